#if !hasFeature(Embedded)
  import TouchCore

  /// Moves an item to a point as a spring does, and turns it upright.
  ///
  /// Apple publishes neither the spring's frequency nor what its damping means in numbers: both are our own choice, which
  /// hasn't been compared with a device.
  @preconcurrency @MainActor
  open class UISnapBehavior: UIDynamicBehavior {
    /// How often the spring would swing in a second, undamped.
    static let frequency = 3.0
    /// The damping ratio at the damping 0, with which an item comes to rest, too; at 1 the ratio is 1.
    static let leastDampingRatio = 0.1
    /// How near an item has to be when everything rests to be put onto the point, in points.
    static let reach = 0.5

    private let item: any UIDynamicItem

    /// Where the item moves to, in the coordinates of the animator's reference view.
    open var snapPoint: CGPoint {
      didSet { changed() }
    }

    /// How little the item swings about the point, from 0 to 1; 0.5 by default.
    open var damping: CGFloat = 0.5 {
      didSet { changed() }
    }

    /// Creates a behaviour that moves an item to a point.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
      self.item = item
      snapPoint = point
    }

    override var ownItems: [any UIDynamicItem] { [item] }

    override func contribute(to world: DynamicsWorld) {
      guard let body = world.body(of: item) else { return }
      let part = min(max(Double(damping), 0), 1)
      let least = UISnapBehavior.leastDampingRatio
      let oscillator = DynamicOscillator(
        frequency: UISnapBehavior.frequency,
        dampingRatio: least + (1 - least) * part,
        interval: DynamicsWorld.interval
      )
      world.snaps.append(
        DynamicSnap(body: body, goal: Vector(point: snapPoint), oscillator: oscillator)
      )
    }

    override func settle(_ world: DynamicsWorld) {
      guard let body = world.body(of: item), body.inverseMass > 0 else { return }
      let goal = Vector(point: snapPoint)
      if (goal - body.position).length < UISnapBehavior.reach { body.position = goal }
      if body.inverseInertia > 0, body.upright.magnitude < 0.01 { body.angle -= body.upright }
    }
  }
#endif
