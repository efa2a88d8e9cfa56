// What a client of drawing by hand or of Auto Layout writes. A comment says what the compiler answers on the line.
import UIKit

class Chart: UIView {
  override func draw(_ rect: CGRect) {}  // drawing
  override func draw(_ layer: CALayer, in ctx: CGContext) {}  // drawing
  override func updateConstraints() {}  // layout
  override class var requiresConstraintBasedLayout: Bool { true }  // layout
  /// The constraint that a nib would set.
  var height: NSLayoutConstraint?

  func arrange(_ label: UIView) {
    label.translatesAutoresizingMaskIntoConstraints = false  // layout
    _ = label.topAnchor  // layout
    _ = label.widthAnchor  // layout
    _ = safeAreaLayoutGuide  // layout
    addConstraints([])  // layout
    _ = constraints  // layout
    setNeedsUpdateConstraints()  // layout
    NSLayoutConstraint.deactivate([])  // layout
    height?.constant = 20  // layout
    height?.isActive = true  // layout
    _ = UIGraphicsGetCurrentContext()  // drawing
    _ = UIGraphicsImageRenderer.self  // drawing
    label.draw(bounds)  // drawing
    label.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true  // layout
    label.widthAnchor.constraint(equalToConstant: 40).isActive = true  // layout
    NSLayoutConstraint.activate([  // layout
      label.leadingAnchor.constraint(equalTo: leadingAnchor),  // layout
      label.bottomAnchor.constraint(lessThanOrEqualTo: safeAreaLayoutGuide.bottomAnchor),  // layout
      label.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.5),  // layout
    ])
    setNeedsDisplay()
    setNeedsLayout()
  }
}

class Curve: CALayer {
  override func draw(in ctx: CGContext) {}  // drawing
  override func display() {}  // drawing
  override class func needsDisplay(forKey key: String) -> Bool { true }  // drawing
}

class Form: UIViewController {
  override func updateViewConstraints() {}  // layout
}
