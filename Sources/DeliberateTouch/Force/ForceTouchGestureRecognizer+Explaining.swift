#if !(os(iOS) || os(visionOS) || TOUCHSTONE_APPLE_SHAPE)
  public import TouchCore

  // The engine's reports ask recognizers for their reasons. Apple's UIKit doesn't, so that an iOS app sees
  // no type of the engine.

  extension ForceTouchGestureRecognizer: GestureExplaining {
    /// The reason of the current state; accessed only where touches are delivered.
    nonisolated public var gestureReason: GestureReason { reason }
  }
#endif
