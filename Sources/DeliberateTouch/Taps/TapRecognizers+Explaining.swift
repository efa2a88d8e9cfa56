#if !(os(iOS) || os(visionOS) || TOUCHSTONE_APPLE_SHAPE)
  public import TouchCore

  // The engine's reports ask recognizers for their reasons. Apple's UIKit doesn't, so that an iOS app sees
  // no type of the engine.

  extension TriggeredTapGestureRecognizer: GestureExplaining {
    /// The reason of the current state; accessed only where touches are delivered.
    nonisolated public var gestureReason: GestureReason { explanation.reason }
    /// When it was decided, if that was before the state is entered: a tap that didn't count was over before its
    /// trigger lifts.
    nonisolated public var gestureReasonTime: TouchTime? { explanation.time }
  }

  extension TouchDelayGestureRecognizer: GestureExplaining {
    /// The reason of the current state; accessed only where touches are delivered.
    nonisolated public var gestureReason: GestureReason { reason }
  }
#endif
