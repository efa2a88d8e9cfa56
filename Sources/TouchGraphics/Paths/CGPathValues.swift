/// Which points count as inside where a path crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// Those that the path goes around.
  case winding = 0
  /// Those from which a ray crosses the path an odd number of times.
  case evenOdd = 1
}

/// What a line's ends look like.
public enum CGLineCap: Int32, Sendable {
  /// Cut off where the line ends.
  case butt = 0
  /// A half circle beyond the end.
  case round = 1
  /// Half a width beyond the end.
  case square = 2
}

/// What a line's corners look like.
public enum CGLineJoin: Int32, Sendable {
  /// A tip, unless it would be too long.
  case miter = 0
  /// Round.
  case round = 1
  /// Cut off.
  case bevel = 2
}

/// What a path's element does.
public enum CGPathElementType: Int32, Sendable {
  /// Begins a new subpath at a point.
  case moveToPoint = 0
  /// Adds a straight line to a point.
  case addLineToPoint = 1
  /// Adds a curve: its control point, then its end.
  case addQuadCurveToPoint = 2
  /// Adds a curve: its two control points, then its end.
  case addCurveToPoint = 3
  /// Closes the subpath; there are no points.
  case closeSubpath = 4
}

/// An element of a path, as `CGPath.applyWithBlock(_:)` shows it.
public struct CGPathElement {
  /// What the element does.
  public var type: CGPathElementType
  /// Its points, as many as the type needs; valid inside the block alone.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// What `CGPath.apply(info:function:)` calls: with what it was given, and with an element.
public typealias CGPathApplierFunction = (
  UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void

/// A set of a rectangle's corners.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// One bit for each corner, as Apple numbers them.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
