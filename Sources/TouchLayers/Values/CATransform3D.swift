public import TouchGraphics

/// A map of space that keeps straight lines straight: `(x, y, z, 1)` as a row, times this matrix.
///
/// Layers lie in a plane here. Of a transform that leads out of it, its image in the plane is drawn,
/// without perspective.
public struct CATransform3D: Hashable, Sendable {
  /// How far x leads along x.
  public var m11: CGFloat
  /// How far x leads along y.
  public var m12: CGFloat
  /// How far x leads along z.
  public var m13: CGFloat
  /// How much x adds to perspective.
  public var m14: CGFloat
  /// How far y leads along x.
  public var m21: CGFloat
  /// How far y leads along y.
  public var m22: CGFloat
  /// How far y leads along z.
  public var m23: CGFloat
  /// How much y adds to perspective.
  public var m24: CGFloat
  /// How far z leads along x.
  public var m31: CGFloat
  /// How far z leads along y.
  public var m32: CGFloat
  /// How far z leads along z.
  public var m33: CGFloat
  /// How much z adds to perspective.
  public var m34: CGFloat
  /// How far everything moves along x.
  public var m41: CGFloat
  /// How far everything moves along y.
  public var m42: CGFloat
  /// How far everything moves along z.
  public var m43: CGFloat
  /// The scale of the whole; 1 in an ordinary map.
  public var m44: CGFloat

  /// Creates a matrix of zeros.
  public init() {
    self.init(
      m11: 0,
      m12: 0,
      m13: 0,
      m14: 0,
      m21: 0,
      m22: 0,
      m23: 0,
      m24: 0,
      m31: 0,
      m32: 0,
      m33: 0,
      m34: 0,
      m41: 0,
      m42: 0,
      m43: 0,
      m44: 0
    )
  }

  /// Creates a map from its sixteen numbers.
  public init(
    m11: CGFloat,
    m12: CGFloat,
    m13: CGFloat,
    m14: CGFloat,
    m21: CGFloat,
    m22: CGFloat,
    m23: CGFloat,
    m24: CGFloat,
    m31: CGFloat,
    m32: CGFloat,
    m33: CGFloat,
    m34: CGFloat,
    m41: CGFloat,
    m42: CGFloat,
    m43: CGFloat,
    m44: CGFloat
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m14 = m14
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m24 = m24
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
    self.m34 = m34
    self.m41 = m41
    self.m42 = m42
    self.m43 = m43
    self.m44 = m44
  }
}
