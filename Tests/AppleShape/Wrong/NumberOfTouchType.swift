// wrong: cannot convert value of type 'UITouch.TouchType'
import UIKit

@MainActor
func onlyPencils(_ recognizer: UIGestureRecognizer) {
  recognizer.allowedTouchTypes = [UITouch.TouchType.pencil]
}
