extension UIView {
  /// The traits of the view's screen, or of the main screen, in the style that the view or the nearest superview chose.
  final var screensTraits: UITraitCollection {
    (window?.screen ?? .main).traitCollection.inStyle(nearestStyle)
  }

  /// The style that was chosen for the view itself; `unspecified` for none.
  final var ownChosenStyle: UIUserInterfaceStyle {
    get { traitLook.extras?.style?.style ?? .unspecified }
    set {
      guard ownChosenStyle != newValue else { return }
      ownExtras.style = StyleChoice(newValue)
      styleWasChosen()
    }
  }

  /// Has the subtree take over the style that the view or its controller chose.
  func styleWasChosen() {
    tellTraits(parent?.traitCollection ?? (window?.screen ?? .main).traitCollection)
  }

  /// The style that the view itself or its controller chose.
  private var ownStyle: UIUserInterfaceStyle {
    guard StyleChoice.isThere else { return .unspecified }
    return traitLook.extras?.style?.style ?? controller?.chosenStyle?.style ?? .unspecified
  }

  /// The style that the view or the nearest superview chose.
  private var nearestStyle: UIUserInterfaceStyle {
    guard StyleChoice.isThere else { return .unspecified }
    var view: UIView? = self
    while let here = view {
      let style = here.ownStyle
      if style != .unspecified { return style }
      view = here.parent
    }
    return .unspecified
  }

  /// Has a subtree take over traits that it inherits.
  func tellTraits(_ traits: UITraitCollection) {
    let own = traits.inStyle(ownStyle)
    adopt(own)
    for child in children where child.parent === self { child.tellTraits(own) }
  }

  /// Has a view that came under another superview take over the style there.
  func styleMayHaveChanged() {
    if StyleChoice.isThere, let parent, window != nil { tellTraits(parent.traitCollection) }
  }

  /// Runs a closure; where a style was chosen, the view's traits are the current ones meanwhile.
  func withOwnTraits(_ body: () -> Void) {
    guard nearestStyle != .unspecified else { return body() }
    traitCollection.performAsCurrent(body)
  }
}

extension UITraitCollection {
  /// The same traits in a style, unless that is unspecified.
  func inStyle(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified, style != userInterfaceStyle else { return self }
    return UITraitCollection(traitsFrom: [self, UITraitCollection(userInterfaceStyle: style)])
  }
}

extension UIView {
  /// A colour as the view's layer gets it: one that follows the traits by the view's own, without a window and a
  /// style by the current ones.
  func resolved(_ color: UIColor) -> CGColor {
    guard color.isDynamic, window != nil || nearestStyle != .unspecified else {
      return color.cgColor
    }
    return color.cgColor(with: traitCollection)
  }

  /// The view's own tint; nil for the superview's.
  var ownTint: UIColor? {
    get { traitLook.tint }
    set { traitLook.tint = newValue }
  }

  /// Shows the content in another direction.
  func showDirection() {
    showTraits()
    setNeedsLayout()
  }

  /// Sets the background colour.
  func showBackground(_ color: UIColor?) {
    traitLook.background = color?.isDynamic == true ? color : nil
    ownLayer.backgroundColor = color.map { resolved($0) }
  }

  /// Whether the content begins at the right by the traits that the view was told of: found at once, where
  /// `effectiveUserInterfaceLayoutDirection` looks for the window.
  var isKnownToBeMirrored: Bool {
    guard semanticContentAttribute == .unspecified else {
      return semanticContentAttribute == .forceRightToLeft
    }
    return traitLook.traits?.layoutDirection == .rightToLeft
  }

  /// Takes over traits: colours that follow them are chosen again, and unless they are the view's first,
  /// `traitCollectionDidChange(_:)` is called, a view's before its controller's.
  func adopt(_ traits: UITraitCollection) {
    let before = traitLook.traits
    guard before != traits else { return }
    traitLook.traits = traits
    if let background = traitLook.background { ownLayer.backgroundColor = resolved(background) }
    showTraits()
    guard let before else { return }
    setNeedsLayout()
    withOwnTraits {
      traitCollectionDidChange(before)
      controller?.traitCollectionDidChange(before)
      #if !hasFeature(Embedded)
        controller?.presenter?.presentation?.manager.traitCollectionDidChange(before)
        tellTraitObservers(from: before, to: traits)
      #endif
    }
  }
}
