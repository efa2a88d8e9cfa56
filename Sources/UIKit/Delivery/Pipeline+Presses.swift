import TouchCore

// A host's buttons become presses of the first responder, or of the key window (rule 9.3).
extension Pipeline where Input == UIPress {
  /// Takes in what a host's buttons report, and sends it as one event or several.
  ///
  /// A key that is some responder's command calls it, and is no press.
  func receive(_ frame: PressFrame, at time: TouchTime) {
    let modifiers = UIKeyModifierFlags(rawValue: frame.modifiers)
    let presses = frame.presses.filter { !isCommand($0, modifiers) }
    event.ownModifiers = modifiers
    start(at: time)
    for press in presses {
      // Where the frame says two things of one button, they are two events.
      if let live = live(press), live.tracking.phase != .stationary { sendNews(at: time) }
      // A button that goes down twice: the device must have lost its release.
      if press.phase == .began, let lost = live(press) {
        lost.cancel(at: time)
        sendNews(at: time)
      }
      take(press, at: time)
    }
    if hasNews { session.send(self) }
  }

  /// Cancels every press that is under way (rule 3.9).
  func cancelAll(at time: TouchTime) {
    start(at: time)
    for press in live { press.cancel(at: time) }
    if hasNews { session.send(self) }
  }

  /// Calls the command that a key stands for, if there is one; returns whether there is.
  private func isCommand(_ press: Press, _ modifiers: UIKeyModifierFlags) -> Bool {
    guard press.phase == .began, let key = press.key else { return false }
    return session.application.keyResponder?.performKeyCommand(key, modifiers: modifiers) ?? false
  }

  private func live(_ press: Press) -> UIPress? {
    roster.inputs.first { $0.ownType == press.button && $0.keyCode == press.key?.code }
  }

  /// Sends the event, if something happened, and starts another one.
  private func sendNews(at time: TouchTime) {
    if hasNews {
      session.send(self)
      start(at: time)
    }
  }

  private func take(_ press: Press, at time: TouchTime) {
    let force = press.force.map { min(max($0, 0), 1) }
    if press.phase == .began {
      return begin(press, UIPress.Sample(time: time, force: force ?? 1))
    }
    guard let live = live(press) else { return }
    let sample = UIPress.Sample(
      time: time,
      force: force ?? (press.phase == .ended ? 0 : live.current.force)
    )
    if press.phase == .changed, sample.force == live.current.force { return }
    live.current = sample
    live.tracking.phase = InputPhase(press.phase)
  }

  private func begin(_ press: Press, _ sample: UIPress.Sample) {
    let first = session.application.firstResponder.object
    let isOurs = first?.windowOfResponder?.gestures === session
    guard let responder = isOurs ? first : session.application.keyWindow else { return }
    roster.add(
      UIPress(
        serial: roster.nextSerial(),
        type: press.button,
        key: press.key,
        modifiers: event.ownModifiers,
        sample: sample,
        responder: responder,
        isForFirstResponder: isOurs
      )
    )
  }
}

extension UIPress {
  fileprivate func cancel(at time: TouchTime) {
    current.time = time
    tracking.phase = .cancelled
  }
}

extension InputPhase {
  /// The phase that a host's word stands for.
  fileprivate init(_ phase: Press.Phase) {
    switch phase {
    case .began: self = .began
    case .changed: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}
