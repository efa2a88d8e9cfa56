// Ours, not Apple's: what the device decides on a device.

extension UIWindow {
  /// Says what the screen's notch, bars and corners cover.
  ///
  /// Ours, not Apple's. Views in the window that this reaches into hear of it by
  /// `safeAreaInsetsDidChange()`.
  public func setSafeAreaInsets(_ insets: UIEdgeInsets) { ownSafeAreaInsets = insets }
}
