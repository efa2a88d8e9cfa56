import UIKit

/// A picture to zoom: a house on a hill, a tree and the sun.
///
/// It is drawn once, 350 points wide and 240 tall, and scaled as a whole.
final class PictureView: UIView {
  /// The size of the drawing, in points.
  static let size = CGSize(width: 350, height: 240)

  private let drawing = CALayer()

  /// Draws the picture.
  init() {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    backgroundColor = UIColor(red: 0.6, green: 0.83, blue: 0.98, alpha: 1)
    clipsToBounds = true
    isUserInteractionEnabled = false
    drawing.anchorPoint = .zero
    drawing.bounds = CGRect(origin: .zero, size: Self.size)
    layer.addSublayer(drawing)
    add(UIBezierPath(ovalIn: CGRect(x: 265, y: 22, width: 52, height: 52)), 1, 0.85, 0.3)
    add(hill(from: 150, over: 95, to: 185), 0.55, 0.78, 0.5)
    add(hill(from: 215, over: 150, to: 160), 0.36, 0.66, 0.38)
    add(UIBezierPath(rect: CGRect(x: 95, y: 120, width: 80, height: 62)), 0.95, 0.9, 0.8)
    add(
      triangle(CGPoint(x: 85, y: 120), CGPoint(x: 135, y: 80), CGPoint(x: 185, y: 120)),
      0.75,
      0.3,
      0.25
    )
    add(UIBezierPath(rect: CGRect(x: 127, y: 146, width: 20, height: 36)), 0.45, 0.3, 0.2)
    add(UIBezierPath(ovalIn: CGRect(x: 142, y: 163, width: 3, height: 3)), 0.95, 0.8, 0.3)
    addWindow(x: 103)
    addWindow(x: 153)
    add(UIBezierPath(rect: CGRect(x: 246, y: 140, width: 8, height: 38)), 0.45, 0.3, 0.2)
    add(UIBezierPath(ovalIn: CGRect(x: 226, y: 92, width: 48, height: 58)), 0.2, 0.5, 0.25)
  }

  required init?(coder: NSCoder) { return nil }

  /// Scales the drawing to the view's width.
  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = bounds.width / Self.size.width
    drawing.place(at: .zero, scale: scale)
  }

  private func add(_ path: UIBezierPath, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) {
    let shape = CAShapeLayer()
    shape.path = path.cgPath
    shape.fillColor = UIColor(red: red, green: green, blue: blue, alpha: 1).cgColor
    drawing.addSublayer(shape)
  }

  private func addWindow(x: CGFloat) {
    let shape = CAShapeLayer()
    let path = UIBezierPath(rect: CGRect(x: x, y: 132, width: 14, height: 16))
    path.move(to: CGPoint(x: x + 7, y: 132))
    path.addLine(to: CGPoint(x: x + 7, y: 148))
    path.move(to: CGPoint(x: x, y: 140))
    path.addLine(to: CGPoint(x: x + 14, y: 140))
    shape.path = path.cgPath
    shape.fillColor = UIColor(red: 0.55, green: 0.75, blue: 0.9, alpha: 1).cgColor
    shape.strokeColor = UIColor(white: 1, alpha: 1).cgColor
    shape.lineWidth = 1.5
    drawing.addSublayer(shape)
  }

  private func hill(from left: CGFloat, over top: CGFloat, to right: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: left))
    path.addCurve(
      to: CGPoint(x: 350, y: right),
      controlPoint1: CGPoint(x: 110, y: top),
      controlPoint2: CGPoint(x: 220, y: top + 60)
    )
    path.addLine(to: CGPoint(x: 350, y: 240))
    path.addLine(to: CGPoint(x: 0, y: 240))
    path.close()
    return path
  }

  private func triangle(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: a)
    path.addLine(to: b)
    path.addLine(to: c)
    path.close()
    return path
  }
}
