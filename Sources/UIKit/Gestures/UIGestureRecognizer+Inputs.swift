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
    return attempt.followsScroll ? gestures.scrolling.event : gestures.touches.event
  }

  /// Takes no more part in a touch: no updates, no delay, no cancellation in its view (rule 4.25).
  ///
  /// A built-in recognizer goes on with the fingers that are left; one that needed this finger ends its
  /// attempt as if the finger had been taken away.
  public func ignore(_ touch: UITouch, for event: UIEvent) { ignore(touch) }

  /// Takes no more part in a press: no updates, no delay, no cancellation by this one (rules 4.25, 9.3).
  ///
  /// A built-in recognizer that needed the press ends its attempt as if the press had been taken away.
  public func ignore(_ button: UIPress, for event: UIPressesEvent) { ignore(button) }

  private func ignore<Input: Trackable>(_ input: Input) where Input.Kind == Input {
    guard let id = attempt.id, tracks(input) else { return }
    Input[of: self].remove(input)
    input.tracking.trackers.remove(id)
    gestures.mayHaveFreedInputs = true
    gestures.tell(self, .ignored(input.observed))
    guard !isFinished, let sample = input.sample(for: self),
      let answer = answer(to: GestureInput(.cancelled, [sample], at: input.current.time)),
      answer.wish != nil
    else { return }
    follow(answer)
  }

  /// Has the next flush deliver inputs that no recognizer defers any more, after a delay was switched.
  func noteDelayChange() {
    if attempt.id != nil { gestures.mayHaveFreedInputs = true }
  }

  /// Lets go of every input, without telling anyone.
  func dropInputs() {
    if let id = attempt.id {
      let touches = attempt.touches
      for index in touches.indices { touches[index].tracking.trackers.remove(id) }
      for press in attempt.presses.inputs { press.tracking.trackers.remove(id) }
    }
    attempt.trackedTouches.removeAll()
    attempt.presses.removeAll()
    attempt.scrolls.removeAll()
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
    if inputs.count > 1 { session.samples.sort { $0.id < $1.id } }
    guard let answer = answer(to: GestureInput(kind, session.samples, at: time)) else { return }
    if kind == .began {
      for sample in session.samples where machineIgnores(sample.id) {
        let ignored = Input[of: self].inputs.first { $0.sample(for: self)?.id == sample.id }
        if let ignored { ignore(ignored) }
      }
    }
    follow(answer)
  }

  /// Hands the samples of touches to the machine, and follows its wish.
  func feed(_ kind: GestureInput.Kind, _ samples: [ContactSample], at time: TouchTime) {
    guard let answer = answer(to: GestureInput(kind, samples, at: time)) else { return }
    if kind == .began {
      for sample in samples where machineIgnores(sample.id) {
        let ignored = attempt.touches.first { $0.contact == sample.id }
        if let ignored { ignore(ignored) }
      }
    }
    follow(answer)
  }

  /// The moment that the machine named has come.
  func receiveDeadline(at time: TouchTime) {
    attempt.deadline = nil
    guard !isFinished else { return }
    attempt.callbacks += 1
    if let answer = answer(to: GestureInput(.deadline, [], at: time)) { follow(answer) }
    attempt.callbacks -= 1
  }

  /// Does what a machine wants.
  func follow(_ answer: GestureAnswer) {
    attempt.reason = answer.reason
    if let next = answer.wish { state = next } else { attempt.hasSpoken = true }
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
