import TouchCore

// Scroll input: pans that allow it take it for a finger (rule 6.9).
extension GestureEnvironment {
  /// Works on what a host's wheel or touchpad says.
  func receive(_ input: ScrollInput, at time: TouchTime) {
    scrollEvent.time = time
    scrollEvent.modifierFlags = UIKeyModifierFlags(rawValue: input.modifiers)
    switch input.phase {
    case .began:
      end(.cancelled)
      begin(.continuous, input)
      send([.began, .moved], by: input)
    case .changed where scroll?.type == .continuous: send([.moved], by: input)
    case .ended where scroll?.type == .continuous:
      // Two passes: a pan that begins by its last move has a beginning that can be seen.
      send([.moved], by: input)
      if scroll != nil { send([.ended]) }
    case .cancelled where scroll?.type == .continuous: send([.cancelled], by: input)
    case .step:
      if scroll?.type == .continuous { end(.cancelled) }
      let isNew = scroll == nil
      if isNew { begin(.discrete, input) }
      send(isNew ? [.began, .moved] : [.moved], by: input)
      awaitSilence(since: time)
    // Nobody knows when this began.
    case .changed, .ended, .cancelled: break
    }
  }

  /// Takes the scrolling away that is under way (rule 3.9).
  func cancelScroll(at time: TouchTime) {
    scrollEvent.time = time
    if scroll != nil { send([.cancelled]) }
  }

  /// Delivers the scrolling to the recognizers that take it.
  func deliverScroll(_ event: UIEvent, in window: UIWindow) {
    guard stage == .idle, window.lastEvent < event.serial, scroll?.window === window else { return }
    window.lastEvent = event.serial
    runScrollPass()
  }

  // MARK: Steps

  /// Begins a scrolling in the view under the pointer (rules 2.1, 2.8).
  private func begin(_ type: UIScrollType, _ input: ScrollInput) {
    guard input.position.isFinite else { return }
    let place = CGPoint(x: CGFloat(input.position.x), y: CGFloat(input.position.y))
    for window in application.visibleWindowsFromFront {
      let pointer = window.windowPoint(fromScreen: place)
      guard let view = window.hitTest(pointer, with: scrollEvent) else { continue }
      scroll = Scroll(
        type: type,
        view: view,
        window: window,
        start: Point(pointer),
        pointer: pointer,
        finger: Point(pointer)
      )
      return
    }
  }

  /// Ends a scrolling before another one begins: one by steps is over, one without has lost its end.
  private func end(_ input: GestureInput) {
    guard let scroll else { return }
    send([scroll.type == .discrete ? .ended : input])
  }

  private func send(_ inputs: [GestureInput], by input: ScrollInput) {
    guard var scroll else { return }
    if input.position.isFinite {
      let place = CGPoint(x: CGFloat(input.position.x), y: CGFloat(input.position.y))
      scroll.pointer = scroll.window.windowPoint(fromScreen: place)
    }
    let finger = scroll.finger + input.delta
    let moves = finger.isFinite && finger != scroll.finger
    if moves { scroll.finger = finger }
    self.scroll = scroll
    send(moves ? inputs : inputs.filter { $0 != .moved })
  }

  private func send(_ inputs: [GestureInput]) {
    guard !inputs.isEmpty else { return }
    scroll?.inputs = inputs
    scrollEvent.serial = nextEventSerial()
    application.sendEvent(scrollEvent)
    finishScroll()
  }

  private func runScrollPass() {
    stage = .delivering
    bindScroll()
    // Client code may add, remove and reset recognizers: walk over the list as it is now.
    let list = receivers
    for recognizer in list {
      guard let scroll, recognizer.attempt.followsScroll else { continue }
      recognizer.receive(scroll, at: scrollEvent.time)
      reschedule(recognizer)
    }
    settle()
    stage = .showing
    showViews(event, nil)
    stage = .idle
  }

  /// Lets a scrolling go that is over.
  private func finishScroll() {
    if let scroll, scroll.inputs.contains(where: { $0 == .ended || $0 == .cancelled }) {
      if let deadline = scroll.deadline { application.deadlines.cancel(deadline) }
      for recognizer in receivers { recognizer.attempt.followsScroll = false }
      self.scroll = nil
    }
    scroll?.inputs = []
    flush()
  }

  // MARK: Silence

  /// Has steps end by themselves when no other follows.
  private func awaitSilence(since time: TouchTime) {
    guard let scroll else { return }
    let end = time + application.constants.scrollStepSilence
    if let deadline = scroll.deadline {
      application.deadlines.reschedule(deadline, at: end)
    } else {
      self.scroll?.deadline = application.deadlines.schedule(at: end) {
        self.fallSilent(at: self.application.now)
      }
    }
  }

  /// A flush, not an event: nobody turned the wheel (rule 10.2).
  private func fallSilent(at time: TouchTime) {
    guard stage == .idle, scroll?.type == .discrete else { return }
    scrollEvent.time = time
    scroll?.inputs = [.ended]
    runScrollPass()
    finishScroll()
  }

  // MARK: Binding

  /// Finds the pans that take a new scrolling, once and for all (rules 3.2, 3.3, 6.9).
  private func bindScroll() {
    guard let scroll, scroll.inputs.contains(.began) else { return }
    var view: UIView? = scroll.view
    while let owner = view {
      let list = owner.gestureState.recognizers
      view = owner.superview
      for case let pan as UIPanGestureRecognizer in list.reversed() {
        if let refuser = refuser(of: scroll, for: pan) {
          tell(pan, .refused(.scroll, by: refuser))
          continue
        }
        join(pan)
        pan.attempt.followsScroll = true
        pan.followScroll()
        tell(pan, .received(.scroll))
      }
    }
  }

  /// Who keeps a pan from a new scrolling; nil where nobody does (rules 3.3, 6.9).
  private func refuser(
    of scroll: Scroll,
    for pan: UIPanGestureRecognizer
  ) -> GestureDecision.InputRefuser? {
    if !pan.isEnabled { return .disabled }
    if pan.isFinished { return .finished }
    if isForeign(pan) { return .otherApplication }
    if !pan.takesScroll || !pan.allowedScrollTypesMask.contains(UIScrollTypeMask(scroll.type)) {
      return .scrollType
    }
    // Fingers that drag already, or buttons, don't share their attempt with a wheel.
    if pan.attempt.id != nil { return .mixedTypes }
    if !pan.shouldReceive(scrollEvent) { return .event }
    // The question runs client code, which may have taken the recognizer away.
    let isThere = pan.isEnabled && pan.view != nil && !pan.isFinished
    return isThere ? nil : .removed
  }
}
