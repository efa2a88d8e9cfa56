/// A view that turns the touch it tracks into events, and tells them to whoever registered for them.
///
/// Override `beginTracking(_:with:)` and its companions to follow the finger; call `super` there. A
/// control tracks one touch at a time, also where it gets several. Touches are not passed on to the
/// superview (rule 3.8).
open class UIControl: UIView {
  /// The touch that is tracked, and what is known of it.
  var tracking = ControlTracking()
  /// Who is told of what.
  private(set) var handlers = ControlHandlers()

  // MARK: State

  /// Whether the control tracks touches (rule 7.6).
  ///
  /// A control that is switched off while it tracks a touch cancels it, and gets nothing more of it.
  open var isEnabled = true {
    didSet {
      if isEnabled != oldValue { setNeedsLayout() }
      if !isEnabled { breakOff() }
    }
  }
  /// Whether the control is selected; touches change nothing about it.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsLayout() } }
  }
  /// Whether a finger holds the control: while the tracked touch is inside (rule 7.2).
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsLayout() } }
  }

  /// How the control is just now.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: Life

  /// Creates a control with an action that `primaryActionTriggered` sends.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: Tracking

  /// Whether the control tracks a touch.
  open var isTracking: Bool { tracking.isOn }

  /// Whether the tracked touch is inside: in the bounds when it began, and not farther from them than
  /// `GestureConstants.controlMargin` afterwards (rule 7.2).
  ///
  /// While the actions of a lift are sent, it says where the touch was lifted.
  open var isTouchInside: Bool { tracking.isInside }

  /// A touch began; says whether the control tracks it (rule 7.1).
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The tracked touch moved; says whether the control goes on tracking it.
  ///
  /// Where it doesn't, nobody is told of an end (rule 7.3).
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The tracked touch was lifted; what follows is `touchUpInside` or `touchUpOutside` (rule 7.4).
  ///
  /// A call by hand ends tracking, and nobody is told of it.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) { endTrackingQuietly() }

  /// The tracked touch was taken away; what follows is `touchCancel` (rule 7.5).
  ///
  /// A call by hand ends tracking, and nobody is told of it.
  ///
  /// - Parameter event: The event that took the touch; nil where none did.
  open func cancelTracking(with event: UIEvent?) { stopTracking() }

  /// Begins to track a touch, unless one is tracked already (rule 7.1).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(began: touches, event)
  }

  /// Follows the tracked touch (rule 7.3).
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(moved: touches, event)
  }

  /// Ends tracking where the tracked touch was lifted (rule 7.4).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(ended: touches, event)
  }

  /// Cancels tracking where the tracked touch was taken away (rule 7.5).
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(cancelled: touches, event)
  }

  /// Tells of a lift (rule 7.4).
  func sendLift(inside: Bool, with event: UIEvent?) {
    send(inside ? .touchUpInside : .touchUpOutside, with: event)
  }

  // MARK: Registering

  /// Registers a target, held weakly, for events; nil for whoever in the responder chain has the method
  /// when it is sent (rule 7.7).
  ///
  /// The same pair is registered once, and then hears of the new events too.
  open func addTarget(_ target: ActionTarget?, action: Selector, for controlEvents: Event) {
    changeHandlers { $0.add(target.map { $0 as AnyObject }, action, for: controlEvents) }
  }

  /// Lets a target hear no more of events; nil for either argument means any.
  ///
  /// Actions are not targets: `removeAction(_:for:)` removes them.
  open func removeTarget(_ target: ActionTarget?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    changeHandlers { $0.remove(controlEvents) { $0.isRemoved(with: object, action) } }
  }

  /// Registers an action for events, in place of one with the same identifier (rule 7.7).
  ///
  /// The events of the one before go over to the new one.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    changeHandlers { $0.add(action, for: controlEvents) }
  }

  /// Lets an action, or whichever has its identifier, hear no more of events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Lets the action with an identifier hear no more of events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: Event
  ) {
    changeHandlers { $0.remove(controlEvents) { $0.identifier == actionIdentifier } }
  }

  /// All events that somebody is registered for.
  open var allControlEvents: Event {
    handlers.list.reduce(into: []) { events, handler in
      if !handler.isGone { events.formUnion(handler.events) }
    }
  }

  /// Changes the list; what goes from it goes afterwards, because clients' code may run then.
  private func changeHandlers(_ change: (inout ControlHandlers) -> Void) {
    let before = handlers
    var after = before
    change(&after)
    withExtendedLifetime(before) { handlers = after }
  }

  // MARK: Sending

  /// Sends what is registered for any of the events, in the order in which it was registered
  /// (rule 7.7).
  ///
  /// A registration is sent once, however many of the events it is for. What handlers register or remove
  /// counts from the next time on.
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

  /// Sends a method to a target, or up the responder chain; override it to see what is sent (rule 7.7).
  open func sendAction(_ action: Selector, to target: ActionTarget?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Runs an action with the control as its sender; override it to see what is sent (rule 7.7).
  open func sendAction(_ action: UIAction) { action.perform(for: self) }
}
