extension UIView {
  /// The tint colour: the view's own, or its superview's, or the system's blue.
  ///
  /// Set nil to use the superview's.
  ///
  /// - Complexity: O(*depth*).
  public var tintColor: UIColor! {
    get {
      var view: UIView? = self
      while let here = view {
        if let tint = here.ownTint { return tint }
        view = here.parent
      }
      return .systemBlue
    }
    set {
      let before: UIColor = tintColor
      ownTint = newValue
      if tintColor != before { tellTintChanged() }
    }
  }

  /// Calls `tintColorDidChange()` where a view that was moved inherits another tint than before.
  func inheritedTintMayHaveChanged(from before: UIColor) {
    if ownTint == nil, tintColor != before { tellTintChanged() }
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
