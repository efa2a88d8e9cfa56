import TouchCore

// What a recognizer does with the presses of buttons (rule 9.3).
extension UIGestureRecognizer {
  /// Whether the recognizer tracks a press now.
  func tracks(_ press: UIPress) -> Bool {
    attempt.presses.contains { $0 === press }
  }

  /// The newest event of the kind that the attempt is made of.
  var latestEvent: UIEvent {
    if attempt.isOfPresses { return gestures.pressesEvent }
    return attempt.followsScroll ? gestures.scrollEvent : gestures.event
  }

  /// Takes no more part in a press: no updates, no delay, no cancellation by this one (rules 4.25, 9.3).
  ///
  /// A built-in recognizer that needed the press ends its attempt as if the press had been taken away.
  public func ignore(_ button: UIPress, for event: UIPressesEvent) {
    guard let id = attempt.id, tracks(button) else { return }
    attempt.presses.removeAll { $0 === button }
    button.trackers.remove(id)
    gestures.mayHaveFreedTouches = true
    gestures.tell(self, .ignored(.press(button)))
    guard !isFinished,
      let answer = answer(to: .cancelled, [sample(of: button)], at: button.current.time),
      answer.wish != nil
    else { return }
    follow(answer)
  }

  /// Delivers one event's presses of a window, phase by phase (rule 3.5).
  func receive(_ event: UIPressesEvent, in window: UIWindow) {
    guard !attempt.presses.isEmpty, !isFinished else { return }
    attempt.callbacks += 1
    receive(.began, in: window) { pressesBegan($0, with: event) }
    let hasChanged = receive(.changed, in: window) { pressesChanged($0, with: event) }
    receive(.ended, in: window) { pressesEnded($0, with: event) }
    receive(.cancelled, in: window) { pressesCancelled($0, with: event) }
    attempt.callbacks -= 1
    // Rule 4.8, as for touches that move.
    if hasChanged, !attempt.hasSpoken, attempt.granted.isActive, !isFinished {
      enterOwnState(.changed)
    }
  }

  @discardableResult
  private func receive(
    _ phase: UIPress.Phase,
    in window: UIWindow,
    _ call: (Set<UIPress>) -> Void
  ) -> Bool {
    let presses = attempt.presses.filter { $0.phase == phase && $0.window === window }
    guard !presses.isEmpty, !isFinished else { return false }
    call(Set(presses))
    return true
  }

  /// Hands presses to the machine, where there is one, and follows its wish: to a machine, a press is a
  /// finger that never moves.
  func feed(_ input: GestureInput, _ presses: Set<UIPress>) {
    let tracked = attempt.presses.filter { presses.contains($0) }
    let time = tracked.map { $0.current.time }.max() ?? .zero
    guard let answer = answer(to: input, tracked.map(sample), at: time) else { return }
    if input == .began {
      for press in tracked where machineIgnores(press.contact) {
        ignore(press, for: gestures.pressesEvent)
      }
    }
    follow(answer)
  }

  /// A press has no place of its own: it is where the attempt is.
  private func sample(of press: UIPress) -> ContactSample {
    ContactSample(id: press.contact, location: Point(attempt.place))
  }
}
