import TouchCore
import TouchGraphics

/// A transform that leads out of the plane, taken apart: it turns about the horizontal axis, then about the upright
/// one, and then does the rest, which stays in the plane where nothing but turns leads out of it.
struct TiltParts {
  /// The turn about the horizontal axis in radians, from -π to π.
  var aboutX: CGFloat
  /// The turn about the upright axis in radians, from -π to π.
  var aboutY: CGFloat
  /// What comes after both.
  var rest: CATransform3D

  /// How far numbers of the rest may be from zero that lead out of the plane, for rounding.
  private static let rounding: CGFloat = 1e-9

  /// Takes a transform apart; of the two ways to see one that shows its back, the one with the lesser turn in the plane.
  init(_ transform: CATransform3D) {
    let aboutX = TiltParts.angle(transform.m23, transform.m33)
    let first = TiltParts(transform, aboutX: aboutX)
    let second = TiltParts(transform, aboutX: aboutX > 0 ? aboutX - .pi : aboutX + .pi)
    self = first.uprightness >= second.uprightness ? first : second
  }

  private init(_ transform: CATransform3D, aboutX: CGFloat) {
    let level = transform.turned(by: -aboutX, 1, 0)
    self.aboutX = aboutX
    aboutY = TiltParts.angle(-level.m13, level.m33)
    rest = level.turned(by: -aboutY, 0, 1)
  }

  private static func angle(_ sine: CGFloat, _ cosine: CGFloat) -> CGFloat {
    CGFloat(ElementaryFunctions.atan2(Double(sine), Double(cosine)))
  }

  /// How little the rest turns in the plane.
  private var uprightness: CGFloat { rest.m11 + rest.m22 }

  /// Whether the rest stays in the plane.
  var isFlat: Bool {
    [rest.m13, rest.m23, rest.m31, rest.m32].allSatisfy { abs($0) <= TiltParts.rounding }
  }

  /// What the rest does in the plane.
  var planar: TransformParts {
    get { TransformParts(CATransform3DGetAffineTransform(rest)) }
    set {
      let image = newValue.transform
      (rest.m11, rest.m12, rest.m21, rest.m22) = (image.a, image.b, image.c, image.d)
      (rest.m41, rest.m42) = (image.tx, image.ty)
    }
  }

  /// The transform.
  var transform: CATransform3D { rest.turned(by: aboutY, 0, 1).turned(by: aboutX, 1, 0) }

  /// The parts at a fraction of the change to others; the turns are the shorter ones.
  func mixed(with other: TiltParts, part: CGFloat) -> TiltParts {
    var result = self
    result.aboutX = TransformParts.mix(angle: aboutX, with: other.aboutX, part: part)
    result.aboutY = TransformParts.mix(angle: aboutY, with: other.aboutY, part: part)
    result.rest = rest.blended(with: other.rest, part: part)
    result.planar = planar.mixed(with: other.planar, part: part)
    return result
  }
}

extension CATransform3D {
  /// The map that first turns about an axis through the origin.
  fileprivate func turned(by angle: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CATransform3D {
    angle == 0 ? self : CATransform3DRotate(self, angle, x, y, 0)
  }

  /// The transform at a fraction of the change to another one.
  ///
  /// Both are taken apart, so that what turns doesn't shrink. Where more than turns leads out of the plane, their numbers
  /// are mixed.
  func mixed(with other: CATransform3D, part: CGFloat) -> CATransform3D {
    if part == 0 { return self }
    if part == 1 { return other }
    if CATransform3DIsAffine(self), CATransform3DIsAffine(other) {
      let from = TransformParts(CATransform3DGetAffineTransform(self))
      let to = TransformParts(CATransform3DGetAffineTransform(other))
      return CATransform3DMakeAffineTransform(from.mixed(with: to, part: part).transform)
    }
    let (from, to) = (TiltParts(self), TiltParts(other))
    guard from.isFlat, to.isFlat else { return blended(with: other, part: part) }
    return from.mixed(with: to, part: part).transform
  }

  /// The map whose numbers lie at a fraction between those of two.
  fileprivate func blended(with other: CATransform3D, part: CGFloat) -> CATransform3D {
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
