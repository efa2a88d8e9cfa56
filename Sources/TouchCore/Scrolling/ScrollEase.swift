/// An animated scroll to a given offset, along one axis: it starts and stops gently (rule 8.15).
///
/// x(t) = x0 + (x1 − x0)·(3p² − 2p³), with p = t/T.
public struct ScrollEase: Hashable, Sendable {
  /// Where it starts, in points.
  public let start: Double
  /// Where it ends, in points.
  public let end: Double
  /// How long it takes, in seconds.
  public let duration: Double
  /// How much of it is over, in seconds, at what counts as its start.
  let elapsed: Double

  /// Creates a scroll between two offsets.
  public init(from start: Double, to end: Double, duration: Double) {
    self.init(from: start, to: end, duration: duration, elapsed: 0)
  }

  init(from start: Double, to end: Double, duration: Double, elapsed: Double) {
    self.start = start
    self.end = end
    self.duration = duration
    self.elapsed = elapsed
  }

  /// The part of the distance covered after a part of the time, both from 0 to 1.
  public static func share(_ part: Double) -> Double {
    let part = min(max(part, 0), 1)
    return part * part * (3 - 2 * part)
  }

  /// How long it takes from what counts as its start, in seconds.
  var remaining: Double { max(duration - elapsed, 0) }

  /// Where the content is, some seconds after the start.
  public func position(after seconds: Double) -> Double {
    guard duration > 0, seconds + elapsed < duration else { return end }
    return start + (end - start) * Self.share((seconds + elapsed) / duration)
  }

  /// How fast it is then, in points per second.
  public func velocity(after seconds: Double) -> Double {
    let time = seconds + elapsed
    guard duration > 0, time > 0, time < duration else { return 0 }
    let part = time / duration
    return (end - start) * 6 * part * (1 - part) / duration
  }
}
