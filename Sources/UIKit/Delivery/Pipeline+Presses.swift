import TouchCore

// A host's buttons become presses of the first responder, or of the key window (rule 9.3).
extension Pipeline where Input == UIPress {
  /// Takes in what a host's buttons report, and sends it as one event or several.
  func receive(_ frame: PressFrame, at time: TouchTime) {
    event.modifierFlags = UIKeyModifierFlags(rawValue: frame.modifiers)
    start(at: time)
    for press in frame.presses {
      // Where the frame says two things of one button, they are two events.
      if let live = live(press.button), live.tracking.phase != .stationary { sendNews(at: time) }
      // A button that goes down twice: the device must have lost its release.
      if press.phase == .began, let lost = live(press.button) {
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

  private func live(_ button: Press.Button) -> UIPress? {
    roster.inputs.first { $0.type == button }
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
      return begin(press.button, UIPress.Sample(time: time, force: force ?? 1))
    }
    guard let live = live(press.button) else { return }
    let sample = UIPress.Sample(
      time: time,
      force: force ?? (press.phase == .ended ? 0 : live.current.force)
    )
    if press.phase == .changed, sample.force == live.current.force { return }
    live.current = sample
    live.tracking.phase = InputPhase(press.phase)
  }

  private func begin(_ button: Press.Button, _ sample: UIPress.Sample) {
    let first = session.application.firstResponder.object
    let isOurs = first?.windowOfResponder?.gestures === session
    guard let responder = isOurs ? first : session.application.keyWindow else { return }
    roster.add(
      UIPress(
        serial: roster.nextSerial(),
        type: button,
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
