public import UIKit

extension ForceAction {
  /// A choice of a menu as an accessibility action.
  ///
  /// It has a type of its own so that an element which makes its choices when it is asked can leave them out where
  /// its actions are set: what was read, changed and set again would otherwise have them twice.
  public final class AccessibilityAction: UIAccessibilityCustomAction {}
}

extension ForceActionPresentable {
  /// The choices for an object as accessibility actions: what the menu does, without a press.
  ///
  /// Give them to the element that shows the object. They retain what the handlers retain, so that an
  /// element which stores them may retain its controller; one that overrides
  /// `accessibilityCustomActions` makes them when it is asked, and stores the others alone:
  ///
  /// ```swift
  /// override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
  ///   get { (super.accessibilityCustomActions ?? []) + (grid?.accessibilityActions(for: photo) ?? []) }
  ///   set {
  ///     super.accessibilityCustomActions = newValue?.filter { !($0 is ForceAction.AccessibilityAction) }
  ///   }
  /// }
  /// ```
  public func accessibilityActions(for object: ForceObject) -> [UIAccessibilityCustomAction] {
    forceActions(for: object).map { action in
      ForceAction.AccessibilityAction(name: action.title) { _ in
        action.handler()
        return true
      }
    }
  }
}
