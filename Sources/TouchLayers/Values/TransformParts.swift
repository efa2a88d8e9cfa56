import TouchCore
import TouchGraphics

/// A transform of the plane taken apart: it scales and slants, then turns, then moves.
struct TransformParts: Equatable {
  /// How much x is scaled; negative where it is mirrored.
  var scaleX: CGFloat
  /// How much y is scaled.
  var scaleY: CGFloat
  /// How far y leads along x.
  var slant: CGFloat
  /// The turn in radians, from -π to π.
  var angle: CGFloat
  /// The move.
  var move: CGPoint

  /// Takes a transform apart.
  init(_ transform: CGAffineTransform) {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    move = CGPoint(x: transform.tx, y: transform.ty)
    let length = (a * a + b * b).squareRoot()
    guard length > 0 else {
      // x leads nowhere: y tells the turn.
      scaleX = 0
      slant = 0
      scaleY = (c * c + d * d).squareRoot()
      angle = scaleY > 0 ? CGFloat(ElementaryFunctions.atan2(Double(-c), Double(d))) : 0
      return
    }
    // Of the two ways to see a mirror, the one that turns less.
    let isMirrored = a * d - b * c < 0 && a < d
    scaleX = isMirrored ? -length : length
    let (cosine, sine) = (a / scaleX, b / scaleX)
    angle = CGFloat(ElementaryFunctions.atan2(Double(sine), Double(cosine)))
    slant = c * cosine + d * sine
    scaleY = d * cosine - c * sine
  }

  /// The transform.
  var transform: CGAffineTransform {
    let cosine = CGFloat(ElementaryFunctions.cos(Double(angle)))
    let sine = CGFloat(ElementaryFunctions.sin(Double(angle)))
    return CGAffineTransform(
      a: scaleX * cosine,
      b: scaleX * sine,
      c: slant * cosine - scaleY * sine,
      d: slant * sine + scaleY * cosine,
      tx: move.x,
      ty: move.y
    )
  }

  /// Whether everything is on one point, so that no turn can be seen.
  private var isPoint: Bool { scaleX == 0 && scaleY == 0 }

  /// The parts at a fraction of the change to others; the turn is the shorter one.
  func mixed(with other: TransformParts, part: CGFloat) -> TransformParts {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    let start = isPoint ? other.angle : angle
    var turn = (other.isPoint ? start : other.angle) - start
    if turn > .pi { turn -= 2 * .pi }
    if turn <= -.pi { turn += 2 * .pi }
    var result = self
    result.scaleX = mix(scaleX, other.scaleX)
    result.scaleY = mix(scaleY, other.scaleY)
    result.slant = mix(slant, other.slant)
    result.angle = start + turn * part
    result.move = CGPoint(x: mix(move.x, other.move.x), y: mix(move.y, other.move.y))
    return result
  }
}

extension CATransform3D {
  /// The transform at a fraction of the change to another one.
  ///
  /// In the plane both are taken apart, so that what turns doesn't shrink; out of it their numbers are
  /// mixed.
  func mixed(with other: CATransform3D, part: CGFloat) -> CATransform3D {
    if part == 0 { return self }
    if part == 1 { return other }
    if CATransform3DIsAffine(self), CATransform3DIsAffine(other) {
      let from = TransformParts(CATransform3DGetAffineTransform(self))
      let to = TransformParts(CATransform3DGetAffineTransform(other))
      return CATransform3DMakeAffineTransform(from.mixed(with: to, part: part).transform)
    }
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    return CATransform3D(
      m11: mix(m11, other.m11),
      m12: mix(m12, other.m12),
      m13: mix(m13, other.m13),
      m14: mix(m14, other.m14),
      m21: mix(m21, other.m21),
      m22: mix(m22, other.m22),
      m23: mix(m23, other.m23),
      m24: mix(m24, other.m24),
      m31: mix(m31, other.m31),
      m32: mix(m32, other.m32),
      m33: mix(m33, other.m33),
      m34: mix(m34, other.m34),
      m41: mix(m41, other.m41),
      m42: mix(m42, other.m42),
      m43: mix(m43, other.m43),
      m44: mix(m44, other.m44)
    )
  }
}
