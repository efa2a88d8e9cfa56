// Ours, not Apple's: there, the user changes the device's settings.

extension UIApplication {
  /// Gives the screen other traits, and calls `traitCollectionDidChange(_:)` of the views in its visible
  /// windows and of their controllers, superviews first and each view before its controller; then they are
  /// laid out.
  ///
  /// Ours, not Apple's. Touches that are down keep what they measure.
  public func replaceTraits(with traits: UITraitCollection) {
    let before = screen.traitCollection
    guard traits != before else { return }
    screen.traitCollection = traits
    for window in visibleWindowsFromFront.reversed() { window.tellTraitsDidChange(before) }
  }
}

extension UIApplication {
  /// What the user chose for accessibility; `UIAccessibility` tells it.
  ///
  /// Ours, not Apple's. Set it before a scene is made: nothing is told of a change.
  public var accessibilityChoices: AccessibilitySettings {
    get { accessibilitySettings }
    set { accessibilitySettings = newValue }
  }
}

extension UIView {
  /// Calls `traitCollectionDidChange(_:)` in a subtree.
  fileprivate func tellTraitsDidChange(_ before: UITraitCollection) {
    traitCollectionDidChange(before)
    setNeedsLayout()
    controller?.traitCollectionDidChange(before)
    for child in children where child.parent === self { child.tellTraitsDidChange(before) }
  }
}
