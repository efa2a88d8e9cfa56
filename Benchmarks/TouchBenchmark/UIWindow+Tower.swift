import UIKit

extension UIWindow {
  /// Adds views in each other, each as large as the window.
  ///
  /// - Parameter depth: How many.
  /// - Returns: The innermost, which takes several touches.
  func addTower(_ depth: Int) -> UIView {
    var top: UIView = self
    for _ in 0..<depth {
      let child = UIView(frame: bounds)
      top.addSubview(child)
      top = child
    }
    top.isMultipleTouchEnabled = true
    return top
  }
}
