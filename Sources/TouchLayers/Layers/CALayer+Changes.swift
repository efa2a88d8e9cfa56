import TouchCore
import TouchGraphics

extension CALayer {
  // MARK: Changes that animate

  /// How the picture follows a change just now; nil where the change is seen at once.
  ///
  /// A view says it for its layer; all others animate by themselves once they are seen.
  private var changeAnimation: ChangeAnimation? {
    if let owner { return owner.changeAnimation }
    let animations = AnimationEnvironment.current
    let transaction = animations.transaction
    guard !transaction.disablesActions, transaction.duration > 0, isShown(in: animations.turn)
    else { return nil }
    return ChangeAnimation(
      duration: transaction.duration,
      pacing: .curve(transaction.timingFunction ?? CAMediaTimingFunction(.standard))
    )
  }

  /// Whether the layer was in a tree before a turn, so that it has been seen.
  private func isShown(in turn: Int) -> Bool {
    var layer = self
    while layer.owner == nil {
      guard let parent = layer.parent, layer.arrival < turn else { return false }
      layer = parent
    }
    return true
  }

  /// Changes properties of the model; each that is another one then gets its animation, if any is due.
  func change(_ properties: LayerProperty..., by edit: (inout LayerState) -> Void) {
    guard let changeAnimation else { return edit(&state) }
    let (before, shown) = (state, presentedState)
    edit(&state)
    follow(properties, before, shown, changeAnimation)
  }

  /// Animates what is another one than before; kept out of line, as each property's setter would have a copy.
  @inline(never)
  private func follow(
    _ properties: [LayerProperty],
    _ before: LayerState,
    _ shown: LayerState,
    _ changeAnimation: ChangeAnimation
  ) {
    let heldTime = AnimationEnvironment.current.heldTime
    #if !hasFeature(Embedded)
      let actions = owner == nil ? askedActions(for: properties, before) : []
    #endif
    for property in properties {
      #if !hasFeature(Embedded)
        if let action = actions.first(where: { $0.property == property })?.action {
          run(action, of: property, from: property.value(in: shown))
          continue
        }
      #endif
      guard let old = property.value(in: before), let new = property.value(in: state), old != new,
        let from = property.value(in: shown)
      else { continue }
      heldTime?.note(property, of: self, old)
      animate(property, from: from, to: new, changeAnimation)
    }
  }

  #if !hasFeature(Embedded)
    /// What the layer does by itself about properties that become other ones; asked with the state of before.
    private func askedActions(
      for properties: [LayerProperty],
      _ before: LayerState
    ) -> [(property: LayerProperty, action: any CAAction)] {
      let after = state
      state = before
      defer { state = after }
      return properties.compactMap { property in
        guard property.value(in: before) != property.value(in: after) else { return nil }
        return action(forKey: property.rawValue).map { (property, $0) }
      }
    }

    /// Does what stands in for a property's animation: one without values between begins at what was seen.
    private func run(_ action: any CAAction, of property: LayerProperty, from shown: LayerValue?) {
      guard let animation = action as? CAPropertyAnimation else {
        return action.run(forKey: property.rawValue, object: self, arguments: nil)
      }
      guard let copy = animation.copied() as? CAPropertyAnimation else { return }
      copy.keyPath = copy.keyPath ?? property.rawValue
      if let basic = copy as? CABasicAnimation, basic.fromValue == nil, basic.toValue == nil,
        basic.byValue == nil
      {
        basic.fromValue = shown?.asAnimationValue
      }
      copy.run(forKey: property.rawValue, object: self, arguments: nil)
    }
  #endif

  private func animate(
    _ property: LayerProperty,
    from: LayerValue,
    to: LayerValue,
    _ change: ChangeAnimation
  ) {
    switch change.pacing {
    case .curve, .spring: break
    case .keyframes(let record): return record.add(property, of: self, from: from, to: to)
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
    guard change.duration > 0 else { return removeAnimation(forKey: property.rawValue) }
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
      completion: change.completion
    )
  }

  /// The animation of a property that follows a timeline; nil for one that doesn't.
  func runningAnimation(
    of property: LayerProperty,
    on timeline: AnimationTimeline
  ) -> RunningAnimation? {
    animations.first {
      $0.key == property.rawValue
        && ($0.animation as? TimelineAnimation)?.timeline === timeline
    }
  }

  /// Whether a property has an animation that follows a time.
  func isAnimating(_ property: LayerProperty, in time: HeldTime) -> Bool {
    animations.contains { $0.key == property.rawValue && $0.heldTime === time }
  }

  /// Runs an animation that follows a timeline.
  private func run(
    _ animation: TimelineAnimation,
    on timeline: AnimationTimeline,
    as change: ChangeAnimation
  ) {
    AnimationEnvironment.current.run(
      animation,
      key: animation.keyPath,
      on: self,
      blocksTouches: change.blocksTouches,
      isHitWhereShown: timeline.isHitWhereShown,
      completion: change.completion
    )
    timeline.add(animation, on: self)
  }

  /// Sets a property to a value that was animated, at once, and does what follows from a change of size.
  func settle(_ property: LayerProperty, at value: LayerValue) {
    let size = state.geometry.bounds.size
    property.set(value, in: &state)
    if state.geometry.bounds.size != size { sizeChanged(from: size) }
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
