#if !hasFeature(Embedded)
  /// Whether an object is of a class or of one that inherits from it.
  package func isObject(_ object: AnyObject, of aClass: AnyClass) -> Bool {
    var candidate: AnyClass? = type(of: object)
    while let here = candidate {
      if here == aClass { return true }
      candidate = _getSuperclass(here)
    }
    return false
  }
#endif
