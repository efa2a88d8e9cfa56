import UIKit

extension UIView {
  /// A font as large as the view's reader wants it, made of one at the standard text size.
  func scaledForReader(_ font: UIFont) -> UIFont {
    font.withSize(
      UIFontMetrics.default.scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    )
  }
}
