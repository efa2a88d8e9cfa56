public import TouchGraphics
public import TouchLayers

extension UIButton {
  /// How a button looks, in one value: what it shows, where, and in which colours.
  ///
  /// Begin with one of the styles, such as `filled()`, change it, and give it to a button's `configuration`.
  public struct Configuration {
    /// What the corners of the background are like.
    public enum CornerStyle: Int, Sendable {
      /// The background's radius, whatever else changes.
      case fixed = -1
      /// The background's radius.
      case dynamic = 0
      /// A small radius.
      case small = 1
      /// A medium radius.
      case medium = 2
      /// A large radius.
      case large = 3
      /// Half of the shorter side.
      case capsule = 4
    }

    /// How much room the content has around it.
    public enum Size: Int, Sendable {
      /// The usual room.
      case medium = 0
      /// Less room.
      case small = 1
      /// The least room.
      case mini = 2
      /// More room.
      case large = 3
    }

    /// How the title and the subtitle are aligned to each other.
    public enum TitleAlignment: Int, Sendable {
      /// In the middle where the image is above or below them, otherwise at the leading edge.
      case automatic = 0
      /// At the edge where lines of text begin.
      case leading = 1
      /// In the middle.
      case center = 2
      /// At the edge where lines of text end.
      case trailing = 3
    }

    /// What the style chooses.
    enum Style {
      case plain, gray, tinted, filled
    }

    let style: Style

    /// The title; nil shows the one that `setTitle(_:for:)` set.
    public var title: String? {
      didSet { texts = ConfiguredTexts(subtitle: texts.subtitle, texts.transformers) }
    }
    /// The smaller text below the title; nil for none.
    public var subtitle: String? {
      didSet { texts = ConfiguredTexts(title: texts.title, texts.transformers) }
    }
    /// The texts with attributes, and what changes these.
    var texts = ConfiguredTexts()
    /// How the title breaks where there is no room; as the label does it by default.
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// How the subtitle breaks where there is no room; as the label does it by default.
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// Whether a turning indicator stands in the image's place; false by default.
    public var showsActivityIndicator = false
    /// The image; nil shows the one that `setImage(_:for:)` set.
    public var image: UIImage?
    /// How the image is drawn if it is a symbol whose own configuration doesn't say it; nil for as it is.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    /// The edge of the title at which the image lies; `leading` by default.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The room between the image and the title, in points.
    public var imagePadding: CGFloat = 0
    /// The room between the title and the subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// How the title and the subtitle are aligned to each other.
    public var titleAlignment = TitleAlignment.automatic
    /// How far the content stays away from the button's edges, in points.
    public var contentInsets: NSDirectionalEdgeInsets

    /// The colour of the title and of a template image; nil lets the style choose.
    public var baseForegroundColor: UIColor?
    /// The colour from which the style makes the background's; nil lets the style choose.
    public var baseBackgroundColor: UIColor?
    #if !hasFeature(Embedded)
      /// What makes other colours of the title's.
      var colors = ConfiguredColors()
      /// Whether a selected button is to look so by itself: a hint, which changes no picture; true unless set.
      public var automaticallyUpdateForSelection = true
    #endif
    /// The surface behind the content.
    public var background = UIBackgroundConfiguration()
    /// What the background's corners are like.
    public var cornerStyle = CornerStyle.dynamic
    /// How much room the content has; setting it sets `contentInsets`.
    public var buttonSize = Size.medium {
      didSet { setDefaultContentInsets() }
    }

    init(_ style: Style) {
      self.style = style
      contentInsets = Self.insets(of: .medium)
      background.cornerRadius = Self.cornerRadius
    }

    /// Sets the content's insets to those of the button's size.
    public mutating func setDefaultContentInsets() { contentInsets = Self.insets(of: buttonSize) }

    // MARK: Styles

    /// A button without a background, in its tint colour.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A button on grey, in its tint colour.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A button on a light shade of its tint colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A button on its tint colour, in white.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// As `plain()`.
    public static func borderless() -> Configuration { plain() }
    /// As `gray()`.
    public static func bordered() -> Configuration { gray() }
    /// As `tinted()`.
    public static func borderedTinted() -> Configuration { tinted() }
    /// As `filled()`.
    public static func borderedProminent() -> Configuration { filled() }
  }
}

// MARK: Looks

extension UIButton.Configuration {
  /// The radius of a background that nothing else is said of; ours, Apple's isn't known.
  private static var cornerRadius: CGFloat { 6 }

  /// The insets of a size: those of the medium one are Apple's, the others ours.
  private static func insets(of size: Size) -> NSDirectionalEdgeInsets {
    let (across, down): (CGFloat, CGFloat) =
      switch size {
      case .mini: (8, 3)
      case .small: (10, 5)
      case .medium: (12, 7)
      case .large: (20, 15)
      }
    return NSDirectionalEdgeInsets(top: down, leading: across, bottom: down, trailing: across)
  }

  /// The colour of the content in a button that is enabled or not.
  func foreground(tint: UIColor, isEnabled: Bool) -> UIColor {
    guard isEnabled else { return .systemGray }
    return baseForegroundColor ?? (style == .filled ? .white : tint)
  }

  /// The colour of the background in a button that is enabled or not; nil for none.
  func surface(tint: UIColor, isEnabled: Bool) -> UIColor? {
    if let color = background.backgroundColor { return color }
    switch style {
    case .plain: return baseBackgroundColor
    case .gray: return baseBackgroundColor ?? .systemFill
    case .tinted:
      guard isEnabled else { return .systemFill }
      return (baseBackgroundColor ?? tint).withAlphaComponent(0.2)
    case .filled: return isEnabled ? baseBackgroundColor ?? tint : .systemFill
    }
  }

  /// The radius of the background's corners, in a surface of a size.
  func radius(in size: CGSize) -> CGFloat {
    switch cornerStyle {
    case .fixed, .dynamic: background.cornerRadius
    case .small: 4
    case .medium: Self.cornerRadius
    case .large: 8
    case .capsule: min(size.width, size.height) / 2
    }
  }
}
