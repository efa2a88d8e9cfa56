extension UIImage {
  /// Creates the image that the host has under a name; nil where there is none.
  ///
  /// - Parameters:
  ///   - name: What the host calls it.
  ///   - bundle: Where Apple's looks for it; here the host's `namedPictures` has it, whatever the bundle.
  ///   - traitCollection: For which traits; a picture is the same for all.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Creates the image that the host has under a name; nil where there is none.
  ///
  /// - Parameters:
  ///   - name: What the host calls it.
  ///   - bundle: Where Apple's looks for it; here the host's `namedPictures` has it, whatever the bundle.
  ///   - configuration: How a symbol is drawn; such an image isn't one, and is drawn as it is.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    with configuration: Configuration?
  ) {
    self.init(named: name)
  }
}
