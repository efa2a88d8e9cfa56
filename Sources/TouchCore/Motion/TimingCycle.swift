/// When an animation runs, how often, and which way: the time of `CAMediaTiming` in closed form.
///
/// Times are seconds on the clock that the animation hangs on.
public struct TimingCycle: Hashable, Sendable {
  /// When the first cycle begins.
  public var beginTime = 0.0
  /// How long one cycle takes, without the way back.
  public var duration = 0.25
  /// How much faster time runs inside; 0 stands still.
  public var speed = 1.0
  /// How far into the animation it begins.
  public var timeOffset = 0.0
  /// How many cycles there are; 0 counts as 1, parts count too, infinity never ends.
  public var repeatCount = 0.0
  /// For how long cycles repeat, in its own time; counts where it isn't zero.
  public var repeatDuration = 0.0
  /// Whether each cycle runs back to its start.
  public var autoreverses = false
  /// Whether the start is shown before the first cycle.
  public var fillsBackwards = false
  /// Whether the end is shown after the last cycle.
  public var fillsForwards = false

  /// Creates one cycle of a quarter second.
  public init() {}

  /// How long a cycle takes, there and back.
  private var cycleLength: Double { autoreverses ? duration * 2 : duration }

  /// How long it is active, in its own time.
  public var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    let count = repeatCount > 0 ? repeatCount : 1
    return cycleLength > 0 ? cycleLength * count : 0
  }

  /// When it ends, on the clock; infinity where it never does.
  public var endTime: Double {
    guard speed.magnitude > 0 else { return .infinity }
    let length = (activeDuration - timeOffset) / speed.magnitude
    return beginTime + max(0, length)
  }

  /// The time within the cycle at a moment on the clock, from 0 to the duration; nil while nothing of it
  /// is seen.
  public func cycleTime(at now: Double) -> Double? {
    if now < beginTime { return fillsBackwards ? progress(timeOffset) : nil }
    let passed = (now - beginTime) * speed.magnitude + timeOffset
    // At its very end an animation is over, so that what comes next is seen and not its last value.
    if passed >= activeDuration {
      return fillsForwards ? progress(activeDuration, isEnd: true) : nil
    }
    return progress(max(passed, 0))
  }

  /// How many cycles are over at a moment on the clock, of those that `cycleTime(at:)` tells the time in.
  public func wholeCycles(at now: Double) -> Double {
    let length = cycleLength
    guard length > 0, now >= beginTime else { return 0 }
    let passed = (now - beginTime) * speed.magnitude + timeOffset
    let isEnd = passed >= activeDuration
    let count = (min(max(passed, 0), activeDuration) / length).rounded(isEnd ? .up : .down)
    return max(isEnd ? count - 1 : count, 0)
  }

  /// The time within a cycle after a time of activity; a whole number of cycles ends where they do.
  private func progress(_ time: Double, isEnd: Bool = false) -> Double {
    let length = cycleLength
    guard length > 0 else { return isEnd && !autoreverses ? duration : 0 }
    var rest = time - (time / length).rounded(.down) * length
    if isEnd, rest == 0, time > 0 { rest = length }
    let position = autoreverses && rest > duration ? length - rest : rest
    return speed < 0 ? duration - position : position
  }
}
