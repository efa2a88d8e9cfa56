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
      guard let parent = layer.parent ?? layer.masked, layer.arrival < turn else { return false }
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
      if owner != nil, !property.animatesInViews { continue }
      guard let old = property.value(in: before), let new = property.value(in: state), old != new,
        let from = property.value(in: shown)
      else { continue }
      heldTime?.note(property, of: self, old)
      animate(property, before: old, shown: from, to: new, changeAnimation)
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
        let goal = property.value(in: state)
        basic.fromValue = goal.flatMap { shown?.visible(before: $0) }?.asAnimationValue
      }
      AnimationEnvironment.current.run(copy, key: property.rawValue, on: self)
    }
  #endif
}
