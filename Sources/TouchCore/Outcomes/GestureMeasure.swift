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
  public var slack: Double { bound == .atMost ? limit - value : value - limit }

  /// The slack as a part of the limit, by which measures in different units compare.
  public var relativeSlack: Double { slack / max(abs(limit), .leastNormalMagnitude) }
}

extension GestureReason {
  /// What was measured and the limit it was held against; nil for a reason that is no threshold.
  public var measure: GestureMeasure? {
    switch self {
    case .tooFewTouches(let count, let needed), .taps(let count, let needed):
      GestureMeasure(Double(count), .atLeast, Double(needed), .count)
    case .tooManyTouches(let count, let limit):
      GestureMeasure(Double(count), .atMost, Double(limit), .count)
    case .moved(let way, let limit), .apart(let way, let limit), .strayed(let way, let limit),
      .backwards(let way, let limit), .awayFromEdge(let way, let limit):
      GestureMeasure(way, .atMost, limit, .points)
    case .travelled(let way, let needed), .spread(let way, let needed), .near(let way, let needed):
      GestureMeasure(way, .atLeast, needed, .points)
    case .inwards(let inwards, let along): GestureMeasure(inwards, .atLeast, along, .points)
    case .turned(let angle, let needed): GestureMeasure(angle, .atLeast, needed, .radians)
    case .tooSlow(let time, let limit), .gap(let time, let limit):
      GestureMeasure(time.seconds, .atMost, limit.seconds, .seconds)
    case .held(let time, let needed), .tooSoon(let time, let needed):
      GestureMeasure(time.seconds, .atLeast, needed.seconds, .seconds)
    case .pressed(let force, let needed): GestureMeasure(force, .atLeast, needed, .force)
    case .speed(let speed, let needed):
      GestureMeasure(speed, .atLeast, needed, .pointsPerSecond)
    case .own(_, let measure): measure
    case .following, .lifted, .touchesCancelled, .hovering, .left, .finished, .prevented,
      .requirementRecognized, .refused, .disabled, .removed, .ownDoing:
      nil
    }
  }
}
