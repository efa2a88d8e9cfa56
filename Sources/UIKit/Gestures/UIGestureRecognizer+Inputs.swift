import TouchCore

// What a recognizer does with its inputs: touches, presses and scrolling alike.
extension UIGestureRecognizer {
  /// Whether the recognizer tracks an input now.
  func tracks<Input: Trackable>(_ input: Input) -> Bool {
    Input[of: self].inputs.hasAny { $0 === input }
  }

  /// The newest event of the kind that the attempt is made of.
  var latestEvent: UIEvent {
    if attempt.isOfPresses { return gestures.presses.event }
    return tracked.followsScroll ? gestures.scrolling.event : gestures.touches.event
  }

  /// Lets go of an input, and ends the attempt where the machine or the recognizer can't do without (rule 4.25).
  func dismiss<Input: Trackable>(_ input: Input) where Input.Kind == Input {
    guard let id = attempt.id, tracks(input) else { return }
    Input[of: self].remove(input)
    Input.locate(self)
    input.tracking.trackers.remove(id)
    gestures.mayHaveFreedInputs = true
    gestures.tell(self, .ignored(input.observed))
    guard !isFinished else { return }
    if let sample = input.sample(for: self),
      let answer = course(for: GestureInput(.cancelled, [sample], at: input.current.time)),
      answer.wish != nil
    {
      follow(answer)
    }
    attempt.ignoredIn = attempt.own
    if attempt.callbacks == 0 { endIfWithoutInput() }
  }

  /// Ends an attempt whose only input was ignored: it takes no part any more (rule 4.25).
  func endIfWithoutInput() {
    guard let state = attempt.ignoredIn else { return }
    attempt.ignoredIn = nil
    // One that its own code began after that takes part without an input.
    guard !isFinished, tracked.isEmpty, attempt.own.isActive == state.isActive else {
      return
    }
    follow(GestureAnswer(attempt.own.isActive ? .cancelled : .failed, .touchesCancelled))
  }

  /// Has the next flush deliver inputs that no recognizer defers any more, after a delay was switched.
  func noteDelayChange() {
    if attempt.id != nil { gestures.mayHaveFreedInputs = true }
  }

  /// Lets go of every input, and calls no other code.
  func dropInputs() {
    if let id = attempt.id {
      for index in tracked.touches.inputs.indices {
        tracked.touches.inputs[index].tracking.trackers.remove(id)
      }
      for index in tracked.presses.inputs.indices {
        tracked.presses.inputs[index].tracking.trackers.remove(id)
      }
    }
    tracked.removeAll()
  }

  // MARK: The machine

  /// Hands inputs to the machine, where there is one, and follows its wish.
  func feed<Input: Trackable>(_ kind: GestureInput.Kind, _ inputs: Set<Input>)
  where Input.Kind == Input {
    let session = gestures
    let mask = Input[of: self].mask
    var time = TouchTime.zero
    session.samples.removeAll(keepingCapacity: true)
    for input in inputs where !mask.isDisjoint(with: input.tracking.bit) {
      guard let sample = input.sample(for: self) else { continue }
      time = max(time, input.current.time)
      session.samples.append(sample)
    }
    // All of them were ignored before the subclass called this.
    if session.samples.isEmpty { return }
    if inputs.count > 1 { session.samples.sortByID() }
    feed(
      GestureInput(kind, session.samples, at: time),
      Input.self,
      isMixed: session.touches.phases.isMixed
    )
  }

  /// Hands an input to the machine, and follows its wish.
  func feed<Input: Trackable>(_ input: GestureInput, _: Input.Type, isMixed: Bool)
  where Input.Kind == Input {
    guard let answer = answer(to: input, isMixed: isMixed) else { return }
    if input.kind == .began { ignoreSurplus(of: input.contacts, Input.self) }
    follow(answer)
  }

  /// Ignores inputs that began and that the machine has no use for.
  private func ignoreSurplus<Input: Trackable>(of samples: [ContactSample], _: Input.Type)
  where Input.Kind == Input {
    for sample in samples where machineIgnores(sample.id) {
      let surplus = Input[of: self].inputs.first { $0.sample(for: self)?.id == sample.id }
      if let surplus { surplus.leave(self) }
    }
  }

  /// What the machine answers to samples of an event.
  ///
  /// In an event in which touches come or go, it is told first where the event has the others, as all locations in
  /// an event are of one moment (rule 6.11).
  private func answer(to input: GestureInput, isMixed: Bool) -> GestureAnswer? {
    if isMixed {
      switch input.kind {
      case .began, .moved:
        // One that has no other touch has nothing to look for.
        if tracked.touches.inputs.count > input.contacts.count { locateOthers(than: input) }
      case .ended, .cancelled: noteLift(input.contacts)
      case .deadline: break
      }
    }
    return course(for: input)
  }

  /// Tells the machine where the event has the touches that it isn't about to be told of.
  private func locateOthers(than input: GestureInput) {
    var moved: [ContactSample] = []
    var leaving: [ContactSample] = []
    for other in tracked.touches.inputs {
      guard let sample = other.sample(for: self),
        !input.contacts.contains(where: { $0.id == sample.id })
      else { continue }
      switch other.tracking.phase {
      case .moved where input.kind == .began: moved.append(sample)
      case .ended, .cancelled: leaving.append(sample)
      case .began, .moved, .stationary: break
      }
    }
    if !moved.isEmpty || !leaving.isEmpty {
      locateInMachine(moved, leaving: leaving, at: input.time)
    }
  }

  /// Keeps where touches were lifted, for recognizers that can be asked for it later (rule 4.30).
  private func noteLift(_ samples: [ContactSample]) {
    if keepsLastLift, let last = samples.last { attempt.lastLift = CGPoint(last.location) }
  }

  /// What an input comes to: what the machine says, or, where the recognizer's own code began a gesture whose
  /// machine can't follow, that it changes with each move and ends with the last input (rule 4.3).
  @inline(__always)
  private func course(for input: GestureInput) -> GestureAnswer? {
    attempt.isLed ? courseOfOwnCode(for: input) : answer(to: input)
  }

  private func courseOfOwnCode(for input: GestureInput) -> GestureAnswer? {
    let isOver =
      touchesDown.isEmpty
      && tracked.presses.inputs.allSatisfy { $0.tracking.phase.isFinal }
    return switch input.kind {
    case .moved: .changed
    case .ended where isOver: .ended(.lifted)
    case .cancelled where isOver: .cancelled
    case .began, .ended, .cancelled, .deadline: .wait(.following)
    }
  }

  /// Has the machine go on from where the recognizer's own code began the gesture (rule 4.3).
  func leadMachine() {
    var contacts: [ContactSample] = []
    for touch in tracked.touches.inputs {
      if let sample = touch.sample(for: self) { contacts.append(sample) }
    }
    for press in tracked.presses.inputs {
      if let sample = press.sample(for: self) { contacts.append(sample) }
    }
    attempt.isLed = !beginMachine(with: contacts, at: gestures.application.now)
  }

  /// The moment that the machine named has come.
  func receiveDeadline(at time: TouchTime) {
    attempt.deadline = nil
    guard !isFinished else { return }
    attempt.callbacks += 1
    if let answer = course(for: GestureInput(.deadline, [], at: time)) { follow(answer) }
    attempt.callbacks -= 1
    endIfWithoutInput()
  }

  /// Does what a machine wants.
  func follow(_ answer: GestureAnswer) {
    // For speed: what mostly happens to a gesture that is under way, and to one that isn't.
    if isPlain {
      if answer.wish == .changed, goesOn() { return }
      if answer.wish == .failed, givesUp(because: answer.reason) { return }
    }
    guard let next = answer.wish else { return attempt.hasSpoken = true }
    attempt.reason = answer.reason
    attempt.followed = next
    state = next
    attempt.followed = nil
    attempt.reason = nil
  }
}

/// What comes into a machine.
struct GestureInput {
  enum Kind {
    case began
    case moved
    case ended
    case cancelled
    case deadline
  }

  var kind: Kind
  /// The contacts that it is about; none for a deadline.
  var contacts: [ContactSample]
  var time: TouchTime

  init(_ kind: Kind, _ contacts: [ContactSample], at time: TouchTime) {
    self.kind = kind
    self.contacts = contacts
    self.time = time
  }
}

extension GestureMachine {
  /// Hands an input to the method that is about it.
  mutating func receive(_ input: GestureInput) -> GestureAnswer {
    switch input.kind {
    case .began: began(input.contacts, at: input.time)
    case .moved: moved(input.contacts, at: input.time)
    case .ended: ended(input.contacts, at: input.time)
    case .cancelled: cancelled(input.contacts, at: input.time)
    case .deadline: deadlinePassed(at: input.time)
    }
  }
}

extension [ContactSample] {
  /// Sorts few samples, which mostly are in order.
  fileprivate mutating func sortByID() {
    for end in indices.dropFirst() {
      var index = end
      while index > 0, self[index].id < self[index - 1].id {
        swapAt(index, index - 1)
        index -= 1
      }
    }
  }
}
