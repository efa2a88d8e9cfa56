import UIKit

protocol SwipeCardDelegate: NSObjectProtocol {
  func cardDidLeave(_ card: SwipeCardView)
  func cardDidReturn(_ card: SwipeCardView)
}

/// A card that follows the finger, and flies away or springs back with the finger's speed.
class SwipeCardView: UIView, UIGestureRecognizerDelegate {
  weak var delegate: SwipeCardDelegate?

  private var animator: UIViewPropertyAnimator?
  private var startCenter = CGPoint.zero
  var threshold: CGFloat = 100

  override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setup()
  }

  private func setup() {
    let pan = UIPanGestureRecognizer(
      target: self,
      action: Selector(Self.handlePan(_:)).named("handlePan(_:)")
    )
    pan.delegate = self
    addGestureRecognizer(pan)
    layer.contentsScale = UIScreen.main.scale
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
    -> Bool
  {
    if gestureRecognizer.isKind(of: UIPanGestureRecognizer.self) {
      let pan = gestureRecognizer as! UIPanGestureRecognizer
      let translation = pan.translation(in: superview)
      return abs(translation.x) > abs(translation.y)
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      animator?.stopAnimation(true)
      startCenter = center
    case .changed:
      let translation = pan.translation(in: superview)
      center = CGPoint(x: startCenter.x + translation.x, y: startCenter.y + translation.y)
      transform = CGAffineTransform(rotationAngle: translation.x / 1000)
    case .ended, .cancelled:
      let velocity = pan.velocity(in: superview)
      let isAway = abs(center.x - startCenter.x) > threshold
      let target =
        isAway ? CGPoint(x: center.x < startCenter.x ? -500 : 900, y: center.y) : startCenter
      spring(to: target, with: velocity, isAway: isAway)
    default:
      break
    }
  }

  private func spring(to target: CGPoint, with velocity: CGPoint, isAway: Bool) {
    let (dx, dy) = (target.x - center.x, target.y - center.y)
    let relative = CGVector(
      dx: dx == 0 ? 0 : velocity.x / dx,
      dy: dy == 0 ? 0 : velocity.y / dy
    )
    let parameters = UISpringTimingParameters(
      mass: 1,
      stiffness: 200,
      damping: 24,
      initialVelocity: relative
    )
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: parameters)
    animator.addAnimations { [weak self] in
      self?.center = target
      self?.transform = .identity
    }
    animator.addCompletion { [weak self] position in
      guard let self = self, position == .end else { return }
      if isAway {
        self.removeFromSuperview()
        self.delegate?.cardDidLeave(self)
      } else {
        self.delegate?.cardDidReturn(self)
      }
    }
    animator.startAnimation()
    self.animator = animator
  }
}
