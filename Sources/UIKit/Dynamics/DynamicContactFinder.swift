#if !hasFeature(Embedded)
  import TouchCore

  /// Where two convex shapes touch, or are about to.
  struct DynamicContactFinder {
    /// One point.
    struct Spot {
      /// In the middle between both surfaces.
      let point: Vector
      /// From the second shape to the first; its length is 1.
      let normal: Vector
      /// The distance between the surfaces; negative where they overlap.
      let gap: Double
    }

    /// A polygon, a line or, with a radius, a circle.
    struct Outline {
      let corners: [Vector]
      let radius: Double
    }

    /// The side of a polygon that is farthest from another shape.
    private struct Side {
      let index: Int
      let normal: Vector
      let separation: Double
    }

    /// Finds at most two points whose distance is below a limit.
    static func spots(_ first: Outline, _ second: Outline, within limit: Double) -> [Spot] {
      switch (first.corners.count, second.corners.count) {
      case (1, 1): return circles(first, second, limit)
      case (1, _): return circle(first, second, limit)
      case (_, 1):
        return circle(second, first, limit).map {
          Spot(point: $0.point, normal: $0.normal * -1, gap: $0.gap)
        }
      default: return polygons(first, second, limit)
      }
    }

    private static func circles(_ first: Outline, _ second: Outline, _ limit: Double) -> [Spot] {
      let way = first.corners[0] - second.corners[0]
      let distance = way.length
      let gap = distance - first.radius - second.radius
      guard gap < limit else { return [] }
      let normal = distance > 1e-9 ? way * (1 / distance) : Vector(dx: 0, dy: -1)
      let point = second.corners[0] + normal * (second.radius + gap / 2)
      return [Spot(point: point, normal: normal, gap: gap)]
    }

    private static func circle(_ circle: Outline, _ polygon: Outline, _ limit: Double) -> [Spot] {
      let center = circle.corners[0]
      guard let side = farthest(of: polygon, from: [center]) else { return [] }
      let start = polygon.corners[side.index]
      let end = polygon.corners[(side.index + 1) % polygon.corners.count]
      let along = end - start
      let square = Vector.dot(along, along)
      let part = square > 0 ? Vector.dot(center - start, along) / square : 0
      // Beside the side, its nearer end is what the circle meets.
      if side.separation > 0, part < 0 || part > 1 {
        return circles(circle, Outline(corners: [part < 0 ? start : end], radius: 0), limit)
      }
      let gap = side.separation - circle.radius
      guard gap < limit else { return [] }
      let point = center - side.normal * (circle.radius + gap / 2)
      return [Spot(point: point, normal: side.normal, gap: gap)]
    }

    private static func polygons(_ first: Outline, _ second: Outline, _ limit: Double) -> [Spot] {
      guard let mine = farthest(of: first, from: second.corners),
        let its = farthest(of: second, from: first.corners),
        max(mine.separation, its.separation) < limit
      else { return [] }
      // Where both sides are as good, the second's is taken, so that the choice doesn't change to and fro.
      let isMine = mine.separation > its.separation + 0.01
      let (side, base, other) = isMine ? (mine, first, second) : (its, second, first)
      let start = base.corners[side.index]
      let end = base.corners[(side.index + 1) % base.corners.count]
      return clipped(facing(side.normal, of: other), between: start, and: end).compactMap { point in
        let gap = Vector.dot(point - start, side.normal)
        guard gap < limit else { return nil }
        return Spot(
          point: point - side.normal * (gap / 2),
          normal: isMine ? side.normal * -1 : side.normal,
          gap: gap
        )
      }
    }

    /// The side of a polygon that is farthest from points.
    private static func farthest(of polygon: Outline, from points: [Vector]) -> Side? {
      var best: Side?
      for (index, start) in polygon.corners.enumerated() {
        let along = polygon.corners[(index + 1) % polygon.corners.count] - start
        let length = along.length
        guard length > 0 else { continue }
        let normal = Vector(dx: along.dy / length, dy: -along.dx / length)
        var separation = Double.infinity
        for point in points { separation = min(separation, Vector.dot(point - start, normal)) }
        if let best, best.separation >= separation { continue }
        best = Side(index: index, normal: normal, separation: separation)
      }
      return best
    }

    /// The side of a polygon that faces a direction most.
    private static func facing(_ direction: Vector, of polygon: Outline) -> (Vector, Vector) {
      var (best, least) = (0, Double.infinity)
      for (index, start) in polygon.corners.enumerated() {
        let along = polygon.corners[(index + 1) % polygon.corners.count] - start
        let length = along.length
        guard length > 0 else { continue }
        let facing = (along.dy * direction.dx - along.dx * direction.dy) / length
        if facing < least { (best, least) = (index, facing) }
      }
      return (polygon.corners[best], polygon.corners[(best + 1) % polygon.corners.count])
    }

    /// The ends of the part of a line that is beside a side.
    private static func clipped(
      _ line: (Vector, Vector),
      between start: Vector,
      and end: Vector
    ) -> [Vector] {
      let along = end - start
      let way = line.1 - line.0
      let (square, slope) = (Vector.dot(along, along), Vector.dot(way, along))
      let first = Vector.dot(line.0 - start, along)
      if slope == 0 {
        return first >= 0 && first <= square ? [line.0, line.1] : []
      }
      let (one, two) = (-first / slope, (square - first) / slope)
      let (low, high) = (max(min(one, two), 0), min(max(one, two), 1))
      if low > high { return [] }
      return low == high ? [line.0 + way * low] : [line.0 + way * low, line.0 + way * high]
    }
  }
#endif
