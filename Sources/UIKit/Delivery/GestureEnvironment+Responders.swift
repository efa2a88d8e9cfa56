import TouchCore

// What reaches the responders of presses, after the recognizers have had their say (rule 9.3): the same
// as views hear of touches (section 5 of the rules).
extension GestureEnvironment {
  /// Gives each responder what the outcome allows: one call a phase with all its presses (rule 3.5).
  ///
  /// Where the pass is about no window's presses, only what was held is let go.
  func showPresses() {
    for press in presses where press.delivery == .pending && isTaken(press) {
      press.delivery = .closed
    }
    if isObserved { tellDelays() }
    showLateBeginnings { !(isNews($0) && $0.phase == .began) }
    show(from: .pending, to: .delivered, where: { isNews($0) && $0.phase == .began && !isHeld($0) })
    {
      $0.pressesBegan($1, with: $2)
    }
    show(from: .delivered, to: .delivered, where: { isNews($0) && $0.phase == .changed }) {
      $0.pressesChanged($1, with: $2)
    }
    show(from: .delivered, to: .closed, where: { isOver($0, .ended) && !isEndHeld($0) }) {
      $0.pressesEnded($1, with: $2)
    }
    show(from: .delivered, to: .closed, where: { isOver($0, .cancelled) }) {
      $0.pressesCancelled($1, with: $2)
    }
  }

  /// Cancels in their responders the presses that recognizers took, or that lost their responder
  /// (rules 3.10, 5.1).
  func showWithdrawnPresses() {
    for group in groups(where: { $0.delivery == .withdrawn }) {
      let phases = group.map { $0.phase }
      for press in group {
        press.delivery = .closed
        press.phase = .cancelled
      }
      group.first?.responder?.pressesCancelled(Set(group), with: pressesEvent)
      for (press, phase) in zip(group, phases) where press.phase == .cancelled {
        press.phase = phase
      }
    }
    presses.removeAll { $0.isOver && $0.delivery == .closed }
  }

  // MARK: Conditions

  /// Whether the pass under way is about what happened to the press.
  private func isNews(_ press: UIPress) -> Bool {
    !press.isOver && press.window != nil && press.window === pressedWindow
  }

  private func isOver(_ press: UIPress, _ phase: UIPress.Phase) -> Bool {
    press.phase == phase && (press.isOver || isNews(press))
  }

  /// Whether a recognizer that tracks the press is still undecided and holds its beginning back (rule 5.4).
  private func isHeld(_ press: UIPress) -> Bool { holder(of: press) != nil }

  private func holder(of press: UIPress) -> UIGestureRecognizer? {
    tracker(of: press) { $0.attempt.granted == .possible && $0.delaysTouchesBegan }
  }

  /// Whether a recognizer that tracks the press is still undecided and holds its end back (rule 5.6).
  private func isEndHeld(_ press: UIPress) -> Bool { endHolder(of: press) != nil }

  private func endHolder(of press: UIPress) -> UIGestureRecognizer? {
    tracker(of: press) { $0.attempt.granted == .possible && $0.delaysTouchesEnded }
  }

  /// Whether a gesture that is under way has the press to itself (rule 5.1).
  private func isTaken(_ press: UIPress) -> Bool {
    tracker(of: press) { $0.cancelsTouchesInView && $0.attempt.granted.isActive }
      != nil
  }

  private func tracker(
    of press: UIPress,
    where condition: (UIGestureRecognizer) -> Bool
  ) -> UIGestureRecognizer? {
    var place = press.trackers.next(from: 0)
    while let id = place {
      if let recognizer = member(id), condition(recognizer) { return recognizer }
      place = press.trackers.next(from: id.index + 1)
    }
    return nil
  }

  /// Tells the observer who holds back what just happened to a press.
  private func tellDelays() {
    for press in presses where isNews(press) {
      if press.delivery == .pending, press.phase == .began, let holder = holder(of: press) {
        tell(holder, .delays(.press(press)))
      } else if press.delivery == .delivered, press.phase == .ended,
        let holder = endHolder(of: press)
      {
        tell(holder, .delays(.press(press)))
      }
    }
  }

  // MARK: Callbacks

  /// Presses that fulfil a condition, those of one responder together, in the order of their beginnings.
  private func groups(where condition: (UIPress) -> Bool) -> [[UIPress]] {
    var left = presses.filter(condition)
    var groups: [[UIPress]] = []
    while let first = left.first {
      groups.append(left.filter { $0.responder === first.responder })
      left.removeAll { $0.responder === first.responder }
    }
    return groups
  }

  private func show(
    from before: TouchDelivery,
    to after: TouchDelivery,
    where condition: (UIPress) -> Bool,
    _ call: (UIResponder, Set<UIPress>, UIPressesEvent) -> Void
  ) {
    for group in groups(where: { $0.delivery == before && condition($0) }) {
      // The call before may have run client code that changed everything.
      let ready = group.filter { $0.delivery == before }
      guard let responder = ready.first?.responder else { continue }
      for press in ready { press.delivery = after }
      // An end that comes when the pass is about something else was held back.
      for press in ready where press.isOver && after == .closed && press.phase == .ended {
        tell(nil, .letGo(.press(press)))
      }
      call(responder, Set(ready), pressesEvent)
    }
  }

  /// Beginnings that were held back: first as they were, then one change to how hard the buttons are
  /// pressed by now (rule 5.4).
  private func showLateBeginnings(where isLate: (UIPress) -> Bool) {
    let late = groups { $0.delivery == .pending && isLate($0) && !isHeld($0) }
    for group in late {
      let ready = group.filter { $0.delivery == .pending }
      guard let responder = ready.first?.responder else { continue }
      let now = ready.map { ($0.current, $0.phase) }
      for press in ready {
        tell(nil, .letGo(.press(press)))
        press.delivery = .delivered
        press.current = press.original
        press.phase = .began
      }
      responder.pressesBegan(Set(ready), with: pressesEvent)
      for (press, values) in zip(ready, now) { (press.current, press.phase) = values }
      let changed = ready.filter { press in
        press.delivery == .delivered && !press.phase.isFinal
          && press.current.force != press.original.force
      }
      if changed.isEmpty { continue }
      for press in changed { press.phase = .changed }
      responder.pressesChanged(Set(changed), with: pressesEvent)
      for (press, values) in zip(ready, now) { press.phase = values.1 }
    }
  }
}
