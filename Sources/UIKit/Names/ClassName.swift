// Ours, not Apple's: for logs and reports.

#if hasFeature(Embedded)
  /// The name of an object's class; of a class that isn't known here, that of one that it inherits from.
  ///
  /// Embedded Swift keeps no names.
  package func className(of object: AnyObject) -> String {
    switch object {
    case is ScrollTouchDelayRecognizer: "ScrollTouchDelayRecognizer"
    case is ScrollPanRecognizer: "ScrollPanRecognizer"
    case is ScrollPinchRecognizer: "ScrollPinchRecognizer"
    case is UITapGestureRecognizer: "UITapGestureRecognizer"
    case is UILongPressGestureRecognizer: "UILongPressGestureRecognizer"
    case is UIScreenEdgePanGestureRecognizer: "UIScreenEdgePanGestureRecognizer"
    case is UIPanGestureRecognizer: "UIPanGestureRecognizer"
    case is UIPinchGestureRecognizer: "UIPinchGestureRecognizer"
    case is UIRotationGestureRecognizer: "UIRotationGestureRecognizer"
    case is UISwipeGestureRecognizer: "UISwipeGestureRecognizer"
    case is UIHoverGestureRecognizer: "UIHoverGestureRecognizer"
    case is UIGestureRecognizer: "UIGestureRecognizer"
    case is UIScrollView: "UIScrollView"
    case is UILabel: "UILabel"
    case is UIControl: "UIControl"
    case is UIWindow: "UIWindow"
    case is UIView: "UIView"
    case is UIViewController: "UIViewController"
    default: "UIResponder"
    }
  }
#else
  /// The name of an object's class.
  package func className(of object: AnyObject) -> String { "\(type(of: object))" }
#endif
