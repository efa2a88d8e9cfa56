import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A pan along one axis alone: what a row needs that is swiped inside of a list that scrolls.
///
/// It fails where the fingers first move along the other axis, so that a scroll view can have them. Once it
/// has begun it stays with its axis, however the fingers move: its translation and its velocity across are zero.
public final class DirectionLockedPanGestureRecognizer: UIPanGestureRecognizer {
  /// The directions in which a pan goes.
  public enum Axis: Sendable {
    /// To the left and to the right.
    case horizontal
    /// Up and down.
    case vertical
  }

  /// The axis.
  public var axis = Axis.horizontal

  /// Where the fingers were when the last of them came, in the window.
  private var start = CGPoint.zero

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible { start = location(in: nil) }
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .began else { return }
    let point = location(in: nil)
    let (across, down) = (abs(point.x - start.x), abs(point.y - start.y))
    let isAlong = axis == .horizontal ? across > down : down > across
    if !isAlong { state = .failed }
  }

  public override func translation(in view: UIView?) -> CGPoint {
    locked(super.translation(in: view))
  }

  public override func velocity(in view: UIView?) -> CGPoint { locked(super.velocity(in: view)) }

  private func locked(_ point: CGPoint) -> CGPoint {
    switch axis {
    case .horizontal: CGPoint(x: point.x, y: 0)
    case .vertical: CGPoint(x: 0, y: point.y)
    }
  }
}
