#if !hasFeature(Embedded)
  import TouchCore

  /// Applies a force to items, by where they are and how they move.
  ///
  /// A field acts on an item whose centre is in its region. Forces have the unit of a push's: 1 accelerates an item of
  /// 100 by 100 points and the density 1 by 100 points per second². Where a distance counts for a force, 100 points are
  /// 1. Both are our own choice, as Apple documents no units.
  ///
  /// Of the kinds of Apple's, those of noise, turbulence, electricity and magnetism aren't part of Touchstone.
  @preconcurrency @MainActor
  open class UIFieldBehavior: UIDynamicBehavior {
    /// What computes a field's force.
    private typealias EvaluationBlock = (
      UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
    ) -> CGVector

    private enum Kind {
      case none
      case drag
      case vortex
      case radialGravity
      case linearGravity
      case velocity
      case spring
      case custom(EvaluationBlock)
    }

    /// The acceleration by the force 1 for the mass 1, in points per second², and the distance 1, in points.
    static let unit = 100.0

    private var kind = Kind.none
    private var list = DynamicItemList()

    // MARK: Creating

    /// Creates a field without a force; the class methods create the others.
    public required override init() {}

    private class func make(_ kind: Kind) -> Self {
      let field = self.init()
      field.kind = kind
      return field
    }

    /// Creates a field that slows items down: by the strength times the velocity, divided by the mass.
    open class func dragField() -> Self { make(.drag) }

    /// Creates a field that pushes items around its position: counterclockwise where the strength is positive.
    ///
    /// The acceleration is the strength times the distance, whatever the mass.
    open class func vortexField() -> Self { make(.vortex) }

    /// Creates a field that attracts items to a position, or repels them where the strength is negative.
    ///
    /// The acceleration is the strength times the distance, whatever the mass.
    open class func radialGravityField(position: CGPoint) -> Self {
      let field = make(.radialGravity)
      field.position = position
      return field
    }

    /// Creates a field that accelerates items: by 100 points per second², times the vector and the strength.
    open class func linearGravityField(direction: CGVector) -> Self {
      let field = make(.linearGravity)
      field.direction = direction
      return field
    }

    /// Creates a field that gives items a velocity: the vector in points per second, times the strength.
    ///
    /// Gravity, pushes, springs and other fields don't change it; collisions and rods do. Of several such fields the
    /// last one counts.
    open class func velocityField(direction: CGVector) -> Self {
      let field = make(.velocity)
      field.direction = direction
      return field
    }

    /// Creates a field that pulls items to its position as a spring does.
    ///
    /// The acceleration is the strength times the distance, divided by the mass. Only resistance and drag damp it.
    open class func springField() -> Self { make(.spring) }

    /// Creates a field whose force a closure computes, for each item and each step.
    ///
    /// The closure gets the field, the position and the velocity (points and points per second), the mass (1 for 100 by
    /// 100 points of the density 1), the charge, which is 0, and the length of the step in seconds. Strength, falloff
    /// and smallest radius don't change what it returns. It may change and remove anything.
    open class func field(
      evaluationBlock block:
        @escaping (
          UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
        ) -> CGVector
    ) -> Self { make(.custom(block)) }

    // MARK: Items

    /// The items that the field acts on.
    open var items: [any UIDynamicItem] { list.items }

    /// Adds an item; ignores one that is there already.
    open func addItem(_ item: any UIDynamicItem) {
      if list.add(item) { dynamicAnimator?.itemsChanged() }
    }

    /// Removes an item; ignores one that isn't there.
    open func removeItem(_ item: any UIDynamicItem) {
      if list.remove(item) { dynamicAnimator?.itemsChanged() }
    }

    // MARK: Properties

    /// The centre, in the coordinates of the animator's reference view; zero by default.
    open var position = CGPoint.zero {
      didSet { changed() }
    }

    /// Where the field acts, around its position; everywhere by default.
    open var region = UIRegion.infinite {
      didSet { changed() }
    }

    /// How strong the field is; 1 by default.
    open var strength: CGFloat = 1 {
      didSet { changed() }
    }

    /// How fast the strength diminishes; 0, not at all, by default.
    ///
    /// The strength is divided by this power of the distance from the position, of which 100 points are 1.
    open var falloff: CGFloat = 0 {
      didSet { changed() }
    }

    /// The distance in points that smaller ones count as; 0.001 by default.
    open var minimumRadius: CGFloat = 0.001 {
      didSet { changed() }
    }

    /// The direction of linear gravity and of a velocity; of no effect in other fields, and zero there by default.
    open var direction = CGVector.zero {
      didSet { changed() }
    }

    // MARK: For the animator

    override var ownItems: [any UIDynamicItem] { list.items }

    override func contribute(to world: DynamicsWorld) { world.fields.append(self) }

    /// Adds what the field does in one step to the bodies of its items.
    ///
    /// A closure may remove items, behaviours and the animator meanwhile.
    final func act(in world: DynamicsWorld) {
      for item in list.items {
        guard dynamicAnimator?.world === world, let body = world.body(of: item),
          body.inverseMass > 0
        else { continue }
        let arm = body.position - Vector(point: position)
        guard region.contains(CGPoint(x: arm.dx, y: arm.dy)) else { continue }
        if case .custom(let block) = kind {
          if list.contains(item) { act(on: body, by: block) }
        } else {
          act(on: body, along: arm)
        }
      }
    }

    private func act(on body: DynamicBody, by block: EvaluationBlock) {
      let force = block(
        self,
        CGPoint(x: body.position.dx, y: body.position.dy),
        CGVector(body.velocity),
        CGFloat(1 / body.inverseMass),
        0,
        DynamicsWorld.interval
      )
      body.field.accelerate(by: Vector(force) * (UIFieldBehavior.unit * body.inverseMass))
    }

    /// Adds what a field does that isn't a closure's.
    private func act(on body: DynamicBody, along arm: Vector) {
      let length = arm.length
      let distance = max(length, Double(minimumRadius))
      var strength = Double(strength)
      if falloff != 0 {
        strength *= ElementaryFunctions.pow(distance / UIFieldBehavior.unit, -Double(falloff))
      }
      guard strength.isFinite else { return }
      // In the centre there is no direction.
      let rate = length > 0 ? strength * distance / length : 0
      switch kind {
      case .none, .custom: break
      case .drag: body.field.drag(body.velocity, at: strength * body.inverseMass)
      case .vortex: body.field.accelerate(by: arm.swept(by: -rate))
      case .radialGravity: body.field.attract(along: arm, at: rate)
      case .linearGravity:
        body.field.accelerate(by: Vector(direction) * (strength * UIFieldBehavior.unit))
      case .velocity:
        let velocity = Vector(direction) * strength
        if velocity.isFinite { body.field.velocity = velocity }
      case .spring: body.field.attract(along: arm, at: rate * body.inverseMass)
      }
    }
  }
#endif
