package import TouchCore

/// The animations of one application: those under way, and what holds for those to come.
#if !hasFeature(Embedded)
  @MainActor
#endif
package final class AnimationEnvironment: Anchored {
  nonisolated(unsafe) private static var last: AnimationEnvironment?

  /// The one that layers animate in, the current application's; a first look makes one.
  package static var current: AnimationEnvironment {
    get {
      if let last { return last }
      let environment = AnimationEnvironment(clock: EngineClock())
      last = environment
      return environment
    }
    set { last = newValue }
  }

  /// Lets go of the current one; the next look makes another.
  nonisolated package static func forget() { last = nil }

  /// What `Weak` needs to refer to the environment.
  package var anchorage = Anchorage()
  /// The clock that the animations run on.
  package let clock: EngineClock
  /// The animations under way.
  @exclusivity(unchecked) private var running: [RunningAnimation] = []
  /// Finished animations whose delegates and completions haven't been called.
  @exclusivity(unchecked) private var stopped: [(animation: RunningAnimation, finished: Bool)] = []
  private var isTelling = false
  /// How many closures and changes are under way; calls of clients wait until there is none.
  @exclusivity(unchecked) private var depth = 0

  /// The transactions that are open, the innermost last; the first is always there.
  @exclusivity(unchecked) private var transactions = [AnimationTransaction()]
  /// Whether the outermost transaction is as it was made, so that the turn's end needs no new one.
  @exclusivity(unchecked) private var isFresh = true
  /// The number of the turn: what was added to the tree in this one isn't seen yet.
  @exclusivity(unchecked) package private(set) var turn = 0

  /// What is called at the end of the turn.
  @exclusivity(unchecked) private var turnEnds: [() -> Void] = []

  /// The time that added animations follow instead of the clock; nil for none.
  package internal(set) var heldTime: HeldTime?

  /// The layers without a view that wait for layout.
  @exclusivity(unchecked) var layerLayout = LayerLayout()

  /// Creates an environment without animations.
  package init(clock: EngineClock) { self.clock = clock }

  /// Whether an animation is under way.
  package var isRunning: Bool { !running.isEmpty }

  #if hasFeature(Embedded)
    /// Whether the last picture has an emitter whose particles move: there is none.
    package var isEmitting: Bool { false }
    /// Begins a picture.
    package func willPaint() {}
  #else
    /// Whether the last picture has an emitter whose particles move.
    package internal(set) var isEmitting = false
    /// Begins a picture.
    package func willPaint() { isEmitting = false }
  #endif

  // MARK: Adding

  /// Runs an animation, which the caller gives away, on a layer; it replaces one with the same key, and where it leads
  /// to a goal without adding up, all that lead one of the same property.
  @discardableResult
  func run(
    _ animation: CAAnimation,
    key: String?,
    on layer: AnimationTarget,
    to goal: ChangeGoal? = nil,
    blocksTouches: Bool = false,
    isHitWhereShown: Bool = false,
    showsHidden: Bool = false,
    completion: AnimationCompletion? = nil,
    completions others: [AnimationCompletion] = []
  ) -> RunningAnimation {
    holdingBack {
      if let key { layer.stopAnimation(forKey: key) }
      if let goal, !goal.addsUp { layer.stopAnimations(to: goal.property) }
      if let function = transaction.timingFunction { animation.timingFunction = function }
      var completions = transactions.compactMap { $0.completion }
      if let completion { completions.append(completion) }
      completions += others
      let added = RunningAnimation(
        animation,
        key: key,
        on: layer,
        in: self,
        to: goal,
        defaultDuration: transaction.duration,
        blocksTouches: blocksTouches,
        isHitWhereShown: isHitWhereShown,
        showsHidden: showsHidden,
        completions: completions
      )
      layer.add(added)
      running.append(added)
      added.start()
      return added
    }
  }

  /// An animation is over.
  func stopped(_ animation: RunningAnimation, finished: Bool) {
    running.removeAll { $0 === animation }
    stopped.append((animation, finished))
    if depth == 0 { tell() }
  }

  /// Makes a change; ends of animations are told to clients when it is done, not in its middle.
  package func holdingBack<Result>(_ body: () -> Result) -> Result {
    hold()
    defer { release() }
    return body()
  }

  /// Holds back the ends of animations until as many calls of `release()`.
  package func hold() { depth += 1 }

  /// Ends one `hold()`; the last tells what ended meanwhile.
  package func release() {
    depth -= 1
    if depth == 0, !stopped.isEmpty { tell() }
  }

  private func tell() {
    guard !isTelling else { return }
    isTelling = true
    while !stopped.isEmpty {
      let (animation, finished) = stopped.removeFirst()
      animation.tell(finished: finished)
    }
    isTelling = false
  }

  /// Whether a layer without a view asked for layout.
  package var layersNeedLayout: Bool { !layerLayout.isEmpty }

  /// Lays out the layers without a view that asked for it, superlayers first; what asks for it in the meantime waits
  /// for its turn.
  package func layOutLayers() {
    var rounds = 0
    while rounds < LayerLayout.mostRounds, !layerLayout.isEmpty {
      for layer in layerLayout.take() { layer.layOutFromTop() }
      rounds += 1
    }
  }

  // MARK: Leaving

  /// Ends the animations in a subtree that leaves its tree, but for those that stay beyond their end.
  package func leave(_ layer: AnimationTarget) {
    guard !running.isEmpty else { return }
    for animation in running where animation.animation.isRemovedOnCompletion {
      if animation.layer.object?.isIn(layer) ?? false { animation.stop(finished: false) }
    }
  }

  /// Ends the animations that don't outlast the application's way to the background: all but those that stay beyond
  /// their end, and those whose time is another's.
  package func endInBackground() {
    holdingBack {
      for animation in running where animation.endsInBackground { animation.stop(finished: false) }
    }
  }

  /// Has the animations that run stay here, whatever is launched next.
  package func keepAnimations() {
    for animation in running { animation.stay() }
  }

  /// Hands the animations that were added in this turn, and aren't to stay, to another environment.
  ///
  /// - Parameters:
  ///   - other: The environment.
  ///   - stays: Whether the animations of a layer stay here.
  package func handOver(to other: AnimationEnvironment, unless stays: (AnimationTarget) -> Bool) {
    for animation in running {
      guard animation.turn == turn, animation.heldTime == nil, let layer = animation.layer.object,
        !stays(layer)
      else { continue }
      running.removeAll { $0 === animation }
      other.running.append(animation)
      animation.move(to: other)
    }
  }

  /// Has the animations in a subtree whose time may have changed wait anew for their beginnings and ends.
  func retime(_ layer: AnimationTarget) {
    for animation in running where animation.layer.object?.isIn(layer) ?? false {
      animation.retime()
    }
  }

  /// Calls a closure once, at the end of this turn.
  func atTurnEnd(_ body: @escaping () -> Void) { turnEnds.append(body) }

  // A function of its own, which keeps the end of a turn small.
  @inline(never)
  private func callTurnEnds() {
    let bodies = turnEnds
    turnEnds = []
    for body in bodies { body() }
  }

  /// After each turn: ends animations whose layers are gone, and closes what holds for a turn.
  package func endTurn() {
    turn += 1
    if !turnEnds.isEmpty { callTurnEnds() }
    guard depth == 0 else { return }
    if !running.isEmpty {
      for animation in running where animation.layer.object == nil {
        animation.stop(finished: false)
      }
    }
    if !isFresh, transactions.count == 1 {
      isFresh = true
      let completion = transactions[0].completion
      transactions[0] = AnimationTransaction()
      completion?.close()
    }
  }

  /// The time by now.
  ///
  /// Read here, for speed: a module above would count a reference to the clock.
  package var now: TouchTime { clock.now }

  /// Ends a turn at a time, or where the clock is beyond that, if nothing has to run before or by then.
  ///
  /// - Returns: Whether it did; otherwise nothing changed.
  package func pass(until time: TouchTime) -> Bool {
    guard isFresh, running.isEmpty, depth == 0, clock.pass(until: time) else { return false }
    turn += 1
    return true
  }

  // MARK: Transactions

  /// What holds just now.
  package var transaction: AnimationTransaction {
    get { transactions[transactions.count - 1] }
    set {
      isFresh = false
      transactions[transactions.count - 1] = newValue
    }
  }

  /// Begins a transaction inside of the present one.
  func begin() {
    var inner = transaction
    inner.completion = nil
    transactions.append(inner)
  }

  /// Ends the transaction that began last; does nothing where none did.
  func commit() {
    guard transactions.count > 1 else { return }
    let completion = transactions.removeLast().completion
    completion?.close()
  }

  /// Sets what is called when the animations that are added from here on are over.
  func setCompletion(_ block: UIViewAnimation?) {
    let before = transaction.completion
    transaction.completion = block.map { block in AnimationCompletion { _ in block() } }
    before?.close()
  }
}
