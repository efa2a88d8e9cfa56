import TouchCore

/// A shape or a line that can be added to, and asked what is inside of it.
///
/// There is no context to draw into here: hand the path to a `CAShapeLayer` to see it.
open class UIBezierPath: PlainObject, Hashable {
  /// The path as a value.
  package var path: Path

  /// The width, in points, of the pen that would draw the path.
  open var lineWidth: CGFloat = 1
  /// What the ends of the line would look like.
  open var lineCapStyle = CGLineCap.butt
  /// What the corners of the line would look like.
  open var lineJoinStyle = CGLineJoin.miter
  /// How many half widths a corner's tip may be long before it would be cut off.
  open var miterLimit: CGFloat = 10
  /// Whether points count as inside from which a line out crosses the path an odd number of times.
  open var usesEvenOddFillRule = false

  /// How far, in points, straight lines may lie from the curves that a device draws them for.
  open var flatness: CGFloat = 0.6
  /// The lengths of dashes and gaps, and how far into them the line begins.
  final var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Creates an empty path.
  public init() { path = Path() }

  /// Creates an empty path: there are no archives.
  public required init?(coder: NSCoder) { path = Path() }

  /// Creates a rectangle, clockwise from its top left corner.
  public init(rect: CGRect) { path = Path(Rect(rect)) }

  /// Creates the ellipse that touches a rectangle's edges.
  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: Rect(rect)) }

  /// Creates a rectangle with round corners, of at most half of the shorter side.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(Rect(rect), cornerRadius: Double(cornerRadius))
  }

  /// Creates a rectangle some of whose corners are round.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: The round corners.
  ///   - cornerRadii: How far a corner reaches along the edges, at most to their middle.
  public init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    path = Path()
    path.addRoundedRect(
      rect,
      cornerWidth: cornerRadii.width,
      cornerHeight: cornerRadii.height,
      corners: corners
    )
  }

  /// Creates a part of a circle.
  ///
  /// - Parameters:
  ///   - center: The circle's middle.
  ///   - radius: The circle's radius.
  ///   - startAngle: Where the part begins, in radians clockwise from the right.
  ///   - endAngle: Where it ends.
  ///   - clockwise: Whether it goes clockwise, as seen in views.
  public init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    path = Path()
    path.addArc(
      center: center,
      radius: radius,
      start: startAngle,
      end: endAngle,
      grows: clockwise
    )
  }

  /// Creates a path with the elements of another one.
  public init(cgPath: CGPath) { path = cgPath.path }

  /// The elements, as a path that never changes; setting it replaces them.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  // MARK: Drawing

  /// Begins a new subpath at a point.
  open func move(to point: CGPoint) { path.move(to: Point(point)) }

  /// Adds a straight line to a point; does nothing while there is no point to begin at.
  open func addLine(to point: CGPoint) { path.addLine(to: Point(point)) }

  /// Adds a curve with two control points; does nothing while there is no point to begin at.
  open func addCurve(
    to endPoint: CGPoint,
    controlPoint1: CGPoint,
    controlPoint2: CGPoint
  ) {
    path.addCubic(
      to: Point(endPoint),
      control1: Point(controlPoint1),
      control2: Point(controlPoint2)
    )
  }

  /// Adds a curve with one control point; does nothing while there is no point to begin at.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuad(to: Point(endPoint), control: Point(controlPoint))
  }

  /// Adds a part of a circle; a straight line leads to its start.
  ///
  /// - Parameters:
  ///   - center: The circle's middle.
  ///   - radius: The circle's radius.
  ///   - startAngle: Where the part begins, in radians clockwise from the right.
  ///   - endAngle: Where it ends.
  ///   - clockwise: Whether it goes clockwise, as seen in views.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(center: center, radius: radius, start: startAngle, end: endAngle, grows: clockwise)
  }

  /// Closes the subpath; what is added next begins where it began.
  open func close() { path.close() }

  /// Takes all elements out.
  open func removeAllPoints() { path = Path() }

  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.append(bezierPath.path) }

  /// Replaces the path by its image under a map.
  open func apply(_ transform: CGAffineTransform) {
    path = path.transformed(by: Transform2D(transform))
  }

  /// The path with each of its subpaths drawn from the end to the start.
  open func reversing() -> UIBezierPath { styled(path.reversed) }

  #if !hasFeature(Embedded)
    /// The same path once more, which has to be cast: `path.copy() as! UIBezierPath`.
    open func copy() -> Any { styled(path) }
  #endif

  /// Another path, as this one would be drawn.
  private func styled(_ path: Path) -> UIBezierPath {
    let other = UIBezierPath()
    other.path = path
    other.lineWidth = lineWidth
    other.lineCapStyle = lineCapStyle
    other.lineJoinStyle = lineJoinStyle
    other.miterLimit = miterLimit
    other.usesEvenOddFillRule = usesEvenOddFillRule
    other.flatness = flatness
    other.dashes = dashes
    return other
  }

  // MARK: What it is

  /// Whether there is no element.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around all points, control points included; null for an empty path.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  open var bounds: CGRect { path.controlBounds.map { CGRect($0) } ?? .null }

  /// Where the path ends; the origin where it is empty.
  open var currentPoint: CGPoint { path.currentPoint.map { CGPoint($0) } ?? .zero }

  /// Whether a point is inside; open subpaths count as if they were closed.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(Point(point), using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
