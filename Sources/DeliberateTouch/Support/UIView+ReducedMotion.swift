import UIKit

extension UIView {
  /// The duration of an animation; 0 where the user reduces motion.
  static func unlessMotionIsReduced(_ duration: TimeInterval) -> TimeInterval {
    UIAccessibility.isReduceMotionEnabled ? 0 : duration
  }
}
