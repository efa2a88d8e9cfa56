// Ours, not Apple's: there every NSObject can be called so, which Foundation's isn't here.
#if !hasFeature(Embedded) && !canImport(ObjectiveC)

  /// What `addObserver(_:forKeyPath:options:context:)` takes; every responder adopts it.
  @preconcurrency @MainActor
  public protocol NSKeyValueObserving: AnyObject {
    /// A value that this object observes was set.
    ///
    /// - Parameters:
    ///   - keyPath: The value's name.
    ///   - object: The object that has the value.
    ///   - change: The change, with the values that the observer asked for: a `CGPoint` as such, not as an `NSValue`.
    ///   - context: What was given when the observer was added.
    func observeValue(
      forKeyPath keyPath: String?,
      of object: Any?,
      change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    )
  }

#endif
