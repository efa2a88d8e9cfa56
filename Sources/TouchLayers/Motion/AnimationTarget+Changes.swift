import TouchCore
import TouchGraphics

extension AnimationTarget {
  /// Animates a property as a change asks for it.
  func animate(
    _ property: LayerProperty,
    from: LayerValue,
    to: LayerValue,
    _ change: ChangeAnimation
  ) {
    switch change.pacing {
    case .curve, .spring: break
    case .keyframes(let record):
      let isShown = change.showsHidden
      return record.add(property, of: self, from: from, to: to, showsHidden: isShown)
    case .timeline(let timeline, let start, let window):
      let animation = TimelineAnimation(
        of: property,
        from: from,
        to: to,
        on: timeline,
        start: start,
        window: window,
        after: runningAnimation(of: property, on: timeline)?.animation as? TimelineAnimation
      )
      return run(animation, on: timeline, as: change)
    }
    guard change.duration > 0 else { return endAnimation(forKey: property.rawValue) }
    let animation = animation(of: property, from: from, to: to, as: change)
    run(animation, of: property, as: change)
  }

  /// Runs an animation of a property when a change asks for it.
  func run(_ animation: CAAnimation, of property: LayerProperty, as change: ChangeAnimation) {
    let environment = AnimationEnvironment.current
    animation.duration = change.duration
    animation.fillMode = change.fillMode
    animation.autoreverses = change.autoreverses
    if change.repeatCount != 1 { animation.repeatCount = change.repeatCount }
    if change.repeats { animation.repeatCount = .infinity }
    if change.delay > 0 { animation.beginTime = environment.clock.now.seconds + change.delay }
    environment.run(
      animation,
      key: property.rawValue,
      on: self,
      blocksTouches: change.blocksTouches,
      showsHidden: change.showsHidden,
      completion: change.completion
    )
  }

  /// Runs an animation that follows a timeline.
  private func run(
    _ animation: TimelineAnimation,
    on timeline: AnimationTimeline,
    as change: ChangeAnimation
  ) {
    let running = AnimationEnvironment.current.run(
      animation,
      key: animation.keyPath,
      on: self,
      blocksTouches: change.blocksTouches,
      isHitWhereShown: timeline.isHitWhereShown,
      showsHidden: change.showsHidden,
      completion: change.completion
    )
    running.onRetiming = { timeline.onRetiming() }
    timeline.add(animation, on: self)
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
    animation.fromValue = from.asAnimationValue
    animation.toValue = to.asAnimationValue
    return animation
  }
}
