/// How often an event came up in one person's trials: errors of strokes, or hits of strokes.
public struct PersonCount: Hashable, Sendable {
  /// The trials in which it came up.
  public var events: Int
  /// All trials.
  public var trials: Int

  /// Creates a count.
  public init(events: Int, trials: Int) {
    self.events = events
    self.trials = trials
  }

  /// The part of the trials with the event; 0 without trials.
  public var rate: Double { trials > 0 ? Double(events) / Double(trials) : 0 }

  /// Whether an interval can be made of it.
  var isUsable: Bool { trials > 0 && (0...trials).contains(events) }
}
