#if hasFeature(Embedded)
  // Names that subclasses can override elsewhere. Here they can't: methods that a subclass may override stay in a
  // program also where nothing calls them.
  extension UITouch {
    /// What touches.
    public var type: TouchType { ownType }

    /// How many taps, this one included, came quickly at this location; 0 after a large move (rule 1.9).
    public var tapCount: Int { ownTapCount }

    /// The window in which the touch began.
    public var window: UIWindow? { ownWindow }

    /// The view in which the touch began.
    public var view: UIView? { ownView }

    /// The force at which `force` ends on this hardware; 0 where it has none (rule 1.10).
    public var maximumPossibleForce: CGFloat { ownMaximumForce }

    /// What happened to the touch since the event before.
    public var phase: Phase { presentPhase }

    /// The recognizers that receive the touch.
    public var gestureRecognizers: [UIGestureRecognizer]? {
      ownWindow?.gestures?.recognizers(tracking.trackers)
    }

    /// When the touch was last measured, in seconds of the application's clock (rule 1.6).
    public var timestamp: TimeInterval { current.time.seconds }

    /// The values of this touch that are estimates (rule 1.15).
    public var estimatedProperties: Properties { current.estimated }

    /// The estimated values for which better ones will come (rule 1.15).
    public var estimatedPropertiesExpectingUpdates: Properties { current.expected }

    /// The number under which better values will come, or have come; nil where none do (rule 1.15).
    public var estimationUpdateIndex: NSNumber? {
      current.updateIndex.map { NSNumber(value: $0) }
    }

    /// How hard the touch presses: 1 is an average touch; 0 without force hardware (rule 1.10).
    public var force: CGFloat { CGFloat(current.force ?? 0) }

    /// The larger radius of the touched area in points (rule 1.12).
    public var majorRadius: CGFloat { CGFloat(current.radius ?? 0) }

    /// How far `majorRadius` can be off, in points.
    public var majorRadiusTolerance: CGFloat { CGFloat(current.radius ?? 0) / 4 }

    /// The angle above the surface in radians: 0 lies flat, π/2, as for a finger, is upright (rule 1.14).
    public var altitudeAngle: CGFloat { CGFloat(current.altitude ?? .pi / 2) }

    /// The most precise location there is, for drawing rather than hit testing (rule 1.8).
    public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// The most precise previous location there is (rule 1.8).
    public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// A pencil's direction in radians, from the view's +x towards the pencil's tail (rule 1.14).
    public func azimuthAngle(in view: UIView?) -> CGFloat { azimuth(in: view) }

    /// A pencil's direction as a vector of length 1 in a view's coordinates; along +x for a finger.
    public func azimuthUnitVector(in view: UIView?) -> CGVector { azimuthDirection(in: view) }
  }

  extension UIEvent {
    /// What kind of input the event is about.
    public var type: EventType { ownType }

    /// What the event is about more exactly.
    public var subtype: EventSubtype { ownSubtype }

    /// The pointer buttons that are down (rule 9.4).
    public var buttonMask: ButtonMask { ownButtons }

    /// The keys that were held down meanwhile.
    public var modifierFlags: UIKeyModifierFlags { ownModifiers }

    /// When the event was measured, in seconds of the application's clock.
    public var timestamp: TimeInterval { time.seconds }

    /// Every touch that is down or was lifted just now, also those that did not change (rule 1.3).
    ///
    /// In a callback that comes late also the touches that it is about (rule 1.16).
    public var allTouches: Set<UITouch>? { roster.setWithLate(of: touchMask) { _ in true } }

    /// The touches that began in a window.
    public func touches(for window: UIWindow) -> Set<UITouch>? {
      touches { $0.window === window }
    }

    /// The touches that began in a view.
    public func touches(for view: UIView) -> Set<UITouch>? {
      touches { $0.view === view }
    }

    /// The touches that a recognizer tracks: not those it ignores, nor any after it finished (rule 1.18).
    public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
      touches { gesture.tracks($0) && !gesture.isOver }
    }

    /// Everything that was measured of a touch since the event before, oldest first (rule 1.16).
    ///
    /// The touches are snapshots of their own, each with the location before it; the last one copies the
    /// touch itself. Nil where the touch is not in the event. In a callback that comes late the touch itself
    /// is the only sample: what was measured besides it belongs to other moments.
    public func coalescedTouches(for touch: UITouch) -> [UITouch]? { measured(of: touch) }

    /// Where a touch will probably be next; valid until the next event (rule 1.17).
    ///
    /// The locations go on as the touch moved last, one interval apart, and are marked as estimates. Empty
    /// for a touch that rests or has ended; nil where it is not in the event.
    public func predictedTouches(for touch: UITouch) -> [UITouch]? { predicted(of: touch) }
  }

  extension UIPress {
    /// Which button is pressed.
    public var type: PressType { ownType }

    /// The key that is pressed; nil for a button that is no key of a keyboard.
    public var key: UIKey? { ownKey }

    /// The window that the press belongs to.
    public var window: UIWindow? { ownWindow }

    /// The responder that gets the press: the first one as it began, or the key window.
    public var responder: UIResponder? { ownResponder }

    /// What happened to the press since the event before.
    public var phase: Phase { Phase(rawValue: tracking.phase.rawValue) ?? .stationary }

    /// The recognizers that receive the press.
    public var gestureRecognizers: [UIGestureRecognizer]? {
      ownWindow?.gestures?.recognizers(tracking.trackers)
    }

    /// When the press was last measured, in seconds of the application's clock.
    public var timestamp: TimeInterval { current.time.seconds }

    /// How hard the button is pressed, from 0 to 1; of one that can't tell, 1 while it is down.
    public var force: CGFloat { CGFloat(current.force) }
  }
#endif
