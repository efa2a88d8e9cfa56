/// A point on a surface, in points; the origin is at the top left, y grows downwards.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the top edge.
  public var y: Double

  /// Creates a point from its coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin of the coordinate space.
  public static let zero = Point(x: 0, y: 0)

  /// The straight-line distance to another point.
  public func distance(to other: Point) -> Double { (other - self).length }

  /// The displacement from the second point to the first.
  public static func - (lhs: Point, rhs: Point) -> Vector {
    Vector(dx: lhs.x - rhs.x, dy: lhs.y - rhs.y)
  }

  /// The point that a displacement leads to.
  public static func + (lhs: Point, rhs: Vector) -> Point {
    Point(x: lhs.x + rhs.dx, y: lhs.y + rhs.dy)
  }
}
