import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes a finger that scratches to and fro, when it turns for the third time.
public final class ScratchGestureRecognizer: UIGestureRecognizer {
  /// How often the finger turns.
  public var requiredTurns = 3
  /// How far it goes between two turns at least, in points.
  public var minimumStroke: CGFloat = 25
  /// How long all of it takes at most, in seconds.
  public var maximumDuration: TimeInterval = 1.5

  private var finger: UITouch?
  private var startTime: TimeInterval = 0
  /// The direction of the stroke: 1 to the right, -1 to the left, 0 while it isn't known.
  private var direction: CGFloat = 0
  /// Where the stroke came farthest.
  private var farthest: CGFloat = 0
  private var turns = 0

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard finger == nil, touches.count == 1, let touch = touches.first else {
      state = .failed
      return
    }
    finger = touch
    startTime = touch.timestamp
    farthest = touch.location(in: view).x
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let finger, touches.contains(finger) else { return }
    guard finger.timestamp - startTime <= maximumDuration else {
      state = .failed
      return
    }
    let x = finger.location(in: view).x
    if (x - farthest) * direction > 0 {
      farthest = x
    } else if abs(x - farthest) >= minimumStroke {
      // The first stroke isn't a turn.
      if direction != 0 { turns += 1 }
      direction = x > farthest ? 1 : -1
      farthest = x
      if turns == requiredTurns { state = .recognized }
    }
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .failed
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  public override func reset() {
    super.reset()
    finger = nil
    direction = 0
    turns = 0
  }
}
