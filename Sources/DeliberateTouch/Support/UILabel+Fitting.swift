import UIKit

extension UILabel {
  /// Sets the font of a single line, smaller where its text is wider than a width.
  func setFont(_ font: UIFont, fitting width: CGFloat) {
    setFont(font, fitting: CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  /// Sets the font of a single line, smaller where its text is wider or higher than a size.
  func setFont(_ font: UIFont, fitting size: CGSize) {
    self.font = font
    let most = CGFloat.greatestFiniteMagnitude
    let needed = sizeThatFits(CGSize(width: most, height: most))
    var part: CGFloat = 1
    if needed.width > size.width, size.width > 0 { part = size.width / needed.width }
    if needed.height > size.height, size.height > 0 {
      part = min(part, size.height / needed.height)
    }
    if part < 1 { self.font = font.withSize(font.pointSize * part) }
  }
}
