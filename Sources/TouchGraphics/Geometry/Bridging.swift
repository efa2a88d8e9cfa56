public import TouchCore

extension CGPoint {
  /// The same point in the engine's words.
  @inlinable package init(_ point: Point) { self.init(x: CGFloat(point.x), y: CGFloat(point.y)) }
}

extension CGVector {
  /// The same displacement in the engine's words.
  @inlinable package init(_ vector: Vector) {
    self.init(dx: CGFloat(vector.dx), dy: CGFloat(vector.dy))
  }
}

extension Point {
  /// The same point in Apple's words.
  @inlinable package init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension Vector {
  /// The same displacement in Apple's words.
  @inlinable package init(_ vector: CGVector) {
    self.init(dx: Double(vector.dx), dy: Double(vector.dy))
  }
}

extension Point {
  /// Whether both coordinates are numbers.
  @inlinable package var isFinite: Bool { x.isFinite && y.isFinite }
}
