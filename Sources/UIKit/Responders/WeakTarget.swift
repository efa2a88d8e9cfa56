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
  }
#endif
