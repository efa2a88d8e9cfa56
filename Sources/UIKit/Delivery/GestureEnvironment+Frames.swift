import TouchCore

// From a host's contacts to touches (sections 1 and 2 of the rules).
extension GestureEnvironment {
  /// Makes every live touch stationary, ready for what the next frame says.
  func beginEvent(_ frame: borrowing TouchFrame, at time: TouchTime, history: [TouchFrame]) {
    event.time = time
    event.buttonMask = UIEvent.ButtonMask(rawValue: frame.buttons)
    event.modifierFlags = UIKeyModifierFlags(rawValue: frame.modifiers)
    event.history = history
    startOver()
  }

  /// Makes every live touch stationary, in an event that is yet to be completed.
  private func startOver() {
    event.isComplete = false
    for touch in roster.touches {
      touch.phase = .stationary
      touch.previous = touch.current
    }
  }

  /// Whether something happened to the contact in the event already.
  func needsNewEvent(for contact: Contact) -> Bool {
    guard let touch = roster.touch(for: contact.id) else { return false }
    return contact.phase == .began || touch.phase != .stationary
  }

  /// Notes what happened to one contact.
  func take(_ contact: Contact) {
    switch contact.phase {
    case .began: begin(contact)
    case .moved, .ended, .cancelled: change(contact)
    case .regionEntered, .regionMoved, .regionExited: break
    }
  }

  private func begin(_ contact: Contact) {
    if let lost = roster.touch(for: contact.id) {
      if event.time - lost.current.time < application.constants.lostStreamSilence {
        var move = contact
        move.phase = .moved
        return change(move)
      }
      lost.phase = .cancelled
      if closeEvent() { application.sendEvent(event) }
      finishEvent()
      event.history = []
      startOver()
    }
    let place = CGPoint(x: CGFloat(contact.position.x), y: CGFloat(contact.position.y))
    // Rule 2.8: the highest window first; one that finds nothing lets the next one try.
    for window in application.visibleWindowsFromFront {
      guard let view = window.hitTest(window.windowPoint(fromScreen: place), with: event) else {
        continue
      }
      let sample = TouchSample(contact, at: event.time, origin: window.frame.origin)
      guard
        let touch = roster.begin(
          contact,
          sample: sample,
          maximumForce: application.screen.maximumForce ?? 0
        )
      else {
        return log("more than \(TouchMask.capacity) touches at once: one is ignored")
      }
      touch.window = window
      touch.view = view
      // A hit test may answer with a view that it has just taken away.
      if view.window !== window { mayHaveLostViews = true }
      touch.tapCount = taps.count(
        at: Point(sample.location),
        event.time,
        in: window,
        application.constants
      )
      return
    }
  }

  private func change(_ contact: Contact) {
    guard let touch = roster.touch(for: contact.id) else { return }
    var sample = TouchSample(contact, at: event.time, origin: touch.windowOrigin)
    if !contact.position.isFinite { sample.location = touch.current.location }
    if contact.phase != .moved, sample.force == nil { sample.force = touch.current.force }
    if contact.phase == .moved, sample.looks(like: touch.current) { return }
    touch.current = sample
    touch.phase = UITouch.Phase(contact.phase)
    countTap(touch)
  }

  /// After a large movement a touch is no tap; a lift makes it one to count from (rule 1.9).
  private func countTap(_ touch: UITouch) {
    let travel = Point(touch.current.location).distance(to: Point(touch.original.location))
    if travel > application.constants.tapCountDistance { touch.tapCount = 0 }
    guard touch.phase == .ended, touch.tapCount > 0, let window = touch.window else { return }
    taps.lifted(
      at: Point(touch.current.location),
      event.time,
      in: window,
      count: touch.tapCount
    )
  }

  /// Takes every live touch away.
  func cancelLiveTouches() {
    for touch in roster.touches { touch.phase = .cancelled }
  }

  /// A number for an event that is about to be sent: later ones have larger numbers, whatever they are of.
  func nextEventSerial() -> Int {
    lastEventSerial += 1
    return lastEventSerial
  }

  /// Closes the event over the touches that are live; false where nothing happened to any of them.
  func closeEvent() -> Bool {
    event.touchMask = roster.all
    event.serial = nextEventSerial()
    event.isComplete = true
    if isObserved {
      for touch in roster.touches where touch.phase != .stationary { tell(nil, .touched(touch)) }
    }
    return roster.touches.contains { $0.phase != .stationary }
  }

  // MARK: Hover

  /// Moves a pointer that doesn't touch: hover recognizers begin, follow and end (rules 1.5, 6.15).
  func hover(_ contact: Contact, at time: TouchTime) {
    guard stage == .idle else { return }
    stage = .delivering
    let place = CGPoint(x: CGFloat(contact.position.x), y: CGFloat(contact.position.y))
    let over = contact.phase == .regionExited ? [] : recognizersHovered(at: place)
    let before = hovering.filter { $0.contact == contact.id }.map { $0.recognizer }
    for recognizer in before where !over.contains(recognizer) {
      hovering.removeAll { $0.recognizer === recognizer }
      recognizer.receiveHover(.ended, contact, at: time)
    }
    for recognizer in over {
      if before.contains(recognizer) {
        recognizer.receiveHover(.moved, contact, at: time)
      } else if !hovering.contains(where: { $0.recognizer === recognizer }) {
        hovering.append((recognizer, contact.id))
        join(recognizer)
        recognizer.receiveHover(.began, contact, at: time)
      }
    }
    settleHover()
  }

  /// Takes every pointer away that hovers: its gestures are broken off (rule 3.9).
  func cancelHover(at time: TouchTime) {
    guard stage == .idle, !hovering.isEmpty else { return }
    stage = .delivering
    let over = hovering
    hovering.removeAll()
    for (recognizer, id) in over {
      let place = recognizer.attempt.place
      let origin = recognizer.view?.window?.frame.origin ?? .zero
      let contact = Contact(
        id: id,
        phase: .regionExited,
        position: Point(x: Double(place.x + origin.x), y: Double(place.y + origin.y))
      )
      recognizer.receiveHover(.cancelled, contact, at: time)
    }
    settleHover()
  }

  private func settleHover() {
    settle()
    stage = .showing
    showViews(event, nil)
    stage = .idle
    flush()
  }

  private func recognizersHovered(at place: CGPoint) -> [UIHoverGestureRecognizer] {
    var found: [UIHoverGestureRecognizer] = []
    for window in application.visibleWindowsFromFront {
      guard var view = window.hitTest(window.windowPoint(fromScreen: place), with: nil) else {
        continue
      }
      while true {
        for case let recognizer as UIHoverGestureRecognizer in view.gestureState.recognizers
        where recognizer.isEnabled && !isForeign(recognizer) { found.append(recognizer) }
        guard let next = view.superview else { return found }
        view = next
      }
    }
    return found
  }
}
