#if !hasFeature(Embedded)
  /// What a dynamic animator moves: views, and objects of a client's own.
  ///
  /// All of Dynamics stays out of Embedded Swift, where the browser's module has no room for it.
  @preconcurrency @MainActor
  public protocol UIDynamicItem: AnyObject {
    /// The centre, in the coordinates of the animator's reference view; the animator sets it.
    var center: CGPoint { get set }
    /// The size, which counts for the mass and for collisions; its origin and the transform's scale don't.
    var bounds: CGRect { get }
    /// The rotation; the animator turns it, and keeps its scale and its translation.
    var transform: CGAffineTransform { get set }
    /// The shape that collides; a rectangle by default.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The shape for the type `path`: convex, with its origin at the item's centre.
    var collisionBoundingPath: UIBezierPath { get }
  }

  extension UIDynamicItem {
    /// A rectangle of the size of the bounds.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// Empty.
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
  }

  extension UIView: UIDynamicItem {}
#endif
