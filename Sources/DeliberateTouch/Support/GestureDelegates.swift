import UIKit

extension UIViewController {
  /// The controller as a delegate of recognizers, if its class is one.
  ///
  /// The class of the object counts, not the one in whose code the question stands. In Embedded Swift
  /// nothing can be asked for a protocol: there it is nil.
  var asGestureDelegate: (any UIGestureRecognizerDelegate)? {
    #if hasFeature(Embedded)
      nil
    #else
      self as? any UIGestureRecognizerDelegate
    #endif
  }
}
