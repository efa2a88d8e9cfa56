import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes one finger that turns around the middle of its view, as strangers write it: `rotation` is the
/// turn since the last event.
final class TurnGestureRecognizer: UIGestureRecognizer {
  private(set) var rotation: CGFloat = 0
  private var lastAngle: CGFloat = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard numberOfTouches == 1 else {
      if state == .possible { state = .failed }
      return
    }
    lastAngle = angle
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let now = angle
    rotation = remainder(now - lastAngle, 2 * .pi)
    lastAngle = now
    state = state == .possible ? .began : .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    rotation = 0
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  /// Where the finger is, seen from the middle of the view.
  private var angle: CGFloat {
    let place = location(in: view)
    let bounds = view?.bounds ?? .zero
    return atan2(place.y - bounds.midY, place.x - bounds.midX)
  }
}
