extension UIView {
  /// Called once on the root of a subtree before the subtree leaves its window.
  func hierarchyWillChange(leaving window: UIWindow?) {}
}
