/// What can respond to touches: views, controllers, windows and the application.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIResponder: Anchored {
  /// What `Weak` needs to refer to the responder.
  package final var anchorage = Anchorage()

  /// Creates a responder.
  public init() {}

  /// Who is asked next where this responder does nothing (rule 3.8); nobody by default.
  open var next: UIResponder? { nil }

  // MARK: Touches

  /// Tells that touches began; passed on to `next` by default (rule 3.8).
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Tells that touches moved or changed; passed on to `next` by default (rule 3.8).
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Tells that touches were lifted; passed on to `next` by default (rule 3.8).
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Tells that touches were taken away; passed on to `next` by default (rule 3.8).
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Tells that estimated values became known (rule 1.15); passed on to `next` by default.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: Presses

  /// Tells that buttons went down (rule 9.3); passed on to `next` by default (rule 3.8).
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Tells that the force on buttons changed (rule 9.3); passed on to `next` by default (rule 3.8).
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Tells that buttons came up (rule 9.3); passed on to `next` by default (rule 3.8).
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Tells that presses were taken away (rule 9.3); passed on to `next` by default (rule 3.8).
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: First responder

  /// Whether the responder is willing to become the first; false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the first responder is willing to give up; true by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether this is the responder that gets what belongs to no place on the screen.
  open var isFirstResponder: Bool { UIApplication.shared.firstResponder.object === self }

  /// The window through which the responder can be reached; none for those that aren't in one.
  var windowOfResponder: UIWindow? { nil }

  /// The view that stands for the responder on the screen; none for those that have none.
  var viewOfResponder: UIView? { nil }

  /// Asks to become the first responder; says whether the responder is it now.
  ///
  /// The responder must be in a window, and the first responder until now must be willing to go.
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

  /// Asks to be the first responder no longer; says whether the responder isn't it now.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIApplication.shared.firstResponder = Weak(nil)
    return true
  }
}

extension UIResponder: Hashable {
  /// Whether one is the other.
  nonisolated public static func == (lhs: UIResponder, rhs: UIResponder) -> Bool { lhs === rhs }

  /// Feeds the identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
