import UIKit

class Gauge: UIControl, UIGestureRecognizerDelegate, UIScrollViewDelegate {
  var marks: [CGFloat] = [3, 1, 2]
  let dial = CAShapeLayer()
  let scroll = UIScrollView()

  override var isSelected: Bool {
    didSet { dial.strokeColor = isSelected ? UIColor.red.cgColor : nil }
  }
  override var isHighlighted: Bool {
    get { return super.isHighlighted }
    set { super.isHighlighted = newValue }
  }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width, height: 44)
  }
  override class var layerClass: AnyClass {
    return CAShapeLayer.self
  }
  override var canBecomeFirstResponder: Bool { return isEnabled && !isHidden }

  func trace(_ start: CGPoint, highlighted: Bool) {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: start.x, y: start.y))
    path.addLine(to: CGPoint(x: bounds.midX, y: bounds.height / 2))
    path.addQuadCurve(to: CGPoint(x: bounds.width, y: 0), control: CGPoint(x: start.x, y: 0))
    path.addArc(center: CGPoint(x: 5, y: 5), radius: 4, startAngle: 0, endAngle: CGFloat(M_PI), clockwise: true)
    path.addRect(bounds.insetBy(dx: 2, dy: 2))
    path.closeSubpath()
    if path.contains(start, using: false ? .evenOdd : .winding) || (start == CGPoint.zero) {
      isSelected = highlighted
    }
    dial.path = path
    for (index, mark) in marks.enumerated() { print(index, mark) }
    marks.sort()
    marks.removeAll(keepingCapacity: true)
    scroll.isScrollEnabled = isEnabled
    scroll.isUserInteractionEnabled = !isHidden
    titleAt(start.x).textAlignment = .center
  }

  func isTouched(_ touch: UITouch?) -> Bool {
    guard let point = touch?.location(in: self), self.point(inside: point, with: nil) else { return false }
    return true
  }
  func titleAt(_ x: CGFloat) -> UILabel { return UILabel() }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    return gestureRecognizer.numberOfTouches < 2 && touch.location(in: self).x > 0
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { return UIApplication.shared.keyWindow != nil }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { return scrollView.subviews.first }
}

func scaled(_ image: UIImage) -> UIImage {
  let oval = UIBezierPath(ovalIn: CGRect.zero)
  oval.apply(CGAffineTransform(scaleX: 2, y: 2))
  return UIImage(cgImage: image.cgImage!, scale: 2, orientation: .up)
}

extension UIView {
  func showAll() {
    let hidden = subviews.filter { $0.isHidden }
    hidden.forEach { $0.isHidden = false }
  }
  func vanish() { isHidden = true }
}
