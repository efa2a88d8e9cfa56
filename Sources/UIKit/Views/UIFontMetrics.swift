/// Scales sizes to the text size that the reader chose.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIFontMetrics {
  /// The metrics of body text.
  public static var `default`: UIFontMetrics { UIFontMetrics() }

  private init() {}

  /// A size as large as the reader wants it: by the ratio of body text to its standard size.
  ///
  /// - Parameters:
  ///   - value: The size at the standard text size, in points.
  ///   - traitCollection: The traits; nil for the screen's.
  /// - Returns: The size, in points.
  open func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection? = nil
  ) -> CGFloat {
    let traits = traitCollection ?? UIScreen.main.traitCollection
    return value * traits.preferredContentSizeCategory.bodySize
      / UIContentSizeCategory.large.bodySize
  }

  /// A font as large as the reader wants it.
  open func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }
}
