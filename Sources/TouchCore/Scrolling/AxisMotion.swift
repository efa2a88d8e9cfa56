/// How content moves along one axis, as a closed form of the seconds since its start.
public enum AxisMotion: Hashable, Sendable {
  /// It stays where it is.
  case resting(Double)
  /// It slows down inside its range (rule 8.11).
  case decelerating(Deceleration)
  /// It slows down, comes over an edge at a moment and returns to it (rule 8.12).
  case bouncing(Deceleration, crossing: Double, ScrollSettling)
  /// It moves to an edge, a page or a target that the delegate chose.
  case settling(ScrollSettling)
  /// It moves to an offset that the client asked for (rule 8.15).
  case easing(ScrollEase)

  /// How long it takes, in seconds.
  public var duration: Double {
    switch self {
    case .resting: 0
    case .decelerating(let deceleration): deceleration.duration
    case .bouncing(_, let crossing, let settling): crossing + settling.duration
    case .settling(let settling): settling.duration
    case .easing(let ease): ease.duration
    }
  }

  /// Where it comes to rest.
  public var end: Double {
    switch self {
    case .resting(let position): position
    case .decelerating(let deceleration): deceleration.landing
    case .bouncing(_, _, let settling), .settling(let settling): settling.target
    case .easing(let ease): ease.end
    }
  }

  /// Where the content is, some seconds after the start.
  public func position(after seconds: Double) -> Double {
    switch self {
    case .resting(let position): position
    case .decelerating(let deceleration): deceleration.position(after: seconds)
    case .bouncing(let deceleration, let crossing, let settling):
      seconds < crossing
        ? deceleration.position(after: seconds) : settling.position(after: seconds - crossing)
    case .settling(let settling): settling.position(after: seconds)
    case .easing(let ease): ease.position(after: seconds)
    }
  }

  /// How fast it is then, in points per second; at an edge that the content crosses it doesn't change.
  public func velocity(after seconds: Double) -> Double {
    switch self {
    case .resting: 0
    case .decelerating(let deceleration): deceleration.velocity(after: seconds)
    case .bouncing(let deceleration, let crossing, let settling):
      seconds < crossing
        ? deceleration.velocity(after: seconds) : settling.velocity(after: seconds - crossing)
    case .settling(let settling): settling.velocity(after: seconds)
    case .easing(let ease): ease.velocity(after: seconds)
    }
  }

  /// Whether the content slows down freely then, before it has come to any edge.
  public func isFree(after seconds: Double) -> Bool {
    switch self {
    case .resting, .settling, .easing: false
    case .decelerating: true
    case .bouncing(_, let crossing, _): seconds < crossing
    }
  }

  /// The same course from a moment on, with that moment as its start.
  public func restarted(after seconds: Double) -> AxisMotion {
    if seconds >= duration { return .resting(end) }
    let (position, velocity) = (position(after: seconds), velocity(after: seconds))
    switch self {
    case .resting: return self
    case .decelerating(let old):
      return .decelerating(old.restarted(at: position, velocity))
    case .bouncing(let old, let crossing, let settling):
      guard seconds < crossing else {
        return .settling(settling.restarted(at: position, velocity))
      }
      return .bouncing(
        old.restarted(at: position, velocity),
        crossing: crossing - seconds,
        settling
      )
    case .settling(let old): return .settling(old.restarted(at: position, velocity))
    case .easing(let ease): return .easing(ease.restarted(after: seconds))
    }
  }
}

extension Deceleration {
  /// The same deceleration from another state.
  fileprivate func restarted(at position: Double, _ velocity: Double) -> Deceleration {
    Deceleration(position: position, velocity: velocity, rate: rate, stopSpeed: stopSpeed)
  }
}

extension ScrollSettling {
  /// The same settling from another state.
  fileprivate func restarted(at position: Double, _ velocity: Double) -> ScrollSettling {
    ScrollSettling(
      from: position,
      velocity: velocity,
      to: target,
      lead: lead,
      slowRate: slowRate,
      fastRate: fastRate,
      tolerance: tolerance
    )
  }
}
