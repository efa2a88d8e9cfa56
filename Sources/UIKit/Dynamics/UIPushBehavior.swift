#if !hasFeature(Embedded)
  import TouchCore

  /// Pushes items: all the time, or once.
  ///
  /// A push of the magnitude 1 accelerates an item of 100 by 100 points and the density 1 by 100 points per second²; one
  /// that is instantaneous changes the item's velocity by 100 points per second.
  @preconcurrency @MainActor
  open class UIPushBehavior: UIDynamicBehavior {
    /// How long a push lasts.
    public enum Mode: Int, Sendable {
      /// While it is active.
      case continuous = 0
      /// For one step of the animation; then the push is inactive.
      case instantaneous = 1
    }

    /// The force of the magnitude 1, in points per second² for the mass 1.
    static let unit = 100.0

    private var list: DynamicItemList
    private var push = DynamicDirection(magnitude: 0, angle: 0)
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    /// How long the push lasts.
    public let mode: Mode

    /// Whether the push acts; true at first.
    ///
    /// Setting it makes an instantaneous push act once more.
    open var active = true {
      didSet { changed() }
    }

    /// Creates a push without a force.
    public init(items: [any UIDynamicItem], mode: Mode) {
      list = DynamicItemList(items)
      self.mode = mode
    }

    /// Creates a continuous push without items and without a force.
    public override convenience init() { self.init(items: [], mode: .continuous) }

    /// The items that are pushed.
    open var items: [any UIDynamicItem] { list.items }

    /// Adds an item; ignores one that is there already.
    open func addItem(_ item: any UIDynamicItem) {
      if list.add(item) { dynamicAnimator?.itemsChanged() }
    }

    /// Removes an item; ignores one that isn't there.
    open func removeItem(_ item: any UIDynamicItem) {
      guard list.remove(item) else { return }
      offsets[ObjectIdentifier(item)] = nil
      dynamicAnimator?.itemsChanged()
    }

    /// The direction and the strength; zero by default.
    open var pushDirection: CGVector {
      get { CGVector(push.vector) }
      set {
        push.vector = Vector(newValue)
        changed()
      }
    }

    /// The direction in radians, clockwise from the right; zero by default.
    open var angle: CGFloat {
      get { CGFloat(push.angle) }
      set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The strength; zero by default, and reversed where it is negative.
    open var magnitude: CGFloat {
      get { CGFloat(push.magnitude) }
      set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets the direction and the strength together.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
      push = DynamicDirection(magnitude: Double(magnitude), angle: Double(angle))
      changed()
    }

    /// Where an item is pushed, from its centre and along its own axes; zero by default.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
      offsets[ObjectIdentifier(item)] ?? .zero
    }

    /// Sets where an item is pushed; beside its centre a push turns it, too.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
      offsets[ObjectIdentifier(item)] = o
      changed()
    }

    override var ownItems: [any UIDynamicItem] { list.items }

    override func contribute(to world: DynamicsWorld) {
      guard active else { return }
      let force = push.vector * UIPushBehavior.unit
      for item in list.items {
        guard let body = world.body(of: item) else { continue }
        let offset = targetOffsetFromCenter(for: item)
        let point = Vector(dx: Double(offset.horizontal), dy: Double(offset.vertical))
        switch mode {
        case .continuous: body.forces.append((force, point))
        case .instantaneous: body.kick(force, at: point.rotated(by: body.turn))
        }
      }
      if mode == .instantaneous { active = false }
    }
  }
#endif
