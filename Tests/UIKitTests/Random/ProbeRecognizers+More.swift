import UIKit
import UIKit.UIGestureRecognizerSubclass

// Swift can't add overrides to several classes at once, so the probes repeat each other.

/// A rotation that reports every call.
final class ProbeRotation: UIRotationGestureRecognizer, Probe {
  var index = 0
  var listener: (any ProbeListener)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    listener?.willTake(self, .began, touches, event)
    super.touchesBegan(touches, with: event)
    listener?.didTake(self, .began, touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    listener?.willTake(self, .moved, touches, event)
    super.touchesMoved(touches, with: event)
    listener?.didTake(self, .moved, touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    listener?.willTake(self, .ended, touches, event)
    super.touchesEnded(touches, with: event)
    listener?.didTake(self, .ended, touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    listener?.willTake(self, .cancelled, touches, event)
    super.touchesCancelled(touches, with: event)
    listener?.didTake(self, .cancelled, touches)
  }
  override func reset() {
    super.reset()
    listener?.wasReset(self)
  }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    listener?.answer(.canPrevent, self, other) ?? super.canPrevent(other)
  }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    listener?.answer(.canBePrevented, self, other) ?? super.canBePrevented(by: other)
  }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    listener?.answer(.requiresFailure, self, other) ?? super.shouldRequireFailure(of: other)
  }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    listener?.answer(.isRequiredToFail, self, other) ?? super.shouldBeRequiredToFail(by: other)
  }
  override func shouldReceive(_ event: UIEvent) -> Bool {
    listener?.answer(.receivesEvent, self, nil) ?? super.shouldReceive(event)
  }
}

/// A swipe that reports every call.
final class ProbeSwipe: UISwipeGestureRecognizer, Probe {
  var index = 0
  var listener: (any ProbeListener)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    listener?.willTake(self, .began, touches, event)
    super.touchesBegan(touches, with: event)
    listener?.didTake(self, .began, touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    listener?.willTake(self, .moved, touches, event)
    super.touchesMoved(touches, with: event)
    listener?.didTake(self, .moved, touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    listener?.willTake(self, .ended, touches, event)
    super.touchesEnded(touches, with: event)
    listener?.didTake(self, .ended, touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    listener?.willTake(self, .cancelled, touches, event)
    super.touchesCancelled(touches, with: event)
    listener?.didTake(self, .cancelled, touches)
  }
  override func reset() {
    super.reset()
    listener?.wasReset(self)
  }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    listener?.answer(.canPrevent, self, other) ?? super.canPrevent(other)
  }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    listener?.answer(.canBePrevented, self, other) ?? super.canBePrevented(by: other)
  }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    listener?.answer(.requiresFailure, self, other) ?? super.shouldRequireFailure(of: other)
  }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    listener?.answer(.isRequiredToFail, self, other) ?? super.shouldBeRequiredToFail(by: other)
  }
  override func shouldReceive(_ event: UIEvent) -> Bool {
    listener?.answer(.receivesEvent, self, nil) ?? super.shouldReceive(event)
  }
}

/// A pan from an edge that reports every call.
final class ProbeEdgePan: UIScreenEdgePanGestureRecognizer, Probe {
  var index = 0
  var listener: (any ProbeListener)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    listener?.willTake(self, .began, touches, event)
    super.touchesBegan(touches, with: event)
    listener?.didTake(self, .began, touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    listener?.willTake(self, .moved, touches, event)
    super.touchesMoved(touches, with: event)
    listener?.didTake(self, .moved, touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    listener?.willTake(self, .ended, touches, event)
    super.touchesEnded(touches, with: event)
    listener?.didTake(self, .ended, touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    listener?.willTake(self, .cancelled, touches, event)
    super.touchesCancelled(touches, with: event)
    listener?.didTake(self, .cancelled, touches)
  }
  override func reset() {
    super.reset()
    listener?.wasReset(self)
  }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    listener?.answer(.canPrevent, self, other) ?? super.canPrevent(other)
  }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    listener?.answer(.canBePrevented, self, other) ?? super.canBePrevented(by: other)
  }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    listener?.answer(.requiresFailure, self, other) ?? super.shouldRequireFailure(of: other)
  }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    listener?.answer(.isRequiredToFail, self, other) ?? super.shouldBeRequiredToFail(by: other)
  }
  override func shouldReceive(_ event: UIEvent) -> Bool {
    listener?.answer(.receivesEvent, self, nil) ?? super.shouldReceive(event)
  }
}

/// A hover that reports every call.
final class ProbeHover: UIHoverGestureRecognizer, Probe {
  var index = 0
  var listener: (any ProbeListener)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    listener?.willTake(self, .began, touches, event)
    super.touchesBegan(touches, with: event)
    listener?.didTake(self, .began, touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    listener?.willTake(self, .moved, touches, event)
    super.touchesMoved(touches, with: event)
    listener?.didTake(self, .moved, touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    listener?.willTake(self, .ended, touches, event)
    super.touchesEnded(touches, with: event)
    listener?.didTake(self, .ended, touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    listener?.willTake(self, .cancelled, touches, event)
    super.touchesCancelled(touches, with: event)
    listener?.didTake(self, .cancelled, touches)
  }
  override func reset() {
    super.reset()
    listener?.wasReset(self)
  }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    listener?.answer(.canPrevent, self, other) ?? super.canPrevent(other)
  }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    listener?.answer(.canBePrevented, self, other) ?? super.canBePrevented(by: other)
  }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    listener?.answer(.requiresFailure, self, other) ?? super.shouldRequireFailure(of: other)
  }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    listener?.answer(.isRequiredToFail, self, other) ?? super.shouldBeRequiredToFail(by: other)
  }
  override func shouldReceive(_ event: UIEvent) -> Bool {
    listener?.answer(.receivesEvent, self, nil) ?? super.shouldReceive(event)
  }
}

/// A recognizer without a machine that reports every call.
final class ProbeCustom: UIGestureRecognizer, Probe {
  var index = 0
  var listener: (any ProbeListener)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    listener?.willTake(self, .began, touches, event)
    super.touchesBegan(touches, with: event)
    listener?.didTake(self, .began, touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    listener?.willTake(self, .moved, touches, event)
    super.touchesMoved(touches, with: event)
    listener?.didTake(self, .moved, touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    listener?.willTake(self, .ended, touches, event)
    super.touchesEnded(touches, with: event)
    listener?.didTake(self, .ended, touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    listener?.willTake(self, .cancelled, touches, event)
    super.touchesCancelled(touches, with: event)
    listener?.didTake(self, .cancelled, touches)
  }
  override func reset() {
    super.reset()
    listener?.wasReset(self)
  }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    listener?.answer(.canPrevent, self, other) ?? super.canPrevent(other)
  }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    listener?.answer(.canBePrevented, self, other) ?? super.canBePrevented(by: other)
  }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    listener?.answer(.requiresFailure, self, other) ?? super.shouldRequireFailure(of: other)
  }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    listener?.answer(.isRequiredToFail, self, other) ?? super.shouldBeRequiredToFail(by: other)
  }
  override func shouldReceive(_ event: UIEvent) -> Bool {
    listener?.answer(.receivesEvent, self, nil) ?? super.shouldReceive(event)
  }
}
