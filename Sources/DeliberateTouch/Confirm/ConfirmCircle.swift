import UIKit

/// The circle above the finger: a ring that fills from its centre, and a word.
///
/// The word is in the circle, or above it while the finger covers the circle. The circle follows
/// the finger without implicit animations (deliberate gestures 4).
final class ConfirmCircle: UIView {
  /// A green that is dark enough for white letters.
  private static let darkGreen = UIColor(red: 0.1, green: 0.5, blue: 0.22, alpha: 1)

  private let ring = CAShapeLayer()
  private let disc = CAShapeLayer()
  private let word = CATextLayer()

  /// Creates a hidden circle.
  override init(frame: CGRect) {
    super.init(frame: frame)
    ring.fillColor = UIColor.systemGray2.cgColor
    disc.strokeColor = UIColor.systemGray.cgColor
    word.font = .boldSystemFont(ofSize: 17)
    word.alignmentMode = .center
    word.foregroundColor = UIColor.white.cgColor
    layer.addSublayer(ring)
    layer.addSublayer(disc)
    layer.addSublayer(word)
    isHidden = true
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { return nil }

  /// Shows a state of the confirmation.
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
    show(text, radius: radius, isCovered: confirmation == .confirmed)
    CATransaction.commit()
  }

  /// Puts the word into the circle, or above it if the finger covers the circle.
  private func show(_ text: String, radius: CGFloat, isCovered: Bool) {
    word.string = text
    // Seven letters fit across the circle.
    word.fontSize = radius * 0.36
    // A line of text is about 1.2 times as high as its font size.
    let height = radius * 0.432
    let width = isCovered ? radius : radius * 2
    word.frame = CGRect(
      x: radius - width / 2,
      y: isCovered ? -height * 1.25 : radius - height / 2,
      width: width,
      height: height
    )
    word.backgroundColor = isCovered ? ConfirmCircle.darkGreen.cgColor : nil
    word.cornerRadius = height / 2
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
