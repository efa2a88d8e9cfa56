/// A damped motion to a target, along one axis, that ends exactly there (rules 8.10, 8.12, 8.13).
///
/// Without mass and springs: the displacement is a sum of two decays, A·e^(−k₁t) + B·e^(−k₂t), or
/// (d + B·t)·e^(−kt) where both rates are one. Started again from displacement and velocity of any
/// moment, it takes the same course.
public struct ScrollSettling: Hashable, Sendable {
  /// Where it leads, in points.
  public let target: Double
  /// How far away from where its decays lead it starts, in points: the target, or a little beyond.
  public let displacement: Double
  /// How fast, in points per second.
  public let initialVelocity: Double
  /// The rate of the slower decay, per second.
  public let slowRate: Double
  /// The rate of the faster decay, per second.
  public let fastRate: Double
  /// How near it comes before it is over, in points.
  public let tolerance: Double
  /// How far beyond the target its decays lead, in points; it stops at the target before that.
  let lead: Double
  /// How long it takes, in seconds.
  public let duration: Double

  /// The last moments that count as the end, in seconds: less than a clock can tell, so that a motion that
  /// was started again ends when the first one does.
  private static var endSlack: Double { 1e-9 }

  /// Creates the motion from an offset to a target.
  public init(
    from position: Double,
    velocity: Double,
    to target: Double,
    slowRate: Double,
    fastRate: Double,
    tolerance: Double = ScrollConstants.standard.settleDistance
  ) {
    self.init(
      from: position,
      velocity: velocity,
      to: target,
      lead: 0,
      slowRate: slowRate,
      fastRate: fastRate,
      tolerance: tolerance
    )
  }

  /// Creates the motion to a target at which it stops before its decays are over.
  init(
    from position: Double,
    velocity: Double,
    to target: Double,
    lead: Double,
    slowRate: Double,
    fastRate: Double,
    tolerance: Double
  ) {
    self.target = target
    self.lead = lead
    displacement = position - target - lead
    initialVelocity = velocity
    self.slowRate = max(min(slowRate, fastRate), 0.01)
    // Rates that are all but one would divide by next to nothing.
    let fast = max(slowRate, fastRate, 0.01)
    self.fastRate = fast - self.slowRate < fast * 1e-4 ? self.slowRate : fast
    self.tolerance = tolerance
    duration = ScrollSettling.duration(
      displacement,
      velocity,
      slow: self.slowRate,
      fast: self.fastRate,
      lead == 0 ? tolerance : lead.magnitude
    )
  }

  /// Content that is released beyond an edge (rule 8.12).
  ///
  /// x0·(1 + a·ω·t)·e^(−ωt), and as much more as the content was still moving outwards. Content that
  /// comes over the edge from inside has no x0 and v·t·e^(−ωt) is left.
  public static func release(
    from position: Double,
    outward velocity: Double,
    to edge: Double,
    constants: ScrollConstants = .standard
  ) -> ScrollSettling {
    let rate = constants.bounceRate
    let start = (constants.heldReleaseShare - 1) * rate * (position - edge)
    return ScrollSettling(
      from: position,
      velocity: start + velocity,
      to: edge,
      slowRate: rate,
      fastRate: rate,
      tolerance: constants.settleDistance
    )
  }

  /// Content that is brought to a target that the delegate chose (rule 8.10).
  ///
  /// A target where the content would have come to rest anyway is reached as by deceleration, and in the
  /// same time; a nearer one sooner, a farther one after a push, and one without velocity as a bounce
  /// returns. The velocity goes on smoothly, unless it leads away from the target.
  public static func retarget(
    from position: Double,
    velocity: Double,
    to target: Double,
    rate: Double,
    constants: ScrollConstants = .standard
  ) -> ScrollSettling {
    let distance = target - position
    let towards = distance == 0 || (velocity < 0) == (distance < 0) ? velocity : 0
    let thrown = Deceleration(
      position: position,
      velocity: towards,
      rate: rate,
      stopSpeed: constants.stopSpeed
    )
    let natural = 1 / thrown.factor
    let reach = (thrown.landing - position).magnitude
    var lead = 0.0
    var slow = constants.bounceRate
    var fast = constants.bounceRate
    if distance != 0, reach > 0 {
      let share = distance.magnitude / reach
      slow = min(natural * max(share, 1 / share), max(constants.bounceRate, natural))
      // A velocity above the fast decay would carry the content past the target.
      fast = max(constants.bounceRate, natural, towards.magnitude / distance.magnitude)
      // It is at the stop speed when it comes to the target (rule 8.11).
      lead = (distance < 0 ? -1 : 1) * thrown.stopSpeed / slow
    }
    return ScrollSettling(
      from: position,
      velocity: towards,
      to: target,
      lead: lead,
      slowRate: slow,
      fastRate: fast,
      tolerance: constants.settleDistance
    )
  }

  /// Where the content is, some seconds after the start.
  public func position(after seconds: Double) -> Double {
    if seconds >= duration - Self.endSlack { return target }
    return target + lead + state(max(seconds, 0)).displacement
  }

  /// How fast it is then, in points per second; zero once it rests.
  public func velocity(after seconds: Double) -> Double {
    if seconds >= duration - Self.endSlack { return 0 }
    return state(max(seconds, 0)).velocity
  }

  private func state(_ time: Double) -> (displacement: Double, velocity: Double) {
    ScrollSettling.state(displacement, initialVelocity, slow: slowRate, fast: fastRate, at: time)
  }

  // MARK: The closed form

  private static func state(
    _ displacement: Double,
    _ velocity: Double,
    slow: Double,
    fast: Double,
    at time: Double
  ) -> (displacement: Double, velocity: Double) {
    let slowDecay = ElementaryFunctions.exp(-slow * time)
    if slow == fast {
      let push = velocity + slow * displacement
      let position = (displacement + push * time) * slowDecay
      return (position, push * slowDecay - slow * position)
    }
    let slowShare = (velocity + fast * displacement) / (fast - slow)
    let slowPart = slowShare * slowDecay
    let fastPart = (displacement - slowShare) * ElementaryFunctions.exp(-fast * time)
    return (slowPart + fastPart, -slow * slowPart - fast * fastPart)
  }

  /// When it turns round; zero if it never does.
  private static func turn(
    _ displacement: Double,
    _ velocity: Double,
    slow: Double,
    fast: Double
  ) -> Double {
    if slow == fast {
      let push = velocity + slow * displacement
      return push == 0 ? 0 : max(0, velocity / (slow * push))
    }
    let slowShare = (velocity + fast * displacement) / (fast - slow)
    let ratio = -(displacement - slowShare) * fast / (slowShare * slow)
    guard ratio > 0, ratio.isFinite else { return 0 }
    return max(0, ElementaryFunctions.log(ratio) / (fast - slow))
  }

  /// The moment from which on it is no farther away than the tolerance.
  ///
  /// After its turn the displacement only shrinks: the moment is found between two others by halving.
  private static func duration(
    _ displacement: Double,
    _ velocity: Double,
    slow: Double,
    fast: Double,
    _ tolerance: Double
  ) -> Double {
    func distance(_ time: Double) -> Double {
      state(displacement, velocity, slow: slow, fast: fast, at: time).displacement.magnitude
    }
    guard displacement.isFinite, velocity.isFinite else { return 0 }
    let turn = turn(displacement, velocity, slow: slow, fast: fast)
    var low = distance(turn) > tolerance ? turn : 0
    // A push too small to lead out of the tolerance is over where it turns.
    if low == 0, distance(0) <= tolerance { return turn }
    var high = max(turn, 1 / slow)
    while distance(high) > tolerance { high *= 2 }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if distance(middle) > tolerance { low = middle } else { high = middle }
    }
    return high
  }
}
