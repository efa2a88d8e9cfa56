public import TouchCore

/// What was met in a recording, as far as it has been read.
public struct RecordingSummary: Hashable, Sendable {
  /// The number of frames.
  public var frames = 0
  /// The number of contacts that began; hovering doesn't count.
  public var contacts = 0
  /// The largest number of contacts that were down at once.
  public var mostAtOnce = 0
  /// The number of times that something came near without touching.
  public var hovers = 0
  /// The number of contacts that are down after the last frame that was read.
  public var stillDown = 0
  /// The last frame's time.
  public var duration = TouchTime.zero
  /// Frames per second while something touches: the median, pauses left out; nil for too few frames.
  public var rate: Double?
  /// The smallest and the largest raw pressure of a contact; nil where there was none.
  public var pressure: ClosedRange<Int32>?
  /// The smallest and the largest force of a contact; nil where there was none.
  public var force: ClosedRange<Double>?
  /// What was unusual, in the order in which it was first met.
  public var warnings: [WarningCount] = []
}
