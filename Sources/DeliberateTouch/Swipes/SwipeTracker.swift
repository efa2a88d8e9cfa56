import TouchCore

/// The four ways in which a finger can swipe.
public enum SwipeDirection: Hashable, Sendable, CaseIterable {
  /// Leftwards.
  case left
  /// Rightwards.
  case right
  /// Upwards.
  case up
  /// Downwards.
  case down
}

/// Watches one finger from its touch to its lift, and says whether that was a swipe.
///
/// What counts is where the finger is lifted, compared with where it touched down: a slow swipe is one
/// too, and a small reversal at the end changes nothing.
struct SwipeTracker: Sendable {
  /// What a swipe has to be like.
  struct Configuration: Hashable, Sendable {
    /// The travel along the direction that has to be exceeded, in points (DELIBERATE 3).
    var travel: Double
    /// The farthest that the finger may ever be beside its line, in points (DELIBERATE 3).
    var stray: Double
    /// The least mean speed along the direction, in points a second; none by default (DELIBERATE 3).
    var minimumSpeed: Double

    /// Creates a configuration.
    init(travel: Double = 100, stray: Double = 48, minimumSpeed: Double = 0) {
      self.travel = travel
      self.stray = stray
      self.minimumSpeed = minimumSpeed
    }
  }

  /// What a swipe has to be like; changes hold from the next input on.
  var configuration: Configuration
  /// The direction of the swipe; nil until one was recognized.
  private(set) var direction: SwipeDirection?
  /// Whether a finger is watched.
  private(set) var isWatching = false

  private var start = Point.zero
  private var last = Point.zero
  private var startTime = TouchTime.zero
  /// The farthest that the finger ever was from its start, either way.
  private var farthest = Vector.zero

  /// Creates a watch that waits for a finger.
  init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
  }

  // MARK: Inputs

  /// A finger touched down, alone.
  mutating func began(at location: Point, time: TouchTime) {
    self = SwipeTracker(configuration: configuration)
    guard location.isPlausible else { return }
    isWatching = true
    start = location
    last = location
    startTime = time
  }

  /// The finger moved.
  mutating func moved(to location: Point) {
    guard isWatching, location.isPlausible else { return }
    last = location
    let way = location - start
    farthest.dx = max(farthest.dx, way.dx.magnitude)
    farthest.dy = max(farthest.dy, way.dy.magnitude)
  }

  /// The finger was lifted: an end is a swipe, whose `direction` is known then.
  mutating func ended(at location: Point, time: TouchTime) -> GestureAnswer {
    guard isWatching else { return .finished }
    moved(to: location)
    isWatching = false
    return judge(last - start, time - startTime)
  }

  /// Another finger came, the finger was taken, or what it touched is gone: nothing comes of it.
  mutating func cancel() { isWatching = false }

  // MARK: Steps

  private mutating func judge(_ way: Vector, _ span: TouchTime) -> GestureAnswer {
    let isHorizontal = way.dx.magnitude >= way.dy.magnitude
    let travel = isHorizontal ? way.dx : way.dy
    let stray = isHorizontal ? farthest.dy : farthest.dx
    let travelled = GestureReason.travelled(travel.magnitude, needed: configuration.travel)
    guard Threshold.exceeds(travel.magnitude, configuration.travel) else {
      return .failed(travelled)
    }
    if Threshold.exceeds(stray, configuration.stray) {
      return .failed(.strayed(stray, limit: configuration.stray))
    }
    // A swipe without a duration is faster than any limit.
    let speed = travel.magnitude / max(span, .tick).seconds
    if !Threshold.reaches(speed, configuration.minimumSpeed) {
      return .failed(.speed(speed, needed: configuration.minimumSpeed))
    }
    direction =
      switch (isHorizontal, travel > 0) {
      case (true, true): .right
      case (true, false): .left
      case (false, true): .down
      case (false, false): .up
      }
    return .ended(travelled)
  }
}
