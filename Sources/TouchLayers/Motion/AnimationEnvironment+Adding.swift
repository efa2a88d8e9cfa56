#if !hasFeature(Embedded)
  /// What shows transitions: a layer.
  @MainActor
  protocol TransitionShowing: AnyObject {
    /// Lets a transition run, which the caller gives away.
    func begin(_ transition: CATransition)
  }

  extension AnimationEnvironment {
    /// Lets a copy of an animation run on a layer, in place of one with the same key.
    func add(_ animation: CAAnimation, forKey key: String?, to target: AnimationTarget) {
      let copy = animation.copied()
      if let transition = copy as? CATransition, let layer = target as? any TransitionShowing {
        return layer.begin(transition)
      }
      run(copy, key: key, on: target)
    }
  }
#endif
