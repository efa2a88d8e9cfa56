import TouchCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A long press that goes together with one pan, and with nothing else.
final class CarryPress: UILongPressGestureRecognizer {
  /// How far a finger that rests may stray, in points: what scroll views allow a resting finger (rule 8.7).
  private static let restingMovement = ScrollConstants.standard.restingMovement

  private let pan: UIGestureRecognizer?
  /// The finger that presses, the event that it came with, and where that was in the window.
  private var finger: (touch: UITouch, event: UIEvent, start: Point)?

  /// Creates a press beside a scroll view's pan.
  init(besides pan: UIGestureRecognizer?) {
    self.pan = pan
    super.init(target: nil, action: nil)
  }

  /// Makes the pan let go of the finger that presses, and of no other one.
  ///
  /// Where it follows no other, the pan is switched off and on (deliberate gestures 5). One that follows others as
  /// well leaves this finger out, and goes on with them: switching it off would break their scroll off.
  func takeFinger(from pan: UIGestureRecognizer) {
    guard let finger, finger.touch.gestureRecognizers?.contains(pan) ?? false else { return }
    if pan.numberOfTouches > 1 {
      pan.ignore(finger.touch, for: finger.event)
    } else {
      pan.isEnabled = false
      pan.isEnabled = true
    }
  }

  /// Makes the pan, which has just begun, leave the finger that presses out, if that hasn't moved yet.
  ///
  /// It was another one that moved, and is followed alone.
  func sitOut(of pan: UIGestureRecognizer) {
    guard state == .possible, let finger, pan.numberOfTouches > 1,
      finger.touch.gestureRecognizers?.contains(pan) ?? false,
      finger.touch.place.distance(to: finger.start) <= Self.restingMovement
    else { return }
    pan.ignore(finger.touch, for: finger.event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if finger == nil { finger = touches.first.map { ($0, event, $0.place) } }
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
