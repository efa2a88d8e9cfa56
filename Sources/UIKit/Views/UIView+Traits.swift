extension UIView {
  /// The traits of the view's screen, or of the main screen.
  ///
  /// - Complexity: O(*depth*).
  public var traitCollection: UITraitCollection { (window?.screen ?? .main).traitCollection }
}

/// What a view keeps of colours and traits.
struct ViewLook {
  /// The view's own tint; nil for the superview's.
  var tint: UIColor?
  /// The background, if the traits choose it.
  var background: UIColor?
  /// The traits that the view was told of last; nil until it is in a window.
  var traits: UITraitCollection?
}

extension UIView {
  /// A colour as the view's layer gets it: one that follows the traits by the view's own, without a window by
  /// the current ones.
  func resolved(_ color: UIColor) -> CGColor {
    guard color.isDynamic, let screen = window?.screen else { return color.cgColor }
    return color.cgColor(with: screen.traitCollection)
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
    layer.backgroundColor = color.map { resolved($0) }
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
    if let background = traitLook.background { layer.backgroundColor = resolved(background) }
    showTraits()
    guard let before else { return }
    setNeedsLayout()
    traitCollectionDidChange(before)
    controller?.traitCollectionDidChange(before)
  }
}
