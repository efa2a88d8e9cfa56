// The settling: what the wishes lead to, and what starts afresh.
extension GestureArbiter {
  // MARK: Settling

  /// Takes the wish of the first of those that only go on, where nothing else is wished before it.
  ///
  /// For speed: what mostly is to be settled needs no list. The rest is settled as always.
  ///
  /// - Returns: The recognizer, which is to enter `changed`; nil where `settle(asking:)` has to decide.
  @inlinable @inline(__always)
  public mutating func nextChange() -> RecognizerID? {
    guard hasOnlyChanges, let id = changing.first,
      case .active(next: .changed) = standings[id.index]
    else { return nil }
    standings[id.index] = .active(next: nil)
    changing.remove(id)
    return id
  }

  /// Decides on all wishes that were submitted since the last time, and lists what is to be done.
  ///
  /// First those that gave up go, which may free others; then those that want recognition, the
  /// preferred first; last those that are under way already.
  public mutating func settle(asking relations: borrowing some GestureRelations) {
    actions.empty()
    if !withdrawing.isEmpty { settleWithdrawals() }
    if !claiming.isEmpty { settleClaims(asking: relations) }
    if !changing.isEmpty { settleChanges() }
  }

  private mutating func settleWithdrawals() {
    var next = withdrawing.first
    while let id = next {
      switch standings[id.index] {
      case .failing:
        // As `place` does, for speed: this is how most attempts end.
        standings[id.index] = .finished(.failed)
        undecided.remove(id)
        withdrawing.remove(id)
        finished.insert(id)
        actions.append(.fail(id, reasons[id.index]))
      case .active(next: .cancelled): finish(id, in: .cancelled)
      default: break
      }
      next = withdrawing.after(id)
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
        place(id, .active(next: nil))
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
    var next = changing.first
    while let id = next {
      switch standings[id.index] {
      case .active(next: .changed):
        standings[id.index] = .active(next: nil)
        changing.remove(id)
        actions.append(.enter(id, .changed))
      case .active(next: .ended): finish(id, in: .ended)
      default: break
      }
      next = changing.after(id)
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
    var next = claiming.first
    while let id = next {
      next = claiming.after(id)
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
    var next = claiming.first
    while let id = next {
      next = claiming.after(id)
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
    var next = claiming.first
    while let id = next {
      next = claiming.after(id)
      if case .claiming(let claim, waits: false) = standings[id.index],
        let required = obstacle(of: id)
      {
        place(id, .claiming(claim, waits: true))
        actions.append(.withhold(id, for: required))
      }
    }
  }

  /// One that is under way and doesn't let the claimant begin beside it (rule 4.13).
  private func activeOpponent(
    of id: RecognizerID,
    asking relations: borrowing some GestureRelations
  ) -> RecognizerID? {
    var next = active.first
    while let other = next {
      if case .active = standings[other.index], other != id,
        relations.areRelated(other, id), relations.excludes(other, id)
      {
        return other
      }
      next = active.after(other)
    }
    return nil
  }

  /// Who fails because this one was recognized (rules 4.12 and 4.18).
  private mutating func settleConsequences(
    of id: RecognizerID,
    asking relations: borrowing some GestureRelations
  ) {
    var next = undecided.first
    while let other = next {
      next = undecided.after(other)
      guard other != id, state(of: other) == .possible else { continue }
      if requirements[other.index].contains(id) {
        fail(other, because: .requirementRecognized(id))
      } else if relations.areRelated(id, other), relations.excludes(id, other) {
        fail(other, because: .prevented(by: id))
      }
    }
  }

  private mutating func fail(_ id: RecognizerID, because reason: GestureReason) {
    place(id, .finished(.failed))
    actions.append(.fail(id, reason))
  }

  private mutating func finish(_ id: RecognizerID, in state: GestureState) {
    place(id, .finished(state))
    actions.append(.enter(id, state))
  }

  // MARK: Starting afresh

  /// Lists the resets that are due and frees the slots.
  ///
  /// Recognizers that a failure requirement links start afresh together, when all of them are over
  /// (rule 4.5).
  public mutating func settleResets() {
    actions.empty()
    var next = finished.first
    while let id = next {
      next = finished.after(id)
      guard case .finished = standings[id.index] else { continue }
      if !bound.contains(id) {
        actions.append(.reset(id))
        leave(id)
        continue
      }
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

  /// Frees the slots of all that are over, where no requirement links any recognizer, and says which they were.
  ///
  /// For speed: what mostly is to be reset needs no list.
  ///
  /// - Returns: Those that are to be reset, in the order of their ids; nil where `settleResets()` has to decide.
  public mutating func takeResets() -> RecognizerSet? {
    guard bound.isEmpty, let over = finished.takeLow() else { return nil }
    var next = over.first
    while let id = next {
      standings[id.index] = .absent
      next = over.after(id)
    }
    participants.subtract(over)
    return over
  }

  private mutating func leave(_ id: RecognizerID) {
    standings[id.index] = .absent
    finished.remove(id)
    participants.remove(id)
    guard bound.contains(id) else { return }
    bound.remove(id)
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
