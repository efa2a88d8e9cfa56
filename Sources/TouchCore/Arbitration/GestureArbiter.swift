/// Settles what several recognizers want at the same time.
///
/// Recognizers join when their attempt begins and submit wishes while touches are delivered. One
/// `settle(asking:)` at the end of the pass turns the wishes into an ordered list of actions: which are
/// recognized, which wait for which, which fail because of which. When the actions have run,
/// `settleResets()` lists those that start afresh. The arbiter holds no object and calls only the
/// relations that it is given; it can be run, copied and compared without a view.
///
/// Settling costs O(participants) where nothing is recognized, and O(participants) questions for each
/// recognition. With storage grown to the participants, settling allocates nothing.
public struct GestureArbiter: Sendable {
  /// What a recognizer that leaves possible wants to become.
  @usableFromInline enum Claim: Hashable, Sendable {
    /// A continuous gesture begins.
    case begin
    /// A gesture is recognized, all at once.
    case recognize
    /// A continuous gesture that was withheld began and ended meanwhile (rule 4.20).
    case beginAndEnd
  }

  /// Where a participant stands.
  @usableFromInline enum Standing: Hashable, Sendable {
    /// The slot is free.
    case absent
    /// Undecided.
    case possible
    /// Possible to all others, but wants recognition; `withheld` once it had to wait.
    case claiming(Claim, waits: Bool)
    /// Undecided until now, and to fail when the wishes are settled; `reasons` says why.
    case failing
    /// Began; `next` is what it wants at this settling.
    case active(next: GestureState?)
    /// Over; waits for those it is linked with.
    case finished(GestureState)
  }

  @usableFromInline var standings: [Standing] = []
  /// Why each participant that is failing fails.
  ///
  /// Beside the standings, which are read and written several times an attempt.
  var reasons: [GestureReason] = []
  /// For each participant, those that must fail first.
  var requirements: [RecognizerSet] = []
  var participants = RecognizerSet()
  /// Those that all others see as possible.
  var undecided = RecognizerSet()
  /// Those that began and are not over.
  @usableFromInline var active = RecognizerSet()
  /// Those that are over.
  @usableFromInline var finished = RecognizerSet()
  /// Those that want to be recognized, those that want to give up, and those that want to go on or end:
  /// so that a settling looks at no other.
  @usableFromInline var claiming = RecognizerSet()
  @usableFromInline var withdrawing = RecognizerSet()
  @usableFromInline var changing = RecognizerSet()
  /// All that requirements connected with another since they joined.
  var bound = RecognizerSet()
  var linked = RecognizerSet()

  /// What the last settling decided, in order; the next settling starts a new list.
  public internal(set) var actions: [GestureAction] = []

  /// Creates an arbiter without participants.
  public init() {}

  /// Whether a wish waits to be settled.
  @inlinable @inline(__always) public var hasWishes: Bool {
    !changing.isEmpty || !withdrawing.isEmpty || !claiming.isEmpty
  }

  /// Whether all wishes are of gestures that go on or end.
  @inlinable @inline(__always) public var hasOnlyChanges: Bool {
    !changing.isEmpty && withdrawing.isEmpty && claiming.isEmpty
  }

  /// Whether a gesture is under way.
  @inlinable @inline(__always) public var hasActive: Bool { !active.isEmpty }

  /// Whether an attempt is over that has not been reset.
  @inlinable @inline(__always) public var hasFinished: Bool { !finished.isEmpty }

  // MARK: Taking part

  /// Gives a recognizer whose attempt begins the lowest free slot.
  public mutating func join() -> RecognizerID {
    let id = participants.firstGap
    while standings.count <= id.index {
      standings.append(.absent)
      reasons.append(.unexplained)
      requirements.append(RecognizerSet())
    }
    participants.insert(id)
    // What client code asked for after the one before had left.
    if bound.contains(id) { requirements[id.index].removeAll() }
    standings[id.index] = .possible
    undecided.insert(id)
    return id
  }

  /// Notes where a participant stands.
  mutating func place(_ id: RecognizerID, _ standing: Standing) {
    switch standings[id.index] {
    case .absent: break
    case .possible: undecided.remove(id)
    case .claiming:
      undecided.remove(id)
      claiming.remove(id)
    case .failing:
      undecided.remove(id)
      withdrawing.remove(id)
    case .active:
      active.remove(id)
      withdrawing.remove(id)
      changing.remove(id)
    case .finished: finished.remove(id)
    }
    standings[id.index] = standing
    switch standing {
    case .absent: break
    case .possible: undecided.insert(id)
    case .claiming:
      undecided.insert(id)
      claiming.insert(id)
    case .failing:
      undecided.insert(id)
      withdrawing.insert(id)
    case .active(let next):
      active.insert(id)
      if next == .cancelled { withdrawing.insert(id) } else if next != nil { changing.insert(id) }
    case .finished: finished.insert(id)
    }
  }

  /// Whether the recognizer takes part.
  public func isParticipant(_ id: RecognizerID) -> Bool { participants.contains(id) }

  /// The state that all but the recognizer itself see.
  public func state(of id: RecognizerID) -> GestureState {
    switch standings[id.index] {
    case .absent, .possible, .claiming, .failing: .possible
    case .active: .began
    case .finished(let state): state
    }
  }

  /// Makes one participant wait until another failed (rules 4.17 and 4.22).
  ///
  /// - Returns: Whether the requirement holds; false where it would close a cycle (rule 4.23).
  @discardableResult
  public mutating func require(_ id: RecognizerID, toWaitFor other: RecognizerID) -> Bool {
    if requires(other, id) { return false }
    requirements[id.index].insert(other)
    bound.insert(id)
    bound.insert(other)
    return true
  }

  /// Whether one waits for the other, directly or through others.
  private mutating func requires(_ id: RecognizerID, _ other: RecognizerID) -> Bool {
    // Each is looked at once, however many requirements lead to it.
    linked.removeAll()
    linked.insert(id)
    var grew = true
    while grew, !linked.contains(other) {
      grew = false
      var next = linked.first
      while let member = next {
        next = linked.after(member)
        if linked.formUnion(requirements[member.index]) { grew = true }
      }
    }
    return linked.contains(other)
  }

  // MARK: Wishes

  /// Notes the state that a recognizer wants to enter; the next settling decides.
  ///
  /// - Precondition: The recognizer takes part, and wants anything but possible, which only a reset
  ///   leads to.
  public mutating func submit(
    _ wish: GestureState,
    of id: RecognizerID,
    because reason: GestureReason
  ) {
    precondition(wish != .possible, "a recognizer became possible without a reset")
    let index = id.index
    switch standings[index] {
    case .absent: preconditionFailure("a recognizer that takes no part wants something")
    case .possible:
      switch wish {
      case .began, .changed: place(id, .claiming(.begin, waits: false))
      case .ended: place(id, .claiming(.recognize, waits: false))
      case .cancelled, .failed, .possible: withdraw(id, because: reason)
      }
    case .claiming(let claim, let waits):
      switch wish {
      // The beginning was never visible: withdrawing it is a failure (rule 4.32).
      case .cancelled, .failed: withdraw(id, because: reason)
      // What is withheld begins and ends once it may (rule 4.20); otherwise both are one step.
      case .ended where claim == .begin:
        place(id, .claiming(waits ? .beginAndEnd : .recognize, waits: waits))
      // It waits to begin, or has ended, already.
      case .began, .changed, .ended, .possible: break
      }
    case .active(let next):
      switch (next, wish) {
      case (nil, .began), (nil, .changed):
        standings[index] = .active(next: .changed)
        changing.insert(id)
      // An end replaces a change of the same pass.
      case (nil, .ended), (.changed, .ended): place(id, .active(next: .ended))
      case (nil, .cancelled), (nil, .failed), (.changed, .cancelled), (.changed, .failed):
        place(id, .active(next: .cancelled))
      // The first end of a pass stands.
      default: break
      }
    // It is over until it starts afresh.
    case .failing, .finished: break
    }
  }

  /// Notes that a gesture goes on, where it wants nothing yet; for speed, without a reason.
  ///
  /// - Returns: Whether it is noted; otherwise `submit` has to look.
  @inlinable @inline(__always)
  public mutating func goOn(_ id: RecognizerID) -> Bool {
    guard case .active(next: nil) = standings[id.index] else { return false }
    standings[id.index] = .active(next: .changed)
    changing.insert(id)
    return true
  }

  /// Notes that a recognizer gives up that wanted nothing yet; for speed, without a reason.
  ///
  /// - Returns: Whether it is noted; otherwise `submit` has to look.
  public mutating func giveUp(_ id: RecognizerID) -> Bool {
    guard case .possible = standings[id.index] else { return false }
    standings[id.index] = .failing
    withdrawing.insert(id)
    return true
  }

  /// Discards why recognizers gave up: some did without a reason.
  public mutating func forgetReasons() {
    for index in reasons.indices { reasons[index] = .unexplained }
  }

  private mutating func withdraw(_ id: RecognizerID, because reason: GestureReason) {
    reasons[id.index] = reason
    if case .possible = standings[id.index] {
      // As `place` does, for speed: most recognizers give up before they want anything.
      standings[id.index] = .failing
      withdrawing.insert(id)
    } else {
      place(id, .failing)
    }
  }
}
