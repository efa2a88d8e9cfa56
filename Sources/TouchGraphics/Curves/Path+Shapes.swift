// Ours, not Apple's: a path as numbers, without Foundation.

public import TouchCore

extension Path {
  /// How far a quarter circle's control points lie from its ends, for a radius of 1: 4/3·tan(π/8).
  private static let quarter = 0.552284749830793398

  /// Creates a rectangle, clockwise from its top left corner.
  public init(_ rect: Rect) {
    self.init()
    addRect(rect)
  }

  /// Creates the ellipse that touches a rectangle's edges.
  public init(ellipseIn rect: Rect) {
    self.init()
    addEllipse(in: rect)
  }

  /// Creates a closed line through points.
  package init(polygon corners: [Point]) {
    self.init()
    for (index, corner) in corners.enumerated() {
      if index == 0 { move(to: corner) } else { addLine(to: corner) }
    }
    close()
  }

  /// Creates a rectangle with round corners of one radius, at most half of the shorter side.
  public init(_ rect: Rect, cornerRadius: Double) {
    self.init()
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    addRoundedRect(rect, cornerWidth: radius, cornerHeight: radius)
  }

  /// Adds a rectangle, clockwise from its top left corner; adds nothing for a null one, which is nowhere.
  public mutating func addRect(_ rect: Rect) {
    if rect.isNull { return }
    move(to: Point(x: rect.minX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.maxY))
    addLine(to: Point(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Adds the ellipse that touches a rectangle's edges, clockwise from its rightmost point; adds nothing for a null
  /// rectangle, which is nowhere.
  public mutating func addEllipse(in rect: Rect) {
    if rect.isNull { return }
    let radii = Vector(dx: rect.width / 2, dy: rect.height / 2)
    let middle = Point(x: rect.minX + radii.dx, y: rect.minY + radii.dy)
    move(to: Point(x: rect.maxX, y: middle.y))
    addCorner(Point(x: rect.maxX, y: rect.maxY), to: Point(x: middle.x, y: rect.maxY))
    addCorner(Point(x: rect.minX, y: rect.maxY), to: Point(x: rect.minX, y: middle.y))
    addCorner(Point(x: rect.minX, y: rect.minY), to: Point(x: middle.x, y: rect.minY))
    addCorner(Point(x: rect.maxX, y: rect.minY), to: Point(x: rect.maxX, y: middle.y))
    close()
  }

  /// Adds a rectangle with round corners, clockwise; corners without a radius are square.
  ///
  /// Adds nothing for a null rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerWidth: How far a corner reaches along the horizontal edges.
  ///   - cornerHeight: How far a corner reaches along the vertical edges.
  ///   - square: The corners that stay square, counted clockwise from the top left one.
  public mutating func addRoundedRect(
    _ rect: Rect,
    cornerWidth: Double,
    cornerHeight: Double,
    square: Set<Int> = []
  ) {
    if rect.isNull { return }
    guard cornerWidth > 0, cornerHeight > 0, square.count < 4 else { return addRect(rect) }
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
    ]
    // The directions along each corner's edges: towards it, then away from it.
    let edges = [
      (Vector(dx: 0, dy: -cornerHeight), Vector(dx: cornerWidth, dy: 0)),
      (Vector(dx: cornerWidth, dy: 0), Vector(dx: 0, dy: cornerHeight)),
      (Vector(dx: 0, dy: cornerHeight), Vector(dx: -cornerWidth, dy: 0)),
      (Vector(dx: -cornerWidth, dy: 0), Vector(dx: 0, dy: -cornerHeight)),
    ]
    for (index, corner) in corners.enumerated() {
      let isSquare = square.contains(index)
      let before = isSquare ? corner : corner + edges[index].0 * -1
      if index == 0 { move(to: before) } else { addLine(to: before) }
      if !isSquare { addCorner(corner, to: corner + edges[index].1) }
    }
    close()
  }

  /// How much farther than its radius a continuous corner reaches along the edges.
  ///
  /// Measured by others from the paths of iOS 7's `UIBezierPath(roundedRect:cornerRadius:)`, as are the positions of
  /// the curves below; Apple publishes none of them.
  package static let continuousReach = 1.528665

  /// Adds a rectangle whose round corners set in earlier than circles do, clockwise.
  ///
  /// Where an edge is too short for that, the corners reach to its middle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - radius: The radius of the circles that the corners resemble; at most half of the shorter side.
  ///   - square: The corners that stay square, counted clockwise from the top left one.
  package mutating func addContinuousRect(_ rect: Rect, radius: Double, square: Set<Int> = []) {
    guard radius > 0, square.count < 4 else { return addRect(rect) }
    let room = min(rect.width, rect.height) / 2
    // Each corner, and the directions back along the edge that leads to it and on along the next one.
    let corners = [
      (Point(x: rect.minX, y: rect.minY), Vector(dx: 0, dy: 1), Vector(dx: 1, dy: 0)),
      (Point(x: rect.maxX, y: rect.minY), Vector(dx: -1, dy: 0), Vector(dx: 0, dy: 1)),
      (Point(x: rect.maxX, y: rect.maxY), Vector(dx: 0, dy: -1), Vector(dx: -1, dy: 0)),
      (Point(x: rect.minX, y: rect.maxY), Vector(dx: 1, dy: 0), Vector(dx: 0, dy: -1)),
    ]
    for (index, (corner, back, on)) in corners.enumerated() {
      func point(_ before: Double, _ after: Double) -> Point {
        corner + back * min(before * radius, room) + on * min(after * radius, room)
      }
      let isSquare = square.contains(index)
      let start = isSquare ? corner : point(Self.continuousReach, 0)
      if index == 0 { move(to: start) } else { addLine(to: start) }
      if isSquare { continue }
      addCubic(
        to: point(0.631494, 0.074911),
        control1: point(1.088493, 0),
        control2: point(0.868407, 0)
      )
      addCubic(
        to: point(0.074911, 0.631494),
        control1: point(0.372824, 0.169060),
        control2: point(0.169060, 0.372824)
      )
      addCubic(
        to: point(0, Self.continuousReach),
        control1: point(0, 0.868407),
        control2: point(0, 1.088493)
      )
    }
    close()
  }

  /// Adds the quarter of an ellipse around a corner.
  private mutating func addCorner(_ corner: Point, to end: Point) {
    guard let start = currentPoint else { return }
    addCubic(
      to: end,
      control1: start + (corner - start) * Self.quarter,
      control2: end + (corner - end) * Self.quarter
    )
  }

  /// Adds a part of a circle; a straight line leads there from where the pen is.
  ///
  /// - Parameters:
  ///   - center: The circle's middle.
  ///   - radius: The circle's radius.
  ///   - angle: Where the part begins, in radians from the x axis towards y.
  ///   - delta: How far it goes; positive goes from x towards y, clockwise where y grows downwards.
  public mutating func addArc(center: Point, radius: Double, from angle: Double, by delta: Double) {
    func point(_ angle: Double) -> Point {
      center
        + Vector(
          dx: radius * ElementaryFunctions.cos(angle),
          dy: radius * ElementaryFunctions.sin(angle)
        )
    }
    let start = point(angle)
    if currentPoint == nil { move(to: start) } else { addLine(to: start) }
    guard delta.isFinite, delta != 0 else { return }
    // A cubic stays within 0.03 % of a quarter turn; a longer one would be seen.
    let count = max((delta.magnitude / (.pi / 2) - 1e-9).rounded(.up), 1)
    guard count < 1000 else { return }
    let step = delta / count
    let reach =
      4.0 / 3 * ElementaryFunctions.sin(step / 4) / ElementaryFunctions.cos(step / 4)
    for index in 0..<Int(count, within: 0...1000) {
      let (from, to) = (angle + Double(index) * step, angle + Double(index + 1) * step)
      let (first, last) = (point(from), point(to))
      addCubic(
        to: last,
        control1: first + Vector(dx: -(first - center).dy, dy: (first - center).dx) * reach,
        control2: last + Vector(dx: -(last - center).dy, dy: (last - center).dx) * -reach
      )
    }
  }
}

extension Rect {
  /// Whether the rectangle is nowhere, as Apple's null rectangle.
  fileprivate var isNull: Bool { minX == .infinity || minY == .infinity }
}
