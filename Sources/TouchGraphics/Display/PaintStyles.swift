// Ours, not Apple's: what the screen shows, as a list that a page or an SVG paints.

public import TouchCore

/// How a path is drawn along: a pen's width, its ends and its corners.
public struct PaintStroke: Hashable, Sendable {
  /// What a line's ends look like.
  public enum Cap: Hashable, Sendable {
    /// Cut off where the line ends.
    case butt
    /// A half circle beyond the end.
    case round
    /// Half a width beyond the end.
    case square
  }

  /// What a line's corners look like.
  public enum Join: Hashable, Sendable {
    /// A tip, unless it would be too long.
    case miter
    /// Round.
    case round
    /// Cut off.
    case bevel
  }

  /// The pen's width in points.
  public var width: Double
  /// The ends.
  public var cap: Cap
  /// The corners.
  public var join: Join
  /// How many half widths a corner's tip may be long before it is cut off.
  public var miterLimit: Double
  /// The lengths, in points, of dashes and gaps in turn; a line without gaps where there is none.
  public var dash: [Double]
  /// How far into the dashes the line begins, in points.
  public var dashPhase: Double

  /// Creates a pen.
  public init(
    width: Double,
    cap: Cap = .butt,
    join: Join = .miter,
    miterLimit: Double = 10,
    dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// How far, in points, ink can lie from the path.
  package var reach: Double {
    let tip = join == .miter ? max(miterLimit, 1) : 1
    let corner = cap == .square ? 1.4142135623730951 : 1
    return width / 2 * max(tip, corner)
  }
}

/// A blurred image of what a group paints, in one colour, below the group.
public struct PaintShadow: Hashable, Sendable {
  /// The shadow's colour.
  public var color: PaintColor
  /// Where the shadow lies, in the group's coordinates.
  public var offset: Vector
  /// The blur: the standard deviation of a Gaussian curve, in points of the group.
  public var blur: Double

  /// Creates a shadow.
  public init(color: PaintColor, offset: Vector, blur: Double) {
    self.color = color
    self.offset = offset
    self.blur = blur
  }

  /// How far, in standard deviations, a blur is seen.
  package static let visibleDeviations = 3.0
}

/// One line of text.
public struct PaintText: Hashable, Sendable {
  /// On which side of its location a text lies.
  public enum Alignment: Hashable, Sendable {
    /// It begins there.
    case left
    /// Its middle is there.
    case center
    /// It ends there.
    case right
  }

  /// The text.
  public var text: String
  /// Where its base line is, at the end that the alignment says.
  public var position: Point
  /// The font's size in points.
  public var size: Double
  /// The font's weight as CSS counts: 400 is regular, 700 bold.
  public var weight: Int
  /// On which side of the position the text lies.
  public var alignment: Alignment
  /// The colour.
  public var color: PaintColor

  /// Creates a text.
  public init(
    _ text: String,
    at position: Point,
    size: Double,
    weight: Int = 400,
    alignment: Alignment = .left,
    color: PaintColor = .black
  ) {
    self.text = text
    self.position = position
    self.size = size
    self.weight = weight
    self.alignment = alignment
    self.color = color
  }
}

/// What happens to everything that is painted between a group's begin and its end.
///
/// In this order: it is moved by the transform; its shadow is put below it; it is cut off at the clip; it
/// is made transparent as a whole.
public struct PaintGroup: Hashable, Sendable {
  /// The transform from the group's coordinates to those around it.
  public var transform: Transform2D
  /// How opaque the group as a whole is, 0 to 1.
  public var opacity: Double
  /// Outside of this nothing is seen, in the group's coordinates; nil cuts nothing off.
  public var clip: Path?
  /// Which points are inside of the clip.
  public var clipRule: Path.FillRule
  /// The shadow of everything in the group; nil for none.
  public var shadow: PaintShadow?

  /// Creates a group; without arguments it changes nothing.
  public init(
    transform: Transform2D = .identity,
    opacity: Double = 1,
    clip: Path? = nil,
    clipRule: Path.FillRule = .winding,
    shadow: PaintShadow? = nil
  ) {
    self.transform = transform
    self.opacity = opacity
    self.clip = clip
    self.clipRule = clipRule
    self.shadow = shadow
  }

  /// Whether the group changes nothing.
  public var isPlain: Bool {
    transform.isIdentity && opacity >= 1 && clip == nil && shadow == nil
  }
}
