import TouchCore
import TouchLayers

extension EngineClock {
  /// Makes an environment on the clock current during a closure.
  func inEnvironment(_ body: (AnimationEnvironment) -> Void) {
    let before = AnimationEnvironment.current
    let environment = AnimationEnvironment(clock: self)
    AnimationEnvironment.current = environment
    body(environment)
    AnimationEnvironment.current = before
  }

  /// Runs what is due until a time, in seconds, at its moments.
  func run(to seconds: Double) {
    let time = TouchTime(seconds: seconds)
    while let deadline = deadlines.popNext(dueAt: time) {
      now = deadline.time
      deadlines.run(deadline)
    }
    now = time
  }
}
