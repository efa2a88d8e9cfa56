extension UIView {
  /// A subtree leaves its window, perhaps with inputs in it (rule 3.10); the next flush looks.
  func hierarchyWillChange(leaving window: UIWindow?) { window?.gestures?.viewWillLeave(self) }
}
