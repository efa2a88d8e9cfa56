// Ours, not Apple's: a path as numbers, without Foundation.

public import TouchCore

extension Path {
  /// Whether a point is inside; open pieces count as if they were closed.
  ///
  /// A point on the path counts like one to the right of it and below it, so that left and top edges
  /// are inside and right and bottom ones are not. Curves are followed exactly, not by chords.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public func contains(_ point: Point, using rule: FillRule = .winding) -> Bool {
    guard point.x.isFinite, point.y.isFinite else { return false }
    var turns = 0
    for piece in pieces {
      for segment in piece.segments { turns += Self.crossings(segment, of: point) }
      turns += Self.crossings(.line(piece.end, piece.start), of: point)
    }
    return rule == .winding ? turns != 0 : turns & 1 != 0
  }

  /// How often a segment crosses the ray from a point to the right: downwards counts 1, upwards -1.
  private static func crossings(_ segment: Segment, of point: Point) -> Int {
    switch segment {
    case .line(let start, let end):
      let direction = direction(from: start.y, to: end.y, past: point.y)
      guard direction != 0, max(start.x, end.x) > point.x else { return 0 }
      let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
      return x > point.x ? direction : 0
    case .curve(let curve):
      let around = curve.controlBounds
      guard point.y >= around.minY, point.y <= around.maxY, point.x < around.maxX else { return 0 }
      var sum = 0
      var first = 0.0
      for last in curve.verticalTurns + [1] {
        sum += crossing(curve, from: first, to: last, of: point)
        first = last
      }
      return sum
    }
  }

  /// The same for the part of a curve that only falls or only rises.
  private static func crossing(
    _ curve: CubicCurve,
    from first: Double,
    to last: Double,
    of point: Point
  ) -> Int {
    let direction = direction(
      from: curve.point(at: first).y,
      to: curve.point(at: last).y,
      past: point.y
    )
    guard direction != 0 else { return 0 }
    var (low, high) = (first, last)
    // Halving sixty times leaves nothing between the two in a Double.
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if (curve.point(at: middle).y <= point.y) == (direction > 0) {
        low = middle
      } else {
        high = middle
      }
    }
    return curve.point(at: (low + high) / 2).x > point.x ? direction : 0
  }

  /// Whether a segment between two heights passes a third, and in which direction.
  private static func direction(from start: Double, to end: Double, past height: Double) -> Int {
    if start <= height, end > height { return 1 }
    if end <= height, start > height { return -1 }
    return 0
  }
}
