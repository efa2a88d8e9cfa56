import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A long press that goes together with one pan, and with nothing else.
final class CarryPress: UILongPressGestureRecognizer {
  private let pan: UIGestureRecognizer?
  /// The finger that presses.
  private var touch: UITouch?

  /// Creates a press beside a scroll view's pan.
  init(besides pan: UIGestureRecognizer?) {
    self.pan = pan
    super.init(target: nil, action: nil)
  }

  /// Whether a recognizer follows the finger that presses.
  func isTracked(by recognizer: UIGestureRecognizer) -> Bool {
    touch?.gestureRecognizers?.contains(recognizer) ?? false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    touch = touch ?? touches.first
  }

  override func reset() {
    super.reset()
    touch = nil
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== pan && super.canPrevent(preventedGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== pan && super.canBePrevented(by: preventingGestureRecognizer)
  }
}
