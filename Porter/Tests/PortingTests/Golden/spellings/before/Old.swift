import QuartzCore
import UIKit

class Old: UIView {
  var options: UIViewAnimationOptions = [.curveEaseOut]
  let insets = UIEdgeInsetsMake(1, 2, 3, 4), point = CGPointMake(1, 2)
  func layout(_ child: UIView) {
    bringSubview(toFront: child)
    sendSubview(toBack: child)
    child.frame = UIEdgeInsetsInsetRect(bounds, insets)
    child.center.x = CGRectGetMidX(self.bounds) + CGRectGetWidth(child.frame.insetBy(dx: 1, dy: 1))
    child.transform = CGAffineTransformRotate(CGAffineTransformMakeScale(2, 2), 1)
    let mode: UIViewContentMode = .scaleAspectFit
    (child as? UIImageView)?.contentMode = mode
    let line = CAShapeLayer()
    line.lineCap = kCALineCapRound
    let grow = CABasicAnimation(keyPath: "transform")
    grow.toValue = NSValue(caTransform3D: CATransform3DMakeScale(2, 2, 1))
    let turn = CAKeyframeAnimation(keyPath: "position")
    turn.calculationMode = kCAAnimationPaced
    turn.fillMode = "forwards"
    turn.timingFunction = CAMediaTimingFunction(name: "linear")
    RunLoop.current.add(Timer(timeInterval: 1, repeats: true) { _ in }, forMode: .commonModes)
  }
  func removed(_ child: UIViewController) {
    child.removeFromParentViewController()
    child.didMove(toParentViewController: nil)
    _ = child.childViewControllers
  }
  func state(_ pan: UIPanGestureRecognizer) -> Bool { pan.state == UIGestureRecognizerState.ended }
}

func listen(_ knob: NSObject) {
  let center = NotificationCenter.default
  center.removeObserver(knob, name: NSNotification.Name.UIDeviceOrientationDidChange, object: nil)
  center.removeObserver(knob, name: .UIApplicationDidBecomeActive, object: nil)
}
