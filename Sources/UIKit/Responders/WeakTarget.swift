#if hasFeature(Embedded)
  extension Weak {
    /// Creates a reference to an object of any class, or to nothing.
    ///
    /// There are no casts to protocols in Embedded Swift: the classes that can be referred to are asked
    /// for one by one.
    init(_ object: Object?) {
      let anchor =
        (object as? UIResponder)?.anchor ?? (object as? UIGestureRecognizer)?.anchor
        ?? (object as? CALayer)?.anchor
      self.init(object, anchor: anchor)
    }
  }
#endif
