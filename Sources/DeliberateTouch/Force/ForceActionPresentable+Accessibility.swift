public import UIKit

extension ForceActionPresentable {
  /// The choices for an object as accessibility actions: what the menu does, without a press.
  ///
  /// Give them to the element that shows the object. They retain what the handlers retain, so that an
  /// element which stores them may retain its controller; one that overrides
  /// `accessibilityCustomActions` makes them when it is asked:
  ///
  /// ```swift
  /// override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
  ///   get { grid?.accessibilityActions(for: photo) }
  ///   set {}
  /// }
  /// ```
  public func accessibilityActions(for object: ForceObject) -> [UIAccessibilityCustomAction] {
    forceActions(for: object).map { action in
      UIAccessibilityCustomAction(name: action.title) { _ in
        action.handler()
        return true
      }
    }
  }
}
