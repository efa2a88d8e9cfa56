#if hasFeature(Embedded)
  package import TouchCore
  package import UIKit

  /// The reason that one of these recognizers gives for its state; nil for any other.
  package func deliberateReason(of recognizer: UIGestureRecognizer) -> GestureReason? {
    if let press = recognizer as? ForceTouchGestureRecognizer { return press.gestureReason }
    if let tap = recognizer as? TriggeredTapGestureRecognizer { return tap.gestureReason }
    return (recognizer as? TouchDelayGestureRecognizer)?.gestureReason
  }

  /// When one of these recognizers decided that, where it was earlier; nil for any other.
  package func deliberateReasonTime(of recognizer: UIGestureRecognizer) -> TouchTime? {
    (recognizer as? TriggeredTapGestureRecognizer)?.gestureReasonTime
  }
#endif
