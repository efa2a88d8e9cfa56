import UIKit

/// An accessibility action that a view of this module offers besides those that are set.
///
/// The view tells both apart where the actions that are read are set again, as
/// `accessibilityCustomActions?.append(_:)` does: its own ones don't become a part of what is set.
final class OfferedAction: UIAccessibilityCustomAction {
  /// The view that offers the action; another view takes it as any action of a client.
  fileprivate var offerer: ObjectIdentifier?

  /// The same action, as one that a view offers.
  func offered(by view: UIView) -> OfferedAction {
    offerer = ObjectIdentifier(view)
    return self
  }
}

extension UIView {
  /// Actions that are set, without those that the view offers itself.
  func withoutOffered(_ actions: [UIAccessibilityCustomAction]) -> [UIAccessibilityCustomAction] {
    actions.filter { ($0 as? OfferedAction)?.offerer != ObjectIdentifier(self) }
  }
}
