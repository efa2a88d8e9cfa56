import TouchCore

/// A map of the plane that keeps straight lines straight: moves, scales, turns and slants.
///
/// A point's image is `(a·x + c·y + tx, b·x + d·y + ty)`.
public struct CGAffineTransform: Hashable, Sendable {
  /// How far x leads along x.
  public var a: CGFloat
  /// How far x leads along y.
  public var b: CGFloat
  /// How far y leads along x.
  public var c: CGFloat
  /// How far y leads along y.
  public var d: CGFloat
  /// How far everything moves along x.
  public var tx: CGFloat
  /// How far everything moves along y.
  public var ty: CGFloat

  /// Creates the map that moves everything to the origin.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// Creates a map from its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a map from its six numbers.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a move.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a change of size.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a turn by an angle in radians; positive is clockwise where y grows downwards.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (
      CGFloat(ElementaryFunctions.sin(Double(angle))),
      CGFloat(ElementaryFunctions.cos(Double(angle)))
    )
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The map that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Whether the map changes nothing.
  public var isIdentity: Bool { a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0 }

  /// How the map changes areas; zero where it has no inverse.
  package var determinant: CGFloat { a * d - b * c }

  /// Whether the map can be undone: it is finite and keeps areas from vanishing.
  package var isInvertible: Bool {
    let factor = 1 / determinant
    return factor.isFinite && tx.isFinite && ty.isFinite
  }

  /// The map that first moves, then does what this one does.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// The map that first scales, then does what this one does.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// The map that first turns, then does what this one does.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The map that does what this one does, then what another does.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty
    )
  }

  /// The map that undoes this one; the map itself where nothing can.
  public func inverted() -> CGAffineTransform {
    guard isInvertible else { return self }
    let factor = 1 / determinant
    return CGAffineTransform(
      a: d * factor,
      b: -b * factor,
      c: -c * factor,
      d: a * factor,
      tx: (c * ty - d * tx) * factor,
      ty: (b * tx - a * ty) * factor
    )
  }
}

extension CGPoint {
  /// The point's image.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty
    )
  }
}

extension CGSize {
  /// The image of the vector from the origin to the size's corner; translations don't matter.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height
    )
  }
}

extension CGRect {
  /// The smallest upright rectangle around the image.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    if isNull { return .null }
    return CGRect(
      around: CGPoint(x: minX, y: minY).applying(transform),
      CGPoint(x: maxX, y: minY).applying(transform),
      CGPoint(x: minX, y: maxY).applying(transform),
      CGPoint(x: maxX, y: maxY).applying(transform)
    )
  }

  /// The smallest upright rectangle around four points.
  package init(around p: CGPoint, _ q: CGPoint, _ r: CGPoint, _ s: CGPoint) {
    let (left, right) = (min(p.x, q.x, r.x, s.x), max(p.x, q.x, r.x, s.x))
    let (top, bottom) = (min(p.y, q.y, r.y, s.y), max(p.y, q.y, r.y, s.y))
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
