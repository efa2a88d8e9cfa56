/// The values that are compatible with what was seen.
public struct Interval: Hashable, Sendable {
  /// The lowest.
  public var lower: Double
  /// The highest; infinity where nothing was seen that bounds it.
  public var upper: Double

  /// Creates an interval.
  public init(lower: Double, upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// The distance from the lowest to the highest.
  public var width: Double { upper - lower }

  /// Whether a value lies in it.
  public func contains(_ value: Double) -> Bool { lower <= value && value <= upper }
}
