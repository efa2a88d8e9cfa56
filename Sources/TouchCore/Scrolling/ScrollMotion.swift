/// How content moves, as a closed form of time.
///
/// The position can be asked for at any time, so a dropped frame changes nothing.
public struct ScrollMotion: Hashable, Sendable {
  /// The horizontal half.
  public var x: AxisMotion
  /// The vertical half.
  public var y: AxisMotion
  /// When it starts.
  public var startTime: TouchTime

  /// Creates a motion from its halves.
  public init(x: AxisMotion, y: AxisMotion, at startTime: TouchTime) {
    self.x = x
    self.y = y
    self.startTime = startTime
  }

  /// Creates a motion that is asked for (rule 8.15).
  public init(from start: Point, to end: Point, duration: TouchTime, at startTime: TouchTime) {
    let seconds = duration.seconds
    x = .easing(ScrollEase(from: start.x, to: end.x, duration: seconds))
    y = .easing(ScrollEase(from: start.y, to: end.y, duration: seconds))
    self.startTime = startTime
  }

  /// How long it takes, in seconds.
  public var duration: Double { max(x.duration, y.duration) }

  /// When it is over.
  public var endTime: TouchTime { startTime + TouchTime(outlasting: duration) }

  /// Where it comes to rest.
  public var end: Point { Point(x: x.end, y: y.end) }

  /// Where the content is at a moment, in points.
  public func position(at time: TouchTime) -> Point {
    let seconds = seconds(to: time)
    return Point(x: x.position(after: seconds), y: y.position(after: seconds))
  }

  /// How fast it is at a moment, in points per second.
  public func velocity(at time: TouchTime) -> Vector {
    let seconds = seconds(to: time)
    return Vector(dx: x.velocity(after: seconds), dy: y.velocity(after: seconds))
  }

  /// The same course from a moment on, with that moment as its start.
  public func restarted(at time: TouchTime) -> ScrollMotion {
    let seconds = seconds(to: time)
    return ScrollMotion(
      x: x.restarted(after: seconds),
      y: y.restarted(after: seconds),
      at: max(time, startTime)
    )
  }

  private func seconds(to time: TouchTime) -> Double { max((time - startTime).seconds, 0) }
}

extension TouchTime {
  /// The shortest whole number of nanoseconds that is no less than a number of seconds.
  init(outlasting seconds: Double) {
    let rounded = TouchTime(seconds: seconds)
    self = rounded.seconds < seconds ? rounded + .tick : rounded
  }
}
