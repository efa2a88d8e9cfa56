// Ours, not Apple's: a path as numbers, without Foundation.

public import TouchCore

/// A map of the plane that keeps straight lines straight: moves, scales, turns and slants.
///
/// A point's image is `(a·x + c·y + tx, b·x + d·y + ty)`: the six numbers come in the order in which
/// SVG's `matrix()` and a canvas's `transform()` take them.
public struct Transform2D: Hashable, Sendable {
  /// How far x leads along x.
  public var a: Double
  /// How far x leads along y.
  public var b: Double
  /// How far y leads along x.
  public var c: Double
  /// How far y leads along y.
  public var d: Double
  /// How far everything moves along x.
  public var tx: Double
  /// How far everything moves along y.
  public var ty: Double

  /// Creates a map from its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that changes nothing.
  public static let identity = Transform2D(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// The map that moves everything by so many points.
  public static func translation(x: Double, y: Double) -> Transform2D {
    Transform2D(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// The map that changes sizes, from the origin.
  public static func scale(x: Double, y: Double) -> Transform2D {
    Transform2D(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// The map that turns about the origin by radians; positive is clockwise where y grows downwards.
  public static func rotation(_ angle: Double) -> Transform2D {
    let (sine, cosine) = (ElementaryFunctions.sin(angle), ElementaryFunctions.cos(angle))
    return Transform2D(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether the map changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// Whether the map only moves.
  public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Whether upright rectangles stay upright.
  public var keepsUpright: Bool { b == 0 && c == 0 }

  /// How the map changes areas; zero where it has no inverse.
  public var determinant: Double { a * d - b * c }

  /// The map that does what this one does, then what another does.
  public func concatenating(_ other: Transform2D) -> Transform2D {
    Transform2D(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty
    )
  }

  /// The map that undoes this one; nil where nothing can.
  public var inverse: Transform2D? {
    let factor = 1 / determinant
    guard factor.isFinite, tx.isFinite, ty.isFinite else { return nil }
    return Transform2D(
      a: d * factor,
      b: -b * factor,
      c: -c * factor,
      d: a * factor,
      tx: (c * ty - d * tx) * factor,
      ty: (b * tx - a * ty) * factor
    )
  }

  /// A point's image.
  public func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The smallest upright rectangle around a rectangle's image.
  public func apply(to rect: Rect) -> Rect {
    var around = Rect(around: apply(to: Point(x: rect.minX, y: rect.minY)))
    around.expand(to: apply(to: Point(x: rect.maxX, y: rect.minY)))
    around.expand(to: apply(to: Point(x: rect.minX, y: rect.maxY)))
    around.expand(to: apply(to: Point(x: rect.maxX, y: rect.maxY)))
    return around
  }
}
