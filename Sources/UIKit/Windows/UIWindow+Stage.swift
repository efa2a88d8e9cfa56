// Ours, not Apple's: on a device the hardware decides it.

extension UIWindow {
  /// Sets how far the screen's notch, bars and corners extend into the window.
  ///
  /// Ours, not Apple's. Calls `safeAreaInsetsDidChange()` of the affected views.
  public func setSafeAreaInsets(_ insets: UIEdgeInsets) { ownSafeAreaInsets = insets }
}
