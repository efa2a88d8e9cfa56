import UIKit
import UIKit.UIGestureRecognizerSubclass

// Swift can't add overrides to several classes at once, so these repeat each other.

/// A recognizer that logs its calls.
@MainActor
protocol Probe: UIGestureRecognizer {
  /// The recognizer's behaviour.
  var mind: Mind? { get set }
}

/// A subclass that logs its calls.
final class ProbeTap: UITapGestureRecognizer, Probe {
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
final class ProbePress: UILongPressGestureRecognizer, Probe {
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
final class ProbePan: UIPanGestureRecognizer, Probe {
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
final class ProbeEdgePan: UIScreenEdgePanGestureRecognizer, Probe {
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
