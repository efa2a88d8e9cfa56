#if !hasFeature(Embedded)
  /// Is told when items touch each other or a boundary, and when they part.
  ///
  /// The calls come after the step of the animation in which it happened, when the items are where the step left them. All
  /// have defaults, and all may change or remove anything. Points are in the coordinates of the animator's reference view.
  @preconcurrency @MainActor
  public protocol UICollisionBehaviorDelegate: AnyObject {
    /// Two items touch from now on.
    func collisionBehavior(
      _ behavior: UICollisionBehavior,
      beganContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem,
      at p: CGPoint
    )
    /// Two items touch no longer.
    func collisionBehavior(
      _ behavior: UICollisionBehavior,
      endedContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem
    )
    /// An item touches a boundary from now on; the identifier is nil for the reference view's bounds.
    func collisionBehavior(
      _ behavior: UICollisionBehavior,
      beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?,
      at p: CGPoint
    )
    /// An item touches a boundary no longer; the identifier is nil for the reference view's bounds.
    func collisionBehavior(
      _ behavior: UICollisionBehavior,
      endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    )
  }

  extension UICollisionBehaviorDelegate {
    /// Does nothing.
    public func collisionBehavior(
      _ behavior: UICollisionBehavior,
      beganContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem,
      at p: CGPoint
    ) {}
    /// Does nothing.
    public func collisionBehavior(
      _ behavior: UICollisionBehavior,
      endedContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem
    ) {}
    /// Does nothing.
    public func collisionBehavior(
      _ behavior: UICollisionBehavior,
      beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?,
      at p: CGPoint
    ) {}
    /// Does nothing.
    public func collisionBehavior(
      _ behavior: UICollisionBehavior,
      endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
  }
#endif
