/// What a recognizer asks of a stroke as a whole, to tell whether a near miss is near in everything.
///
/// A press that fails because the finger moved says nothing of the time that was still to come: a quick tap that moved
/// 12 of 10 points was no near miss of a press of 0.5 s.
public struct StrokeLimits: Hashable, Sendable {
  /// The least time that the finger stays down, in seconds.
  public var leastDuration: Double?
  /// The longest time that the finger stays down, in seconds.
  public var mostDuration: Double?
  /// The longest distance from the start, in points.
  public var mostTravel: Double?

  /// Creates limits; nil where there is none.
  public init(
    leastDuration: Double? = nil,
    mostDuration: Double? = nil,
    mostTravel: Double? = nil
  ) {
    self.leastDuration = leastDuration
    self.mostDuration = mostDuration
    self.mostTravel = mostTravel
  }

  /// Whether a stroke keeps all limits, or misses them by a part of them at most.
  func isNear(duration: Double, travel: Double, by part: Double) -> Bool {
    func isEnough(_ value: Double, _ least: Double?) -> Bool {
      least.map { value >= $0 * (1 - part) } ?? true
    }
    func isLittle(_ value: Double, _ most: Double?) -> Bool {
      most.map { value <= $0 * (1 + part) } ?? true
    }
    return isEnough(duration, leastDuration) && isLittle(duration, mostDuration)
      && isLittle(travel, mostTravel)
  }
}
