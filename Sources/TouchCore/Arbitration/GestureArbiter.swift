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
  enum Claim: Hashable, Sendable {
    /// A continuous gesture begins.
    case begin
    /// A gesture is recognized, all at once.
    case recognize
    /// A continuous gesture that was withheld began and ended meanwhile (rule 4.20).
    case beginAndEnd
  }

  /// Where a participant stands.
  enum Standing: Hashable, Sendable {
    /// The slot is free.
    case absent
    /// Undecided.
    case possible
    /// Possible to all others, but wants recognition; `withheld` once it had to wait.
    case claiming(Claim, withheld: Bool)
    /// Undecided until now, and to fail when the wishes are settled.
    case failing(GestureReason)
    /// Began; `next` is what it wants at this settling.
    case active(next: GestureState?)
    /// Over; waits for those it is linked with.
    case finished(GestureState)
  }

  var standings: [Standing] = []
  /// For each participant, those that must fail first.
  var requirements: [RecognizerSet] = []
  var participants = RecognizerSet()
  private var linked = RecognizerSet()

  /// What the last settling decided, in order; the next settling starts a new list.
  public private(set) var actions: [GestureAction] = []

  /// Creates an arbiter without participants.
  public init() {}

  /// Hands the decided actions over in exchange for a list that is used up, so that both keep their
  /// storage and the actions can run while the arbiter takes new wishes.
  public mutating func takeActions(into list: inout [GestureAction]) { swap(&list, &actions) }

  // MARK: Taking part

  /// Gives a recognizer whose attempt begins the lowest free slot.
  public mutating func join() -> RecognizerID {
    for index in standings.indices where standings[index] == .absent {
      return enter(RecognizerID(index))
    }
    standings.append(.absent)
    requirements.append(RecognizerSet())
    return enter(RecognizerID(standings.count - 1))
  }

  private mutating func enter(_ id: RecognizerID) -> RecognizerID {
    standings[id.index] = .possible
    requirements[id.index].removeAll()
    participants.insert(id)
    return id
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
      case .began, .changed: standings[index] = .claiming(.begin, withheld: false)
      case .ended: standings[index] = .claiming(.recognize, withheld: false)
      case .cancelled, .failed, .possible: standings[index] = .failing(reason)
      }
    case .claiming(let claim, let withheld):
      switch wish {
      // The beginning was never visible: withdrawing it is a failure (rule 4.32).
      case .cancelled, .failed: standings[index] = .failing(reason)
      // What is withheld begins and ends once it may (rule 4.20); otherwise both are one step.
      case .ended where claim == .begin:
        standings[index] = .claiming(withheld ? .beginAndEnd : .recognize, withheld: withheld)
      // It waits to begin, or has ended, already.
      case .began, .changed, .ended, .possible: break
      }
    case .active(let next):
      switch (next, wish) {
      case (nil, .began), (nil, .changed): standings[index] = .active(next: .changed)
      // An end replaces a change of the same pass.
      case (nil, .ended), (.changed, .ended): standings[index] = .active(next: .ended)
      case (nil, .cancelled), (nil, .failed), (.changed, .cancelled), (.changed, .failed):
        standings[index] = .active(next: .cancelled)
      // The first end of a pass stands.
      default: break
      }
    // It is over until it starts afresh.
    case .failing, .finished: break
    }
  }

  // MARK: Settling

  /// Decides on all wishes that were submitted since the last time, and lists what is to be done.
  ///
  /// First those that gave up go, which may free others; then those that want recognition, the
  /// preferred first; last those that are under way already.
  public mutating func settle(asking relations: borrowing some GestureRelations) {
    actions.removeAll(keepingCapacity: true)
    settleWithdrawals()
    settleClaims(asking: relations)
    settleChanges()
  }

  private mutating func settleWithdrawals() {
    var next = participants.first
    while let id = next {
      switch standings[id.index] {
      case .failing(let reason): fail(id, because: reason)
      case .active(next: .cancelled): finish(id, in: .cancelled)
      default: break
      }
      next = participants.after(id)
    }
  }

  private mutating func settleClaims(asking relations: borrowing some GestureRelations) {
    while let id = nextClaimant(asking: relations) {
      guard case .claiming(let claim, _) = standings[id.index] else {
        preconditionFailure("a recognizer without a claim is next")
      }
      if let active = activeOpponent(of: id, asking: relations) {
        fail(id, because: .prevented(by: active))
        continue
      }
      switch claim {
      case .begin:
        standings[id.index] = .active(next: nil)
        actions.append(.enter(id, .began))
      case .recognize:
        finish(id, in: .ended)
      case .beginAndEnd:
        actions.append(.enter(id, .began))
        finish(id, in: .ended)
      }
      settleConsequences(of: id, asking: relations)
    }
    withholdClaims()
  }

  private mutating func settleChanges() {
    var next = participants.first
    while let id = next {
      switch standings[id.index] {
      case .active(next: .changed):
        standings[id.index] = .active(next: nil)
        actions.append(.enter(id, .changed))
      case .active(next: .ended): finish(id, in: .ended)
      default: break
      }
      next = participants.after(id)
    }
  }

  /// The one of those that want recognition, and need not wait, whose turn it is.
  ///
  /// The relations know who goes first (rules 4.15, 4.16).
  private mutating func nextClaimant(asking relations: borrowing some GestureRelations)
    -> RecognizerID?
  {
    failClaimsOvertaken()
    var best: RecognizerID?
    var next = participants.first
    while let id = next {
      next = participants.after(id)
      guard case .claiming = standings[id.index], obstacle(of: id) == nil else { continue }
      if let current = best {
        if relations.precedes(id, current) { best = id }
      } else {
        best = id
      }
    }
    return best
  }

  /// Fails the claims whose requirement was recognized, perhaps before they joined (rule 4.18).
  private mutating func failClaimsOvertaken() {
    var next = participants.first
    while let id = next {
      next = participants.after(id)
      guard case .claiming = standings[id.index] else { continue }
      var required = requirements[id.index].first
      while let other = required {
        required = requirements[id.index].after(other)
        switch standings[other.index] {
        case .active, .finished(.ended):
          fail(id, because: .requirementRecognized(other))
          required = nil
        case .absent, .possible, .claiming, .failing, .finished:
          break
        }
      }
    }
  }

  /// The first of those that must fail before this one and have not (rule 4.17).
  private func obstacle(of id: RecognizerID) -> RecognizerID? {
    var next = requirements[id.index].first
    while let required = next {
      switch standings[required.index] {
      case .possible, .claiming, .failing: return required
      case .absent, .active, .finished: break
      }
      next = requirements[id.index].after(required)
    }
    return nil
  }

  /// Marks the claims that have to wait, once each.
  private mutating func withholdClaims() {
    var next = participants.first
    while let id = next {
      next = participants.after(id)
      if case .claiming(let claim, withheld: false) = standings[id.index],
        let required = obstacle(of: id)
      {
        standings[id.index] = .claiming(claim, withheld: true)
        actions.append(.withhold(id, for: required))
      }
    }
  }

  /// One that is under way and doesn't let the claimant begin beside it (rule 4.13).
  private func activeOpponent(
    of id: RecognizerID,
    asking relations: borrowing some GestureRelations
  ) -> RecognizerID? {
    var next = participants.first
    while let other = next {
      if case .active = standings[other.index], other != id,
        relations.areRelated(other, id), relations.excludes(other, id)
      {
        return other
      }
      next = participants.after(other)
    }
    return nil
  }

  /// Who fails because this one was recognized (rules 4.12 and 4.18).
  private mutating func settleConsequences(
    of id: RecognizerID,
    asking relations: borrowing some GestureRelations
  ) {
    var next = participants.first
    while let other = next {
      next = participants.after(other)
      guard other != id, state(of: other) == .possible else { continue }
      if requirements[other.index].contains(id) {
        fail(other, because: .requirementRecognized(id))
      } else if relations.areRelated(id, other), relations.excludes(id, other) {
        fail(other, because: .prevented(by: id))
      }
    }
  }

  private mutating func fail(_ id: RecognizerID, because reason: GestureReason) {
    standings[id.index] = .finished(.failed)
    actions.append(.fail(id, reason))
  }

  private mutating func finish(_ id: RecognizerID, in state: GestureState) {
    standings[id.index] = .finished(state)
    actions.append(.enter(id, state))
  }

  // MARK: Starting afresh

  /// Lists the resets that are due and frees the slots.
  ///
  /// Recognizers that a failure requirement links start afresh together, when all of them are over
  /// (rule 4.5).
  public mutating func settleResets() {
    actions.removeAll(keepingCapacity: true)
    var next = participants.first
    while let id = next {
      next = participants.after(id)
      guard case .finished = standings[id.index] else { continue }
      gatherLinked(with: id)
      guard allLinkedFinished() else { continue }
      var member = linked.first
      while let other = member {
        member = linked.after(other)
        actions.append(.reset(other))
        leave(other)
      }
    }
  }

  private mutating func leave(_ id: RecognizerID) {
    standings[id.index] = .absent
    participants.remove(id)
    requirements[id.index].removeAll()
    for index in requirements.indices { requirements[index].remove(id) }
  }

  /// Fills `linked` with all that requirements connect with this one, in either direction.
  private mutating func gatherLinked(with id: RecognizerID) {
    linked.removeAll()
    linked.insert(id)
    var grew = true
    while grew {
      grew = false
      var next = participants.first
      while let other = next {
        next = participants.after(other)
        if !linked.contains(other), isLinked(other) {
          linked.insert(other)
          grew = true
        }
      }
    }
  }

  private func isLinked(_ other: RecognizerID) -> Bool {
    var next = linked.first
    while let member = next {
      if requirements[other.index].contains(member) || requirements[member.index].contains(other) {
        return true
      }
      next = linked.after(member)
    }
    return false
  }

  private func allLinkedFinished() -> Bool {
    var next = linked.first
    while let member = next {
      guard case .finished = standings[member.index] else { return false }
      next = linked.after(member)
    }
    return true
  }
}
