import TouchLayers

#if hasFeature(Embedded)
  extension Weak {
    /// Creates a reference to an object of any class, or to nothing.
    ///
    /// Embedded Swift has no casts to protocols, so each supported class is tested separately.
    init(_ object: Object?) {
      let anchor =
        (object as? UIResponder)?.anchor ?? (object as? UIGestureRecognizer)?.anchor
        ?? (object as? CALayer)?.anchor
      self.init(object, anchor: anchor)
    }

    /// Creates a reference to a target of actions.
    init(target: Object) { self.init(target) }
  }
#else
  extension Weak where Object == AnyObject {
    /// Creates a reference to a target of actions.
    ///
    /// For speed: a controller or a view, as most targets are, is reached by its anchor, so that counting its
    /// references stays cheap.
    @MainActor
    init(target: AnyObject) {
      if let target = target as? any Anchored {
        self.init(anchor: target.anchor)
      } else {
        self.init(target)
      }
    }
  }
#endif
