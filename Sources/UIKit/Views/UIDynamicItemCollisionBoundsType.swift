#if !hasFeature(Embedded)
  /// The shape of a dynamic item in collisions.
  public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The bounds.
    case rectangle = 0
    /// The ellipse in the bounds.
    case ellipse = 1
    /// The item's `collisionBoundingPath`.
    case path = 2
  }
#endif
