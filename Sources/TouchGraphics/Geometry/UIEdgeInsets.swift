/// How far each edge of a rectangle lies inwards.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The top edge's inset.
  public var top: CGFloat
  /// The left edge's inset.
  public var left: CGFloat
  /// The bottom edge's inset.
  public var bottom: CGFloat
  /// The right edge's inset.
  public var right: CGFloat

  /// Creates insets that change nothing.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Creates insets from the four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets that change nothing.
  public static let zero = UIEdgeInsets()
}

extension CGRect {
  /// The rectangle with its edges moved inwards; negative insets move them outwards.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom
    )
  }
}
