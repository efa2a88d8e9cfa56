public import TouchCore

/// One labelled stroke, and what became of it.
public struct StrokeOutcome: Hashable, Sendable {
  /// What can become of a stroke.
  public enum Outcome: Hashable, Sendable {
    /// A recognizer that satisfies the label was recognized in time.
    case hit
    /// Nothing was recognized.
    case missed
    /// Another recognizer was recognized instead.
    case confused(with: String)
    /// A recognition that took this stroke's contacts together with those of the stroke before.
    case merged
    /// A recognizer that satisfies the label was recognized, but too late.
    case late
  }

  /// A wait that a recognition's delay is owed to.
  public struct Wait: Hashable, Sendable {
    /// The recognizer that had to fail first.
    public var recognizer: String
    /// How long that took.
    public var duration: TouchTime

    /// Creates a wait.
    public init(_ recognizer: String, _ duration: TouchTime) {
      self.recognizer = recognizer
      self.duration = duration
    }
  }

  /// The label.
  public var gesture: String
  /// The label's line in the table.
  public var line: Int
  /// When its first contact began.
  public var began: TouchTime
  /// When its last contact was lifted.
  public var ended: TouchTime
  /// What became of it.
  public var outcome = Outcome.missed
  /// The recognizer that was recognized for it.
  public var recognizer: String?
  /// How often that recognizer was recognized beyond the first time.
  public var fragments = 0
  /// From the decisive moment, when the recognizer had seen enough, to its recognition; nil unless hit.
  public var delay: TouchTime?
  /// From the first contact to the recognition; nil unless hit.
  public var latency: TouchTime?
  /// To whom the delay is owed.
  public var waits: [Wait] = []
  /// Why it wasn't hit, in the words of the recognizer that came closest; empty where it was.
  public var why = ""

  /// Creates an outcome.
  public init(gesture: String, line: Int, began: TouchTime, ended: TouchTime) {
    self.gesture = gesture
    self.line = line
    self.began = began
    self.ended = ended
  }
}

/// A recognition that no label asked for.
public struct FalseAlarm: Hashable, Sendable {
  /// The recognizer.
  public var recognizer: String
  /// When it was recognized.
  public var time: TouchTime
  /// The stroke in which it happened: its index in the result's strokes; nil in touches that must do nothing.
  public var stroke: Int?
  /// The label's line in the table.
  public var line: Int

  /// Creates an alarm.
  public init(recognizer: String, time: TouchTime, stroke: Int? = nil, line: Int) {
    self.recognizer = recognizer
    self.time = time
    self.stroke = stroke
    self.line = line
  }
}
