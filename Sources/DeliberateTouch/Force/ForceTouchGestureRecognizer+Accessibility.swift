public import UIKit

// The equal of a press without touch, for presses that open no menu.
extension ForceTouchGestureRecognizer {
  /// Does at once what a full press does: reports the full force and `fixed`.
  ///
  /// `started` isn't reported, as there is no touch. Call it from the pressed view's
  /// `accessibilityActivate()`, or for a key. It needs no hold and no time.
  ///
  /// - Returns: Whether the recognizer is enabled, something listens, and no finger presses.
  @discardableResult
  public func activateWithoutTouch() -> Bool {
    guard isEnabled, touch == nil, state == .possible, let onEvent else { return false }
    onEvent(.force(1))
    onEvent(.fixed)
    return true
  }

  /// An action that does what a full press does, for the element that shows what is pressed.
  ///
  /// - Parameter name: What the press does, in the reader's language.
  /// - Returns: The action, which doesn't keep the recognizer.
  public func accessibilityAction(named name: String) -> UIAccessibilityCustomAction {
    let press = Unretained(self)
    return UIAccessibilityCustomAction(name: name) { _ in
      press.object?.activateWithoutTouch() ?? false
    }
  }
}
