import UIKit

extension UILabel {
  /// Creates a label in a colour, at one side of its bounds or in the middle.
  convenience init(color: UIColor, alignment: NSTextAlignment = .left) {
    self.init(frame: .zero)
    textColor = color
    textAlignment = alignment
  }
}
