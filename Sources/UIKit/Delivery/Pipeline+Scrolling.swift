import TouchCore

// A wheel's steps, or a touchpad's movements, become one scrolling at a time (rule 6.9).
extension Pipeline where Input == ScrollSequence {
  /// The scrolling that is under way.
  private var current: ScrollSequence? { roster.inputs.first }

  /// Takes in what a host's wheel or touchpad reports.
  func receive(_ input: ScrollInput, at time: TouchTime) {
    event.ownModifiers = UIKeyModifierFlags(rawValue: input.modifiers)
    start(at: time)
    switch input.phase {
    case .began:
      endCurrent()
      begin(.continuous, input)
    case .changed where current?.type == .continuous: follow(input)
    case .ended where current?.type == .continuous:
      // Two passes: a pan that begins by its last move has a beginning that can be seen.
      follow(input)
      send(.ended)
    case .cancelled where current?.type == .continuous:
      _ = current?.follow(input)
      send(.cancelled)
    case .step:
      if current?.type == .continuous { endCurrent() }
      if current == nil { begin(.discrete, input) } else { follow(input) }
      awaitSilence(since: time)
    // The beginning was lost.
    case .changed, .ended, .cancelled: break
    }
  }

  /// Cancels the scrolling that is under way (rule 3.9).
  func cancelAll(at time: TouchTime) {
    event.time = time
    send(.cancelled)
  }

  // MARK: Steps

  /// Begins a scrolling in the view under the pointer (rules 2.1, 2.8), with its first movement.
  private func begin(_ type: UIScrollType, _ input: ScrollInput) {
    guard input.position.isFinite else { return }
    let location = CGPoint(x: CGFloat(input.position.x), y: CGFloat(input.position.y))
    guard let hit = session.application.hit(at: location, with: event) else { return }
    let scrolling = ScrollSequence(
      serial: roster.nextSerial(),
      type: type,
      window: hit.window,
      view: hit.view,
      pointer: hit.window.windowPoint(fromScreen: location)
    )
    roster.add(scrolling)
    _ = scrolling.follow(input)
    send(.began)
  }

  /// Ends a scrolling before another one begins: one by steps is over, one without has lost its end.
  private func endCurrent() {
    if let current { send(current.type == .discrete ? .ended : .cancelled) }
  }

  private func follow(_ input: ScrollInput) {
    if current?.follow(input) == true { send(.moved) }
  }

  private func send(_ phase: InputPhase) {
    guard let scrolling = current else { return }
    scrolling.tracking.phase = phase
    if phase.isFinal, let deadline = scrolling.deadline {
      session.application.deadlines.cancel(deadline)
    }
    session.send(self)
  }

  // MARK: Silence

  /// Has steps end by themselves when no other follows.
  private func awaitSilence(since time: TouchTime) {
    guard let scrolling = current else { return }
    let application = session.application
    let end = time + application.constants.scrollStepSilence
    if let deadline = scrolling.deadline {
      application.deadlines.reschedule(deadline, at: end)
    } else {
      scrolling.deadline = application.deadlines.schedule(at: end) {
        self.fallSilent(at: self.session.application.now)
      }
    }
  }

  /// A pass without an event: the wheel did not turn (rule 10.2).
  private func fallSilent(at time: TouchTime) {
    guard session.stage == .idle, let scrolling = current, scrolling.type == .discrete,
      let window = scrolling.ownWindow
    else { return }
    event.time = time
    scrolling.tracking.phase = .ended
    news = roster.phases()
    session.runPass(self, in: window)
    session.finish(self)
  }
}
