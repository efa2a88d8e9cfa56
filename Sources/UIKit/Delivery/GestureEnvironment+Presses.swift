import TouchCore

// From a host's buttons to presses, and from presses to recognizers (rule 9.3).
extension GestureEnvironment {
  /// Works on what a host's buttons say.
  func receive(_ frame: PressFrame, at time: TouchTime) {
    pressesEvent.modifierFlags = UIKeyModifierFlags(rawValue: frame.modifiers)
    startPressesEvent(at: time)
    for press in frame.presses {
      // Where the frame says two things of one button, they are two events.
      if let live = live(press.button), live.phase != .stationary {
        sendPresses()
        startPressesEvent(at: time)
      }
      // A button that goes down twice: the device must have lost its release.
      if press.phase == .began, let lost = live(press.button) {
        lost.cancel(at: time)
        sendPresses()
        startPressesEvent(at: time)
      }
      take(press, at: time)
    }
    sendPresses()
  }

  /// Takes every press away that is under way (rule 3.9).
  func cancelPresses(at time: TouchTime) {
    startPressesEvent(at: time)
    for press in presses where !press.isOver { press.cancel(at: time) }
    sendPresses()
  }

  /// The windows that the event's presses are in, in the order in which the presses began.
  var windowsOfPresses: [UIWindow] {
    var windows: [UIWindow] = []
    for case let window? in pressesEvent.presses.map({ $0.window })
    where !windows.contains(where: { $0 === window }) { windows.append(window) }
    return windows
  }

  /// Delivers the presses of one window, recognizers first (rule 3.4).
  func deliverPresses(_ event: UIEvent, in window: UIWindow) {
    guard stage == .idle, window.lastEvent < event.serial else { return }
    window.lastEvent = event.serial
    stage = .delivering
    for press in pressesEvent.presses where press.phase == .began && press.window === window {
      bind(press)
    }
    // Client code may add, remove and reset recognizers: walk over the list as it is now.
    let list = receivers
    for recognizer in list {
      recognizer.receive(pressesEvent, in: window)
      reschedule(recognizer)
    }
    settle()
    stage = .showing
    pressedWindow = window
    showViews(self.event, nil)
    pressedWindow = nil
    stage = .idle
  }

  /// Notes that another responder is the first one: presses of the one before are lost to it.
  func firstResponderChanged() {
    if !presses.isEmpty { mayHaveLostViews = true }
  }

  /// Finds presses whose responder left its window, or isn't the first one any more (rule 3.10).
  func leaveLostResponders() {
    for press in presses {
      let isElsewhere = press.responder?.windowOfResponder !== press.window
      let isSecond =
        press.isForFirstResponder && application.firstResponder.object !== press.responder
      if isElsewhere || isSecond { press.loseResponder() }
    }
  }

  // MARK: The event

  private func live(_ button: Press.Button) -> UIPress? {
    presses.first { !$0.isOver && $0.type.rawValue == button.rawValue }
  }

  private func startPressesEvent(at time: TouchTime) {
    pressesEvent.time = time
    for press in presses where !press.isOver { press.phase = .stationary }
  }

  private func take(_ press: Press, at time: TouchTime) {
    let force = press.force.map { min(max($0, 0), 1) }
    if press.phase == .began {
      return begin(press.button, UIPress.Sample(time: time, force: force ?? 1))
    }
    guard let live = live(press.button) else { return }
    let sample = UIPress.Sample(
      time: time,
      force: force ?? (press.phase == .ended ? 0 : live.current.force)
    )
    if press.phase == .changed, sample.force == live.current.force { return }
    live.current = sample
    live.phase = UIPress.Phase(press.phase)
  }

  private func begin(_ button: Press.Button, _ sample: UIPress.Sample) {
    guard let type = UIPress.PressType(rawValue: button.rawValue) else { return }
    let first = application.firstResponder.object
    let isOurs = first?.windowOfResponder?.gestures === self
    guard let responder = isOurs ? first : application.keyWindow else { return }
    lastPressSerial += 1
    presses.append(
      UIPress(
        serial: lastPressSerial,
        type: type,
        sample: sample,
        responder: responder,
        isForFirstResponder: isOurs
      )
    )
  }

  private func sendPresses() {
    pressesEvent.presses = presses.filter { !$0.isOver }
    guard pressesEvent.presses.contains(where: { $0.phase != .stationary }) else { return }
    pressesEvent.serial = nextEventSerial()
    if isObserved {
      for press in pressesEvent.presses where press.phase != .stationary {
        tell(nil, .pressed(press))
      }
    }
    application.sendEvent(pressesEvent)
    finishPresses()
  }

  /// After the event went to all its windows: lets the presses go that are over.
  private func finishPresses() {
    for press in presses where press.phase.isFinal {
      press.isOver = true
      if press.delivery == .unbound { press.delivery = .closed }
    }
    for recognizer in receivers where !recognizer.attempt.presses.isEmpty {
      recognizer.attempt.presses.removeAll { $0.isOver }
    }
    if presses.contains(where: { $0.isOver }) {
      // What a release waited for may have been settled in the pass of another window.
      stage = .showing
      showViews(event, nil)
      stage = .idle
    }
    pressesEvent.presses.removeAll { $0.isOver }
    flush()
  }

  // MARK: Binding

  /// Finds the recognizers of a new press, once and for all (rules 3.2, 3.3, 9.3).
  private func bind(_ press: UIPress) {
    press.delivery = .pending
    var view = press.view
    while let owner = view {
      // Over list and tree as they are now: the questions may run client code that changes both.
      let list = owner.gestureState.recognizers
      view = owner.superview
      for recognizer in list.reversed() where recognizer.takesTouches {
        if let refuser = refuser(of: press, for: recognizer) {
          tell(recognizer, .refused(.press(press), by: refuser))
        } else {
          track(press, recognizer)
        }
      }
    }
  }

  /// Who keeps a recognizer from a new press; nil where nobody does (rules 3.3, 9.3).
  private func refuser(
    of press: UIPress,
    for recognizer: UIGestureRecognizer
  ) -> GestureDecision.InputRefuser? {
    if !recognizer.isEnabled { return .disabled }
    if recognizer.isFinished { return .finished }
    if isForeign(recognizer) { return .otherApplication }
    if let refuser = recognizer.refuserOfType(of: press) { return refuser }
    if !recognizer.shouldReceive(pressesEvent) { return .event }
    if let delegate = recognizer.delegate,
      !delegate.gestureRecognizer(recognizer, shouldReceive: press)
    {
      return .delegate
    }
    // The questions run client code, which may have taken the recognizer away.
    let isThere = recognizer.isEnabled && recognizer.view != nil && !recognizer.isFinished
    return isThere ? nil : .removed
  }

  private func track(_ press: UIPress, _ recognizer: UIGestureRecognizer) {
    if recognizer.attempt.id == nil {
      recognizer.attempt.place = recognizer.centerInWindow
      join(recognizer)
    }
    guard let id = recognizer.attempt.id else { return }
    recognizer.attempt.presses.append(press)
    recognizer.attempt.isOfPresses = true
    press.trackers.insert(id)
    tell(recognizer, .received(.press(press)))
  }
}

extension UIPress {
  fileprivate func cancel(at time: TouchTime) {
    current.time = time
    phase = .cancelled
  }
}

extension UIGestureRecognizer {
  fileprivate func refuserOfType(of press: UIPress) -> GestureDecision.InputRefuser? {
    guard allowedPressTypes.contains(NSNumber(value: press.type.rawValue)) else {
      return .pressType
    }
    // Rule 9.5: one attempt, one type of input, unless the recognizer says otherwise.
    let fits =
      attempt.id == nil || attempt.isOfPresses
      || !requiresExclusiveTouchType && !attempt.followsScroll
    return fits ? nil : .mixedTypes
  }

  /// The middle of the recognizer's view in the window: where its presses are.
  fileprivate var centerInWindow: CGPoint {
    guard let view else { return .zero }
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }
}
