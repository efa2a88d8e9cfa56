#if !hasFeature(Embedded)
  // Apple's classes inherit from NSObject. Ours adopt its protocol where Foundation has it, so that
  // protocols of clients can refine it.

  extension UIResponder: NSObjectProtocol {
    /// The responder.
    nonisolated public func `self`() -> Self { self }
    /// Returns false.
    nonisolated public func isProxy() -> Bool { false }
  }

  #if !canImport(ObjectiveC)
    extension UIResponder: NSKeyValueObserving {}
  #endif
#endif
