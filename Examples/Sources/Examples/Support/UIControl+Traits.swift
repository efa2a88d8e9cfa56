import UIKit

extension UIControl {
  /// Tells assistive technologies what the control is, and whether it is enabled.
  func setTraits(_ traits: UIAccessibilityTraits) {
    accessibilityTraits = isEnabled ? traits : traits.union(.notEnabled)
  }
}
