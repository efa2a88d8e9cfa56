#if !hasFeature(Embedded)
  import TouchCore

  /// The shape of a body: a convex polygon about its centre, or a circle.
  struct DynamicShape {
    /// How many corners stand for an ellipse that isn't a circle.
    private static let ellipseCorners = 32

    /// The corners, clockwise where y grows downwards; the centre alone for a circle, two for a line.
    let corners: [Vector]
    /// A circle's radius; zero for others.
    let radius: Double
    /// The area, in squares of 100 by 100 points: the mass at the density 1.
    let area: Double
    /// The moment of inertia of the mass 1, in points².
    let inertia: Double

    /// Reads an item's shape.
    @MainActor
    init(of item: any UIDynamicItem) {
      let (width, height) = (Double(item.bounds.width), Double(item.bounds.height))
      switch item.collisionBoundsType {
      case .ellipse where width == height:
        self.init(corners: [.zero], radius: width / 2)
      case .ellipse:
        let count = DynamicShape.ellipseCorners
        self.init(
          corners: (0..<count).map { index in
            let turn = DynamicTurn(2 * .pi * Double(index) / Double(count))
            return Vector(dx: width / 2 * turn.cosine, dy: height / 2 * turn.sine)
          }
        )
      case .path:
        var points: [Vector] = []
        item.collisionBoundingPath.cgPath.flattened(threshold: 0.5).applyWithBlock { element in
          guard element.pointee.type != .closeSubpath else { return }
          points.append(Vector(point: element.pointee.points[0]))
        }
        self.init(corners: DynamicShape.hull(of: points))
      case .rectangle:
        let (x, y) = (width / 2, height / 2)
        self.init(
          corners: [
            Vector(dx: -x, dy: -y), Vector(dx: x, dy: -y), Vector(dx: x, dy: y),
            Vector(dx: -x, dy: y),
          ]
        )
      }
    }

    private init(corners: [Vector], radius: Double = 0) {
      self.corners = corners.isEmpty ? [.zero] : corners
      self.radius = radius
      var (doubled, moment) = (0.0, 0.0)
      for (index, corner) in corners.enumerated() {
        let next = corners[(index + 1) % corners.count]
        let cross = Vector.cross(corner, next)
        doubled += cross
        moment +=
          cross * (Vector.dot(corner, corner) + Vector.dot(corner, next) + Vector.dot(next, next))
      }
      if radius > 0 {
        area = .pi * radius * radius / 10_000
        inertia = radius * radius / 2
      } else {
        // What has no size weighs as much as a point does, so that forces on it stay finite.
        area = max(doubled / 2, 1) / 10_000
        inertia = doubled > 2 ? moment / (6 * doubled) : 1
      }
    }

    /// The smallest convex polygon around points, clockwise where y grows downwards.
    private static func hull(of points: [Vector]) -> [Vector] {
      let sorted = points.sorted { ($0.dx, $0.dy) < ($1.dx, $1.dy) }
      guard sorted.count > 2 else { return sorted }
      var hull: [Vector] = []
      for half in [sorted, sorted.reversed()] {
        let start = hull.count
        for point in half {
          while hull.count >= start + 2,
            Vector.cross(hull[hull.count - 1] - hull[hull.count - 2], point - hull[hull.count - 1])
              <= 0
          {
            hull.removeLast()
          }
          hull.append(point)
        }
        hull.removeLast()
      }
      return hull
    }
  }
#endif
