import TouchCore

/// The four directions of a swipe.
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

/// Tracks one finger from touch to lift and decides whether that was a swipe.
///
/// Only the displacement from start to lift counts: a slow swipe counts too, and a small reversal
/// at the end changes nothing.
struct SwipeTracker: Sendable {
  /// The thresholds of a swipe.
  struct Configuration: Hashable, Sendable {
    /// The travel along the direction that must be exceeded, in points (deliberate gestures 3).
    var travel: Double
    /// The maximum distance from the swipe's line, in points (deliberate gestures 3).
    var stray: Double
    /// The minimum mean speed along the direction, in points a second; 0 by default (deliberate
    /// gestures 3).
    var minimumSpeed: Double
    /// The minimum mean acceleration along the direction, in points a second each second; 0 by
    /// default (deliberate gestures 3).
    var minimumAcceleration: Double

    /// Creates a configuration.
    init(
      travel: Double = 100,
      stray: Double = 48,
      minimumSpeed: Double = 0,
      minimumAcceleration: Double = 0
    ) {
      self.travel = travel
      self.stray = stray
      self.minimumSpeed = minimumSpeed
      self.minimumAcceleration = minimumAcceleration
    }
  }

  /// The thresholds; changes apply from the next input on.
  var configuration: Configuration
  /// The direction of the swipe; nil until one is recognized.
  private(set) var direction: SwipeDirection?
  /// Whether a finger is tracked.
  private(set) var isWatching = false

  private var start = Point.zero
  private var last = Point.zero
  private var startTime = TouchTime.zero
  /// The maximum displacement from the start on each axis.
  private var farthest = Vector.zero

  /// Creates a tracker that waits for a finger.
  init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
  }

  // MARK: Inputs

  /// The only finger touched down.
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
    let displacement = location - start
    farthest.dx = max(farthest.dx, displacement.dx.magnitude)
    farthest.dy = max(farthest.dy, displacement.dy.magnitude)
  }

  /// The finger was lifted; if the answer is an end, `direction` is set.
  mutating func ended(at location: Point, time: TouchTime) -> GestureAnswer {
    guard isWatching else { return .finished }
    moved(to: location)
    isWatching = false
    return judge(last - start, time - startTime)
  }

  /// Cancels the attempt: another finger came, the touch was cancelled, or its view is gone.
  mutating func cancel() { isWatching = false }

  // MARK: Updating

  private mutating func judge(_ displacement: Vector, _ span: TouchTime) -> GestureAnswer {
    let isHorizontal = displacement.dx.magnitude >= displacement.dy.magnitude
    let travel = isHorizontal ? displacement.dx : displacement.dy
    let stray = isHorizontal ? farthest.dy : farthest.dx
    let travelled = GestureReason.measured(
      .travelledBeyond,
      travel.magnitude,
      limit: configuration.travel
    )
    guard Threshold.exceeds(travel.magnitude, configuration.travel) else {
      return .failed(travelled)
    }
    if Threshold.exceeds(stray, configuration.stray) {
      return .failed(.measured(.strayed, stray, limit: configuration.stray))
    }
    // A swipe without a duration is faster than any limit.
    let speed = travel.magnitude / max(span, .tick).seconds
    if !Threshold.reaches(speed, configuration.minimumSpeed) {
      return .failed(.measured(.speed, speed, limit: configuration.minimumSpeed))
    }
    // A finger that starts at rest and gains speed evenly travels half of acceleration times time
    // squared.
    let acceleration = 2 * speed / max(span, .tick).seconds
    if !Threshold.reaches(acceleration, configuration.minimumAcceleration) {
      return .failed(
        .measured(.acceleration, acceleration, limit: configuration.minimumAcceleration)
      )
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
