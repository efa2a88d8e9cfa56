import TouchCore
import TouchGraphics

extension AnimationTarget {
  /// Animates a property as a change asks for it.
  ///
  /// - Parameters:
  ///   - property: The property, which is set already.
  ///   - before: What it was set to before.
  ///   - shown: What was seen of it before.
  ///   - goal: What it is set to.
  ///   - change: How the change is seen.
  func animate(
    _ property: LayerProperty,
    before: LayerValue,
    shown: LayerValue,
    to goal: LayerValue,
    _ change: ChangeAnimation
  ) {
    let addsUp =
      change.addsUp && property.addsUp && before.hasDifferences && goal.hasDifferences
    let goal = ChangeGoal(property: property, value: goal, addsUp: addsUp)
    let from = addsUp || change.beginsAtModel(property) ? before : shown
    switch change.pacing {
    case .curve, .spring: break
    case .keyframes(let record):
      let isShown = change.showsHidden
      return record.add(property, of: self, from: shown, to: goal.value, showsHidden: isShown)
    case .timeline(let timeline, let start, let window):
      let earlier = runningAnimation(of: property, on: timeline)
      let animation = TimelineAnimation(
        of: property,
        from: from,
        to: goal.value,
        on: timeline,
        start: start,
        window: window,
        after: earlier?.animation as? TimelineAnimation
      )
      return run(animation, to: goal, on: timeline, inPlaceOf: earlier, as: change)
    }
    guard change.duration > 0 else {
      if !addsUp { endAnimation(forKey: property.rawValue) }
      return
    }
    let animation = animation(of: property, from: from, to: goal.value, as: change)
    run(animation, to: goal, as: change)
  }

  /// Runs an animation of a property when a change asks for it.
  func run(_ animation: CAAnimation, to goal: ChangeGoal, as change: ChangeAnimation) {
    let environment = AnimationEnvironment.current
    animation.duration = change.duration
    animation.fillMode = change.fillMode
    animation.autoreverses = change.autoreverses
    if change.repeatCount != 1 { animation.repeatCount = change.repeatCount }
    if change.repeats { animation.repeatCount = .infinity }
    if change.delay > 0 { animation.beginTime = environment.clock.now.seconds + change.delay }
    environment.run(
      animation,
      key: key(of: goal),
      on: self,
      to: goal,
      blocksTouches: change.blocksTouches,
      showsHidden: change.showsHidden,
      completion: change.completion
    )
  }

  /// Runs an animation that follows a timeline.
  private func run(
    _ animation: TimelineAnimation,
    to goal: ChangeGoal,
    on timeline: AnimationTimeline,
    inPlaceOf earlier: RunningAnimation?,
    as change: ChangeAnimation
  ) {
    let running = AnimationEnvironment.current.run(
      animation,
      key: earlier?.key ?? key(of: goal),
      on: self,
      to: goal,
      blocksTouches: change.blocksTouches,
      isHitWhereShown: timeline.isHitWhereShown,
      showsHidden: change.showsHidden,
      completion: change.completion
    )
    running.onRetiming = { timeline.onRetiming() }
    timeline.add(animation, on: self)
  }

  /// The key of a change's animation: the property's name, with a number where animations that add up have it.
  private func key(of goal: ChangeGoal) -> String {
    let name = goal.property.rawValue
    guard goal.addsUp else { return name }
    var (key, number) = (name, 1)
    while animations.contains(where: { $0.key == key && $0.goal?.addsUp == true }) {
      number += 1
      key = "\(name)-\(number)"
    }
    return key
  }

  /// An animation of a property that goes as a change asks for it.
  private func animation(
    of property: LayerProperty,
    from: LayerValue,
    to: LayerValue,
    as change: ChangeAnimation
  ) -> CABasicAnimation {
    let animation: CABasicAnimation
    switch change.pacing {
    case .curve(let function):
      animation = CABasicAnimation(keyPath: property.rawValue)
      animation.timingFunction = function
    case .spring(let curve):
      let spring = CASpringAnimation(keyPath: property.rawValue)
      spring.stiffness = CGFloat(curve.frequency * curve.frequency)
      spring.damping = CGFloat(2 * curve.dampingRatio * curve.frequency)
      spring.initialVelocity = CGFloat(curve.initialVelocity)
      animation = spring
    case .timeline, .keyframes: animation = CABasicAnimation(keyPath: property.rawValue)
    }
    animation.fromValue = from.visible(before: to).asAnimationValue
    animation.toValue = to.asAnimationValue
    return animation
  }
}
