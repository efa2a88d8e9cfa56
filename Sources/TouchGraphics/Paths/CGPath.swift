import TouchCore

/// A shape or a line, made of straight parts and curves; it never changes.
public class CGPath: Hashable {
  /// The path as a value.
  package final var path: Path

  /// Creates a path with a value.
  package init(_ path: Path) { self.path = path }

  /// Creates a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: What happens to it; nil for nothing.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(Rect(rect)).transformed(by: transform))
  }

  /// Creates the ellipse that touches a rectangle's edges.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: What happens to the ellipse; nil for nothing.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: Rect(rect)).transformed(by: transform))
  }

  /// Creates a rectangle with round corners, which reach at most to the middle of its edges.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerWidth: How far a corner reaches along the horizontal edges.
  ///   - cornerHeight: How far a corner reaches along the vertical edges.
  ///   - transform: What happens to the rectangle; nil for nothing.
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var path = Path()
    path.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    self.init(path.transformed(by: transform))
  }

  // MARK: Copies

  /// A path that is the same, and stays so.
  public func copy() -> CGPath? { CGPath(path) }

  /// The path's image under a map, or a copy where the map is nil.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.transformed(by: transform))
  }

  /// A path that is the same and can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// The path's image under a map, which can be changed; a copy where the map is nil.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(path.transformed(by: transform))
  }

  /// The path with chords instead of its curves.
  ///
  /// - Parameter threshold: How far, in points, a chord may be from its curve.
  /// - Returns: A path without curves.
  /// - Precondition: The threshold is positive.
  public func flattened(threshold: CGFloat) -> CGPath {
    CGPath(path.flattened(tolerance: Double(threshold)))
  }

  // MARK: What it is

  /// Whether there is no element.
  public final var isEmpty: Bool { path.isEmpty }

  /// Where the path ends; the origin where it is empty.
  public final var currentPoint: CGPoint { path.currentPoint.map { CGPoint($0) } ?? .zero }

  /// The smallest rectangle around all points, control points included; null for an empty path.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public final var boundingBox: CGRect { path.controlBounds.map { CGRect($0) } ?? .null }

  /// The smallest rectangle around the path itself; null for an empty path.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public final var boundingBoxOfPath: CGRect { path.bounds.map { CGRect($0) } ?? .null }

  /// Whether the path is an upright rectangle, and which one.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = path.asRect else { return false }
    rect?.pointee = CGRect(found)
    return true
  }

  /// Whether a point is inside; open subpaths count as if they were closed.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - rule: What counts as inside where the path crosses itself.
  ///   - transform: What happens to the point first.
  /// - Returns: Whether the point is inside.
  /// - Complexity: O(*n*) in the number of elements.
  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(Point(point.applying(transform)), using: rule.asFillRule)
  }

  /// Calls a closure with each element, in their order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    var points = [CGPoint](repeating: .zero, count: 3)
    for element in path.elements {
      let type: CGPathElementType
      switch element {
      case .move(let point):
        points[0] = CGPoint(point)
        type = .moveToPoint
      case .line(let point):
        points[0] = CGPoint(point)
        type = .addLineToPoint
      case .quad(let point, let control):
        points[0] = CGPoint(control)
        points[1] = CGPoint(point)
        type = .addQuadCurveToPoint
      case .cubic(let point, let control1, let control2):
        points[0] = CGPoint(control1)
        points[1] = CGPoint(control2)
        points[2] = CGPoint(point)
        type = .addCurveToPoint
      case .close: type = .closeSubpath
      }
      points.withUnsafeMutableBufferPointer { buffer in
        guard let first = buffer.baseAddress else { return }
        var shown = CGPathElement(type: type, points: first)
        block(&shown)
      }
    }
  }

  /// Calls a function with each element, in their order.
  ///
  /// - Parameters:
  ///   - info: What the function is given with each.
  ///   - function: The function.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Whether two paths have the same elements.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.path == rhs.path }

  /// Feeds what `==` compares.
  public final func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

extension CGPathFillRule {
  /// The same rule in the engine's words.
  var asFillRule: Path.FillRule { self == .winding ? .winding : .evenOdd }
}

extension Path {
  /// The path's image under a map that may be missing.
  fileprivate func transformed(by transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { transformed(by: Transform2D($0.pointee)) } ?? self
  }

  /// The rectangle that the path is; nil where it is none.
  fileprivate var asRect: Rect? {
    guard let bounds else { return nil }
    var corners: [Point] = []
    for element in elements {
      switch element {
      case .move(let point) where corners.isEmpty: corners.append(point)
      case .line(let point): corners.append(point)
      case .close where element == elements.last: break
      default: return nil
      }
    }
    if corners.count == 5, corners.last == corners.first { corners.removeLast() }
    guard corners.count == 4 else { return nil }
    let isFlatFirst = corners[0].y == corners[1].y
    for index in 0..<4 {
      let (one, next) = (corners[index], corners[(index + 1) % 4])
      let isFlat = isFlatFirst == (index % 2 == 0)
      guard isFlat ? one.y == next.y && one.x != next.x : one.x == next.x && one.y != next.y else {
        return nil
      }
    }
    return bounds
  }

  /// Adds a rectangle with round corners, which reach at most to the middle of its edges.
  mutating func addRoundedRect(
    _ rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    corners: UIRectCorner = .allCorners
  ) {
    let clockwise: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    let square = Set(clockwise.indices.filter { !corners.contains(clockwise[$0]) })
    addRoundedRect(
      Rect(rect),
      cornerWidth: Double(min(cornerWidth, rect.width / 2)),
      cornerHeight: Double(min(cornerHeight, rect.height / 2)),
      square: square
    )
  }
}
