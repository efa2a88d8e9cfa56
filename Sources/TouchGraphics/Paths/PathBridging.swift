package import TouchCore

extension Rect {
  /// The same rectangle in the engine's words.
  package init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX),
      y: Double(rect.minY),
      width: Double(rect.width),
      height: Double(rect.height)
    )
  }
}

extension CGRect {
  /// The same rectangle in Apple's words.
  package init(_ rect: Rect) {
    self.init(
      x: CGFloat(rect.minX),
      y: CGFloat(rect.minY),
      width: CGFloat(rect.width),
      height: CGFloat(rect.height)
    )
  }
}

extension Transform2D {
  /// The same map in the engine's words.
  package init(_ transform: CGAffineTransform) {
    self.init(
      a: Double(transform.a),
      b: Double(transform.b),
      c: Double(transform.c),
      d: Double(transform.d),
      tx: Double(transform.tx),
      ty: Double(transform.ty)
    )
  }
}

extension Path {
  /// Adds a part of a circle between two angles, the way that Core Graphics and a canvas count.
  ///
  /// A whole turn or more in the direction of the arc is one turn. Otherwise the end is where the
  /// angle leads, as many turns away as the direction needs.
  ///
  /// - Parameters:
  ///   - center: The circle's middle.
  ///   - radius: The circle's radius.
  ///   - start: Where the arc begins, in radians.
  ///   - end: Where it ends.
  ///   - grows: Whether angles grow along the arc: clockwise where y grows downwards.
  mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    start: CGFloat,
    end: CGFloat,
    grows: Bool
  ) {
    let turn = 2 * Double.pi
    let span = Double(end - start)
    let ahead = grows ? span : -span
    guard ahead.isFinite else { return }
    // Whole turns against the direction are a whole turn too: the angles differ, the points don't.
    let sweep = ahead >= 0 ? min(ahead, turn) : ahead - ((ahead / turn).rounded(.up) - 1) * turn
    addArc(
      center: Point(center),
      radius: Double(radius),
      from: Double(start),
      by: grows ? sweep : -sweep
    )
  }

  /// Adds the arc that rounds off the corner between two tangents; a line leads to its start.
  ///
  /// Where there is no corner, or no radius, there is only the line to the corner.
  mutating func addArc(tangentTo corner: Point, and end: Point, radius: Double) {
    guard let start = currentPoint else { return }
    let (to, from) = (start - corner, end - corner)
    let (near, far) = (to * (1 / to.length), from * (1 / from.length))
    let cosine = Vector.dot(near, far)
    let sine = near.dx * far.dy - near.dy * far.dx
    guard radius > 0, sine.magnitude > 1e-12, cosine.isFinite else { return addLine(to: corner) }
    let reach = radius * (1 + cosine) / sine.magnitude
    let touch = corner + near * reach
    let middle = touch + Vector(dx: -near.dy, dy: near.dx) * (sine > 0 ? radius : -radius)
    let last = corner + far * reach
    let first = ElementaryFunctions.atan2(touch.y - middle.y, touch.x - middle.x)
    var delta = ElementaryFunctions.atan2(last.y - middle.y, last.x - middle.x) - first
    if delta > .pi { delta -= 2 * .pi }
    if delta < -.pi { delta += 2 * .pi }
    addArc(center: middle, radius: radius, from: first, by: delta)
  }
}
