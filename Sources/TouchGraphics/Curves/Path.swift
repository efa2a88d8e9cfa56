// Ours, not Apple's: a path as numbers, without Foundation.

public import TouchCore

/// A line that a pen could draw: straight parts and curves, in pieces that may be closed.
///
/// Places are points of whatever space the path is used in. The elements are those of SVG's path data
/// and of a canvas.
public struct Path: Hashable, Sendable {
  /// One movement of the pen.
  public enum Element: Hashable, Sendable {
    /// The pen is lifted and put down somewhere: a new piece begins.
    case move(Point)
    /// A straight line.
    case line(Point)
    /// A curve with one control point.
    case quad(Point, control: Point)
    /// A curve with two control points.
    case cubic(Point, control1: Point, control2: Point)
    /// A straight line back to where the piece began.
    case close
  }

  /// Which points count as inside where a path crosses itself.
  public enum FillRule: Hashable, Sendable {
    /// Those that the path goes around: as many times to the right as to the left is outside.
    case winding
    /// Those from which a ray crosses the path an odd number of times.
    case evenOdd
  }

  /// The movements, in their order.
  public private(set) var elements: [Element] = []
  /// Where the present piece began.
  private var pieceStart = Point.zero
  /// Where the pen is; nil as long as it was never put down.
  public private(set) var currentPoint: Point?

  /// Creates a path without elements.
  public init() {}

  /// Whether there is no element.
  public var isEmpty: Bool { elements.isEmpty }

  // MARK: Drawing

  /// Begins a new piece at a point.
  public mutating func move(to point: Point) {
    elements.append(.move(point))
    pieceStart = point
    currentPoint = point
  }

  /// Adds a straight line to a point; does nothing while there is no point to begin at.
  public mutating func addLine(to point: Point) {
    guard currentPoint != nil else { return }
    elements.append(.line(point))
    currentPoint = point
  }

  /// Adds a curve with one control point; does nothing while there is no point to begin at.
  public mutating func addQuad(to point: Point, control: Point) {
    guard currentPoint != nil else { return }
    elements.append(.quad(point, control: control))
    currentPoint = point
  }

  /// Adds a curve with two control points; does nothing while there is no point to begin at.
  public mutating func addCubic(to point: Point, control1: Point, control2: Point) {
    guard currentPoint != nil else { return }
    elements.append(.cubic(point, control1: control1, control2: control2))
    currentPoint = point
  }

  /// Closes the present piece; what is added next begins where the piece began.
  public mutating func close() {
    guard currentPoint != nil, elements.last != .close else { return }
    elements.append(.close)
    currentPoint = pieceStart
  }

  /// Adds an element as it stands.
  public mutating func append(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): addLine(to: point)
    case .quad(let point, let control): addQuad(to: point, control: control)
    case .cubic(let point, let control1, let control2):
      addCubic(to: point, control1: control1, control2: control2)
    case .close: close()
    }
  }

  /// Adds the elements of another path.
  public mutating func append(_ other: Path) {
    for element in other.elements { append(element) }
  }

  // MARK: Extent

  /// The smallest rectangle around all points, control points included; nil for an empty path.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public var controlBounds: Rect? {
    var bounds: Rect?
    func take(_ point: Point) {
      bounds?.expand(to: point)
      if bounds == nil { bounds = Rect(around: point) }
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): take(point)
      case .quad(let point, let control):
        take(control)
        take(point)
      case .cubic(let point, let control1, let control2):
        take(control1)
        take(control2)
        take(point)
      case .close: break
      }
    }
    return bounds
  }

  /// The smallest rectangle around the path itself; nil for an empty path.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public var bounds: Rect? {
    var bounds: Rect?
    var pen = Point.zero
    var start = Point.zero
    func take(_ part: Rect) { bounds = bounds?.union(part) ?? part }
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        pen = point
        take(Rect(around: point))
      case .line(let point):
        pen = point
        take(Rect(around: point))
      case .quad(let point, let control):
        take(CubicCurve(start: pen, control: control, end: point).bounds)
        pen = point
      case .cubic(let point, let control1, let control2):
        take(CubicCurve(start: pen, control1: control1, control2: control2, end: point).bounds)
        pen = point
      case .close: pen = start
      }
    }
    return bounds
  }

  // MARK: Changing

  /// The path's image under a map.
  public func transformed(by transform: Transform2D) -> Path {
    if transform.isIdentity { return self }
    var image = Path()
    image.elements.reserveCapacity(elements.count)
    for element in elements {
      switch element {
      case .move(let point): image.move(to: transform.apply(to: point))
      case .line(let point): image.addLine(to: transform.apply(to: point))
      case .quad(let point, let control):
        image.addQuad(to: transform.apply(to: point), control: transform.apply(to: control))
      case .cubic(let point, let control1, let control2):
        image.addCubic(
          to: transform.apply(to: point),
          control1: transform.apply(to: control1),
          control2: transform.apply(to: control2)
        )
      case .close: image.close()
      }
    }
    return image
  }
}
