/// What was measured of a gesture, and the limit it was held against.
///
/// A gesture that failed on a threshold missed it by `-slack`; one that was recognized had `slack` to
/// spare. Lengths are points, angles radians, times seconds.
public struct GestureMeasure: Hashable, Sendable {
  /// What kind of thing was measured.
  public enum Unit: Hashable, Sendable {
    /// Fingers or taps.
    case count
    /// Points.
    case points
    /// Radians.
    case radians
    /// Seconds.
    case seconds
    /// Points a second.
    case pointsPerSecond
    /// Parts of the largest force.
    case force
    /// Something of a client's own.
    case own
  }

  /// On which side of the limit the value has to be.
  public enum Bound: Hashable, Sendable {
    /// Not above the limit.
    case atMost
    /// Not below the limit.
    case atLeast
    /// Above the limit: the limit itself isn't enough.
    case moreThan
  }

  /// What was measured.
  public var value: Double
  /// What it was held against.
  public var limit: Double
  /// On which side of it the value has to be.
  public var bound: Bound
  /// What both are measured in.
  public var unit: Unit

  /// Creates a measure.
  public init(_ value: Double, _ bound: Bound, _ limit: Double, _ unit: Unit) {
    self.value = value
    self.limit = limit
    self.bound = bound
    self.unit = unit
  }

  /// How much there was to spare; negative where the limit was missed.
  ///
  /// 0 misses a limit that has to be exceeded; `isKept` says which it is.
  public var slack: Double { bound == .atMost ? limit - value : value - limit }

  /// Whether the limit was kept, as the machines decide it.
  public var isKept: Bool {
    let slack = slack
    let tolerance = unit.tolerance
    return switch bound {
    case .atMost, .atLeast: slack >= -tolerance
    case .moreThan: slack > tolerance
    }
  }

  /// The slack as a part of the limit, by which measures in different units compare.
  public var relativeSlack: Double { slack / max(abs(limit), .leastNormalMagnitude) }
}

extension GestureMeasure.Unit {
  /// The difference from a limit that counts as none: that of `Threshold` for what machines measure in fractions.
  package var tolerance: Double {
    switch self {
    case .points, .radians, .force: Threshold.slack
    case .count, .seconds, .pointsPerSecond, .own: 0
    }
  }
}
