import UIKit

extension UIColor {
  /// A colour of a light interface, and another one of a dark one.
  static func byLook(light: UIColor, dark: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }
}
