/// The figures behind the velocity estimators (rule 6.8 leaves them open).
public struct VelocityConstants: Hashable, Sendable {
  /// The age beyond which a sample says nothing about the velocity now.
  public var horizon: TouchTime = .milliseconds(100)
  /// The longest time between two samples of a finger that is moving.
  public var stopGap: TouchTime = .milliseconds(40)
  /// The fewest samples that a parabola is laid through.
  public var fewestSamplesOfAFit = 3
  /// The share of the newest interval in `recentSegments`.
  public var newestShare = 0.05
  /// The share of the interval before the newest.
  public var middleShare = 0.35
  /// The share of the interval before that.
  public var oldestShare = 0.6

  /// Creates the constants with their standard values.
  public init() {}

  /// The values that the library uses where nothing else is said.
  public static let standard = VelocityConstants()
}
