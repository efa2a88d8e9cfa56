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
    wait(for: WaitingFrame(frame: frame, history: history))
    receiveWaitingFrames()
  }

  /// Puts a frame where its time says, behind those of the same moment.
  func wait(for frame: WaitingFrame) {
    var place = waitingFrames.endIndex
    while place > 0, waitingFrames[place - 1].frame.time > frame.frame.time { place -= 1 }
    waitingFrames.insert(frame, at: place)
  }

  /// Works through the frames that wait, unless a pass is under way.
  ///
  /// Called while the clock is on its way, it takes those whose time has come.
  func receiveWaitingFrames() {
    guard !isReceiving, gestures.stage == .idle else { return }
    isReceiving = true
    while let time = waitingFrames.first?.frame.time {
      if isAdvancing {
        guard time <= clock else { break }
        // The clock stands still, because a timer called: what waits is settled nevertheless.
        gestures.flush()
      } else {
        runDeadlines(until: time)
      }
      // A timer may have put an earlier frame before the one that was looked at.
      let waiting = waitingFrames.removeFirst()
      if waiting.updates.isEmpty {
        process(waiting.frame, history: waiting.history)
      } else {
        gestures.deliver(waiting.updates)
      }
    }
    isReceiving = false
  }

  /// Cancels every touch that is down, as a system interruption does (rule 3.9).
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
    if frame.interruption != nil { gestures.cancelHover(at: now) }
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
