extension UIControl {
  /// Where across a control its content lies.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// From side to side.
    case fill = 3
    /// Where the language begins.
    case leading = 4
    /// Where the language ends.
    case trailing = 5
  }

  /// Where down a control its content lies.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// From the top to the bottom.
    case fill = 3
  }

  /// The alignment with leading and trailing as the sides that they are, whatever a subclass says.
  final var sideOfContent: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  #if hasFeature(Embedded)
    /// The alignment with leading and trailing as the sides that they are.
    public var effectiveContentHorizontalAlignment: ContentHorizontalAlignment { sideOfContent }
  #endif
}
