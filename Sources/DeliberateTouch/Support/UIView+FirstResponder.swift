import UIKit

extension UIView {
  /// The first responder among the view, its controller and what is in it; nil if there is none.
  var innerFirstResponder: UIResponder? {
    if isFirstResponder { return self }
    if let controller = next as? UIViewController, controller.isFirstResponder { return controller }
    for view in subviews {
      if let found = view.innerFirstResponder { return found }
    }
    return nil
  }
}
