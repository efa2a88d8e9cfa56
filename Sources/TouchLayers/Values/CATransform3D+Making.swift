import TouchCore
public import TouchGraphics

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The map that changes nothing.
public let CATransform3DIdentity = CATransform3D(
  m11: 1,
  m12: 0,
  m13: 0,
  m14: 0,
  m21: 0,
  m22: 1,
  m23: 0,
  m24: 0,
  m31: 0,
  m32: 0,
  m33: 1,
  m34: 0,
  m41: 0,
  m42: 0,
  m43: 0,
  m44: 1
)

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A move.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  var result = CATransform3DIdentity
  result.m41 = tx
  result.m42 = ty
  result.m43 = tz
  return result
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A change of size.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var result = CATransform3DIdentity
  result.m11 = sx
  result.m22 = sy
  result.m33 = sz
  return result
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A turn by an angle in radians about an axis; the identity where the axis has no length.
public func CATransform3DMakeRotation(
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let cosine = CGFloat(ElementaryFunctions.cos(Double(angle)))
  let sine = CGFloat(ElementaryFunctions.sin(Double(angle)))
  let rest = 1 - cosine
  var result = CATransform3DIdentity
  result.m11 = cosine + x * x * rest
  result.m12 = x * y * rest + z * sine
  result.m13 = x * z * rest - y * sine
  result.m21 = y * x * rest - z * sine
  result.m22 = cosine + y * y * rest
  result.m23 = y * z * rest + x * sine
  result.m31 = z * x * rest + y * sine
  result.m32 = z * y * rest - x * sine
  result.m33 = cosine + z * z * rest
  return result
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The map that first moves, then does what another does.
public func CATransform3DTranslate(
  _ t: CATransform3D,
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The map that first scales, then does what another does.
public func CATransform3DScale(
  _ t: CATransform3D,
  _ sx: CGFloat,
  _ sy: CGFloat,
  _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The map that first turns, then does what another does.
public func CATransform3DRotate(
  _ t: CATransform3D,
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The map that does what one does, then what another does.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let rows = (0..<4).map { row -> [CGFloat] in
    (0..<4).map { column in
      (0..<4).reduce(0) { $0 + a[row, $1] * b[$1, column] }
    }
  }
  return CATransform3D(
    m11: rows[0][0],
    m12: rows[0][1],
    m13: rows[0][2],
    m14: rows[0][3],
    m21: rows[1][0],
    m22: rows[1][1],
    m23: rows[1][2],
    m24: rows[1][3],
    m31: rows[2][0],
    m32: rows[2][1],
    m33: rows[2][2],
    m34: rows[2][3],
    m41: rows[3][0],
    m42: rows[3][1],
    m43: rows[3][2],
    m44: rows[3][3]
  )
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The map of space that does in the plane what an affine one does.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var result = CATransform3DIdentity
  result.m11 = m.a
  result.m12 = m.b
  result.m21 = m.c
  result.m22 = m.d
  result.m41 = m.tx
  result.m42 = m.ty
  return result
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a map stays in the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What a map does in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a map changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether two maps are the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

extension CATransform3D {
  /// The number in a row and a column, both counted from 0.
  subscript(row: Int, column: Int) -> CGFloat {
    switch (row, column) {
    case (0, 0): m11
    case (0, 1): m12
    case (0, 2): m13
    case (0, 3): m14
    case (1, 0): m21
    case (1, 1): m22
    case (1, 2): m23
    case (1, 3): m24
    case (2, 0): m31
    case (2, 1): m32
    case (2, 2): m33
    case (2, 3): m34
    case (3, 0): m41
    case (3, 1): m42
    case (3, 2): m43
    default: m44
    }
  }
}
