extension UIImage {
  /// How a symbol is drawn, in Apple's UIKit.
  ///
  /// Nothing makes one here: where one may be given, `nil` can be.
  public final class Configuration: PlainObject, Sendable { private init() {} }

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
  ///   - configuration: How it is drawn: `nil`, as it is.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    with configuration: Configuration?
  ) {
    self.init(named: name)
  }
}
