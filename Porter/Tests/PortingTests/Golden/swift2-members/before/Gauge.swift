import UIKit

class Gauge: UIControl, UIGestureRecognizerDelegate, UIScrollViewDelegate {
  var marks: [CGFloat] = [3, 1, 2]
  let dial = CAShapeLayer()
  let scroll = UIScrollView()

  override var selected: Bool {
    didSet { dial.strokeColor = selected ? UIColor.redColor().CGColor : nil }
  }
  override var highlighted: Bool {
    get { return super.highlighted }
    set { super.highlighted = newValue }
  }

  override func intrinsicContentSize() -> CGSize {
    let size = super.intrinsicContentSize()
    return CGSizeMake(size.width, 44)
  }
  override class func layerClass() -> AnyClass {
    return CAShapeLayer.self
  }
  override func canBecomeFirstResponder() -> Bool { return enabled && !hidden }

  func trace(start: CGPoint, highlighted: Bool) {
    let path = CGPathCreateMutable()
    CGPathMoveToPoint(path, nil, start.x, start.y)
    CGPathAddLineToPoint(path, nil, CGRectGetMidX(bounds), bounds.height / 2)
    CGPathAddQuadCurveToPoint(path, nil, start.x, 0, bounds.width, 0)
    CGPathAddArc(path, nil, 5, 5, 4, 0, CGFloat(M_PI), true)
    CGPathAddRect(path, nil, CGRectInset(bounds, 2, 2))
    CGPathCloseSubpath(path)
    if CGPathContainsPoint(path, nil, start, false) || CGPointEqualToPoint(start, CGPointZero) {
      selected = highlighted
    }
    dial.path = path
    for (index, mark) in marks.enumerate() { print(index, mark) }
    marks.sortInPlace()
    marks.removeAll(keepCapacity: true)
    scroll.scrollEnabled = enabled
    scroll.userInteractionEnabled = !hidden
    titleAt(start.x).textAlignment = .Center
  }

  func isTouched(touch: UITouch?) -> Bool {
    guard let point = touch?.locationInView(self) where pointInside(point, withEvent: nil) else { return false }
    return true
  }
  func titleAt(x: CGFloat) -> UILabel { return UILabel() }

  func gestureRecognizer(gestureRecognizer: UIGestureRecognizer, shouldReceiveTouch touch: UITouch) -> Bool {
    return gestureRecognizer.numberOfTouches() < 2 && touch.locationInView(self).x > 0
  }
  func gestureRecognizer(
    gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWithGestureRecognizer otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { return UIApplication.sharedApplication().keyWindow != nil }
  func viewForZoomingInScrollView(scrollView: UIScrollView) -> UIView? { return scrollView.subviews.first }
}

func scaled(image: UIImage) -> UIImage {
  let oval = UIBezierPath(ovalInRect: CGRectZero)
  oval.applyTransform(CGAffineTransformMakeScale(2, 2))
  return UIImage(CGImage: image.CGImage!, scale: 2, orientation: .Up)
}

extension UIView {
  func showAll() {
    let hidden = subviews.filter { $0.hidden }
    hidden.forEach { $0.hidden = false }
  }
  func vanish() { hidden = true }
}
