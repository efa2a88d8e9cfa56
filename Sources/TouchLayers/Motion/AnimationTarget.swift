import TouchGraphics

// Ours, not Apple's, is the name here: Core Animation has no such class between a layer and its root.

/// What animations change: a state that was set, and the animations that show another one for a while.
///
/// Layers are the only targets. What runs, holds and ends animations knows no more of a layer than this.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class AnimationTarget: Anchored {
  /// What `Weak` needs to refer to the layer.
  package final var anchorage = Anchorage()
  /// What the layer is set to; animations show something else for a while.
  @exclusivity(unchecked) nonisolated(unsafe) package final var state = LayerState(frame: .zero) {
    didSet { AnimationTarget.noteChange() }
  }
  /// The animations, in the order in which they were added.
  @exclusivity(unchecked) final var animations: [RunningAnimation] = []
  /// Counts the changes of all layers.
  @exclusivity(unchecked) nonisolated(unsafe) private static var changes = 0

  // Read and set here, where it is declared: a module above would check the access each time (Decision 0010).

  /// The count of changes of layers and trees: what was worked out from where layers are holds until the next.
  nonisolated package static var changeCount: Int { changes }
  /// Notes a change of a layer, or of a tree of views.
  nonisolated package static func noteChange() { changes &+= 1 }

  /// Creates a target without a size.
  package init() {}

  // MARK: Seeing

  /// What is seen of the layer at this moment: what it is set to, with the animations' values in it.
  ///
  /// A closed form of time: nothing depends on how often it is asked for.
  ///
  /// - Complexity: O(*n*) in the number of the layer's animations.
  package final var presentedState: LayerState {
    if animations.isEmpty { return state }
    var shown = state
    for animation in animations { animation.apply(to: &shown) }
    return shown
  }

  /// Whether an animation keeps touches from the layer's view (rule 2.6).
  package final var blocksTouches: Bool {
    !animations.isEmpty && animations.contains { $0.blocksTouches && $0.isRunning }
  }

  /// The geometry that touches find the layer's view by: what is seen where an animation asks for that,
  /// otherwise what was set (rule 2.6).
  final var touchedGeometry: LayerGeometry {
    if animations.isEmpty || !animations.contains(where: { $0.isHitWhereShown && $0.isRunning }) {
      return state.geometry
    }
    return presentedState.geometry
  }

  // MARK: Ending

  /// Ends the animation with a key, before its time.
  final func endAnimation(forKey key: String) {
    AnimationEnvironment.current.holdingBack { stopAnimation(forKey: key) }
  }

  /// The animation with a key.
  final func findAnimation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// Ends all animations, before their time.
  final func endAnimations() {
    AnimationEnvironment.current.holdingBack {
      for animation in animations { stop(animation) }
    }
  }

  /// Ends the animation with a key; its end may be told at once.
  final func stopAnimation(forKey key: String) {
    for animation in animations where animation.key == key { stop(animation) }
  }

  /// Ends the animations that lead a property to a goal; their ends may be told at once.
  final func stopAnimations(to property: LayerProperty) {
    for animation in animations where animation.goal?.property == property { stop(animation) }
  }

  /// Takes in an animation.
  ///
  /// What adds up goes before its like: of transforms the last change is seen inside of the ones before it, so that
  /// its beginning is seen nowhere.
  final func add(_ animation: RunningAnimation) {
    let like = animations.firstIndex {
      guard let goal = animation.goal, goal.addsUp, let other = $0.goal else { return false }
      return other.addsUp && other.property == goal.property
    }
    animations.insert(animation, at: like ?? animations.count)
  }

  /// Ends an animation, or lets go of one that was kept beyond its end.
  final func stop(_ animation: RunningAnimation) {
    animation.stop(finished: false)
    animations.removeAll { $0 === animation }
  }

  /// How its time runs beside the clock.
  var ownTime: LayerTime { LayerTime() }

  /// Whether this is the other target, or somewhere in it.
  func isIn(_ other: AnimationTarget) -> Bool { self === other }

  #if !hasFeature(Embedded)
    /// Called when an animation of the target's is over, before the target lets go of it.
    func animationEnded(_ animation: RunningAnimation) {}
  #endif

  /// Sets a property to a value that was animated, at once.
  func settle(_ property: LayerProperty, at value: LayerValue) { property.set(value, in: &state) }
}
