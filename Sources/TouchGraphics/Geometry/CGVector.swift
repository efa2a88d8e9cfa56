/// A displacement in a plane, without a location.
public struct CGVector: Hashable, Sendable {
  /// The horizontal part.
  public var dx: CGFloat
  /// The vertical part.
  public var dy: CGFloat

  /// Creates a vector that leads nowhere.
  public init() { self.init(dx: 0, dy: 0) }

  /// Creates a vector from its parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector from whole parts.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// The vector that leads nowhere.
  public static let zero = CGVector()
}
