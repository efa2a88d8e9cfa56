extension UIColor {
  /// Creates the colour that the host has under a name; nil where there is none.
  ///
  /// The host says it with `namedColors`.
  public convenience init?(named name: String) {
    guard let color = UIColor.namedColors?(name) else { return nil }
    if color.isDynamic {
      self.init(dynamicProvider: { color.resolvedColor(with: $0) })
    } else {
      self.init(cgColor: color.cgColor)
    }
  }

  /// Creates the colour that the host has under a name; nil where there is none.
  ///
  /// - Parameters:
  ///   - name: What the host calls it.
  ///   - bundle: Where Apple's looks for it; here the host's `namedColors` has it, whatever the bundle.
  ///   - traitCollection: For which traits; nil, or the colour is the one that they choose.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let traitCollection else {
      self.init(named: name)
      return
    }
    guard let color = UIColor.namedColors?(name) else { return nil }
    self.init(cgColor: color.cgColor(with: traitCollection))
  }

  // MARK: Fixed colours

  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A third of white.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Half of white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Two thirds of white.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// No colour at all.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Red at its strongest.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green at its strongest.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue at its strongest.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan at its strongest.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow at its strongest.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta at its strongest.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}
