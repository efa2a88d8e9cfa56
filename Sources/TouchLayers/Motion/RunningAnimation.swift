import TouchCore

/// One animation on its way on one layer.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class RunningAnimation {
  /// The animation; a copy that doesn't change.
  let animation: CAAnimation
  /// The key under which it was added; nil for none.
  let key: String?
  /// What it leads to, where a change began it.
  let goal: ChangeGoal?
  /// Whether it keeps touches from the layer's view (rule 2.6).
  let blocksTouches: Bool
  /// Whether touches find the layer's view where it is seen (rule 2.6).
  let isHitWhereShown: Bool
  /// Whether the layer is seen while it runs, though it is hidden.
  private let showsHidden: Bool
  /// The layer.
  let layer: Weak<AnimationTarget>
  /// What tells of its end, and has the clock that it runs on.
  private var environment: Weak<AnimationEnvironment>
  /// The time that it follows instead of that clock; nil for none.
  let heldTime: HeldTime?
  /// When it begins in its layer's time, or in the time that it follows.
  private var begin: TouchTime
  /// The environment's turn in which it was added; nil once it stays with that environment.
  private(set) var turn: Int?
  /// How its time runs, counted from its beginning.
  let cycle: TimingCycle
  /// The completions that wait for its end.
  private var completions: [AnimationCompletion]
  private var deadlines: [DeadlineQueue.Deadline] = []
  /// How its layer's time ran when it began to wait.
  private var layerTime = LayerTime()
  /// Called where that becomes another.
  var onRetiming: () -> Void = {}
  private var isTold = false
  /// Whether it came to its end or was removed.
  private(set) var isOver = false

  /// Creates an animation that begins when it says so, or now.
  init(
    _ animation: CAAnimation,
    key: String?,
    on layer: AnimationTarget,
    in environment: AnimationEnvironment,
    to goal: ChangeGoal?,
    defaultDuration: Double,
    blocksTouches: Bool,
    isHitWhereShown: Bool,
    showsHidden: Bool,
    completions: [AnimationCompletion]
  ) {
    self.animation = animation
    self.key = key
    self.layer = Weak(layer)
    self.environment = Weak(environment)
    self.goal = goal
    self.blocksTouches = blocksTouches
    self.isHitWhereShown = isHitWhereShown
    self.showsHidden = showsHidden
    self.completions = completions
    cycle = animation.cycle(defaultDuration: defaultDuration)
    heldTime = environment.heldTime
    turn = environment.turn
    let now = environment.clock.now
    let local = heldTime == nil ? layer.ownTime.time(at: now) : now
    let begin = animation.beginTime == 0 ? local : TouchTime(seconds: animation.beginTime)
    self.begin = heldTime == nil ? begin : begin - now
    for completion in completions { completion.enter() }
  }

  /// Waits for the beginning and the end.
  func start() {
    if let heldTime {
      guard let clock = environment.object?.clock else { return }
      if animation.delegate != nil { wait(until: max(begin, clock.now)) { $0.hasBegun() } }
      return heldTime.add(self)
    }
    wait()
  }

  /// Waits for the beginning and the end as its layer's time runs now, and no longer as that ran before.
  func wait() {
    guard heldTime == nil, let clock = environment.object?.clock else { return }
    cancelDeadlines()
    let time = layer.object?.ownTime ?? LayerTime()
    layerTime = time
    if animation.delegate != nil, !isTold, let moment = time.moment(of: begin, from: clock.now) {
      wait(until: moment) { $0.hasBegun() }
    }
    guard cycle.endTime < .infinity else { return }
    let end = begin + TouchTime(seconds: cycle.endTime)
    if let moment = time.moment(of: end, from: clock.now) {
      wait(until: moment) { $0.stop(finished: true) }
    }
  }

  /// Waits anew where its layer's time runs in another way than before.
  func retime() {
    guard let time = layer.object?.ownTime, time != layerTime else { return }
    wait()
    onRetiming()
  }

  /// Whether it ends when the application goes to the background.
  var endsInBackground: Bool { animation.endsInBackground && heldTime == nil }

  /// Has it stay with its environment.
  func stay() { turn = nil }

  /// Goes on in another environment, with as much time before it and behind it as in the one before.
  func move(to other: AnimationEnvironment) {
    cancelDeadlines()
    let time = layer.object?.ownTime ?? LayerTime()
    let before = environment.object?.clock.now ?? .zero
    begin = begin + (time.time(at: other.clock.now) - time.time(at: before))
    environment = Weak(other)
    wait()
  }

  private func cancelDeadlines() {
    let environment = environment.object
    for deadline in deadlines { environment?.clock.deadlines.cancel(deadline) }
    deadlines = []
  }

  /// When it ends, in seconds of the time that it follows.
  var end: Double { begin.seconds + cycle.endTime }

  /// Calls a closure at a time, unless it is over by then.
  func wait(until time: TouchTime, _ action: @escaping (RunningAnimation) -> Void) {
    guard let clock = environment.object?.clock else { return }
    // Without a delegate and a completion its end doesn't keep the queue busy.
    let isAwaited = animation.delegate != nil || !completions.isEmpty
    deadlines.append(
      clock.deadlines.schedule(at: time, isRecurring: !isAwaited) { action(self) }
    )
  }

  private func hasBegun() {
    isTold = true
    if !isOver { animation.delegate?.animationDidStart(animation) }
  }

  /// Whether it still runs: it isn't over, and the clock is there.
  var isRunning: Bool { !isOver && environment.object != nil }

  /// The time of its cycle at this moment, and how many whole ones are over; nil where it shows nothing.
  var phase: (time: Double, cycles: Double)? {
    guard let clock = environment.object?.clock else { return nil }
    let passed =
      heldTime.map { $0.now - begin.seconds }
      ?? ((layer.object?.ownTime ?? LayerTime()).time(at: clock.now) - begin).seconds
    guard let time = cycle.cycleTime(at: passed) else { return nil }
    return (time, cycle.wholeCycles(at: passed))
  }

  /// Puts what it shows at this moment into a state.
  func apply(to state: inout LayerState) {
    guard let phase else { return }
    if showsHidden { state.isHidden = false }
    let before = goal?.property.value(in: state)
    animation.apply(to: &state, at: phase.time, of: cycle, after: phase.cycles)
    goal?.follow(in: &state, from: before)
  }

  #if !hasFeature(Embedded)
    /// What it shows, and showed, at each time of its layer's.
    var trace: AnimationTrace {
      let held = heldTime.map { $0.now - begin.seconds }
      return AnimationTrace(animation, cycle, begin: begin.seconds, held: held)
    }
  #endif

  /// Ends it, once; its delegate and completions are called as soon as no change is under way.
  func stop(finished: Bool) {
    guard !isOver else { return }
    isOver = true
    cancelDeadlines()
    #if !hasFeature(Embedded)
      layer.object?.animationEnded(self)
    #endif
    if !finished || animation.isRemovedOnCompletion {
      layer.object?.animations.removeAll { $0 === self }
    }
    environment.object?.stopped(self, finished: finished)
  }

  /// Tells its delegate and its completions that it is over.
  func tell(finished: Bool) {
    animation.delegate?.animationDidStop(animation, finished: finished)
    let waiting = completions
    completions = []
    for completion in waiting { completion.leave(finished: finished) }
  }
}
