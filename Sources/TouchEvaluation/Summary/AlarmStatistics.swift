import TouchCore

/// What was counted of one recognizer's recognitions.
public struct AlarmStatistics: Hashable, Sendable {
  /// Recognitions that satisfied a label, by person.
  public var right: [String: Int] = [:]
  /// Recognitions that no label asked for, by person.
  public var wrong: [String: Int] = [:]
  /// Of these, those in touches that must do nothing.
  public var insertions = 0
  /// Of these, those in strokes that meant something else.
  public var confusions = 0

  /// The recognitions that no label asked for.
  public var alarms: Int { insertions + confusions }
}
