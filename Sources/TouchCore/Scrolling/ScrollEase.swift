/// A scroll to a given offset, along one axis, that starts with a velocity and stops gently (rule 8.15).
///
/// x(t) = x0 + (x1 − x0)·(3p² − 2p³) + v0·T·p·(1 − p)², with p = t/T. Started again from the position
/// and the velocity of any moment, over the time that is left, it takes the same course.
public struct ScrollEase: Hashable, Sendable {
  /// Where it starts, in points.
  public let start: Double
  /// Where it ends, in points.
  public let end: Double
  /// How fast it starts, in points per second.
  public let startVelocity: Double
  /// How long it takes, in seconds.
  public let duration: Double

  /// Creates a scroll between two offsets.
  ///
  /// A velocity with which the content would leave the segment between the two counts as the nearest with
  /// which it doesn't: it never moves back, and never beyond the end.
  public init(from start: Double, to end: Double, velocity: Double = 0, duration: Double) {
    self.start = start
    self.end = end
    self.duration = duration
    // Up to 3·(x1 − x0)/T the curve rises all the way.
    let limit = duration > 0 ? 3 * (end - start) / duration : 0
    startVelocity = limit < 0 ? min(max(velocity, limit), 0) : max(min(velocity, limit), 0)
  }

  /// The part of the distance covered after a part of the time, both from 0 to 1.
  public static func share(_ part: Double) -> Double {
    let part = min(max(part, 0), 1)
    return part * part * (3 - 2 * part)
  }

  /// Where the content is, some seconds after the start.
  public func position(after seconds: Double) -> Double {
    guard duration > 0, seconds < duration else { return end }
    let part = max(seconds, 0) / duration
    let rest = 1 - part
    return start + (end - start) * Self.share(part) + startVelocity * duration * part * rest * rest
  }

  /// How fast it is then, in points per second.
  public func velocity(after seconds: Double) -> Double {
    guard duration > 0, seconds < duration else { return 0 }
    let part = max(seconds, 0) / duration
    let rest = 1 - part
    return (end - start) * 6 * part * rest / duration + startVelocity * rest * (1 - 3 * part)
  }

  /// The course from a moment on, to the same end or another one.
  ///
  /// To another end it takes at least a given time, so that an end that changes late is reached gently
  /// too.
  func restarted(
    after seconds: Double,
    movedBy move: Double = 0,
    to other: Double? = nil,
    lasting least: Double = 0
  ) -> ScrollEase {
    let end = other ?? end
    let left = max(duration - max(seconds, 0), 0)
    return ScrollEase(
      from: position(after: seconds) + move,
      to: end,
      velocity: velocity(after: seconds),
      duration: end == self.end && move == 0 ? left : max(left, least)
    )
  }
}
