/// A selection of a rectangle's edges; the values are those of UIKit's `UIRectEdge`.
public struct RectEdges: OptionSet, Hashable, Sendable {
  /// The edges as bits.
  public var rawValue: UInt

  /// Creates a selection from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = RectEdges(rawValue: 1)
  /// The left edge.
  public static let left = RectEdges(rawValue: 2)
  /// The bottom edge.
  public static let bottom = RectEdges(rawValue: 4)
  /// The right edge.
  public static let right = RectEdges(rawValue: 8)
  /// All four edges.
  public static let all: RectEdges = [.top, .left, .bottom, .right]

  /// The part of a displacement that leads inwards from one edge, and the length of the part along it.
  package func parts(of displacement: Vector) -> (inward: Double, along: Double) {
    switch self {
    case .top: (displacement.dy, displacement.dx.magnitude)
    case .left: (displacement.dx, displacement.dy.magnitude)
    case .bottom: (-displacement.dy, displacement.dx.magnitude)
    default: (-displacement.dx, displacement.dy.magnitude)
    }
  }
}
