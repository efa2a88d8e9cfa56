/// The figures behind the velocity estimators (rule 6.8 leaves them open).
public struct VelocityConstants: Hashable, Sendable {
  /// The age beyond which a sample says nothing about the velocity now.
  public var horizon: TouchTime = .milliseconds(100)
  /// The longest time between two samples of a finger that is moving.
  public var stopGap: TouchTime = .milliseconds(40)
  /// The time within which samples are one: the later corrects the earlier.
  ///
  /// A host may report one moment in two frames that are microseconds apart; their difference, divided by
  /// that time, would be any velocity at all.
  public var shortestInterval = TouchTime(nanoseconds: 500_000)
  /// The distance up to which a point that moved counts as being where it was, in points.
  public var stillness = 0.01
  /// The distance from which an interval counts fully, in points; between the two it counts in part.
  ///
  /// So that no comparison decides between the velocity before a rest and that of a tremor: a distance
  /// a little longer changes the velocity a little.
  public var fullMovement = 0.03
  /// How many times as fast as its samples a fitted velocity may be.
  public var fitExcess = 4.0
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
