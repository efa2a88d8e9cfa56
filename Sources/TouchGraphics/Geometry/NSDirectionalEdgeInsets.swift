/// How far each edge of a rectangle lies inwards, by the direction in which text is read.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The top edge's inset, in points.
  public var top: CGFloat
  /// The inset of the edge where lines of text begin, in points.
  public var leading: CGFloat
  /// The bottom edge's inset, in points.
  public var bottom: CGFloat
  /// The inset of the edge where lines of text end, in points.
  public var trailing: CGFloat

  /// Creates insets that change nothing.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets from the four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets that change nothing.
  public static let zero = NSDirectionalEdgeInsets()
}

/// A set of a rectangle's edges, by the direction in which text is read.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// One bit for each edge, as Apple numbers them.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The edge where lines of text begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The edge where lines of text end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
