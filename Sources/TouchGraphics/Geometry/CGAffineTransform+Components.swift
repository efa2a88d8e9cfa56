import TouchCore

/// What a transform does, taken apart: it scales, then slants, then turns, then moves.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// How much it scales along each axis; a negative height mirrors.
  public var scale: CGSize
  /// How far a point moves along x for each point that it lies along y.
  public var horizontalShear: CGFloat
  /// The angle by which it turns, in radians; positive is clockwise where y grows downwards.
  public var rotation: CGFloat
  /// How far it moves everything, in points.
  public var translation: CGVector

  /// Creates the components of the transform that moves everything to the origin.
  public init() { self.init(scale: .zero) }

  /// Creates components; those that are left out change nothing.
  public init(
    scale: CGSize = CGSize(width: 1, height: 1),
    horizontalShear: CGFloat = 0,
    rotation: CGFloat = 0,
    translation: CGVector = .zero
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// Creates the transform that scales, then slants, then turns, then moves.
  public init(_ components: CGAffineTransformComponents) {
    let (width, height) = (components.scale.width, components.scale.height)
    let shape = CGAffineTransform(
      a: width,
      b: 0,
      c: components.horizontalShear * height,
      d: height,
      tx: 0,
      ty: 0
    )
    self = shape.concatenating(CGAffineTransform(rotationAngle: components.rotation))
    tx = components.translation.dx
    ty = components.translation.dy
  }

  /// The components that the transform is made of.
  ///
  /// Of the ways to mirror it is the one that has a negative height. A transform that leaves no width has no slant.
  public func decomposed() -> CGAffineTransformComponents {
    let width = (a * a + b * b).squareRoot()
    let translation = CGVector(dx: tx, dy: ty)
    guard width > 0 else {
      let height = (c * c + d * d).squareRoot()
      return CGAffineTransformComponents(
        scale: CGSize(width: 0, height: height),
        rotation: CGFloat(ElementaryFunctions.atan2(Double(-c), Double(d))),
        translation: translation
      )
    }
    let height = determinant / width
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height),
      horizontalShear: height == 0 ? 0 : (a * c + b * d) / (width * height),
      rotation: CGFloat(ElementaryFunctions.atan2(Double(b), Double(a))),
      translation: translation
    )
  }
}
