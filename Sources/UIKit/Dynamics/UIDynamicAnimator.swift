#if !hasFeature(Embedded)
  import TouchCore
  import TouchLayers

  /// Moves items by the laws of physics, as its behaviours say.
  ///
  /// It runs on the application's clock, with the frames of the screen, in steps of 1/240 of a second. Once all items rest
  /// it pauses, and costs nothing until something changes. Keep the animator: nothing else does.
  @preconcurrency @MainActor
  open class UIDynamicAnimator: PlainObject, Hashable {
    /// How long items have to rest before the animator pauses, in seconds.
    static let restingTime = 0.5

    /// The view whose coordinates count, not retained; nil where those of the items' superview do.
    open private(set) weak var referenceView: UIView?
    /// The behaviours in the order in which they were added, without their children.
    open private(set) var behaviors: [UIDynamicBehavior] = []
    /// Is told when the animator pauses and resumes; not retained.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// Whether the animator moves items; false while they rest.
    open private(set) var isRunning = false

    /// The bodies.
    let world = DynamicsWorld()
    private var application = Weak<UIApplication>(nil)
    private var deadline: DeadlineQueue.Deadline?
    /// When the animator resumed, and how many steps it has made since.
    private var start = TouchTime.zero
    private var steps: Int64 = 0
    /// The steps before it resumed, and how many there had been when an item moved last.
    private var formerSteps: Int64 = 0
    private var restingSince: Int64 = 0
    /// Whether the delegate is being told that the animator resumes.
    private var isResuming = false

    // MARK: Creating

    /// Creates an animator whose behaviours are in the coordinates of a view.
    public init(referenceView view: UIView) { referenceView = view }

    /// Creates an animator without a reference view.
    public init() {}

    // MARK: Behaviours

    /// Adds a behaviour; ignores one that is there already.
    ///
    /// Items that are new to the animator begin where they are now, at rest.
    ///
    /// - Precondition: The behaviour isn't part of another one.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
      guard !behaviors.contains(where: { $0 === behavior }) else { return }
      precondition(
        behavior.dynamicAnimator !== self,
        "A behavior that is part of another one can't be added to the animator by itself."
      )
      behavior.dynamicAnimator?.removeBehavior(behavior)
      behaviors.append(behavior)
      behavior.move(to: self)
      itemsChanged()
    }

    /// Removes a behaviour; ignores one that isn't there.
    ///
    /// Items that no other behaviour has stay where they are, and lose their velocities.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
      guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
      behaviors.remove(at: index)
      behavior.move(to: nil)
      itemsChanged()
    }

    /// Removes all behaviours.
    open func removeAllBehaviors() {
      let removed = behaviors
      behaviors = []
      for behavior in removed { behavior.move(to: nil) }
      itemsChanged()
    }

    // MARK: Items

    /// The items that are in a rectangle, in whole or in part.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
      world.bodies.filter { rect.intersects($0.frame) }.map { $0.item }
    }

    /// Reads where an item is, how it is turned and what its size is, after code of the client's moved it.
    ///
    /// Its velocity stays.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
      guard let body = world.body(of: item) else { return }
      body.read()
      resume()
    }

    /// How long the animator has moved items, in seconds; pauses don't count.
    open var elapsedTime: TimeInterval { Double(formerSteps + steps) * DynamicsWorld.interval }

    /// Has the bodies that behaviours ask for.
    final func itemsChanged() {
      var items: [any UIDynamicItem] = []
      forEachBehavior { items += $0.ownItems }
      world.keep(items)
      forEachBehavior { ($0 as? UIDynamicItemBehavior)?.deliver(to: world) }
      if !behaviors.isEmpty { resume() }
    }

    private func forEachBehavior(_ body: (UIDynamicBehavior) -> Void) {
      for behavior in behaviors { behavior.forEach(body) }
    }

    // MARK: Running

    /// Goes on, because something changed.
    final func resume() {
      restingSince = formerSteps + steps
      if isRunning, application.object != nil { return }
      guard !behaviors.isEmpty else { return }
      isRunning = false
      // What the delegate changes meanwhile resumes nothing by itself.
      if isResuming { return }
      isResuming = true
      delegate?.dynamicAnimatorWillResume(self)
      isResuming = false
      // The delegate may have removed everything.
      if behaviors.isEmpty { return }
      isRunning = true
      let application = referenceView?.window?.application.object ?? UIApplication.shared
      run(on: application)
      application.noteStart(unless: { [weak self] in self?.isShown ?? true }) { [weak self] in
        self?.move(to: $0)
      }
    }

    /// Whether something that the animator moves is shown.
    private var isShown: Bool {
      UIView.shows(referenceView) || world.bodies.contains { UIView.shows($0.item) }
    }

    private func run(on application: UIApplication) {
      self.application = Weak(application)
      formerSteps += steps
      (start, steps) = (application.now, 0)
      let frame = application.frameTime(application.frameIndex(after: application.now, stride: 1))
      deadline = application.deadlines.schedule(at: frame, isRecurring: true) { [weak self] in
        self?.frameCame()
      }
    }

    /// Goes on in another application.
    private func move(to other: UIApplication) {
      guard isRunning, let deadline else { return }
      application.object?.deadlines.cancel(deadline)
      run(on: other)
    }

    private func pause() {
      if let deadline { application.object?.deadlines.cancel(deadline) }
      deadline = nil
      isRunning = false
      world.clear()
      delegate?.dynamicAnimatorDidPause(self)
    }

    private func frameCame() {
      guard isRunning, let application = application.object, let deadline else { return }
      if behaviors.isEmpty { return pause() }
      let next = application.frameIndex(after: application.now, stride: 1)
      application.deadlines.reschedule(deadline, at: application.frameTime(next))
      // A frame's time is cut to the nanosecond, so that the nearest number of steps is the right one.
      let elapsed = (application.now - start).nanoseconds
      let due = (elapsed / 1000 * DynamicsWorld.rate + 500_000) / 1_000_000
      if due > steps {
        simulate(due - steps)
        steps = due
      }
      show()
      if isRunning, self.deadline === deadline { restIfDone() }
    }

    private func simulate(_ count: Int64) {
      world.clear()
      for body in world.bodies { body.settings = DynamicSettings() }
      forEachBehavior { $0.configure(world) }
      for body in world.bodies { body.prepare() }
      let since = restingSince
      forEachBehavior { $0.contribute(to: world) }
      // An instantaneous push is over now, which changes nothing else.
      restingSince = since
      world.run(count)
    }

    /// Moves the items, and tells everything that listens; client code may change anything meanwhile.
    private func show() {
      for body in world.bodies where world.body(of: body.item) === body { body.write() }
      for (record, began) in world.takeNews() where record.behavior.dynamicAnimator === self {
        record.tell(began: began)
      }
      var acting: [UIDynamicBehavior] = []
      forEachBehavior { if $0.action != nil { acting.append($0) } }
      for behavior in acting where behavior.dynamicAnimator === self { behavior.action?() }
    }

    /// Pauses once all items have rested for long enough.
    private func restIfDone() {
      if behaviors.isEmpty { return pause() }
      if !world.rests() { restingSince = formerSteps + steps }
      let span = Double(formerSteps + steps - restingSince) * DynamicsWorld.interval
      guard span >= UIDynamicAnimator.restingTime else { return }
      world.halt()
      forEachBehavior { $0.settle(world) }
      for body in world.bodies where world.body(of: body.item) === body { body.write() }
      if isRunning { pause() }
    }
  }
#endif
