import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes a check mark: one finger that goes down and right, then up and right.
public final class CheckmarkGestureRecognizer: UIGestureRecognizer {
  private enum Stroke {
    case none
    case down
    case up
  }

  /// The maximum movement against the stroke's direction, in points.
  private let slack: CGFloat = 2
  /// The minimum length of a stroke, in points.
  private let shortest: CGFloat = 20

  private var stroke = Stroke.none
  private var finger: UITouch?
  private var last = CGPoint.zero
  /// The start of the mark, in the view.
  public private(set) var start = CGPoint.zero
  /// The lowest point of the mark, in the view.
  public private(set) var corner = CGPoint.zero

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard finger == nil, touches.count == 1, let touch = touches.first else {
      // A second finger is ignored; two at once aren't a check mark.
      if finger == nil { state = .failed }
      for touch in touches { ignore(touch, for: event) }
      return
    }
    finger = touch
    start = touch.location(in: view)
    last = start
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let finger, touches.contains(finger), state == .possible else { return }
    let point = finger.location(in: view)
    defer { last = point }
    guard point.x >= last.x - slack else {
      state = .failed
      return
    }
    switch stroke {
    case .none:
      if point.y > start.y { stroke = .down }
      if point.y < start.y - slack { state = .failed }
    case .down:
      guard point.y < last.y else { return }
      corner = last
      stroke = .up
      if corner.y - start.y < shortest { state = .failed }
    case .up:
      if point.y > last.y + slack { state = .failed }
    }
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard let finger, touches.contains(finger) else { return }
    let isMark = stroke == .up && corner.y - finger.location(in: view).y >= shortest
    state = isMark ? .recognized : .failed
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  public override func reset() {
    super.reset()
    stroke = .none
    finger = nil
    last = .zero
  }
}
