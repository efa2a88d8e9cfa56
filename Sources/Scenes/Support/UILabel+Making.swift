import UIKit

extension UILabel {
  /// Creates a label with a colour and an alignment.
  convenience init(color: UIColor, alignment: NSTextAlignment = .left) {
    self.init(frame: .zero)
    textColor = color
    textAlignment = alignment
  }
}
