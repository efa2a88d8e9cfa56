/// An upright rectangle on a surface, in points.
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public var minX: Double
  /// The top edge.
  public var minY: Double
  /// The right edge.
  public var maxX: Double
  /// The bottom edge.
  public var maxY: Double

  /// Creates a rectangle from its top left corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    minX = x
    minY = y
    maxX = x + width
    maxY = y + height
  }

  /// The rectangle without an extent, at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// How far inside an edge a point lies, in points; negative where it is outside.
  package func distance(of point: Point, from edge: RectEdges) -> Double {
    switch edge {
    case .top: point.y - minY
    case .left: point.x - minX
    case .bottom: maxY - point.y
    default: maxX - point.x
    }
  }
}
