import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes a check mark in one stroke: down to the right, then further up to the right.
///
/// It fails as soon as the stroke can't become a check mark any more, so that other recognizers needn't wait
/// for the lift. A hand that trembles may go back by `slack`.
public final class CheckmarkStrokeGestureRecognizer: UIGestureRecognizer {
  /// How far the stroke goes down at least, in points.
  public var minimumDescent: CGFloat = 15
  /// How far the stroke goes up at least, as a multiple of how far it went down.
  public var minimumAscentRatio: CGFloat = 1.2
  /// How far the stroke may go back to the left or, in each half, the wrong way, in points.
  public var slack: CGFloat = 6

  /// Where the stroke turned, in the recognizer's view.
  public private(set) var corner = CGPoint.zero

  private var finger: UITouch?
  private var start = CGPoint.zero
  /// The point of the stroke that is farthest to the right.
  private var rightmost: CGFloat = 0
  /// The highest point since the corner; nil before it.
  private var highest: CGFloat?

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard finger == nil, touches.count == 1, let touch = touches.first else {
      state = .failed
      return
    }
    finger = touch
    start = touch.location(in: view)
    corner = start
    rightmost = start.x
    highest = nil
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let finger, touches.contains(finger) else { return }
    let point = finger.location(in: view)
    rightmost = max(rightmost, point.x)
    if point.x < rightmost - slack {
      state = .failed
    } else if let top = highest {
      highest = min(top, point.y)
      if point.y > min(top, point.y) + slack { state = .failed }
    } else if point.y >= corner.y {
      corner = point
    } else if point.y < corner.y - slack {
      // The finger goes up: the lowest point was the corner.
      if corner.y - start.y >= minimumDescent { highest = point.y } else { state = .failed }
    }
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard let finger, touches.contains(finger) else { return }
    let descent = corner.y - start.y
    let ascent = corner.y - finger.location(in: view).y
    let isMark = highest != nil && ascent >= descent * minimumAscentRatio
    state = isMark ? .recognized : .failed
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  public override func reset() {
    super.reset()
    finger = nil
  }
}
