import TouchCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A long press that is recognized together with one pan and with no other recognizer.
final class CarryPress: UILongPressGestureRecognizer {
  /// The maximum movement of a resting finger, in points, as in scroll views (rule 8.7).
  private static let restingMovement = ScrollConstants.standard.restingMovement

  private let pan: UIGestureRecognizer?
  /// The finger that presses, the event of its touch, and its start in the window.
  private var finger: (touch: UITouch, event: UIEvent, start: Point)?

  /// Creates a press that is recognized together with a scroll view's pan.
  init(alongside pan: UIGestureRecognizer?) {
    self.pan = pan
    super.init(target: nil, action: nil)
    // The view's own touches go on (deliberate gestures 5).
    cancelsTouchesInView = false
  }

  /// Makes the pan ignore the finger that presses, and keep its other fingers.
  ///
  /// If the pan tracks no other finger, disabling and enabling it cancels it (deliberate gestures
  /// 5). If it tracks others, it ignores this finger and continues with them, because disabling it
  /// would end their scroll.
  func takeFinger(from pan: UIGestureRecognizer) {
    guard let finger, finger.touch.gestureRecognizers?.contains(pan) ?? false else { return }
    if pan.numberOfTouches > 1 {
      pan.ignore(finger.touch, for: finger.event)
    } else {
      pan.isEnabled = false
      pan.isEnabled = true
    }
  }

  /// Makes the pan, which has just begun, ignore the pressing finger if that hasn't moved yet.
  ///
  /// Another finger began the pan, and the pan tracks that one only.
  func sitOut(of pan: UIGestureRecognizer) {
    guard state == .possible, let finger, pan.numberOfTouches > 1,
      finger.touch.gestureRecognizers?.contains(pan) ?? false,
      finger.touch.windowLocation.distance(to: finger.start) <= Self.restingMovement
    else { return }
    pan.ignore(finger.touch, for: finger.event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if finger == nil { finger = touches.first.map { ($0, event, $0.windowLocation) } }
  }

  override func reset() {
    super.reset()
    finger = nil
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== pan && super.canPrevent(preventedGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== pan && super.canBePrevented(by: preventingGestureRecognizer)
  }
}
