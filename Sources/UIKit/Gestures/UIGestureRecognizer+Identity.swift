#if !hasFeature(Embedded)
  extension UIGestureRecognizer: NSObjectProtocol {
    /// The recognizer.
    nonisolated public func `self`() -> Self { self }
    /// Returns false.
    nonisolated public func isProxy() -> Bool { false }
  }
#endif
