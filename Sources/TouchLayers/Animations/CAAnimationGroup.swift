import TouchCore

/// Several animations of one layer that begin and end together.
///
/// They run on the group's time: what goes beyond its duration is cut off, and what ends with it stays as long as
/// the group's fill mode says. Only the group's delegate is told of the beginning and the end.
open class CAAnimationGroup: CAAnimation {
  /// The animations; their `beginTime` counts from the group's beginning.
  open var animations: [CAAnimation]?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.copied() }
  }

  override func apply(to state: inout LayerState, at time: Double, of cycle: TimingCycle) {
    let time = part(at: time, of: cycle) * cycle.duration
    for animation in animations ?? [] {
      var inner = animation.cycle(defaultDuration: cycle.duration)
      inner.beginTime = animation.beginTime
      // What ends with the group is seen as long as the group's own end.
      if time >= cycle.duration, inner.endTime >= time - 1e-9 { inner.fillsForwards = true }
      if let inside = inner.cycleTime(at: time) {
        let cycles = inner.wholeCycles(at: time)
        animation.apply(to: &state, at: inside, of: inner, after: cycles)
      }
    }
  }
}
