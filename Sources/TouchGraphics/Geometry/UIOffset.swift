/// How far something lies from where it would lie.
public struct UIOffset: Hashable, Sendable {
  /// How far to the right, in points.
  public var horizontal: CGFloat
  /// How far down, in points.
  public var vertical: CGFloat

  /// Creates the offset that changes nothing.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Creates an offset.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The offset that changes nothing.
  public static let zero = UIOffset()
}
