/// The directions that a swipe may take; the values are those that UIKit gives them.
public struct SwipeDirections: OptionSet, Hashable, Sendable {
  /// The directions as bits.
  public var rawValue: UInt

  /// Creates a selection from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Rightwards.
  public static let right = SwipeDirections(rawValue: 1)
  /// Leftwards.
  public static let left = SwipeDirections(rawValue: 2)
  /// Upwards.
  public static let up = SwipeDirections(rawValue: 4)
  /// Downwards.
  public static let down = SwipeDirections(rawValue: 8)

  /// The part of a displacement that leads in one direction, and the length of the part aside from it.
  package func parts(of displacement: Vector) -> (along: Double, aside: Double) {
    switch self {
    case .right: (displacement.dx, displacement.dy.magnitude)
    case .left: (-displacement.dx, displacement.dy.magnitude)
    case .up: (-displacement.dy, displacement.dx.magnitude)
    default: (displacement.dy, displacement.dx.magnitude)
    }
  }
}
