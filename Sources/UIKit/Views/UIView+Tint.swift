extension UIView {
  /// The colour of what can be touched: the view's own, or its superview's, or the system's blue.
  ///
  /// Setting nil means the superview's from then on.
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

  /// Lets what takes its colour from here look at it anew.
  private func tellTintChanged() {
    setNeedsLayout()
    for child in children where child.ownTint == nil { child.tellTintChanged() }
  }
}
