/// Content that was thrown and slows down, along one axis (rule 8.11).
///
/// v(t) = v0·r^(1000t) and x(t) = x0 + v0·F·(1 − r^(1000t)), with F = r/(1000·(1 − r)). Started again from
/// the position and the velocity of any moment, it takes the same course.
public struct Deceleration: Hashable, Sendable {
  /// Where the content was thrown, in points.
  public let position: Double
  /// How fast, in points per second.
  public let velocity: Double
  /// What is left of the velocity after a millisecond.
  public let rate: Double
  /// The speed at which it stops, in points per second.
  public let stopSpeed: Double

  /// The rates within which the arithmetic is sound.
  static var rates: ClosedRange<Double> { 0.001...0.999_999 }

  /// Creates a deceleration.
  ///
  /// The rate is what is left of the velocity after a millisecond: more than 0, less than 1; other
  /// numbers count as the nearest that makes sense.
  public init(
    position: Double,
    velocity: Double,
    rate: Double = ScrollConstants.standard.normalRate,
    stopSpeed: Double = ScrollConstants.standard.stopSpeed
  ) {
    self.position = position
    self.velocity = velocity
    self.rate = min(max(rate, Self.rates.lowerBound), Self.rates.upperBound)
    self.stopSpeed = max(stopSpeed, 0.001)
  }

  /// The seconds that a velocity is projected over: F (rule 8.11).
  public var factor: Double { rate / (1000 * (1 - rate)) }

  /// The logarithm of what is left after a second; negative.
  private var logOfRate: Double { 1000 * ElementaryFunctions.log(rate) }

  /// How long it takes, in seconds; zero where the speed is no more than the stop speed.
  public var duration: Double {
    let speed = velocity.magnitude
    guard speed > stopSpeed else { return 0 }
    return ElementaryFunctions.log(stopSpeed / speed) / logOfRate
  }

  /// Where it comes to rest.
  public var landing: Double {
    guard velocity.magnitude > stopSpeed else { return position }
    return position + (velocity - (velocity < 0 ? -stopSpeed : stopSpeed)) * factor
  }

  /// Where the content is, some seconds after it was thrown.
  public func position(after seconds: Double) -> Double {
    if seconds <= 0 { return position }
    if seconds >= duration { return landing }
    return position + velocity * factor * (1 - ElementaryFunctions.exp(seconds * logOfRate))
  }

  /// How fast it is then, in points per second; zero once it rests.
  public func velocity(after seconds: Double) -> Double {
    if seconds <= 0 { return duration > 0 ? velocity : 0 }
    if seconds >= duration { return 0 }
    return velocity * ElementaryFunctions.exp(seconds * logOfRate)
  }

  /// When the content reaches an offset ahead, in seconds; nil if it never does.
  public func time(to offset: Double) -> Double? {
    let distance = offset - position
    guard velocity != 0, distance == 0 || (distance < 0) == (velocity < 0) else { return nil }
    guard distance.magnitude < (landing - position).magnitude else { return nil }
    let left = 1 - distance / (velocity * factor)
    guard left > 0 else { return nil }
    return max(0, ElementaryFunctions.log(left) / logOfRate)
  }
}
