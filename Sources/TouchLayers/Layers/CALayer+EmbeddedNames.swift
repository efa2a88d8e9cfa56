#if hasFeature(Embedded)
  public import TouchGraphics

  // Elsewhere these names stand in the class itself, so that subclasses can override them.

  extension CALayer {
    /// The frontmost layer at a point, given in the superlayer's coordinates: this one or one in it.
    public func hitTest(_ p: CGPoint) -> CALayer? { hit(at: p) }

    /// Lets a copy of an animation run, in place of one with the same key.
    public func add(_ anim: CAAnimation, forKey key: String?) {
      let copy = anim.copied()
      if let transition = copy as? CATransition { return begin(transition) }
      AnimationEnvironment.current.run(copy, key: key, on: self)
    }

    /// Ends the animation with a key, before its time.
    public func removeAnimation(forKey key: String) { endAnimation(forKey: key) }
    /// Ends all animations, before their time.
    public func removeAllAnimations() { endAnimations() }
    /// The animation with a key that the layer has; don't change it.
    public func animation(forKey key: String) -> CAAnimation? { findAnimation(forKey: key) }
  }
#endif
