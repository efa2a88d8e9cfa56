public import TouchGraphics

extension UIFont {
  /// What a text is for.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style's name.
    public let rawValue: String

    /// Creates a style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A very large title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of the first level.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of the second level.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of the third level.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading in the text.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A heading below a heading.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// The text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A remark in the text.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A note below the text.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Another caption.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The font of a style in the size that the reader chose, by the current traits.
  ///
  /// The sizes are those of Apple's Human Interface Guidelines. Any other style has the text's.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a style in the size that traits have.
  ///
  /// - Parameters:
  ///   - style: What the text is for.
  ///   - traitCollection: The traits; nil for the current ones.
  /// - Returns: The system's font, semibold for a headline.
  public static func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let weight: Weight = style == .headline ? .semibold : .regular
    let scaling = FontScaling(style: style, size: style.size(in: .large), maximum: nil)
    return scaling.font(weight: weight, with: traitCollection ?? .current)
  }

  /// The font in the size that the traits' reader chose; nil for one that has one size alone.
  package func adjusted(to traits: UITraitCollection) -> UIFont? {
    scaling?.font(weight: weight, with: traits)
  }

  /// A font as large as a reader wants it, which follows the size from then on.
  package func scaled(
    as style: TextStyle,
    maximum: CGFloat?,
    with traits: UITraitCollection
  ) -> UIFont {
    FontScaling(style: style, size: pointSize, maximum: maximum).font(weight: weight, with: traits)
  }
}

/// How a font follows the reader's text size.
struct FontScaling: Hashable, Sendable {
  /// The style by whose sizes it grows.
  var style: UIFont.TextStyle
  /// The size at the standard text size, in points.
  var size: CGFloat
  /// The greatest size, in points; nil for none.
  var maximum: CGFloat?

  func font(weight: UIFont.Weight, with traits: UITraitCollection) -> UIFont {
    let size = style.scaled(size, to: traits.preferredContentSizeCategory)
    return UIFont(size: maximum.map { min(size, $0) } ?? size, weight: weight, scaling: self)
  }
}

extension UIFont.TextStyle {
  /// The sizes in points from `extraSmall` to `accessibilityExtraExtraExtraLarge`: those of Apple's Human
  /// Interface Guidelines (Typography, "iOS, iPadOS Dynamic Type sizes").
  private var sizes: [CGFloat] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    default: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    }
  }

  /// The size of the style's text in a category, in points; the standard one where none is known.
  func size(in category: UIContentSizeCategory) -> CGFloat {
    let standard = UIContentSizeCategory.large.index
    let index = category.index
    return sizes[index < 0 ? standard : index]
  }

  /// A size that grows as the style's text does.
  package func scaled(_ value: CGFloat, to category: UIContentSizeCategory) -> CGFloat {
    value * size(in: category) / size(in: .large)
  }
}
