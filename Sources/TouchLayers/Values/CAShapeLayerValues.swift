/// Which points count as inside of a shape layer's path where it crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The rule's name.
  public let rawValue: String

  /// Creates a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Those that the path goes around.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Those from which a ray crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// What the ends of a shape layer's line look like.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The cap's name.
  public let rawValue: String

  /// Creates a cap from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Cut off where the line ends.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle beyond the end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a width beyond the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// What the corners of a shape layer's line look like.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The join's name.
  public let rawValue: String

  /// Creates a join from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A tip, unless it would be too long.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

// Names that the values had in earlier versions of Swift, and still have in much code.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What `CAShapeLayerFillRule.nonZero` was called before.
public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What `CAShapeLayerFillRule.evenOdd` was called before.
public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What `CAShapeLayerLineCap.butt` was called before.
public let kCALineCapButt = CAShapeLayerLineCap.butt

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What `CAShapeLayerLineCap.round` was called before.
public let kCALineCapRound = CAShapeLayerLineCap.round

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What `CAShapeLayerLineCap.square` was called before.
public let kCALineCapSquare = CAShapeLayerLineCap.square

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What `CAShapeLayerLineJoin.miter` was called before.
public let kCALineJoinMiter = CAShapeLayerLineJoin.miter

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What `CAShapeLayerLineJoin.round` was called before.
public let kCALineJoinRound = CAShapeLayerLineJoin.round

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What `CAShapeLayerLineJoin.bevel` was called before.
public let kCALineJoinBevel = CAShapeLayerLineJoin.bevel
