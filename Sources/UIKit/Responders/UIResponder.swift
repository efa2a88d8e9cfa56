/// The base class of what responds to touches: views, controllers, windows, the application.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIResponder: Anchored {
  /// The storage for `Weak` references to the responder.
  @exclusivity(unchecked) package final var anchorage = Anchorage()

  /// Creates a responder.
  public init() {}

  /// The next responder, which handles what this one doesn't (rule 3.8); nil by default.
  open var next: UIResponder? { nil }

  /// Called by what makes an object from a nib file; does nothing by default.
  ///
  /// There are no nib files here: whatever makes a view from a coder calls this.
  open func awakeFromNib() {}

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
}

extension UIResponder: Hashable {
  /// Whether both are the same object.
  nonisolated public static func == (lhs: UIResponder, rhs: UIResponder) -> Bool { lhs === rhs }

  /// Hashes the identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
