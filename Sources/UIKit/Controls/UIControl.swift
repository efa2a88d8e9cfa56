/// A view that tracks a touch and sends events for it to registered targets and actions.
///
/// Override `beginTracking(_:with:)` and its companions to follow the finger, and call `super`. A
/// control tracks one touch at a time, even if it receives several. It doesn't forward touches to
/// its superview (rule 3.8).
open class UIControl: UIView {
  /// The tracking state.
  var tracking = ControlTracking()
  /// The registered targets and actions.
  private(set) var handlers = ControlHandlers()

  // MARK: State

  /// Whether the control tracks touches (rule 7.6).
  ///
  /// Disabling a control that tracks a touch cancels the tracking.
  open var isEnabled = true {
    didSet {
      if isEnabled != oldValue { setNeedsLayout() }
      if !isEnabled { breakOff() }
      tellObservers(of: .enabled, oldValue, isEnabled)
    }
  }
  /// Whether the control is selected; touches don't change it.
  open var isSelected = false {
    didSet {
      if isSelected != oldValue { setNeedsLayout() }
      tellObservers(of: .selected, oldValue, isSelected)
    }
  }
  /// Whether the tracked touch is inside (rule 7.2).
  open var isHighlighted = false {
    didSet {
      if isHighlighted != oldValue { setNeedsLayout() }
      tellObservers(of: .highlighted, oldValue, isHighlighted)
    }
  }

  /// The current state.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  #if !hasFeature(Embedded)
    /// The targets that are registered; an `NSNull` stands for the responder chain.
    ///
    /// A target that isn't `Hashable` is in it as its `ObjectIdentifier`.
    open var allTargets: Set<AnyHashable> { registeredTargets }
  #endif

  override var naturalAccessibility: NaturalAccessibility {
    NaturalAccessibility(traits: stateTraits)
  }

  // MARK: Content

  /// Where across the control its content lies, in a class that has some, as buttons; in the middle by default.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }
  /// Where down the control its content lies, in a class that has some, as buttons; in the middle by default.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  #if !hasFeature(Embedded)
    /// The alignment with leading and trailing as the sides that they are.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment { sideOfContent }
  #endif

  // MARK: Creating

  /// Creates a control with an action that `primaryActionTriggered` sends.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: Tracking

  /// Whether the control tracks a touch.
  open var isTracking: Bool { tracking.isOn }

  /// Whether the tracked touch is inside: in the bounds when it began, and afterwards at most
  /// `GestureConstants.controlMargin` outside them, or `padControlMargin` on a pad (rule 7.2).
  ///
  /// While the actions of a lift run, it tells where the touch was lifted.
  open var isTouchInside: Bool { tracking.isInside }

  /// A touch began; returns whether the control tracks it (rule 7.1).
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The tracked touch moved; returns whether the control continues to track it.
  ///
  /// Returning false ends tracking without an event (rule 7.3).
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The tracked touch was lifted; `touchUpInside` or `touchUpOutside` follows (rule 7.4).
  ///
  /// Calling it directly ends tracking without an event.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) { endTrackingQuietly() }

  /// The tracked touch was cancelled; `touchCancel` follows (rule 7.5).
  ///
  /// Calling it directly ends tracking without an event.
  ///
  /// - Parameter event: The event that cancelled the touch; nil if there is none.
  open func cancelTracking(with event: UIEvent?) { stopTracking() }

  /// Starts tracking a touch, unless one is tracked already (rule 7.1).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(began: touches, event)
  }

  /// Follows the tracked touch (rule 7.3).
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(moved: touches, event)
  }

  /// Ends tracking if the tracked touch was lifted (rule 7.4).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(ended: touches, event)
  }

  /// Cancels tracking if the tracked touch was cancelled (rule 7.5).
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(cancelled: touches, event)
  }

  /// Whether `touchDown` and `touchDownRepeat` are sent when tracking begins (rules 7.1, 7.7).
  var sendsTouchDown: Bool { true }

  /// Does nothing: a control doesn't forward touches (rule 3.8).
  open override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Sends the events of a lift (rule 7.4).
  func sendLift(inside: Bool, with event: UIEvent?) {
    send(inside ? .touchUpInside : .touchUpOutside, with: event)
  }

  // MARK: Registering

  /// Registers a target, held weakly, for events; nil sends to the first responder in the chain
  /// that implements the method (rule 7.7).
  ///
  /// Registering the same pair again adds the events. The log says where that can't be told.
  open func addTarget(_ target: ActionTarget?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    action.noteDoubt(among: handlers.selectors(of: object, for: controlEvents))
    changeHandlers { $0.add(object, action, for: controlEvents) }
  }

  /// Removes a target from events; nil for either argument matches any.
  ///
  /// A selector that equals none of those that were added removes the only one of the same class and
  /// parameters; where there are several it removes none, and the log says so.
  ///
  /// Actions are removed with `removeAction(_:for:)`.
  open func removeTarget(_ target: ActionTarget?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    let meant = action?.known(among: handlers.selectors(of: object, for: controlEvents))
    changeHandlers { $0.remove(controlEvents) { $0.isRemoved(with: object, meant) } }
  }

  /// Registers an action for events; it replaces one with the same identifier (rule 7.7).
  ///
  /// The new action is also sent for the events of the one it replaces.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    changeHandlers { $0.add(action, for: controlEvents) }
  }

  /// Removes an action, or the one with its identifier, from events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier from events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: Event
  ) {
    changeHandlers { $0.remove(controlEvents) { $0.identifier == actionIdentifier } }
  }

  #if !hasFeature(Embedded)
    /// The methods that a target is sent for an event, in the order of registration; nil where there are
    /// none.
    ///
    /// A method is given by the name of its `Selector`, or by where that was made if it has no name.
    ///
    /// - Parameters:
    ///   - target: The target; nil for the responder chain.
    ///   - controlEvent: One event.
    /// - Returns: The names.
    open func actions(
      forTarget target: ActionTarget?,
      forControlEvent controlEvent: UIControl.Event
    ) -> [String]? { methods(ofTarget: target, for: controlEvent) }
  #endif

  /// All events with a registered target or action.
  open var allControlEvents: Event {
    handlers.list.reduce(into: []) { events, handler in
      if !handler.isGone { events.formUnion(handler.events) }
    }
  }

  /// Changes the registrations, and releases removed ones afterwards, because client code may run
  /// then.
  private func changeHandlers(_ change: (inout ControlHandlers) -> Void) {
    let before = handlers
    var after = before
    change(&after)
    withExtendedLifetime(before) { handlers = after }
  }

  // MARK: Sending

  /// Sends what is registered for any of the events, in the order of registration (rule 7.7).
  ///
  /// Each registration is sent once, even if it is for several of the events. Registrations that
  /// handlers add or remove take effect from the next send.
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

  /// Sends a method to a target or up the responder chain; override it to observe actions (rule
  /// 7.7).
  open func sendAction(_ action: Selector, to target: ActionTarget?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Runs an action with the control as its sender; override it to observe actions (rule 7.7).
  open func sendAction(_ action: UIAction) { action.perform(for: self) }
}
