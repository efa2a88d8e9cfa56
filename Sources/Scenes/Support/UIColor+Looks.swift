import UIKit

extension UIColor {
  /// A colour of a light interface, and another one of a dark one.
  static func byLook(light: UIColor, dark: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  /// Words beside those that matter more, with a contrast of 4.5 on every background of the scenes; Apple's secondary
  /// label has 3.4 on white.
  static let quietLabel = byLook(
    light: UIColor(white: 0.36, alpha: 1),
    dark: UIColor(white: 0.7, alpha: 1)
  )
  /// Words that can be touched, or tell of what is under way, with the same contrast.
  static let blueLabel = byLook(
    light: UIColor(red: 0.05, green: 0.4, blue: 0.8, alpha: 1),
    dark: UIColor(red: 0.4, green: 0.7, blue: 1, alpha: 1)
  )
  /// Words of what can't be undone, with the same contrast on a button.
  static let redLabel = byLook(
    light: UIColor(red: 0.75, green: 0.05, blue: 0.05, alpha: 1),
    dark: UIColor(red: 1, green: 0.5, blue: 0.47, alpha: 1)
  )
}
