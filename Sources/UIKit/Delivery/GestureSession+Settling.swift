import TouchCore

// Wishes in, actions out: what recognizers ask for is settled by the arbiter and carried out.
extension GestureSession {
  /// Notes a state that a recognizer asks for; the end of the pass, or the next flush, settles it.
  func submit(
    _ recognizer: UIGestureRecognizer,
    _ state: UIGestureRecognizer.State,
    because reason: GestureReason
  ) {
    if isObserved { reportWish(recognizer, state, because: reason) }
    // For speed: while inputs are delivered the arbiter may take the wish at once.
    if stage == .delivering, inbox.isEmpty, let id = recognizer.attempt.id,
      isMember(recognizer, id)
    {
      hasWishes = true
      return arbiter.submit(state, of: id, because: reason)
    }
    inbox.append(Wish(recognizer: recognizer, state: state, reason: reason))
  }

  /// Notes a wish of a recognizer, where nothing but the arbiter has to know.
  ///
  /// - Returns: Whether it is noted.
  @inline(__always)
  func takes(
    _ wish: UIGestureRecognizer.State,
    of recognizer: UIGestureRecognizer,
    _ id: RecognizerID,
    because reason: GestureReason
  ) -> Bool {
    guard stage == .delivering, inbox.isEmpty, !isObserved, isMember(recognizer, id) else {
      return false
    }
    hasWishes = true
    if wish == .changed && arbiter.goOn(id) || wish == .failed && arbiter.giveUp(id) { return true }
    arbiter.submit(wish, of: id, because: reason)
    return true
  }

  /// Settles what was submitted and carries it out, down to the resets.
  func settle() {
    if mayHaveLostViews { leaveLostViews() }
    mayHaveFreedInputs = false
    hasWishes = false
    if !links.isEmpty || !inbox.isEmpty { collectWishes() }
    stage = .acting
    while let id = arbiter.nextChange() {
      reference(to: id)?.use { enter(.changed, $0, id) }
    }
    if arbiter.hasWishes {
      stage = .settling
      arbiter.settle(asking: Relations(session: self))
      stage = .acting
      perform()
    }
    stage = .acting
    if arbiter.hasFinished {
      if let over = arbiter.takeResets() {
        var next = over.first
        while let id = next {
          reset(id)
          next = over.after(id)
        }
        forget(ofReset: over)
      } else {
        arbiter.settleResets()
        perform()
        forget(ofReset: leaving)
        leaving.removeAll()
      }
    }
    receivers.walk { $0.attempt.hasSpoken = false }
  }

  private func collectWishes() {
    for (recognizer, other) in links { link(recognizer, toWaitFor: other) }
    links.removeAll(keepingCapacity: true)
    var next = 0
    while next < inbox.count {
      let entry = inbox[next]
      next += 1
      if let id = index(of: entry.recognizer) {
        arbiter.submit(entry.state, of: id, because: entry.reason)
      }
    }
    inbox.removeAll(keepingCapacity: true)
  }

  /// The index of a recognizer that asks for a state; it joins if it has none.
  private func index(of recognizer: UIGestureRecognizer) -> RecognizerID? {
    if let id = recognizer.attempt.id { return member(id) === recognizer ? id : nil }
    join(recognizer)
    // One that is in no window has nothing to wait for: what it begins is broken off (rule 4.28).
    if recognizer.watchedView?.window == nil { mayHaveLostViews = true }
    return recognizer.attempt.id
  }

  // MARK: Actions

  private func perform() {
    var next = 0
    while next < arbiter.actions.count {
      let action = arbiter.actions[next]
      next += 1
      switch action {
      case .enter(let id, let state): reference(to: id)?.use { enter(state, $0, id) }
      // For speed a reason is read for observers alone.
      case .fail(let id, _):
        if isObserved { reportFailure(of: id, at: next - 1) }
        reference(to: id)?.use { fail($0) }
      case .withhold(let id, let other): wait(id, for: other)
      case .reset(let id):
        leaving.insert(id)
        reset(id)
      }
    }
  }

  private func enter(
    _ state: UIGestureRecognizer.State,
    _ recognizer: UIGestureRecognizer,
    _ id: RecognizerID
  ) {
    let before = recognizer.attempt.granted
    // For speed, first what mostly happens.
    guard before.isActive && state == .changed || before.normalized(state) == state else {
      // Client code broke it off before this action's turn came: its beginning was never seen.
      if !before.isFinished { failUnseen(recognizer) }
      return
    }
    if before == .possible, recognizer.isBrokenOff {
      failUnseen(recognizer)
      recognizer.attempt.own = .failed
      return
    }
    // Broken off since the pass settled: its cancellation is on the way, and nothing before it.
    if state == .changed, recognizer.attempt.own == .cancelled { return }
    recognizer.attempt.granted = state
    if isObserved { reportEntry(recognizer, state) }
    recognizer.attempt.isWaiting = false
    if before == .possible, recognizer.cancelsTouchesInView { withdrawInputs(of: recognizer, id) }
    recognizer.attempt.sending = state
    if isObserved { reportAction(recognizer, state) }
    if state == .cancelled, recognizer.attempt.isAbandoned {
      recognizer.tellObserversOfLoss(before, state)
    }
    recognizer.sendActions()
    recognizer.attempt.sending = nil
  }

  /// Fails one that was broken off before its beginning was seen.
  private func failUnseen(_ recognizer: UIGestureRecognizer) {
    recognizer.attempt.granted = .failed
    // What broke it off waits to be settled, and says why.
    tell(
      recognizer,
      .failed(
        because: inbox.last { $0.recognizer === recognizer }?.reason ?? .unexplained,
        other: nil
      )
    )
  }

  private func wait(_ id: RecognizerID, for other: RecognizerID) {
    guard let recognizer = member(id) else { return }
    recognizer.attempt.isWaiting = true
    if isObserved, let other = member(other) { reportWaiting(recognizer, for: other) }
  }

  private func fail(_ recognizer: UIGestureRecognizer) {
    let before = recognizer.attempt.own
    recognizer.attempt.own = .failed
    recognizer.attempt.granted = .failed
    recognizer.attempt.isWaiting = false
    // Another one prevents it: no setter said so.
    if before != .failed { recognizer.tellObserversOfLoss(before, .failed) }
  }

  /// A recognized gesture takes its inputs away from their responders (rules 5.1, 5.5, 5.6).
  private func withdrawInputs(of recognizer: UIGestureRecognizer, _ id: RecognizerID) {
    touches.withdraw(by: recognizer, id)
    presses.withdraw(by: recognizer, id)
    if constants.cancelsTouchesBeforeAction { showWithdrawn() }
  }

  // MARK: Reports

  // Functions of their own: closures would hold on to what they capture, observed or not.
  @inline(never)
  private func reportWish(
    _ recognizer: UIGestureRecognizer,
    _ state: UIGestureRecognizer.State,
    because reason: GestureReason
  ) {
    tell(recognizer, .wished(state, because: reason, others: recognizer.measures(with: state)))
  }

  @inline(never)
  private func reportEntry(
    _ recognizer: UIGestureRecognizer,
    _ state: UIGestureRecognizer.State
  ) {
    if recognizer.attempt.isWaiting { tell(recognizer, .released) }
    tell(recognizer, .entered(state))
  }

  @inline(never)
  private func reportAction(
    _ recognizer: UIGestureRecognizer,
    _ state: UIGestureRecognizer.State
  ) {
    tell(recognizer, .sentAction(state, targets: recognizer.targets.count))
  }

  @inline(never)
  private func reportWaiting(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) {
    tell(recognizer, .waiting(for: other))
  }

  @inline(never)
  private func reportFailure(of id: RecognizerID, at index: Int) {
    guard let recognizer = member(id), case .fail(_, let reason) = arbiter.actions[index] else {
      return
    }
    tell(recognizer, .failed(because: reason, other: reason.other.flatMap { member($0) }))
  }
}

extension UIGestureRecognizer {
  /// Whether client code took the recognizer out since it was granted its beginning.
  fileprivate var isBrokenOff: Bool { attempt.isAbandoned || attempt.own == .failed }

  /// What else the recognizer was held against, where it asks to be recognized or fails.
  fileprivate func measures(with state: State) -> [GestureReason] {
    switch state {
    case .began, .ended: attempt.granted == .possible ? machineSatisfiedLimits : []
    case .failed: machineOtherMeasurements
    case .possible, .changed, .cancelled: []
    }
  }
}

extension GestureReason {
  /// The other recognizer that the reason is about.
  fileprivate var other: RecognizerID? {
    switch self {
    case .prevented(let other), .requirementRecognized(let other): other
    default: nil
    }
  }
}
