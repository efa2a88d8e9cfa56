extension UIView {
  /// The view's own tint, or the nearest superview's, or the system's blue.
  ///
  /// - Complexity: O(*depth*).
  var inheritedTint: UIColor {
    var view: UIView? = self
    while let here = view {
      if let tint = here.ownTint { return tint }
      view = here.parent
    }
    return .systemBlue
  }

  /// Sets the view's own tint; nil for the superview's.
  func setOwnTint(_ tint: UIColor?) {
    let before = inheritedTint
    ownTint = tint
    if inheritedTint != before { tellTintChanged() }
  }

  /// Calls `tintColorDidChange()` where a view that was moved inherits another tint than before.
  func inheritedTintMayHaveChanged(from before: UIColor) {
    if ownTint == nil, inheritedTint != before { tellTintChanged() }
  }

  /// Updates what is drawn in the tint colour, superviews first.
  private func tellTintChanged() {
    setNeedsLayout()
    tintColorDidChange()
    for child in children where child.ownTint == nil && child.parent === self {
      child.tellTintChanged()
    }
  }
}
