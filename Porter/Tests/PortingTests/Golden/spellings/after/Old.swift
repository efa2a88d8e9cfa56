import UIKit

class Old: UIView {
  var options: UIView.AnimationOptions = [.curveEaseOut]
  let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), point = CGPoint(x: 1, y: 2)
  func layout(_ child: UIView) {
    bringSubviewToFront(child)
    sendSubviewToBack(child)
    child.frame = bounds.inset(by: insets)
    child.center.x = self.bounds.midX + child.frame.insetBy(dx: 1, dy: 1).width
    child.transform = CGAffineTransform(scaleX: 2, y: 2).rotated(by: 1)
    let mode: UIView.ContentMode = .scaleAspectFit
    (child as? UIImageView)?.contentMode = mode
    let line = CAShapeLayer()
    line.lineCap = CAShapeLayerLineCap.round
    let grow = CABasicAnimation(keyPath: "transform")
    grow.toValue = CATransform3DMakeScale(2, 2, 1)
    let turn = CAKeyframeAnimation(keyPath: "position")
    turn.calculationMode = CAAnimationCalculationMode.paced
    turn.fillMode = CAMediaTimingFillMode(rawValue: "forwards")
    turn.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: "linear"))
    RunLoop.current.add(Timer(timeInterval: 1, repeats: true) { _ in }, forMode: .common)
  }
  func removed(_ child: UIViewController) {
    child.removeFromParent()
    child.didMove(toParent: nil)
    _ = child.children
  }
  func state(_ pan: UIPanGestureRecognizer) -> Bool { pan.state == UIGestureRecognizer.State.ended }
}

func listen(_ knob: NSObject) {
  let center = NotificationCenter.default
  center.removeObserver(knob, name: UIDevice.orientationDidChangeNotification, object: nil)
  center.removeObserver(knob, name: UIApplication.didBecomeActiveNotification, object: nil)
}
