extension UIButton {
  #if hasFeature(Embedded)
    /// The size of a button without a title and an image: nil, as the images and texts that aren't there need none.
    var emptySize: CGSize? { nil }
  #else
    /// The least width of a button without insets, in points, as it was measured of UIKit's.
    private static var leastWidth: CGFloat { 30 }
    /// The room above and below the title of a button without insets, in points, as it was measured of UIKit's.
    private static var titleMargin: CGFloat { 6 }

    /// The size of a button without a title and an image: that of its background, or the least one; nil where there is
    /// one of both.
    var emptySize: CGSize? {
      guard shownImage == nil, attributedTitles.isEmpty, shownTitle?.isEmpty != false else {
        return nil
      }
      if let image = currentBackgroundImage { return image.size }
      let insets = contentEdgeInsets
      guard insets == .zero else {
        return CGSize(width: insets.left + insets.right, height: insets.top + insets.bottom)
      }
      let font: UIFont = writtenFont ?? .systemFont(ofSize: UIFont.buttonFontSize)
      let line = font.lineHeight.rounded(.up)
      return CGSize(width: Self.leastWidth, height: line + 2 * Self.titleMargin)
    }
  #endif
}
