#if !hasFeature(Embedded)
  import TouchCore

  /// Lets items collide with each other and with boundaries.
  ///
  /// Boundaries are lines: an item bounces off the side that it is on.
  @preconcurrency @MainActor
  open class UICollisionBehavior: UIDynamicBehavior {
    /// What items collide with.
    public struct Mode: OptionSet, Sendable {
      /// The bits.
      public let rawValue: UInt
      /// Creates a mode from its bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// Each other.
      public static let items = Mode(rawValue: 1)
      /// The boundaries.
      public static let boundaries = Mode(rawValue: 2)
      /// Each other and the boundaries.
      public static let everything = Mode(rawValue: .max)
    }

    private var list: DynamicItemList
    private var boundaries: [(boundary: DynamicBoundary, path: UIBezierPath)] = []
    private var boundsInsets = UIEdgeInsets.zero

    /// Is told of contacts; not retained.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    /// What items collide with; everything by default.
    open var collisionMode = Mode.everything {
      didSet { changed() }
    }

    /// Whether the edges of the reference view's bounds are a boundary; false by default.
    ///
    /// It does nothing for an animator without a reference view.
    open var translatesReferenceBoundsIntoBoundary = false {
      didSet { changed() }
    }

    /// Creates a behaviour with items and without boundaries.
    public init(items: [any UIDynamicItem]) { list = DynamicItemList(items) }

    /// Creates a behaviour without items.
    public override convenience init() { self.init(items: []) }

    /// The items that collide.
    open var items: [any UIDynamicItem] { list.items }

    /// Adds an item; ignores one that is there already.
    open func addItem(_ item: any UIDynamicItem) {
      if list.add(item) { dynamicAnimator?.itemsChanged() }
    }

    /// Removes an item; ignores one that isn't there.
    open func removeItem(_ item: any UIDynamicItem) {
      if list.remove(item) { dynamicAnimator?.itemsChanged() }
    }

    // MARK: Boundaries

    /// Makes the edges of the reference view's bounds a boundary, moved inwards by insets.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
      boundsInsets = insets
      translatesReferenceBoundsIntoBoundary = true
    }

    /// Adds a path as a boundary, in the coordinates of the animator's reference view.
    ///
    /// It replaces the one with the same identifier. Curves are replaced by chords, within a tenth of a point.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
      let boundary = DynamicBoundary(identifier: identifier, sides: bezierPath.sides)
      boundaries.removeAll { $0.boundary.has(identifier) }
      boundaries.append((boundary, bezierPath))
      changed()
    }

    /// Adds a straight line as a boundary, in the coordinates of the animator's reference view.
    open func addBoundary(
      withIdentifier identifier: any NSCopying,
      from p1: CGPoint,
      to p2: CGPoint
    ) {
      let path = UIBezierPath()
      path.move(to: p1)
      path.addLine(to: p2)
      addBoundary(withIdentifier: identifier, for: path)
    }

    /// The boundary with an identifier; nil without one.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
      boundaries.first { $0.boundary.has(identifier) }?.path
    }

    /// Removes the boundary with an identifier.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
      boundaries.removeAll { $0.boundary.has(identifier) }
      changed()
    }

    /// The identifiers of the boundaries that were added; nil without any.
    open var boundaryIdentifiers: [any NSCopying]? {
      let identifiers = boundaries.compactMap { $0.boundary.identifier }
      return identifiers.isEmpty ? nil : identifiers
    }

    /// Removes the boundaries that were added.
    open func removeAllBoundaries() {
      boundaries = []
      changed()
    }

    // MARK: For the animator

    override var ownItems: [any UIDynamicItem] { list.items }

    override func contribute(to world: DynamicsWorld) {
      var group = DynamicCollisionGroup(
        behavior: self,
        bodies: list.items.compactMap(world.body(of:))
      )
      group.collidesItems = collisionMode.contains(.items)
      if collisionMode.contains(.boundaries) {
        group.boundaries = boundaries.map(\.boundary)
        if translatesReferenceBoundsIntoBoundary, let view = dynamicAnimator?.referenceView {
          group.boundaries.append(DynamicBoundary(edgesOf: view.bounds.inset(by: boundsInsets)))
        }
      }
      world.groups.append(group)
    }
  }

  extension UIBezierPath {
    /// The path's straight lines, with chords in the place of curves.
    fileprivate var sides: [(Vector, Vector)] {
      var sides: [(Vector, Vector)] = []
      var (start, pen) = (Vector.zero, Vector.zero)
      cgPath.flattened(threshold: 0.1).applyWithBlock { element in
        let target =
          element.pointee.type == .closeSubpath
          ? start : Vector(point: element.pointee.points[0])
        if element.pointee.type == .moveToPoint {
          start = target
        } else if target != pen {
          sides.append((pen, target))
        }
        pen = target
      }
      return sides
    }
  }
#endif
