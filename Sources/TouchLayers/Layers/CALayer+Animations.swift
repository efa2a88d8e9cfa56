import TouchCore
import TouchGraphics

extension CALayer {
  // MARK: Seeing

  /// What is seen of the layer at this moment: what it is set to, with the animations' values in it.
  ///
  /// A closed form of time: nothing depends on how often it is asked for.
  ///
  /// - Complexity: O(*n*) in the number of the layer's animations.
  package var presentedState: LayerState {
    if animations.isEmpty { return state }
    var shown = state
    for animation in animations { animation.apply(to: &shown) }
    return shown
  }

  /// Whether an animation keeps touches from the layer's view (rule 2.6).
  package var blocksTouches: Bool {
    !animations.isEmpty && animations.contains { $0.blocksTouches && $0.isRunning }
  }

  /// The geometry that touches find the layer's view by: what is seen where an animation asks for that,
  /// otherwise what was set (rule 2.6).
  var touchedGeometry: LayerGeometry {
    if animations.isEmpty || !animations.contains(where: { $0.isHitWhereShown && $0.isRunning }) {
      return state.geometry
    }
    return presentedState.geometry
  }

  // MARK: Explicit animations

  /// Lets a copy of an animation run, in place of one with the same key.
  ///
  /// - Parameters:
  ///   - anim: The animation.
  ///   - key: What the animation is found by; nil where it needn't be.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    AnimationEnvironment.current.run(anim.copied(), key: key, on: self)
  }

  /// Ends the animation with a key, before its time.
  public func removeAnimation(forKey key: String) {
    AnimationEnvironment.current.holdingBack { stopAnimation(forKey: key) }
  }

  /// Ends all animations, before their time.
  public func removeAllAnimations() {
    AnimationEnvironment.current.holdingBack {
      for animation in animations { stop(animation) }
    }
  }

  /// The animation with a key that the layer has; don't change it.
  public func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// The keys of the layer's animations, in the order in which they were added; nil where there are none.
  public func animationKeys() -> [String]? {
    let keys = animations.compactMap { $0.key }
    return keys.isEmpty ? nil : keys
  }

  /// Ends the animation with a key.
  func stopAnimation(forKey key: String) {
    for animation in animations where animation.key == key { stop(animation) }
  }

  /// Ends an animation, or lets go of one that was kept beyond its end.
  private func stop(_ animation: RunningAnimation) {
    animation.stop(finished: false)
    animations.removeAll { $0 === animation }
  }

  /// Whether this is the other layer, or somewhere in it.
  func isIn(_ other: CALayer) -> Bool {
    var current: CALayer? = self
    while let here = current {
      if here === other { return true }
      current = here.parent
    }
    return false
  }
}

extension CALayer {
  /// A layer that looks as this one does at this moment, without sublayers; never nil.
  ///
  /// It is a copy: changing it changes nothing that is seen.
  public func presentation() -> Self? {
    let copy = type(of: self).init()
    copy.state = presentedState
    copy.name = name
    copy.original = Weak(self)
    return copy
  }

  /// The layer that this one shows the present look of; the layer itself where it is no such copy.
  public func model() -> Self {
    guard let original = original.object else { return self }
    return unsafeDowncast(original, to: Self.self)
  }

  /// A layer that looks for ever as this one and everything in it does at this moment.
  ///
  /// - Complexity: O(*n*) in the number of layers.
  package func frozen() -> CALayer {
    let copy = CALayer()
    copy.state = presentedState
    copy.children.reserveCapacity(children.count)
    for child in children where !child.state.isHidden {
      let frozen = child.frozen()
      frozen.parent = copy
      copy.children.append(frozen)
    }
    return copy
  }
}
