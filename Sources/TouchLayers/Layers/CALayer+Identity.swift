#if !hasFeature(Embedded)
  public import TouchGraphics

  // Apple's classes inherit from NSObject. Ours adopt its protocol where Foundation has it, so that
  // protocols of clients can refine it.

  extension CALayer: TransitionShowing {}

  extension CALayer: NSObjectProtocol {
    /// The layer.
    nonisolated public func `self`() -> Self { self }
    /// Returns false.
    nonisolated public func isProxy() -> Bool { false }
  }
#endif
