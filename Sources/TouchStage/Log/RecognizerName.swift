import UIKit

extension UIGestureRecognizer {
  /// What lists, transcripts and reports call a recognizer: its name, or else what its class does.
  package var nameOrKind: String { name ?? kindName }

  /// What a recognizer without a name is called.
  private var kindName: String {
    switch self {
    case let tap as UITapGestureRecognizer: tap.numberOfTapsRequired == 2 ? "doubleTap" : "tap"
    case is UILongPressGestureRecognizer: "longPress"
    case is UIScreenEdgePanGestureRecognizer: "edgePan"
    case is UIPanGestureRecognizer: "pan"
    case let swipe as UISwipeGestureRecognizer: swipe.direction.swipeName
    case is UIPinchGestureRecognizer: "pinch"
    case is UIRotationGestureRecognizer: "rotation"
    case is UIHoverGestureRecognizer: "hover"
    default: className(of: self)
    }
  }
}

extension UISwipeGestureRecognizer.Direction {
  /// What a swipe that has no name is called.
  var swipeName: String {
    switch self {
    case .left: "swipeLeft"
    case .right: "swipeRight"
    case .up: "swipeUp"
    case .down: "swipeDown"
    default: "swipe"
    }
  }
}
