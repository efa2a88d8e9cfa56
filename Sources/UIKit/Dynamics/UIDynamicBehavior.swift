#if !hasFeature(Embedded)
  /// The base class of what moves dynamic items; on its own, a behaviour that is made of others.
  @preconcurrency @MainActor
  open class UIDynamicBehavior: PlainObject, Hashable {
    /// The behaviours that this one is made of, in the order in which they were added.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// The animator that the behaviour, or the one that it is part of, was added to; nil without one.
    open internal(set) weak var dynamicAnimator: UIDynamicAnimator?
    /// Called after every step of the animation, while the animator runs; it may remove anything.
    open var action: (() -> Void)?

    /// Creates a behaviour without children.
    public init() {}

    /// Makes a behaviour a part of this one; ignores one that is it already.
    ///
    /// - Precondition: The behaviour isn't part of another one, or of an animator by itself.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
      guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
      precondition(
        behavior.dynamicAnimator == nil,
        "A behavior that an animator has already can't become a part of another one."
      )
      childBehaviors.append(behavior)
      if let dynamicAnimator {
        behavior.move(to: dynamicAnimator)
        dynamicAnimator.itemsChanged()
      }
    }

    /// Takes a part out; ignores what isn't one.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
      guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
      childBehaviors.remove(at: index)
      if let dynamicAnimator {
        behavior.move(to: nil)
        dynamicAnimator.itemsChanged()
      }
    }

    /// Called before the behaviour is added to an animator, or removed with nil; does nothing by default.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    // MARK: For the animator

    /// The items that the behaviour itself moves.
    var ownItems: [any UIDynamicItem] { [] }

    /// Sets properties of bodies, before any behaviour moves them in a step of the animation.
    func configure(_ world: DynamicsWorld) {}

    /// Adds forces, springs, joints and collisions for one step of the animation.
    func contribute(to world: DynamicsWorld) {}

    /// Puts what all but rests exactly where it rests, when the animator pauses.
    func settle(_ world: DynamicsWorld) {}

    /// Tells the behaviour and its children that they move to an animator, and moves them.
    final func move(to animator: UIDynamicAnimator?) {
      willMove(to: animator)
      dynamicAnimator = animator
      for child in childBehaviors { child.move(to: animator) }
    }

    /// Calls a closure for the behaviour and then for its children, depth first.
    final func forEach(_ body: (UIDynamicBehavior) -> Void) {
      body(self)
      for child in childBehaviors { child.forEach(body) }
    }

    /// Has the animator go on, because something changed.
    final func changed() { dynamicAnimator?.resume() }
  }
#endif
