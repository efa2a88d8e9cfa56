extension UIView {
  /// How far the screen's notch, bars and corners reach into the view; zero outside a window.
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

  /// Tells a subtree that its safe area changed.
  func tellSafeAreaInsetsDidChange() {
    safeAreaInsetsDidChange()
    setNeedsLayout()
    for child in children where child.parent === self { child.tellSafeAreaInsetsDidChange() }
  }
}
