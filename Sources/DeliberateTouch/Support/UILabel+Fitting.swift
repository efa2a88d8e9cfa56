import UIKit

extension UILabel {
  /// Sets the font of a single line, smaller where its text is wider than a width.
  func setFont(_ font: UIFont, fitting width: CGFloat) {
    self.font = font
    let most = CGFloat.greatestFiniteMagnitude
    let needed = sizeThatFits(CGSize(width: most, height: most)).width
    guard needed > width, width > 0 else { return }
    self.font = font.withSize(font.pointSize * width / needed)
  }
}
