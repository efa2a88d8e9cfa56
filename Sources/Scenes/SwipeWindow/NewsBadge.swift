import DeliberateTouch
import UIKit

/// Shows the last recognized gesture over the page, as a large drawing with its name, and fades.
final class NewsBadge: UIView {
  /// How long the badge stays, and how long it fades, in seconds.
  private static let showing: (stay: TimeInterval, fade: TimeInterval) = (0.9, 0.5)
  /// By how much the name grows at most: the longest stays in the badge.
  private static let mostGrowth: CGFloat = 1.3
  /// The badge's side, in points.
  static let side: CGFloat = 190

  private let drawing = CAShapeLayer()
  private let caption = UILabel(color: .white, alignment: .center)

  /// Creates a hidden badge.
  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    layOutWhenTraitsChange()
    isUserInteractionEnabled = false
    alpha = 0
    backgroundColor = .byLook(
      light: UIColor(white: 0.1, alpha: 0.95),
      dark: UIColor(white: 0.25, alpha: 0.95)
    )
    layer.cornerRadius = 28
    drawing.fillColor = nil
    drawing.strokeColor = UIColor.white.cgColor
    drawing.lineWidth = 9
    drawing.lineCap = .round
    drawing.lineJoin = .round
    layer.addSublayer(drawing)
    caption.frame = CGRect(x: 0, y: Self.side - 52, width: Self.side, height: 34)
    addSubview(caption)
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    caption.font = .boldSystemFont(ofSize: 22 * min(sceneRoom.growth(), Self.mostGrowth))
  }

  /// Shows a stroke in a unit square, with its name.
  func show(_ stroke: [CGPoint], _ name: String) {
    let frame = CGRect(x: (Self.side - 90) / 2, y: 30, width: 90, height: 90)
    let path = UIBezierPath()
    for (index, point) in stroke.enumerated() {
      let location = CGPoint(
        x: frame.minX + frame.width * point.x,
        y: frame.minY + frame.height * point.y
      )
      if index == 0 { path.move(to: location) } else { path.addLine(to: location) }
    }
    drawing.path = path.cgPath
    caption.text = name
    layer.removeAllAnimations()
    alpha = 1
    UIView.animate(
      withDuration: UIAccessibility.isReduceMotionEnabled ? 0 : Self.showing.fade,
      delay: Self.showing.stay,
      options: [.allowUserInteraction],
      animations: { self.alpha = 0 }
    )
  }
}
