import UIKit
import UIKit.UIGestureRecognizerSubclass

// Swift can't add overrides to several classes at once, so these repeat each other.

/// A subclass that logs its calls.
final class ProbePinch: UIPinchGestureRecognizer, Probe {
  var mind: Mind?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if mind?.takes(self, .began, touches, event) != false {
      super.touchesBegan(touches, with: event)
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if mind?.takes(self, .moved, touches, event) != false {
      super.touchesMoved(touches, with: event)
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if mind?.takes(self, .ended, touches, event) != false {
      super.touchesEnded(touches, with: event)
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if mind?.takes(self, .cancelled, touches, event) != false {
      super.touchesCancelled(touches, with: event)
    }
  }
  override func reset() {
    super.reset()
    mind?.wasReset(self)
  }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    mind?.answer(self, other, 2) ?? super.canPrevent(other)
  }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    mind?.answer(self, other, 2) ?? super.canBePrevented(by: other)
  }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    mind?.answer(self, other, 6) ?? super.shouldRequireFailure(of: other)
  }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    mind?.answer(self, other, 6) ?? super.shouldBeRequiredToFail(by: other)
  }
}

/// A subclass that logs its calls.
final class ProbeRotation: UIRotationGestureRecognizer, Probe {
  var mind: Mind?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if mind?.takes(self, .began, touches, event) != false {
      super.touchesBegan(touches, with: event)
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if mind?.takes(self, .moved, touches, event) != false {
      super.touchesMoved(touches, with: event)
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if mind?.takes(self, .ended, touches, event) != false {
      super.touchesEnded(touches, with: event)
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if mind?.takes(self, .cancelled, touches, event) != false {
      super.touchesCancelled(touches, with: event)
    }
  }
  override func reset() {
    super.reset()
    mind?.wasReset(self)
  }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    mind?.answer(self, other, 2) ?? super.canPrevent(other)
  }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    mind?.answer(self, other, 2) ?? super.canBePrevented(by: other)
  }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    mind?.answer(self, other, 6) ?? super.shouldRequireFailure(of: other)
  }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    mind?.answer(self, other, 6) ?? super.shouldBeRequiredToFail(by: other)
  }
}

/// A subclass that logs its calls.
final class ProbeSwipe: UISwipeGestureRecognizer, Probe {
  var mind: Mind?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if mind?.takes(self, .began, touches, event) != false {
      super.touchesBegan(touches, with: event)
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if mind?.takes(self, .moved, touches, event) != false {
      super.touchesMoved(touches, with: event)
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if mind?.takes(self, .ended, touches, event) != false {
      super.touchesEnded(touches, with: event)
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if mind?.takes(self, .cancelled, touches, event) != false {
      super.touchesCancelled(touches, with: event)
    }
  }
  override func reset() {
    super.reset()
    mind?.wasReset(self)
  }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    mind?.answer(self, other, 2) ?? super.canPrevent(other)
  }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    mind?.answer(self, other, 2) ?? super.canBePrevented(by: other)
  }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    mind?.answer(self, other, 6) ?? super.shouldRequireFailure(of: other)
  }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    mind?.answer(self, other, 6) ?? super.shouldBeRequiredToFail(by: other)
  }
}

/// A subclass that logs its calls.
final class ProbeHover: UIHoverGestureRecognizer, Probe {
  var mind: Mind?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if mind?.takes(self, .began, touches, event) != false {
      super.touchesBegan(touches, with: event)
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if mind?.takes(self, .moved, touches, event) != false {
      super.touchesMoved(touches, with: event)
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if mind?.takes(self, .ended, touches, event) != false {
      super.touchesEnded(touches, with: event)
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if mind?.takes(self, .cancelled, touches, event) != false {
      super.touchesCancelled(touches, with: event)
    }
  }
  override func reset() {
    super.reset()
    mind?.wasReset(self)
  }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    mind?.answer(self, other, 2) ?? super.canPrevent(other)
  }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    mind?.answer(self, other, 2) ?? super.canBePrevented(by: other)
  }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    mind?.answer(self, other, 6) ?? super.shouldRequireFailure(of: other)
  }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    mind?.answer(self, other, 6) ?? super.shouldBeRequiredToFail(by: other)
  }
}

/// A subclass that logs its calls.
final class ProbeCustom: UIGestureRecognizer, Probe {
  var mind: Mind?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if mind?.takes(self, .began, touches, event) != false {
      super.touchesBegan(touches, with: event)
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if mind?.takes(self, .moved, touches, event) != false {
      super.touchesMoved(touches, with: event)
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if mind?.takes(self, .ended, touches, event) != false {
      super.touchesEnded(touches, with: event)
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if mind?.takes(self, .cancelled, touches, event) != false {
      super.touchesCancelled(touches, with: event)
    }
  }
  override func reset() {
    super.reset()
    mind?.wasReset(self)
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    mind?.takes(self, "began", presses)
    super.pressesBegan(presses, with: event)
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    mind?.takes(self, "changed", presses)
    super.pressesChanged(presses, with: event)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    mind?.takes(self, "ended", presses)
    super.pressesEnded(presses, with: event)
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    mind?.takes(self, "cancelled", presses)
    super.pressesCancelled(presses, with: event)
  }
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    guard let mind else { return }
    for touch in mind.world.names.sorted(touches) {
      mind.world.say(
        "\(mind.world.names.name(of: self)) updated \(words(for: touch, mind.world.names))"
      )
    }
  }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    mind?.answer(self, other, 2) ?? super.canPrevent(other)
  }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    mind?.answer(self, other, 2) ?? super.canBePrevented(by: other)
  }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    mind?.answer(self, other, 6) ?? super.shouldRequireFailure(of: other)
  }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    mind?.answer(self, other, 6) ?? super.shouldBeRequiredToFail(by: other)
  }
}
