// Ours, not Apple's: what the screen shows, as a list that a page or an SVG paints.

/// A colour in the sRGB space, with how much of it covers what is below.
public struct PaintColor: Hashable, Sendable {
  /// The red part, 0 to 1.
  public var red: Double
  /// The green part, 0 to 1.
  public var green: Double
  /// The blue part, 0 to 1.
  public var blue: Double
  /// How opaque the colour is, 0 to 1.
  public var alpha: Double

  /// Creates a colour from its parts; parts outside of 0 to 1 are cut off when it is painted.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a grey: 0 is black, 1 is white.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The same colour, more or less opaque.
  public func withAlpha(_ alpha: Double) -> PaintColor {
    PaintColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Black.
  public static let black = PaintColor(white: 0)
  /// White.
  public static let white = PaintColor(white: 1)
  /// No colour at all.
  public static let clear = PaintColor(white: 0, alpha: 0)

  /// Whether nothing would be seen of it.
  public var isClear: Bool { !(alpha > 0) }
}
