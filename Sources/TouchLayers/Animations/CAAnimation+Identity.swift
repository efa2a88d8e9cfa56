#if !hasFeature(Embedded)
  public import TouchGraphics

  // Apple's classes inherit from NSObject. Ours adopt its protocol where Foundation has it, so that
  // protocols of clients can refine it.

  extension CAAnimation: NSObjectProtocol {
    /// The animation.
    nonisolated public func `self`() -> Self { self }
    /// Returns false.
    nonisolated public func isProxy() -> Bool { false }
  }

  extension CAAnimation {
    /// The same animation once more, which has to be cast to its class.
    ///
    /// What a subclass of a client's keeps in properties of its own isn't copied.
    public func copy() -> Any { copied() }
  }
#endif
