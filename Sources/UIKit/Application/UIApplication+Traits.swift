// Ours, not Apple's: there, the user changes the device's settings.

extension UIApplication {
  /// Gives the screen other traits, and calls `traitCollectionDidChange(_:)` of the views in its windows and of
  /// their controllers, superviews first and each view before its controller; then they are laid out.
  ///
  /// Ours, not Apple's. Size classes and a scale that the traits leave unspecified are the screen's. Touches that are down
  /// keep what they measure.
  public func replaceTraits(with traits: UITraitCollection) {
    let before = screen.traitCollection
    screen.adopt(traits)
    tellTraits(before)
  }

  /// Has the windows take over the screen's traits, if they were others before.
  func tellTraits(_ before: UITraitCollection) {
    let traits = screen.traitCollection
    guard traits != before else { return }
    adoptScreensTraits()
    for window in windows { window.tellTraits(traits) }
    screen.postTextSize(since: before)
  }
}

extension UIApplication {
  /// Makes the screen's traits the current ones, if this is the current application.
  func adoptScreensTraits() {
    if UIApplication.shared === self { UITraitCollection.current = screen.traitCollection }
  }

  /// What the user chose for accessibility; `UIAccessibility` tells it.
  ///
  /// Ours, not Apple's. Notifications tell of a change; Embedded Swift has none, so that there they are set before a
  /// scene is made.
  public var accessibilityChoices: AccessibilitySettings {
    get { accessibilitySettings }
    set {
      let before = accessibilitySettings
      accessibilitySettings = newValue
      #if !hasFeature(Embedded)
        UIAccessibility.postChanges(from: before, to: newValue)
      #endif
    }
  }
}
