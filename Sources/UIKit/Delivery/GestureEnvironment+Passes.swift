import TouchCore

extension GestureEnvironment {
  /// Runs one pass: an event's touches in one window (rule 3.4).
  ///
  /// A second forwarding of the same event, one from inside a pass, and one from a hit test, which asks
  /// before the event is complete, change nothing.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    guard stage == .idle, event.isComplete, window.lastEvent < event.serial else { return }
    window.lastEvent = event.serial
    stage = .delivering
    let touches = roster.touches
    for touch in touches where isNew(touch, in: event) && touch.window === window { bind(touch) }
    rememberEstimates(in: window)
    let phases = roster.phases(in: event.touchMask, window: window)
    deliver(event, phases)
    settle()
    stage = .showing
    showViews(event, phases)
    stage = .idle
  }

  private func deliver(_ event: UIEvent, _ phases: PhaseMasks) {
    // Client code may add, remove and reset recognizers: walk over the list as it is now.
    let list = receivers
    for recognizer in list {
      recognizer.receive(event, phases, from: roster)
      reschedule(recognizer)
    }
  }

  private func isNew(_ touch: UITouch, in event: UIEvent) -> Bool {
    touch.phase == .began && !event.touchMask.isDisjoint(with: touch.mask)
  }

  /// Settles what changed without an event: timers, switches, changes of the tree (rule 10.2).
  func flush() {
    guard stage == .idle else { return }
    var round = 0
    while needsFlush, round < Self.flushLimit {
      stage = .delivering
      settle()
      stage = .showing
      showViews(event, nil)
      stage = .idle
      round += 1
    }
  }

  /// After an event went to all its windows: lets the lifted touches go.
  func finishEvent() {
    let finished = roster.mask(in: roster.all) { $0.phase.isFinal }
    if !finished.isEmpty {
      for recognizer in receivers where !recognizer.attempt.mask.isDisjoint(with: finished) {
        recognizer.attempt.touches.removeAll { $0.phase.isFinal }
        recognizer.attempt.mask.subtract(finished)
      }
      for touch in roster.touches where touch.phase.isFinal && isAwaited(touch) {
        held.append(touch)
      }
      if !estimates.isEmpty { limitEstimates() }
      roster.removeFinished()
      // A touch keeps its window alive; the window may have gone with it.
      for recognizer in receivers where recognizer.view?.window == nil { mayHaveLostViews = true }
      // What a lift waited for may have been settled in the pass of another window.
      if !held.isEmpty {
        stage = .showing
        showViews(event, nil)
        stage = .idle
      }
    }
    flush()
  }

  // MARK: Deadlines

  /// Hangs a machine's deadline on the application's clock.
  func reschedule(_ recognizer: UIGestureRecognizer) {
    let wanted = recognizer.isFinished ? nil : recognizer.machineDeadline
    guard wanted != recognizer.attempt.deadline else { return }
    if let token = recognizer.attempt.deadlineToken { application.deadlines.cancel(token) }
    recognizer.attempt.deadline = wanted
    guard let wanted else { return recognizer.attempt.deadlineToken = nil }
    let waiting = Weak(recognizer)
    recognizer.attempt.deadlineToken = application.deadlines.schedule(at: wanted) {
      if let recognizer = waiting.object { self.deadlinePassed(recognizer, at: wanted) }
    }
  }

  private func deadlinePassed(_ recognizer: UIGestureRecognizer, at time: TouchTime) {
    stage = .delivering
    recognizer.receiveDeadline(at: time)
    reschedule(recognizer)
    stage = .idle
  }

  // MARK: Binding

  /// Finds the recognizers of a new touch, once and for all (rules 3.2, 3.3), and decides whether its
  /// view gets it (rules 2.9, 2.10).
  private func bind(_ touch: UITouch) {
    if touch.delivery == .unbound { touch.delivery = viewAccepts(touch) ? .pending : .closed }
    var view = touch.view
    while let owner = view {
      // Deepest first, newest first (rule 3.6), over list and tree as they are now: the questions may
      // run client code that changes both.
      let list = owner.gestureState.recognizers
      view = owner.superview
      for recognizer in list.reversed() where recognizer.takesTouches {
        if let refuser = refuser(of: touch, for: recognizer) {
          tell(recognizer, .refused(.touch(touch), by: refuser))
        } else {
          track(touch, recognizer)
        }
      }
    }
  }

  /// Who keeps a recognizer from a new touch; nil where nobody does (rule 3.3).
  private func refuser(
    of touch: UITouch,
    for recognizer: UIGestureRecognizer
  ) -> GestureDecision.InputRefuser? {
    if !recognizer.isEnabled { return .disabled }
    if recognizer.isFinished { return .finished }
    if isForeign(recognizer) { return .otherApplication }
    if let refuser = recognizer.refuserOfType(of: touch) { return refuser }
    if !recognizer.takesButtons(event.buttonMask, of: touch) { return .buttons }
    if !recognizer.shouldReceive(event) { return .event }
    if let delegate = recognizer.delegate,
      !delegate.gestureRecognizer(recognizer, shouldReceive: touch)
    {
      return .delegate
    }
    // The questions run client code, which may have taken the recognizer away.
    let isThere = recognizer.isEnabled && recognizer.view != nil && !recognizer.isFinished
    return isThere ? nil : .removed
  }

  private func track(_ touch: UITouch, _ recognizer: UIGestureRecognizer) {
    join(recognizer)
    guard let id = recognizer.attempt.id else { return }
    recognizer.attempt.touches.append(touch)
    recognizer.attempt.mask.formUnion(touch.mask)
    touch.trackers.insert(id)
    tell(recognizer, .received(.touch(touch)))
  }

  /// Whether the touch may go to its view: views take one touch at a time unless they say otherwise
  /// (rule 2.9), and an exclusive view keeps others out (rule 2.10).
  private func viewAccepts(_ touch: UITouch) -> Bool {
    guard let view = touch.view else { return false }
    for other in roster.touches where other !== touch && !other.phase.isFinal {
      guard other.serial < touch.serial else { continue }
      if other.view === view {
        if !view.isMultipleTouchEnabled { return false }
      } else if other.window === touch.window, other.delivery != .closed {
        if view.isExclusiveTouch || other.view?.isExclusiveTouch == true { return false }
      }
    }
    return true
  }

  // MARK: Lost views

  /// Finds recognizers whose view is in no window of the application any more, and touches whose view is
  /// not in theirs (rules 3.10, 4.28).
  func leaveLostViews() {
    mayHaveLostViews = false
    let list = receivers
    for recognizer in list {
      let window = recognizer.view?.window
      let isElsewhere =
        recognizer.attempt.touches.contains { $0.window !== window }
        || recognizer.attempt.presses.contains { $0.window !== window }
      if window?.gestures !== self || isElsewhere { recognizer.abandon(because: .removed) }
    }
    for touch in roster.touches where touch.view?.window !== touch.window { touch.loseView() }
    for touch in held where touch.view?.window !== touch.window { touch.loseView() }
    leaveLostResponders()
  }
}

extension UIGestureRecognizer {
  /// Rules 3.3 and 9.5: the types that are allowed, and one type an attempt unless told otherwise;
  /// presses count as one.
  fileprivate func refuserOfType(of touch: UITouch) -> GestureDecision.InputRefuser? {
    guard allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue)) else {
      return .touchType
    }
    if attempt.followsScroll { return .mixedTypes }
    let fits =
      !requiresExclusiveTouchType
      || !attempt.isOfPresses && attempt.touches.allSatisfy { $0.type == touch.type }
    return fits ? nil : .mixedTypes
  }
}

extension UIGestureRecognizer {
  /// Buttons are asked of pointers only (rule 9.4).
  fileprivate func takesButtons(_ pressed: UIEvent.ButtonMask, of touch: UITouch) -> Bool {
    guard touch.type == .indirectPointer, let buttons else { return true }
    return !pressed.isDisjoint(with: buttons)
  }
}

extension UITouch {
  /// The view is gone: it hears of a cancellation if it knew of the touch, and then no more.
  func loseView() {
    switch delivery {
    case .delivered: delivery = .withdrawn
    case .unbound, .pending: delivery = .closed
    case .withdrawn, .closed: break
    }
  }
}
