import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes a finger that turns around the centre of the recognizer's view.
///
/// It begins when the finger has turned by `minimumTurn`, changes with each move, and ends with the lift.
/// A finger that moves towards the centre or away from it fails it, so that a pan or a scroll view can
/// have the touch. A second finger fails it before it began, and is ignored afterwards.
public final class OneFingerRotationGestureRecognizer: UIGestureRecognizer {
  /// The turn at which it begins, in radians.
  public var minimumTurn: CGFloat = .pi / 36
  /// The distance from the centre in which a finger has no direction worth following, in points.
  public var innerRadius: CGFloat = 20
  /// How far the finger may move towards the centre or away from it before it has turned, in points.
  public var allowableRadialMovement: CGFloat = 15

  /// How far the finger has turned since the gesture began, in radians, clockwise; several rounds add up.
  ///
  /// Setting it sets what the next moves add to.
  public var rotation: CGFloat = 0
  /// How fast the finger turns, in radians a second.
  public private(set) var velocity: CGFloat = 0

  private var finger: UITouch?
  private var startRadius: CGFloat = 0
  /// The turn before the gesture began.
  private var turned: CGFloat = 0
  /// The finger's direction; nil while it is too near to the centre.
  private var direction: CGFloat?
  private var lastTime: TimeInterval = 0

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard finger == nil, touches.count == 1, let touch = touches.first else {
      if state == .possible { state = .failed }
      for touch in touches where touch !== finger { ignore(touch, for: event) }
      return
    }
    let (radius, angle) = place(of: touch)
    guard radius >= innerRadius else {
      state = .failed
      return
    }
    finger = touch
    startRadius = radius
    direction = angle
    lastTime = touch.timestamp
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let finger, touches.contains(finger) else { return }
    let (radius, angle) = place(of: finger)
    guard radius >= innerRadius else {
      // The gesture waits: a finger that crosses the centre doesn't turn by half a round.
      direction = nil
      if state == .possible { state = .failed }
      return
    }
    let turn = direction.map { Angle.turn(from: $0, to: angle) } ?? 0
    direction = angle
    velocity = finger.timestamp > lastTime ? turn / CGFloat(finger.timestamp - lastTime) : velocity
    lastTime = finger.timestamp
    if state != .possible {
      rotation += turn
      state = .changed
      return
    }
    turned += turn
    if abs(turned) >= minimumTurn {
      rotation = 0
      state = .began
    } else if abs(radius - startRadius) > allowableRadialMovement {
      state = .failed
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
    direction = nil
    turned = 0
    velocity = 0
  }

  /// Where a touch is around the middle of the view: its distance and its direction.
  private func place(of touch: UITouch) -> (radius: CGFloat, angle: CGFloat) {
    guard let view else { return (0, 0) }
    let point = touch.location(in: view)
    let center = view.bounds.middle
    return (point.distance(to: center), Angle.of(point, around: center))
  }
}
