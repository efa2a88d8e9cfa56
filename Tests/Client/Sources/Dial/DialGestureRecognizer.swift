import Foundation
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Follows one finger that goes round the middle of the view.
open class DialGestureRecognizer: UIGestureRecognizer {
  /// How far the finger has gone round since the gesture began, in radians, clockwise.
  open private(set) var angle: CGFloat = 0

  /// Creates a recognizer that doesn't keep lifts from its view.
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
    // As old code has it: straight to changed, and again and again.
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
