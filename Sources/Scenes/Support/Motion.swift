import UIKit

extension UIView {
  /// Animates changes; makes them at once where the user reduces motion.
  static func move(for duration: TimeInterval, _ changes: @escaping () -> Void) {
    let seconds = UIAccessibility.isReduceMotionEnabled ? 0 : duration
    UIView.animate(withDuration: seconds, animations: { changes() })
  }
}
