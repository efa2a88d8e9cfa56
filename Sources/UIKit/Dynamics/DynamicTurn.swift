#if !hasFeature(Embedded)
  import TouchCore

  /// A rotation, as the cosine and the sine of its angle.
  struct DynamicTurn {
    let cosine: Double
    let sine: Double

    /// Creates the rotation by an angle in radians.
    init(_ angle: Double) {
      cosine = ElementaryFunctions.cos(angle)
      sine = ElementaryFunctions.sin(angle)
    }
  }

  extension CGAffineTransform {
    /// How far it turns the horizontal axis, in radians.
    var turnAngle: Double { ElementaryFunctions.atan2(Double(b), Double(a)) }
  }

  extension Vector {
    /// Creates the vector from the origin to a point.
    init(point: CGPoint) { self.init(dx: Double(point.x), dy: Double(point.y)) }

    /// The vector after a rotation.
    func rotated(by turn: DynamicTurn) -> Vector {
      Vector(dx: dx * turn.cosine - dy * turn.sine, dy: dx * turn.sine + dy * turn.cosine)
    }

    /// The vector turned by a quarter, and made longer by a factor: the velocity of its tip at that angular velocity.
    func swept(by spin: Double) -> Vector { Vector(dx: -dy * spin, dy: dx * spin) }

    /// The size of the parallelogram of two vectors; positive where the second is clockwise of the first.
    static func cross(_ lhs: Vector, _ rhs: Vector) -> Double { lhs.dx * rhs.dy - lhs.dy * rhs.dx }

    /// Whether both parts are numbers.
    var isFinite: Bool { dx.isFinite && dy.isFinite }
  }
#endif
