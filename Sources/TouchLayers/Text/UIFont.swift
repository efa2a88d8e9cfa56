public import TouchGraphics

/// The system's font in a size and a weight.
///
/// There is one family: what paints chooses it. `ascender` and its kin are those of Apple's system font.
public final class UIFont: PlainObject, Sendable {
  /// How heavy a font's strokes are, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number.
    public let rawValue: CGFloat

    /// Creates a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest.
    public static let ultraLight = Weight(-0.8)
    /// Very light.
    public static let thin = Weight(-0.6)
    /// Light.
    public static let light = Weight(-0.4)
    /// As text is set.
    public static let regular = Weight(0)
    /// A little heavier.
    public static let medium = Weight(0.23)
    /// As headings in text are set.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Very bold.
    public static let heavy = Weight(0.56)
    /// The heaviest.
    public static let black = Weight(0.62)
  }

  /// The size in points.
  public let pointSize: CGFloat
  /// The weight.
  let weight: Weight

  /// How the font follows the reader's text size; nil if it doesn't.
  let scaling: FontScaling?

  init(size: CGFloat, weight: Weight, scaling: FontScaling? = nil) {
    pointSize = size
    self.weight = weight
    self.scaling = scaling
  }

  /// The system's font in a size.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular)
  }

  /// The system's font in a size and a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// The system's bold font in a size.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .bold)
  }

  /// The system's font, slanted on a device; upright here.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular)
  }

  /// The system's font with digits of one width.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// The system's font with letters of one width on a device; here they are as wide as others.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// The same font in another size, in which it stays.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: weight) }

  /// The size of labels, in points.
  public static let labelFontSize: CGFloat = 17
  /// The size of buttons, in points.
  public static let buttonFontSize: CGFloat = 18
  /// The size of the system's plain text, in points.
  public static let systemFontSize: CGFloat = 14
  /// The size of the system's small text, in points.
  public static let smallSystemFontSize: CGFloat = 12

  /// How far letters reach above their line, in points.
  public var ascender: CGFloat { pointSize * 0.952 }
  /// How far letters reach below their line, in points: a negative number.
  public var descender: CGFloat { pointSize * -0.241 }
  /// How high capital letters are, in points.
  public var capHeight: CGFloat { pointSize * 0.705 }
  /// How high small letters are, in points.
  public var xHeight: CGFloat { pointSize * 0.526 }
  /// How far lines are apart beside their height, in points: not at all.
  public var leading: CGFloat { 0 }
  /// How far lines are apart, in points.
  public var lineHeight: CGFloat { ascender - descender }

  /// The weight as style sheets count: 400 is regular, 700 bold.
  var cssWeight: Int {
    switch weight.rawValue {
    case ..<(-0.7): 100
    case ..<(-0.5): 200
    case ..<(-0.2): 300
    case ..<0.12: 400
    case ..<0.27: 500
    case ..<0.35: 600
    case ..<0.48: 700
    case ..<0.59: 800
    default: 900
    }
  }
}

extension UIFont: Hashable {
  /// Whether two fonts have one size and weight.
  public static func == (lhs: UIFont, rhs: UIFont) -> Bool {
    lhs.pointSize == rhs.pointSize && lhs.weight == rhs.weight
  }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(weight)
  }
}
