import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes a finger that presses hard on a screen that measures force.
///
/// It begins when the force reaches `threshold`, changes with the force, and ends with the lift, or when the
/// force falls below `releaseThreshold`. Where the screen measures no force it fails at once, so that a long
/// press that waits for it doesn't wait in vain.
public final class DeepPressGestureRecognizer: UIGestureRecognizer {
  /// The force at which it begins, as a part of the largest that the screen measures.
  public var threshold: CGFloat = 0.75
  /// The force below which it ends; less than `threshold`, so that a trembling finger doesn't end it.
  public var releaseThreshold: CGFloat = 0.5
  /// How far the finger may move before it presses, in points.
  public var allowableMovement: CGFloat = 10

  /// The force of the press, as a part of the largest that the screen measures.
  public private(set) var force: CGFloat = 0

  private var finger: UITouch?
  private var start = CGPoint.zero
  private let feedback = UIImpactFeedbackGenerator(style: .heavy)

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard finger == nil, touches.count == 1, let touch = touches.first else {
      if state == .possible { state = .failed }
      for touch in touches where touch !== finger { ignore(touch, for: event) }
      return
    }
    guard touch.maximumPossibleForce > 0 else {
      state = .failed
      return
    }
    finger = touch
    start = touch.location(in: nil)
    feedback.prepare()
    follow(touch)
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let finger, touches.contains(finger) else { return }
    follow(finger)
  }

  private func follow(_ touch: UITouch) {
    force = touch.force / touch.maximumPossibleForce
    if state == .possible {
      if touch.location(in: nil).distance(to: start) > allowableMovement {
        state = .failed
      } else if force >= threshold {
        feedback.impactOccurred()
        state = .began
      }
    } else {
      state = force < min(releaseThreshold, threshold) ? .ended : .changed
    }
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard let finger, touches.contains(finger) else { return }
    state = state == .possible ? .failed : .ended
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    guard let finger, touches.contains(finger) else { return }
    state = state == .possible ? .failed : .cancelled
  }

  public override func reset() {
    super.reset()
    finger = nil
    force = 0
  }
}
