#if !hasFeature(Embedded)
  import TouchCore

  /// What items are made of, and how fast they move.
  ///
  /// Of several behaviours with one item the last one counts, by each property that was set.
  @preconcurrency @MainActor
  open class UIDynamicItemBehavior: UIDynamicBehavior {
    private var list: DynamicItemList
    private var settings = DynamicSettings()
    /// Velocities that were added while no animator had the item.
    private var waiting: [ObjectIdentifier: (velocity: Vector, spin: Double)] = [:]

    /// Creates a behaviour with items.
    public init(items: [any UIDynamicItem]) { list = DynamicItemList(items) }

    /// Creates a behaviour without items.
    public override convenience init() { self.init(items: []) }

    /// The items that it describes.
    open var items: [any UIDynamicItem] { list.items }

    /// Adds an item; ignores one that is there already.
    open func addItem(_ item: any UIDynamicItem) {
      if list.add(item) { dynamicAnimator?.itemsChanged() }
    }

    /// Removes an item; ignores one that isn't there.
    open func removeItem(_ item: any UIDynamicItem) {
      guard list.remove(item) else { return }
      waiting[ObjectIdentifier(item)] = nil
      dynamicAnimator?.itemsChanged()
    }

    // MARK: Properties

    /// How much an item bounces, from 0, not at all, to 1, without a loss; 0 by default.
    open var elasticity: CGFloat {
      get { CGFloat(settings.elasticity ?? 0) }
      set { set(\.elasticity, Double(newValue)) }
    }

    /// How much an item is slowed down by what it slides along; 0 by default, 1 for strong friction.
    open var friction: CGFloat {
      get { CGFloat(settings.friction ?? 0) }
      set { set(\.friction, Double(newValue)) }
    }

    /// The mass of 100 by 100 points; 1 by default.
    open var density: CGFloat {
      get { CGFloat(settings.density ?? 1) }
      set { set(\.density, Double(newValue)) }
    }

    /// The part of its velocity that an item loses in each second, as a rate; 0 by default.
    open var resistance: CGFloat {
      get { CGFloat(settings.resistance ?? 0) }
      set { set(\.resistance, Double(newValue)) }
    }

    /// The part of its angular velocity that an item loses in each second, as a rate; 0 by default.
    open var angularResistance: CGFloat {
      get { CGFloat(settings.angularResistance ?? 0) }
      set { set(\.angularResistance, Double(newValue)) }
    }

    /// Whether items turn; true by default.
    open var allowsRotation: Bool {
      get { settings.allowsRotation ?? true }
      set { set(\.allowsRotation, newValue) }
    }

    /// Whether items stay where they are, and others bounce off them; false by default.
    open var isAnchored: Bool {
      get { settings.isAnchored ?? false }
      set { set(\.isAnchored, newValue) }
    }

    private func set<Value>(_ property: WritableKeyPath<DynamicSettings, Value?>, _ value: Value) {
      settings[keyPath: property] = value
      changed()
    }

    // MARK: Velocities

    /// Adds to an item's velocity, in points per second: at once, or when an animator has the item.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
      add(Vector(dx: Double(velocity.x), dy: Double(velocity.y)), 0, to: item)
    }

    /// An item's velocity, in points per second.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
      let velocity = body(of: item)?.velocity ?? waiting[ObjectIdentifier(item)]?.velocity ?? .zero
      return CGPoint(x: velocity.dx, y: velocity.dy)
    }

    /// Adds to an item's angular velocity, in radians per second; positive is clockwise.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
      add(.zero, Double(velocity), to: item)
    }

    /// An item's angular velocity, in radians per second.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
      CGFloat(body(of: item)?.spin ?? waiting[ObjectIdentifier(item)]?.spin ?? 0)
    }

    private func body(of item: any UIDynamicItem) -> DynamicBody? {
      guard list.items.contains(where: { $0 === item }) else { return nil }
      return dynamicAnimator?.world.body(of: item)
    }

    private func add(_ velocity: Vector, _ spin: Double, to item: any UIDynamicItem) {
      guard list.items.contains(where: { $0 === item }) else { return }
      let before = waiting[ObjectIdentifier(item)] ?? (.zero, 0)
      waiting[ObjectIdentifier(item)] = (before.velocity + velocity, before.spin + spin)
      if let world = dynamicAnimator?.world { deliver(to: world) }
      changed()
    }

    /// Gives bodies the velocities that waited for them.
    final func deliver(to world: DynamicsWorld) {
      guard !waiting.isEmpty else { return }
      for item in list.items {
        guard let body = world.body(of: item),
          let added = waiting.removeValue(forKey: ObjectIdentifier(item))
        else { continue }
        body.velocity = body.velocity + added.velocity
        body.spin += added.spin
      }
    }

    // MARK: For the animator

    override var ownItems: [any UIDynamicItem] { list.items }

    override func configure(_ world: DynamicsWorld) {
      for item in list.items { world.body(of: item)?.settings.take(settings) }
      deliver(to: world)
    }
  }
#endif
