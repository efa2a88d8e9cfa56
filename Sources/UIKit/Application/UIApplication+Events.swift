public import TouchCore

// The way in for a host is ours, not Apple's: there, the system calls it and nobody can see it.
extension UIApplication {
  /// Takes what the touch surface reports, and runs everything that follows from it.
  ///
  /// Timers due at or before the frame fire first, in the order of their deadlines (rule 10.3). A frame
  /// that comes from inside a pass (a client's action called this) waits until the pass is over, one
  /// that comes from a timer and lies ahead waits until the clock is there; a time that lies before the
  /// clock's counts as now. Contacts with places that are no numbers are dropped;
  /// where such a contact is lifted, it is where it was.
  ///
  /// - Parameters:
  ///   - frame: What changed, in points of the screen.
  ///   - history: Earlier samples of the same contacts, oldest first, that the host folded into this
  ///     frame; `UIEvent.coalescedTouches(for:)` hands them out (rule 1.16).
  public func receive(_ frame: TouchFrame, history: [TouchFrame] = []) {
    receive(WaitingInput(time: frame.time, content: .touches(frame, history: history)))
  }

  /// Takes input in: now, or when the pass that is under way is over and the clock is there.
  func receive(_ input: WaitingInput) {
    // Where its time says, behind what is of the same moment.
    var place = waitingInputs.endIndex
    while place > 0, waitingInputs[place - 1].time > input.time { place -= 1 }
    waitingInputs.insert(input, at: place)
    receiveWaitingInputs()
  }

  /// Works through the input that waits, unless a pass is under way.
  ///
  /// Called while the clock is on its way, it takes what has come due.
  func receiveWaitingInputs() {
    guard !isReceiving, gestures.stage == .idle else { return }
    isReceiving = true
    while let time = waitingInputs.first?.time {
      if isAdvancing {
        guard time <= clock else { break }
        // The clock stands still, because a timer called: what waits is settled nevertheless.
        flush()
      } else {
        runDeadlines(until: time)
      }
      // A timer may have put earlier input before what was looked at.
      let waiting = waitingInputs.removeFirst()
      switch waiting.content {
      case .touches(let frame, let history): process(frame, history: history)
      case .estimates(let updates): gestures.deliver(updates)
      case .presses(let frame): process { gestures.receive(frame, at: now) }
      case .scroll(let input): process { gestures.receive(input, at: now) }
      }
      process { endTurn() }
    }
    isReceiving = false
  }

  /// Works on input, during which the clock stands still.
  private func process(_ work: () -> Void) {
    isProcessing = true
    work()
    isProcessing = false
  }

  /// Cancels every touch that is down, every press and every scroll, as a system interruption does
  /// (rule 3.9).
  ///
  /// For a host whose input stopped without an end: a device unplugged, a stream lost.
  public func cancelAllTouches() {
    receive(TouchFrame(time: now, contacts: [], interruption: .system))
  }

  private func process(_ frame: TouchFrame, history: [TouchFrame]) {
    isProcessing = true
    defer { isProcessing = false }
    gestures.beginEvent(frame, at: now, history: history)
    if frame.interruption != nil {
      gestures.cancelLiveTouches()
    }
    var hasPointers = false
    for contact in frame.contacts where contact.isUsable {
      if contact.phase.isRegion {
        hasPointers = true
        continue
      }
      if gestures.needsNewEvent(for: contact) {
        // The frame says two things of one contact: they are two events.
        sendCurrentEvent()
        gestures.beginEvent(frame, at: now, history: [])
      }
      gestures.take(contact)
    }
    sendCurrentEvent()
    if frame.interruption != nil {
      gestures.cancelHover(at: now)
      gestures.cancelPresses(at: now)
      gestures.cancelScroll(at: now)
    }
    // A pointer's passes are its own: they come when the touches' events are over.
    if hasPointers { hover(frame) }
  }

  private func hover(_ frame: TouchFrame) {
    for contact in frame.contacts where contact.isUsable && contact.phase.isRegion {
      gestures.hover(contact, at: now)
    }
  }

  private func sendCurrentEvent() {
    if gestures.closeEvent() { sendEvent(gestures.event) }
    gestures.finishEvent()
  }
}

extension Contact {
  /// Whether the contact says something: a lift does wherever it was measured.
  fileprivate var isUsable: Bool { position.isFinite || phase == .ended || phase == .cancelled }
}
