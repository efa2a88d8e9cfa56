import UIKit

/// A ring around what receives the keys: black and white, so that it is seen on every background.
final class KeyRing: UIView {
  /// The width of each of the two lines, in points.
  private static let line: CGFloat = 3
  /// The distance from what it is around, in points.
  private static let gap: CGFloat = 2

  private let inner = UIView()

  /// Creates a hidden ring.
  init() {
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    layer.borderColor = UIColor.black.cgColor
    inner.layer.borderColor = UIColor.white.cgColor
    for ring in [self, inner] { ring.layer.borderWidth = Self.line }
    addSubview(inner)
  }

  required init?(coder: NSCoder) { return nil }

  /// Lays the ring around a circle.
  func surround(_ circle: CGRect) {
    let reach = Self.gap + 2 * Self.line
    frame = circle.insetBy(dx: -reach, dy: -reach)
    layer.cornerRadius = bounds.width / 2
    inner.frame = bounds.insetBy(dx: Self.line, dy: Self.line)
    inner.layer.cornerRadius = inner.bounds.width / 2
  }
}
