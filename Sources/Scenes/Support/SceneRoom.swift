import UIKit

/// The room that a scene has on its screen, and the sizes that fit it.
///
/// Sizes are designed for a screen whose shorter side is 390 points. They hardly grow with the screen, as in
/// other apps: a tablet shows more, not the same enlarged.
struct SceneRoom: Equatable {
  /// The shorter side for which the sizes are designed, in points.
  private static let designSide: CGFloat = 390
  /// The greatest factor of the sizes, for a tablet.
  private static let mostUnit: CGFloat = 1.25
  /// The height below which a screen is low, as a phone's on its side, in points.
  private static let lowHeight: CGFloat = 500
  /// Where titles begin: on a screen with a status bar above, and on a low one.
  private static let titleTop: (high: CGFloat, low: CGFloat) = (48, 14)
  /// Where headings of pages that scroll begin, likewise.
  private static let pageTop: (high: CGFloat, low: CGFloat) = (56, 12)

  /// The scene's rectangle.
  let bounds: CGRect
  /// What notch and bars cover of it.
  let insets: UIEdgeInsets
  /// Whether the language is read from right to left.
  let isMirrored: Bool
  /// The size of text that the reader chose.
  let textSize: UIContentSizeCategory

  /// The factor of all sizes.
  var unit: CGFloat {
    min(min(bounds.width, bounds.height) / Self.designSide, Self.mostUnit)
  }

  /// Whether the screen is wider than high.
  var isWide: Bool { bounds.width > bounds.height }

  /// Whether the screen is a phone's on its side.
  var isLow: Bool { isWide && bounds.height < Self.lowHeight }

  /// Where the title begins, in points from the upper edge.
  var top: CGFloat {
    max(insets.top + 8 * unit, (isLow ? Self.titleTop.low : Self.titleTop.high) * unit)
  }

  /// Where the heading of a page that scrolls begins, in points from the page's upper edge: the page itself
  /// keeps out of the bars above and below.
  var pageTop: CGFloat {
    max((isLow ? Self.pageTop.low : Self.pageTop.high) * unit - insets.top, 8 * unit)
  }

  /// The part of the scene that isn't covered at the sides, without a margin.
  func area(margin: CGFloat) -> CGRect {
    let left = insets.left + margin
    return CGRect(
      x: left,
      y: bounds.minY,
      width: max(bounds.width - insets.right - margin - left, 0),
      height: bounds.height
    )
  }

  /// A rectangle on the other side of the scene for languages that are read from right to left.
  func placed(_ rectangle: CGRect) -> CGRect { rectangle.mirrored(isMirrored, in: bounds.width) }

  /// A font as large as the reader wants it, for a size that is designed for the standard text size.
  ///
  /// - Parameters:
  ///   - size: The size in points, before the screen's factor.
  ///   - isBold: Whether it is bold.
  ///   - style: What the text is for; large titles grow less than notes.
  ///   - most: The greatest factor by which the font grows, where there isn't room for more.
  /// - Returns: The system's font.
  func font(
    _ size: CGFloat,
    isBold: Bool = false,
    as style: UIFont.TextStyle = .body,
    most: CGFloat = .infinity
  ) -> UIFont {
    .systemFont(
      ofSize: size * unit * min(growth(of: style), most),
      weight: isBold ? .bold : .regular
    )
  }

  /// By how much the reader has text of a style grow; 1 at the standard size.
  func growth(of style: UIFont.TextStyle = .body) -> CGFloat {
    UIFontMetrics(forTextStyle: style)
      .scaledValue(
        for: 1,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: textSize)
      )
  }

  /// The side on which text begins.
  var alignment: NSTextAlignment { isMirrored ? .right : .left }
}

extension CGRect {
  /// The rectangle, or if a condition holds its mirror image in a width.
  func mirrored(_ isMirrored: Bool, in width: CGFloat) -> CGRect {
    isMirrored ? CGRect(x: width - maxX, y: minY, width: self.width, height: height) : self
  }
}

extension UIView {
  /// The room of a scene that fills the view.
  var sceneRoom: SceneRoom {
    SceneRoom(
      bounds: bounds,
      insets: safeAreaInsets,
      isMirrored: isMirrored,
      textSize: traitCollection.preferredContentSizeCategory
    )
  }

  /// Whether the view's content begins at the right.
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension UILabel {
  /// Makes the label the heading of a page that scrolls; returns by how much it is higher than at the standard
  /// text size.
  func placeAsHeading(of room: SceneRoom, in area: CGRect) -> CGFloat {
    font = room.font(28, isBold: true, as: .largeTitle)
    textAlignment = room.alignment
    let least = 36 * room.unit
    let height = textHeight(within: area.width, atLeast: least)
    frame = CGRect(x: area.minX, y: room.pageTop, width: area.width, height: height)
    return height - least
  }

  /// Makes the font smaller where a word is wider than a width, which would cut it.
  func shrinkFont(for word: String, within width: CGFloat) {
    let shown = text
    text = word
    let needed = sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)).width
    text = shown
    if needed > width, width > 0 { font = font.withSize(font.pointSize * width / needed) }
  }

  /// The height that the text needs on as many lines as a width makes of it.
  ///
  /// - Parameters:
  ///   - width: The width in points.
  ///   - height: The least height, which is enough for the standard text size.
  ///   - longest: The longest text that the label will show; nil for the present one.
  /// - Returns: The height in points.
  func textHeight(
    within width: CGFloat,
    atLeast height: CGFloat,
    for longest: String? = nil
  ) -> CGFloat {
    numberOfLines = 0
    let shown = text
    if let longest { text = longest }
    let needed = sizeThatFits(CGSize(width: width, height: 0)).height
    if longest != nil { text = shown }
    // What is measured is rounded up to points.
    return needed - height < 1 ? height : needed
  }
}
