#if !hasFeature(Embedded)
  public import TouchGraphics

  /// How far in front an interface is.
  public enum UIUserInterfaceLevel: Int, Sendable {
    /// Not specified.
    case unspecified = -1
    /// At the bottom.
    case base = 0
    /// In front of another.
    case elevated = 1
  }

  /// How much contrast the user wants.
  public enum UIAccessibilityContrast: Int, Sendable {
    /// Not specified.
    case unspecified = -1
    /// As usual.
    case normal = 0
    /// More.
    case high = 1
  }

  /// How heavy the user wants letters.
  public enum UILegibilityWeight: Int, Sendable {
    /// Not specified.
    case unspecified = -1
    /// As usual.
    case regular = 0
    /// Bold.
    case bold = 1
  }

  /// The colours that a screen can show.
  public enum UIDisplayGamut: Int, Sendable {
    /// Not specified.
    case unspecified = -1
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Those of sRGB.
    case SRGB = 0
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Those of Display P3.
    case P3 = 1
  }

  extension UITraitCollection {
    /// How far in front the interface is: at the bottom, as colours here look the same in sheets.
    public var userInterfaceLevel: UIUserInterfaceLevel { .base }
    /// The colours that the screen shows: those of sRGB.
    public var displayGamut: UIDisplayGamut { .SRGB }
    /// How much contrast the user wants, whatever the traits were made of.
    @MainActor public var accessibilityContrast: UIAccessibilityContrast {
      UIApplication.shared.accessibilitySettings.increasesContrast ? .high : .normal
    }
    /// How heavy the user wants letters, whatever the traits were made of.
    @MainActor public var legibilityWeight: UILegibilityWeight {
      UIApplication.shared.accessibilitySettings.boldText ? .bold : .regular
    }
  }
#endif
