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
      ownTint = newValue
      tellTintChanged()
    }
  }

  /// Updates what is drawn in the tint colour.
  private func tellTintChanged() {
    setNeedsLayout()
    for child in children where child.ownTint == nil { child.tellTintChanged() }
  }
}
