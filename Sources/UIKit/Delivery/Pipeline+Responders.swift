import TouchCore

// Hold, release and cancel: what the responders hear, after the recognizers have had their say (section 5
// of the rules).
extension Pipeline {
  /// The live inputs that one round of callbacks is about, by what the responders will hear.
  private struct Batch {
    var began: InputMask = .none
    var moved: InputMask = .none
    var ended: InputMask = .none
    var cancelled: InputMask = .none
    /// Whether there are inputs whose beginning was deferred until now.
    var hasDeferred = false
  }

  /// Gives each responder what the outcome allows: one call a phase with all its inputs (rule 3.5).
  ///
  /// In a pass that is not about inputs of this kind, only what was deferred is delivered.
  @inline(__always)
  func show() {
    if !roster.listening.isEmpty || !waiting.isEmpty { showNews() }
  }

  private func showNews() {
    let batch = sort()
    if Input.endsTogether {
      for input in waiting where input.tracking.delivery == .pending && isTaken(input) {
        input.tracking.delivery = .closed
      }
    } else if !waiting.isEmpty {
      // Inputs that are over began before those that are live.
      deliverWaiting()
    }
    if batch.hasDeferred || Input.endsTogether { deliverDeferred() }
    deliver(.began, batch.began, from: .pending, to: .delivered)
    if Input.endsTogether {
      deliver(.moved, phases.moved, from: .delivered, to: .delivered)
      deliverEnds(.ended, phases.ended)
      deliverEnds(.cancelled, phases.cancelled)
    } else {
      deliver(.moved, batch.moved, from: .delivered, to: .delivered)
      deliver(.ended, batch.ended, from: .delivered, to: .closed)
      deliver(.cancelled, batch.cancelled, from: .delivered, to: .closed)
    }
  }

  /// The inputs of which a responder hears together: also those that are over, where ends come together.
  private var together: [Input] {
    if !Input.endsTogether || waiting.isEmpty { return roster.inputs }
    return (waiting + roster.inputs).ordered { $0.serial < $1.serial }
  }

  private func sort() -> Batch {
    var batch = Batch()
    roster.each { input in
      let bit = input.tracking.bit
      switch input.tracking.delivery {
      case .closed: roster.listening.subtract(bit)
      case .unbound, .withdrawn: break
      case .pending:
        let isNew = !phases.began.isDisjoint(with: bit)
        if isTaken(input) {
          input.tracking.delivery = .closed
        } else if let holder = holder(ofBeginning: input) {
          if isNew { reportDelay(of: input, by: holder) }
        } else if isNew {
          batch.began.formUnion(bit)
        } else {
          batch.hasDeferred = true
        }
      case .delivered:
        if !phases.moved.isDisjoint(with: bit) {
          batch.moved.formUnion(bit)
        } else if !phases.ended.isDisjoint(with: bit) {
          if let holder = holder(ofEnd: input) {
            reportDelay(of: input, by: holder)
          } else {
            batch.ended.formUnion(bit)
          }
        } else if !phases.cancelled.isDisjoint(with: bit) {
          batch.cancelled.formUnion(bit)
        }
      }
    }
    return batch
  }

  // A function of its own: a closure would hold on to what it captures, observed or not.
  @inline(never)
  private func reportDelay(of input: Input, by holder: UIGestureRecognizer) {
    session.tell(holder, .delays(input.observed))
  }

  // MARK: Conditions

  /// An undecided recognizer that defers the input's beginning (rule 5.4); one that waits for another to
  /// fail counts as undecided (rule 5.7).
  private func holder(ofBeginning input: Input) -> UIGestureRecognizer? {
    tracker(of: input) { $0.attempt.granted == .possible && $0.delaysTouchesBegan }
  }

  /// An undecided recognizer that defers the input's end (rules 5.6, 5.7).
  private func holder(ofEnd input: Input) -> UIGestureRecognizer? {
    tracker(of: input) { $0.attempt.granted == .possible && $0.delaysTouchesEnded }
  }

  /// Whether a gesture that is under way has the input to itself (rule 5.1).
  private func isTaken(_ input: Input) -> Bool {
    // For speed: mostly none is.
    if sessionReference?.meets({ $0.arbiter.hasActive }) != true { return false }
    return tracker(of: input) { $0.attempt.granted.isActive && $0.cancelsTouchesInView } != nil
  }

  @inline(__always)
  private func tracker(
    of input: Input,
    where condition: (UIGestureRecognizer) -> Bool
  ) -> UIGestureRecognizer? {
    var first: UIGestureRecognizer?
    sessionReference?.use { first = $0.first(of: input.tracking.trackers, where: condition) }
    return first
  }

  // MARK: Callbacks

  /// One call a responder with all its inputs of a mask, as long as they stand where they should.
  @inline(__always)
  private func deliver(
    _ phase: InputPhase,
    _ mask: InputMask,
    from before: DeliveryState,
    to after: DeliveryState
  ) {
    if !mask.isEmpty { deliverEach(phase, mask, from: before, to: after) }
  }

  private func deliverEach(
    _ phase: InputPhase,
    _ mask: InputMask,
    from before: DeliveryState,
    to after: DeliveryState
  ) {
    var left = mask
    while !left.isEmpty {
      guard
        let first = roster.inputs.index(where: { !left.isDisjoint(with: $0.tracking.bit) }),
        let responder = roster.inputs[first].responder
      else { return }
      let group = roster.mask(in: left) { $0.responder === responder }
      left.subtract(group)
      var ready = roster.mask(in: group) { $0.tracking.delivery == before }
      guard !ready.isEmpty else { continue }
      if before == .pending, Input.mayBeRefused(in: responder) {
        let news = News(phase: phase, inputs: roster.set(of: ready), event: event)
        let mayBegin = Input.mayBegin(news, in: responder)
        // The views that were asked may have taken the responder away.
        ready = roster.mask(in: ready) { $0.tracking.delivery == before }
        if !mayBegin { set(ready, .closed) }
        if !mayBegin || ready.isEmpty { continue }
      }
      set(ready, after)
      if before == .pending, !waiting.isEmpty {
        for input in roster.inputs where !ready.isDisjoint(with: input.tracking.bit) {
          closeOvertaken(by: input)
        }
      }
      tell(responder, phase, of: ready)
    }
  }

  /// For speed, no set is made for a responder that does nothing with it.
  private func tell(_ responder: UIResponder, _ phase: InputPhase, of mask: InputMask) {
    let isHeard = sessionReference?.meets { Input.isHeard(by: responder, in: $0) } == true
    if isHeard { tell(responder, phase, roster.set(of: mask)) }
  }

  private func tell(_ responder: UIResponder, _ phase: InputPhase, _ inputs: Set<Input>) {
    Input.tell(responder, News(phase: phase, inputs: inputs, event: event))
  }

  /// Tells a responder something that it could have heard earlier; the event contains the inputs
  /// meanwhile (rule 1.16).
  private func tellLate(_ responder: UIResponder, _ phase: InputPhase, _ inputs: [Input]) {
    let late = phase == .began ? inputs : inputs.filter { isWaiting($0) }
    roster.withLate(late) { tell(responder, phase, Set(inputs)) }
  }

  private func set(_ mask: InputMask, _ state: DeliveryState) {
    for input in roster.inputs where !mask.isDisjoint(with: input.tracking.bit) {
      input.tracking.delivery = state
      if state == .delivered { input.tracking.wasDelivered = true }
    }
  }

  /// Beginnings that were deferred, one responder after the other.
  private func deliverDeferred() {
    var deferred = together.filter { input in
      input.tracking.delivery == .pending && holder(ofBeginning: input) == nil && !isNew(input)
    }
    while let responder = deferred.first?.responder {
      deliverDeferred(deferred.filter { $0.responder === responder }, to: responder)
      deferred.discard { $0.responder === responder }
    }
  }

  /// Tells a responder of inputs that began before: first as they were then, then of one move to where they
  /// are now, then of their ends (rules 3.5, 5.4).
  private func deliverDeferred(_ inputs: [Input], to responder: UIResponder) {
    var inputs = inputs.filter { $0.tracking.delivery == .pending }
    if inputs.isEmpty { return }
    let beginning = News(phase: .began, inputs: Set(inputs), event: event)
    var mayBegin = true
    roster.withLate(inputs) { mayBegin = Input.mayBegin(beginning, in: responder) }
    if !mayBegin {
      for input in inputs { input.tracking.delivery = .closed }
      return
    }
    // The views that were asked may have taken the responder away.
    inputs = inputs.filter { $0.tracking.delivery == .pending }
    if inputs.isEmpty { return }
    let now = inputs.map { ($0.current, $0.tracking.phase) }
    for input in inputs {
      session.tell(nil, .deliveredDeferred(input.observed))
      input.tracking.delivery = .delivered
      input.tracking.wasDelivered = true
      closeOvertaken(by: input)
      input.current = input.original
      input.previous = input.original
      input.tracking.phase = .began
    }
    tellLate(responder, .began, inputs)
    // The sample before is the one that the view was told, so that a view that adds up the displacements from there
    // to here loses none (rule 1.7).
    for (input, now) in zip(inputs, now) { (input.current, input.tracking.phase) = now }
    let moved = inputs.filter { input in
      input.tracking.delivery == .delivered && !input.tracking.phase.isFinal
        && input.current.isNews(after: input.original)
    }
    for input in moved { input.tracking.phase = .moved }
    if !moved.isEmpty { tell(responder, .moved, Set(moved)) }
    for (input, now) in zip(inputs, now) where input.tracking.phase == .moved {
      input.tracking.phase = now.1
    }
    if Input.endsTogether { return }
    close(inputs, .ended, in: responder) { holder(ofEnd: $0) == nil }
    close(inputs, .cancelled, in: responder) { _ in true }
  }

  /// Drops the deferred beginnings of inputs that are over and that this one has overtaken: they never reach
  /// their responder (rule 2.9).
  private func closeOvertaken(by input: Input) {
    for earlier in waiting where earlier.tracking.delivery == .pending && input.overtakes(earlier) {
      earlier.tracking.delivery = .closed
    }
  }

  /// Ends of live inputs in a mask and of those that are over, one call a responder.
  private func deliverEnds(_ phase: InputPhase, _ mask: InputMask) {
    var ending = together.filter { input in
      let isWaiting = isWaiting(input)
      return input.tracking.phase == phase
        && (isWaiting || !mask.isDisjoint(with: input.tracking.bit))
        && (phase == .cancelled || holder(ofEnd: input) == nil)
    }
    while let responder = ending.first?.responder {
      let group = ending.filter { $0.responder === responder }
      ending.discard { $0.responder === responder }
      if phase == .ended {
        for input in group where input.tracking.delivery == .delivered && isWaiting(input) {
          session.tell(nil, .deliveredDeferred(input.observed))
        }
      }
      close(group, phase, in: responder) { _ in true }
    }
  }

  private func isWaiting(_ input: Input) -> Bool { waiting.hasAny { $0 === input } }

  /// Whether the pass under way is about the input's beginning.
  private func isNew(_ input: Input) -> Bool {
    !phases.began.isDisjoint(with: input.tracking.bit) && !isWaiting(input)
  }

  /// Tells a responder of the ends of inputs that it knows of.
  private func close(
    _ inputs: [Input],
    _ phase: InputPhase,
    in responder: UIResponder,
    where condition: (Input) -> Bool
  ) {
    let closing = inputs.filter { input in
      input.tracking.delivery == .delivered && input.tracking.phase == phase && condition(input)
    }
    for input in closing { input.tracking.delivery = .closed }
    if !closing.isEmpty { tellLate(responder, phase, closing) }
  }

  /// News of inputs that are over (rules 5.4, 5.6).
  private func deliverWaiting() {
    let inputs = waiting
    for input in inputs {
      guard let responder = input.responder else { continue }
      if input.tracking.delivery == .pending {
        if holder(ofBeginning: input) == nil { deliverDeferred([input], to: responder) }
      } else if input.tracking.delivery == .delivered, holder(ofEnd: input) == nil {
        session.tell(nil, .deliveredDeferred(input.observed))
        input.tracking.delivery = .closed
        tellLate(responder, input.tracking.phase, [input])
      }
    }
    waiting.discard { $0.tracking.delivery == .closed }
  }

  // MARK: Cancellation

  /// A recognized gesture takes its inputs away from their responders (rules 5.1, 5.5, 5.6).
  func withdraw(by recognizer: UIGestureRecognizer, _ id: RecognizerID) {
    withdraw(together, by: recognizer, id)
    if !waiting.isEmpty, !Input.endsTogether { withdraw(waiting, by: recognizer, id) }
  }

  private func withdraw(
    _ inputs: [Input],
    by recognizer: UIGestureRecognizer,
    _ id: RecognizerID
  ) {
    for input in inputs where input.tracking.trackers.contains(id) {
      if input.tracking.isAwaited { session.tell(recognizer, .cancelledInView(input.observed)) }
      withdraw(input)
    }
  }

  /// Takes an input from its responder, which is notified of it by `showWithdrawn()`.
  func withdraw(_ input: Input) {
    input.tracking.withdraw()
    if input.tracking.delivery == .withdrawn { mayHaveWithdrawn = true }
  }

  /// Whether `showWithdrawn()` has something to do.
  var mayHaveLosses: Bool { mayHaveWithdrawn || !waiting.isEmpty }

  /// Cancels in their responders the inputs that recognizers took, or whose responder is gone (rule 3.10).
  func showWithdrawn() {
    if mayHaveWithdrawn {
      mayHaveWithdrawn = false
      showWithdrawn(together)
      if !Input.endsTogether { showWithdrawn(waiting) }
    }
    if !waiting.isEmpty { waiting.discard { $0.tracking.delivery == .closed } }
  }

  private func showWithdrawn(_ inputs: [Input]) {
    for index in inputs.indices where inputs[index].tracking.delivery == .withdrawn {
      guard let responder = inputs[index].responder else { continue }
      if waiting.isEmpty {
        cancelLive(in: responder)
        continue
      }
      let group = inputs.filter {
        $0.tracking.delivery == .withdrawn && $0.responder === responder
      }
      let phases = group.map { $0.tracking.phase }
      for member in group {
        member.tracking.delivery = .closed
        member.tracking.phase = .cancelled
      }
      tellLate(responder, .cancelled, group)
      for (member, phase) in zip(group, phases) where member.tracking.phase == .cancelled {
        member.tracking.phase = phase
      }
    }
  }

  /// The same where all inputs are live, for speed: no list is made.
  private func cancelLive(in responder: UIResponder) {
    let before = roster.phases()
    var group: InputMask = .none
    for index in roster.inputs.indices {
      let member = roster.inputs[index]
      guard member.tracking.delivery == .withdrawn, member.responder === responder else { continue }
      group.formUnion(member.tracking.bit)
      member.tracking.delivery = .closed
      member.tracking.phase = .cancelled
    }
    tell(responder, .cancelled, of: group)
    for index in roster.inputs.indices {
      let member = roster.inputs[index]
      if !group.isDisjoint(with: member.tracking.bit), member.tracking.phase == .cancelled {
        member.tracking.phase = before.phase(of: member.tracking.bit)
      }
    }
  }
}
