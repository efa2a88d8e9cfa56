import UIKit

/// The circle above the finger: a ring that fills from its middle, and a word in it.
///
/// It follows without implicit animations: a finger is no animation (DELIBERATE 4).
final class ConfirmCircle: UIView {
  private let ring = CAShapeLayer()
  private let disc = CAShapeLayer()
  private let word = CATextLayer()

  /// Creates a circle that isn't seen.
  override init(frame: CGRect) {
    super.init(frame: frame)
    ring.fillColor = UIColor.systemGray4.cgColor
    disc.strokeColor = UIColor.systemGray3.cgColor
    word.alignmentMode = .center
    word.foregroundColor = UIColor.white.cgColor
    layer.addSublayer(ring)
    layer.addSublayer(disc)
    layer.addSublayer(word)
    isHidden = true
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { return nil }

  /// Shows where a confirmation stands.
  func show(
    _ confirmation: ConfirmActionButton.Confirmation,
    text: String,
    at center: CGPoint,
    radius: CGFloat,
    intention: CGFloat,
    scale: CGFloat
  ) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    isHidden = confirmation == .idle
    transform = .identity
    bounds = CGRect(x: 0, y: 0, width: radius * 2, height: radius * 2)
    self.center = center
    transform = CGAffineTransform(scaleX: scale, y: scale)
    ring.path = circle(radius, in: radius)
    let isWhole = confirmation == .selected || confirmation == .confirmed
    disc.path = circle(isWhole ? radius : radius * intention, in: radius)
    disc.fillColor = color(of: confirmation).cgColor
    disc.lineWidth = isWhole ? 0 : 1
    // The word takes the middle of the circle; seven letters fit across it.
    word.fontSize = radius * 0.4
    word.string = text
    word.frame = CGRect(x: 0, y: radius * 0.76, width: radius * 2, height: radius * 0.5)
    CATransaction.commit()
  }

  private func circle(_ radius: CGFloat, in middle: CGFloat) -> CGPath {
    let side = radius * 2
    return UIBezierPath(
      ovalIn: CGRect(x: middle - radius, y: middle - radius, width: side, height: side)
    ).cgPath
  }

  private func color(of confirmation: ConfirmActionButton.Confirmation) -> UIColor {
    switch confirmation {
    case .idle, .updating: .white
    case .selected: .systemRed
    case .confirmed: .systemGreen
    }
  }
}
