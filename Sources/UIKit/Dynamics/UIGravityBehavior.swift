#if !hasFeature(Embedded)
  import TouchCore

  /// Accelerates items in one direction: by default downwards, by 1,000 points per second².
  @preconcurrency @MainActor
  open class UIGravityBehavior: UIDynamicBehavior {
    /// The acceleration of the magnitude 1, in points per second², as Apple documents it.
    static let unit = 1000.0

    private var list: DynamicItemList
    private var pull = DynamicDirection(magnitude: 1, angle: .pi / 2)
    /// The vector as it was set: a direction loses digits as an angle.
    private var direction = Vector(dx: 0, dy: 1)

    /// Creates a behaviour with items.
    public init(items: [any UIDynamicItem]) { list = DynamicItemList(items) }

    /// Creates a behaviour without items.
    public override convenience init() { self.init(items: []) }

    /// The items that fall.
    open var items: [any UIDynamicItem] { list.items }

    /// Adds an item; ignores one that is there already.
    open func addItem(_ item: any UIDynamicItem) {
      if list.add(item) { dynamicAnimator?.itemsChanged() }
    }

    /// Removes an item; ignores one that isn't there.
    open func removeItem(_ item: any UIDynamicItem) {
      if list.remove(item) { dynamicAnimator?.itemsChanged() }
    }

    /// The direction, and the acceleration in thousands of points per second²; (0, 1) by default.
    open var gravityDirection: CGVector {
      get { CGVector(direction) }
      set {
        pull.vector = Vector(newValue)
        direction = Vector(newValue)
        changed()
      }
    }

    /// The direction in radians, clockwise from the right; π/2, downwards, by default.
    open var angle: CGFloat {
      get { CGFloat(pull.angle) }
      set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The acceleration, in thousands of points per second²; 1 by default.
    open var magnitude: CGFloat {
      get { CGFloat(pull.magnitude) }
      set {
        direction = direction * (pull.magnitude == 0 ? 0 : Double(newValue) / pull.magnitude)
        pull.magnitude = Double(newValue)
        if direction == .zero { direction = pull.vector }
        changed()
      }
    }

    /// Sets the direction and the acceleration together.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
      pull = DynamicDirection(magnitude: Double(magnitude), angle: Double(angle))
      direction = pull.vector
      changed()
    }

    override var ownItems: [any UIDynamicItem] { list.items }

    override func contribute(to world: DynamicsWorld) {
      for item in list.items {
        guard let body = world.body(of: item) else { continue }
        body.acceleration = body.acceleration + direction * UIGravityBehavior.unit
      }
    }
  }
#endif
