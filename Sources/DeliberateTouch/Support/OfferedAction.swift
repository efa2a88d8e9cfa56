import UIKit

/// An accessibility action that a view of this module offers besides those that are set.
///
/// The class tells both apart where the actions that are read are set again, as
/// `accessibilityCustomActions?.append(_:)` does: the view's own ones don't become a part of what is set.
final class OfferedAction: UIAccessibilityCustomAction {}

extension [UIAccessibilityCustomAction] {
  /// The actions without those that views of this module offer.
  var withoutOffered: [UIAccessibilityCustomAction] { filter { !($0 is OfferedAction) } }
}
