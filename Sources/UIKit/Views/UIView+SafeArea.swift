extension UIView {
  /// How far the screen's notch, bars and corners extend into the view; zero outside a window.
  ///
  /// - Complexity: O(*depth*).
  public var safeAreaInsets: UIEdgeInsets {
    guard let window, window.ownSafeAreaInsets != .zero else { return .zero }
    let safe = window.convert(window.bounds.inset(by: window.ownSafeAreaInsets), to: self)
    return UIEdgeInsets(
      top: max(0, safe.minY - bounds.minY),
      left: max(0, safe.minX - bounds.minX),
      bottom: max(0, bounds.maxY - safe.maxY),
      right: max(0, bounds.maxX - safe.maxX)
    )
  }

  /// Calls `safeAreaInsetsDidChange()` in a subtree.
  func tellSafeAreaInsetsDidChange() {
    safeAreaInsetsDidChange()
    setNeedsLayout()
    for child in children where child.parent === self { child.tellSafeAreaInsetsDidChange() }
  }
}
