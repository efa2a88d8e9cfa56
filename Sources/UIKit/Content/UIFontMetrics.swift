/// Scales sizes to the text size that the reader chose.
///
/// Deviation: by the ratio of the style's font sizes; Apple's use its lines' heights and round.
open class UIFontMetrics: PlainObject, Hashable {
  private let style: UIFont.TextStyle

  /// The metrics of body text.
  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Creates the metrics of a style: a title grows less than a note.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  private func traits(_ given: UITraitCollection?) -> UITraitCollection { given ?? .current }

  /// A size as large as the reader wants it: by the ratio of the style's size to its standard one.
  ///
  /// - Parameter value: The size at the standard text size, in points.
  /// - Returns: The size, in points.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A size as large as the reader wants it: by the ratio of the style's size to its standard one.
  ///
  /// - Parameters:
  ///   - value: The size at the standard text size, in points.
  ///   - traitCollection: The traits; nil for the current ones.
  /// - Returns: The size, in points.
  open func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    style.scaled(value, to: traits(traitCollection).preferredContentSizeCategory)
  }

  /// A font as large as the reader wants it; a label can have it follow
  /// (`adjustsFontForContentSizeCategory`).
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// A font as large as the reader wants it, by traits; nil for the current ones.
  open func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { font.scaled(as: style, maximum: nil, with: traits(traitCollection)) }

  /// A font as large as the reader wants it, up to a size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// A font as large as the reader wants it, up to a size in points, by traits; nil for the current ones.
  open func scaledFont(
    for font: UIFont,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { font.scaled(as: style, maximum: maximumPointSize, with: traits(traitCollection)) }
}

/// What has text that can follow the reader's text size.
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether the font follows the reader's text size.
  #if !hasFeature(Embedded)
    @MainActor
  #endif
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
