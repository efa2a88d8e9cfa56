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

  /// The angle at a fraction of the shorter turn from one to another, in radians; of half a turn the one that grows.
  static func mix(angle: CGFloat, with other: CGFloat, part: CGFloat) -> CGFloat {
    var turn = other - angle
    if turn > .pi { turn -= 2 * .pi }
    if turn <= -.pi { turn += 2 * .pi }
    return angle + turn * part
  }

  /// Whether everything is on one point, so that no turn can be seen.
  private var isPoint: Bool { scaleX == 0 && scaleY == 0 }

  /// The parts at a fraction of the change to others; the turn is the shorter one.
  func mixed(with other: TransformParts, part: CGFloat) -> TransformParts {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    let start = isPoint ? other.angle : angle
    var result = self
    result.scaleX = mix(scaleX, other.scaleX)
    result.scaleY = mix(scaleY, other.scaleY)
    result.slant = mix(slant, other.slant)
    result.angle = Self.mix(
      angle: start,
      with: other.isPoint ? start : other.angle,
      part: part
    )
    result.move = CGPoint(x: mix(move.x, other.move.x), y: mix(move.y, other.move.y))
    return result
  }
}
