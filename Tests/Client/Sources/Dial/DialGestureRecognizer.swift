import Foundation
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Follows one finger that circles the view's centre.
open class DialGestureRecognizer: UIGestureRecognizer {
  /// The finger's rotation since the gesture began, in radians, clockwise.
  open private(set) var angle: CGFloat = 0

  /// Creates a recognizer that doesn't delay lifts for its view.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delaysTouchesEnded = false
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches > 1 { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let view = view, let touch = touches.first else { return }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let before = touch.previousLocation(in: view)
    let now = touch.location(in: view)
    var turn = atan2(now.y - middle.y, now.x - middle.x)
    turn -= atan2(before.y - middle.y, before.x - middle.x)
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    angle += turn
    // As in old code: sets changed directly, and repeatedly.
    state = .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    angle = 0
  }
}
