/// The path of the middle of several fingers, which doesn't jump when one joins or leaves (rule 6.7).
struct CentroidPath: Sendable {
  /// The whole path, in points.
  private(set) var travelled = Vector.zero
  /// The path up to the last time that a finger joined or left.
  private var before = Vector.zero
  /// Where the centroid was at that time.
  private var anchor = Point.zero

  /// The path as it would be with the centroid at a point.
  func path(to centroid: Point) -> Vector { before + (centroid - anchor) }

  /// Takes in where the centroid is now.
  mutating func follow(_ centroid: Point) { travelled = path(to: centroid) }

  /// Goes on from where the centroid is, after a finger joined or left.
  mutating func goOn(from centroid: Point) {
    before = travelled
    anchor = centroid
  }

  /// Goes on from where the centroid is, with another path behind it.
  mutating func goOn(from centroid: Point, after path: Vector) {
    travelled = path
    goOn(from: centroid)
  }
}
