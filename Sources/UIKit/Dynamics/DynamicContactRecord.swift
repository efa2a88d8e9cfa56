#if !hasFeature(Embedded)
  import TouchCore

  /// Two things that touch, as a collision behaviour's delegate is notified of it.
  @MainActor
  struct DynamicContactRecord {
    let behavior: UICollisionBehavior
    let first: any UIDynamicItem
    /// Nil for a boundary.
    let second: (any UIDynamicItem)?
    /// The boundary's name, and which of its sides it is where sides are told.
    let boundary: DynamicBoundary?
    let side: Int
    /// Where they touch: on the second's surface.
    let point: Vector
    /// The step in which they touched last.
    var step: Int64

    /// Whether both are about the same things.
    func matches(_ other: DynamicContactRecord) -> Bool {
      behavior === other.behavior && first === other.first && second === other.second
        && boundary?.key == other.boundary?.key && side == other.side
    }

    /// Tells the delegate of the beginning or the end.
    func tell(began: Bool) {
      guard let delegate = behavior.collisionDelegate else { return }
      let place = CGPoint(x: point.dx, y: point.dy)
      switch (second, began) {
      case (let second?, true):
        delegate.collisionBehavior(behavior, beganContactFor: first, with: second, at: place)
      case (let second?, false):
        delegate.collisionBehavior(behavior, endedContactFor: first, with: second)
      case (nil, true):
        delegate.collisionBehavior(
          behavior,
          beganContactFor: first,
          withBoundaryIdentifier: boundary?.identifier,
          at: place
        )
      case (nil, false):
        delegate.collisionBehavior(
          behavior,
          endedContactFor: first,
          withBoundaryIdentifier: boundary?.identifier
        )
      }
    }
  }
#endif
