extension UIView {
  /// How far the window's insets extend into the view; zero outside a window.
  final var windowsInsets: UIEdgeInsets {
    guard let window else { return .zero }
    return safeAreaInsets(in: window, of: window.ownSafeAreaInsets)
  }

  /// How far insets of the window extend into the view.
  private func safeAreaInsets(in window: UIWindow, of insets: UIEdgeInsets) -> UIEdgeInsets {
    guard insets != .zero else { return .zero }
    let area = window.bounds.inset(by: insets)
    if let superview, transform == .identity {
      // Measured around the view: where its own content is scrolled to must not round the insets.
      let (safe, frame) = (window.convert(area, to: superview), frame)
      return UIEdgeInsets(
        top: max(0, safe.minY - frame.minY),
        left: max(0, safe.minX - frame.minX),
        bottom: max(0, frame.maxY - safe.maxY),
        right: max(0, frame.maxX - safe.maxX)
      )
    }
    let safe = window.convert(area, to: self)
    return UIEdgeInsets(
      top: max(0, safe.minY - bounds.minY),
      left: max(0, safe.minX - bounds.minX),
      bottom: max(0, bounds.maxY - safe.maxY),
      right: max(0, bounds.maxX - safe.maxX)
    )
  }

  /// Calls `safeAreaInsetsDidChange()` in a subtree, for the views into which the window's insets reach
  /// differently than before.
  func tellSafeAreaInsetsDidChange(in window: UIWindow, from before: UIEdgeInsets) {
    let after = window.ownSafeAreaInsets
    if safeAreaInsets(in: window, of: before) != safeAreaInsets(in: window, of: after) {
      safeAreaInsetsDidChange()
      #if !hasFeature(Embedded)
        controller?.viewSafeAreaInsetsDidChange()
      #endif
      setNeedsLayout()
      if insetsLayoutMarginsFromSafeArea { marginsMayHaveChanged() }
    }
    for child in children where child.parent === self {
      child.tellSafeAreaInsetsDidChange(in: window, from: before)
    }
  }
}
