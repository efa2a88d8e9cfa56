/// The base class of what responds to touches: views, controllers, windows, the application.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIResponder: ResponderMembers {
  #if hasFeature(Embedded)
    /// The storage for `Weak` references to the responder.
    @exclusivity(unchecked) package final var anchorage = Anchorage()
  #endif
  /// What a client set for assistive code; nil until it sets something.
  final var accessibility: AccessibilityAttributes?

  #if hasFeature(Embedded)
    /// Creates a responder.
    public init() {}
  #else
    /// Creates a responder.
    public init() { super.init(members: ()) }
  #endif

  /// The next responder, which handles what this one doesn't (rule 3.8); nil by default.
  open var next: UIResponder? { nil }

  /// The view for input while this is the first responder, in the place of a keyboard; nil by default.
  ///
  /// Deviation: neither is shown here.
  open var inputView: UIView? { nil }
  /// The view above that for input; nil by default.
  open var inputAccessoryView: UIView? { nil }

  /// Called by what makes an object from a nib file; does nothing by default.
  ///
  /// There are no nib files here: whatever makes a view from a coder calls this.
  open func awakeFromNib() {}

  /// Called by Interface Builder when it shows a view; nothing calls it here, and nothing does on a device.
  open func prepareForInterfaceBuilder() {}

  #if !hasFeature(Embedded)
    // MARK: Identity

    /// Whether the responder is of a class or of one that inherits from it.
    nonisolated open func isKind(of aClass: AnyClass) -> Bool { isObject(self, of: aClass) }
    /// Whether both are the same object.
    nonisolated open func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
    /// A number that equal objects share.
    nonisolated open var hash: Int { ObjectIdentifier(self).hashValue }
    /// The responder's class.
    nonisolated open var description: String { "<\(type(of: self))>" }
    /// As `description`.
    nonisolated open var debugDescription: String { description }
  #endif

  #if !hasFeature(Embedded) && !canImport(ObjectiveC)
    // MARK: Observing

    /// A value that the responder observes was set.
    ///
    /// Overridden by what calls `addObserver(_:forKeyPath:options:context:)` of a scroll view.
    ///
    /// - Precondition: A subclass overrides it, and calls this for nothing that it observes itself.
    open func observeValue(
      forKeyPath keyPath: String?,
      of object: Any?,
      change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      preconditionFailure(
        "\(self) observes \(keyPath ?? "nothing") and has no observeValue(forKeyPath:of:change:context:) for it."
      )
    }
  #endif

  #if !hasFeature(Embedded)
    // MARK: Focus

    // Nothing is ever focused, as on a device with a touch screen and no keyboard. In Apple's framework views and
    // controllers have these; here what they inherit from declares them, as extensions declare nothing to override.

    /// Whether the responder could have the focus; false by default.
    open var canBecomeFocused: Bool { false }
    /// Whether the responder has the focus, which nothing has here.
    open var isFocused: Bool { false }
    /// Where the focus would go first; nothing here asks.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// Whether the focus may move; nothing here asks.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// The focus moved; nothing here calls it.
    open func didUpdateFocus(
      in context: UIFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {}

    // MARK: Actions

    /// Whether the responder takes an action: by default whether it has the method.
    ///
    /// Asked of the responders in the chain when an action without a target is sent (rule 7.7). What a class edits, as by
    /// `copy(_:)`, it has to say here: by default that is nothing.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      !action.isOfEditing && action.isImplemented(by: self)
    }

    /// The first responder, from this one up, that takes an action; nil if none does.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
      responder(with: action, sender)
    }
  #endif

  // MARK: Touches

  /// Touches began; forwarded to `next` by default (rule 3.8).
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Touches moved or changed; forwarded to `next` by default (rule 3.8).
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Touches were lifted; forwarded to `next` by default (rule 3.8).
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Touches were cancelled; forwarded to `next` by default (rule 3.8).
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Estimated values became known (rule 1.15); forwarded to `next` by default.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: Presses

  /// Buttons went down (rule 9.3); forwarded to `next` by default (rule 3.8).
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// The force on buttons changed (rule 9.3); forwarded to `next` by default (rule 3.8).
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Buttons were released (rule 9.3); forwarded to `next` by default (rule 3.8).
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Presses were cancelled (rule 9.3); forwarded to `next` by default (rule 3.8).
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Motion

  /// A shake began; forwarded to `next` by default (rule 3.8).
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// A shake is over; forwarded to `next` by default (rule 3.8).
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// What seemed to be a shake was none; forwarded to `next` by default (rule 3.8).
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: First responder

  /// Whether the responder can become the first responder; false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the first responder can resign; true by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder receives events that have no location on the screen.
  open var isFirstResponder: Bool { UIApplication.shared.firstResponder.object === self }

  /// The window that contains the responder; nil if there is none.
  var windowOfResponder: UIWindow? { nil }

  /// The responder's view; nil if there is none.
  var viewOfResponder: UIView? { nil }

  /// Makes this the first responder; returns whether it is.
  ///
  /// The responder must be in a window, and the current first responder must be able to resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard windowOfResponder != nil, canBecomeFirstResponder else { return false }
    if let before = UIApplication.shared.firstResponder.object {
      guard before.canResignFirstResponder, before.resignFirstResponder() else { return false }
      // What is told of that may have made another object the first responder, or taken this one away.
      if let other = UIApplication.shared.firstResponder.object {
        if other === self { return true }
        UIApplication.shared.takeFirstResponder(other)
      }
      guard windowOfResponder != nil else { return false }
    }
    UIApplication.shared.firstResponder = Weak(self)
    return true
  }

  /// Resigns as first responder; returns whether this isn't the first responder any more.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIApplication.shared.firstResponder = Weak(nil)
    return true
  }

  #if !hasFeature(Embedded)
    /// The responder is the first one no more, though it may have refused to resign.
    func firstResponderWasTaken() {}
  #endif

  // MARK: Keys

  /// The keys that the responder answers to while it is in the chain of the first one; nil by default.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Accessibility

  /// What the engine's own class is for assistive code.
  var naturalAccessibility: NaturalAccessibility { NaturalAccessibility() }
  /// Where the object is on the screen, in the screen's coordinates.
  var naturalAccessibilityFrame: CGRect { .zero }

  /// Made at the first setting.
  final var ownAccessibility: AccessibilityAttributes {
    if let accessibility { return accessibility }
    let made = AccessibilityAttributes()
    accessibility = made
    return made
  }

  /// Whether assistive code reads the object; false by default, and true for labels and the system's controls.
  ///
  /// What is in an element is not read.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? naturalAccessibility.isElement }
    set { ownAccessibility.isElement = newValue }
  }

  /// A name by which tests find the object; it isn't read aloud.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { ownAccessibility.identifier = newValue }
  }

  /// What the element is, in a word or two; nil for what it is by itself: a label's text, a button's title.
  open var accessibilityLabel: String? {
    get { accessibility?.label ?? naturalAccessibility.label }
    set { ownAccessibility.label = newValue }
  }

  /// The element's value, if it has one.
  open var accessibilityValue: String? {
    get { accessibility?.value ?? naturalAccessibility.value }
    set { ownAccessibility.value = newValue }
  }

  /// What comes of the element's activation, where the label doesn't say so.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { ownAccessibility.hint = newValue }
  }

  /// How the element is announced, and what can be done with it.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? naturalAccessibility.traits }
    set { ownAccessibility.traits = newValue }
  }

  /// Where the element is, in the screen's coordinates; a view's own rectangle by default.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? outlineForAccessibility ?? naturalAccessibilityFrame }
    set { ownAccessibility.frame = newValue }
  }

  /// Where a finger would activate the element, in the screen's coordinates; its middle by default.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibility?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { ownAccessibility.activationPoint = newValue }
  }

  /// What is read in the object, in this order: responders; nil for its subviews.
  open var accessibilityElements: [ActionTarget]? {
    get { accessibility?.elements }
    set { ownAccessibility.elements = newValue }
  }

  /// How many elements are read in the object, where they are told one by one; those of `accessibilityElements`
  /// unless overridden.
  ///
  /// It counts where `accessibilityElements` is nil and there is one at least.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// What is read in the object at an index of `accessibilityElementCount()`.
  open func accessibilityElement(at index: Int) -> ActionTarget? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The index of what is read in the object; `NSNotFound`, the largest `Int`, if it isn't.
  open func index(ofAccessibilityElement element: ActionTarget) -> Int {
    let index = accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) }
    return index ?? .max
  }

  /// Whether nothing in the object is read, nor the object itself.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { ownAccessibility.hidesElements = newValue }
  }

  /// Whether nothing in the views beside this one is read.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { ownAccessibility.isModal = newValue }
  }

  /// Whether what is in the object is read together, before what comes after it.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { ownAccessibility.groupsChildren = newValue }
  }

  /// The element's actions beside its activation.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { ownAccessibility.customActions = newValue }
  }

  /// Activates the element; returns whether it did.
  ///
  /// Where it returns false, as by default, assistive code taps at `accessibilityActivationPoint`.
  open func accessibilityActivate() -> Bool { false }

  /// Raises the value of an `adjustable` element; does nothing by default.
  open func accessibilityIncrement() {}

  /// Lowers the value of an `adjustable` element; does nothing by default.
  open func accessibilityDecrement() {}

  /// Dismisses what can be dismissed; returns whether something was.
  ///
  /// Assistive code asks the element that it reads, and then those that follow it in the responder chain.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Does what the application is for, as answering a call; returns whether it did.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Scrolls what the object shows; asked up the responder chain until one returns true.
  ///
  /// - Returns: Whether it scrolled.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
}

extension UIResponder: Hashable {
  /// Whether both are the same object.
  nonisolated public static func == (lhs: UIResponder, rhs: UIResponder) -> Bool { lhs === rhs }

  /// Hashes the identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
