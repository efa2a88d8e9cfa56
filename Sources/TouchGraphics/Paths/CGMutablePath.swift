import TouchCore

/// A path that can be added to.
///
/// Each addition takes a map that happens to what is added. What needs a point to begin at does nothing
/// while there is none.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() { super.init(Path()) }

  override init(_ path: Path) { super.init(path) }

  // MARK: Lines and curves

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: Point(point.applying(transform)))
  }

  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: Point(point.applying(transform)))
  }

  /// Begins a new subpath at the first of some points, and adds straight lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() {
      if index == 0 {
        move(to: point, transform: transform)
      } else {
        addLine(to: point, transform: transform)
      }
    }
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.addQuad(
      to: Point(end.applying(transform)),
      control: Point(control.applying(transform))
    )
  }

  /// Adds a curve with two control points.
  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.addCubic(
      to: Point(end.applying(transform)),
      control1: Point(control1.applying(transform)),
      control2: Point(control2.applying(transform))
    )
  }

  /// Closes the subpath; what is added next begins where it began.
  public func closeSubpath() { path.close() }

  // MARK: Arcs

  /// Adds a part of a circle; a straight line leads to its start.
  ///
  /// - Parameters:
  ///   - center: The circle's middle.
  ///   - radius: The circle's radius.
  ///   - startAngle: Where the part begins, in radians from the x axis towards y.
  ///   - endAngle: Where it ends.
  ///   - clockwise: Whether angles fall along the arc. Where y grows downwards, as in views, that is
  ///     seen as counterclockwise.
  ///   - transform: What happens to the arc.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addArc(center: center, radius: radius, start: startAngle, end: endAngle, grows: !clockwise)
    }
  }

  /// Adds a part of a circle; a straight line leads to its start.
  ///
  /// - Parameters:
  ///   - center: The circle's middle.
  ///   - radius: The circle's radius.
  ///   - startAngle: Where the part begins, in radians from the x axis towards y.
  ///   - delta: How far it goes, in radians.
  ///   - transform: What happens to the arc.
  public func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addArc(
        center: Point(center),
        radius: Double(radius),
        from: Double(startAngle),
        by: Double(delta)
      )
    }
  }

  /// Adds the arc that rounds off the corner between two tangents; a straight line leads to its start.
  ///
  /// - Parameters:
  ///   - tangent1End: The corner.
  ///   - tangent2End: A point on the line that the arc ends on.
  ///   - radius: The arc's radius.
  ///   - transform: What happens to the arc; the current point is taken as it would be before it.
  public func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard path.currentPoint != nil else { return }
    add(transform) {
      $0.addArc(tangentTo: Point(tangent1End), and: Point(tangent2End), radius: Double(radius))
    }
  }

  // MARK: Shapes

  /// Adds a rectangle as a subpath of its own.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(Path(Rect(rect)), transform)
  }

  /// Adds rectangles, each as a subpath of its own.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse that touches a rectangle's edges.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(Path(ellipseIn: Rect(rect)), transform)
  }

  /// Adds a rectangle with round corners, which reach at most to the middle of its edges.
  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    var shape = Path()
    shape.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    add(shape, transform)
  }

  /// Adds the elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    add(path.path, transform)
  }

  private func add(_ shape: Path, _ transform: CGAffineTransform) {
    path.append(shape.transformed(by: Transform2D(transform)))
  }

  /// Lets a closure draw in the coordinates before the map, beginning where the pen is.
  private func add(_ transform: CGAffineTransform, _ draw: (inout Path) -> Void) {
    if transform.isIdentity { return draw(&path) }
    let map = Transform2D(transform)
    var drawn = Path()
    if let pen = path.currentPoint, let back = map.inverse { drawn.move(to: back.apply(to: pen)) }
    draw(&drawn)
    let image = drawn.transformed(by: map)
    for (index, element) in image.elements.enumerated() {
      // The pen is there already.
      if index == 0, path.currentPoint != nil {
        if map.inverse == nil, case .move(let start) = element { path.addLine(to: start) }
        continue
      }
      path.append(element)
    }
  }
}
