/// A displacement from one point to another (points), or a velocity (points per second).
public struct Vector: Hashable, Sendable {
  /// The horizontal part; positive is rightwards.
  public var dx: Double
  /// The vertical part; positive is downwards.
  public var dy: Double

  /// Creates a vector from its parts.
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// The vector that leads nowhere.
  public static let zero = Vector(dx: 0, dy: 0)

  /// The vector's length.
  public var length: Double { (dx * dx + dy * dy).squareRoot() }

  /// The sum of two vectors.
  public static func + (lhs: Vector, rhs: Vector) -> Vector {
    Vector(dx: lhs.dx + rhs.dx, dy: lhs.dy + rhs.dy)
  }

  /// The difference of two vectors.
  public static func - (lhs: Vector, rhs: Vector) -> Vector {
    Vector(dx: lhs.dx - rhs.dx, dy: lhs.dy - rhs.dy)
  }

  /// The vector made longer or shorter by a factor.
  public static func * (lhs: Vector, rhs: Double) -> Vector {
    Vector(dx: lhs.dx * rhs, dy: lhs.dy * rhs)
  }

  /// The scalar product: positive where both point to the same side.
  public static func dot(_ lhs: Vector, _ rhs: Vector) -> Double {
    lhs.dx * rhs.dx + lhs.dy * rhs.dy
  }
}
