public import TouchCore

// The way in for a host is ours, not Apple's: there, the system calls it, out of sight.
extension UIApplication {
  /// Takes what the touch surface reports, and runs everything that follows from it.
  ///
  /// Timers due at or before the frame fire first, in the order of their deadlines (rule 10.3). A frame
  /// that comes from inside a pass (a client's action called this) waits until the pass is over, one
  /// that comes from a timer and lies ahead waits until the clock is there; a time that lies before the
  /// clock's counts as now, and one beyond `TouchTime.clock` as its end. Contacts with locations that are
  /// no numbers are dropped; where such a contact is lifted, it is where it was.
  ///
  /// - Parameters:
  ///   - frame: What changed, in points of the screen.
  ///   - history: Earlier samples of the same contacts, oldest first, that the host folded into this
  ///     frame; `UIEvent.coalescedTouches(for:)` hands them out (rule 1.16).
  public func receive(_ frame: TouchFrame, history: [TouchFrame] = []) {
    let gestures = gestures
    guard isFree(until: frame.time, gestures) else { return receiveLate(frame, history) }
    // The same, for speed, where no input waits and nothing is due before the frame.
    isReceiving = true
    isProcessing = true
    gestures.receive(frame, history: history, at: now)
    endTurn()
    isProcessing = false
    if !waitingInputs.isEmpty { workThroughWaitingInputs() }
    isReceiving = false
  }

  // A function of its own, which keeps the one above small.
  @inline(never)
  private func receiveLate(_ frame: TouchFrame, _ history: [TouchFrame]) {
    receive(WaitingInput(time: frame.time, content: .touches(frame, history: history)))
  }

  /// Sets the clock to a time, or leaves it where it is beyond that, if no client code has to run before.
  ///
  /// - Returns: Whether the clock is there and input of that time can be worked on at once.
  private func isFree(until time: TouchTime, _ gestures: GestureSession) -> Bool {
    gestures.takesFramesAtOnce && !isReceiving && !isAdvancing && !isProcessing
      && gestures.stage == .idle && waitingInputs.isEmpty && !gestures.needsFlush && !needsLayout
      && activity == .active && time <= TouchTime.clock.upperBound && animations.pass(until: time)
  }

  /// Takes input in: now, or when the pass that is under way is over and the clock is there.
  func receive(_ input: WaitingInput) {
    // Where its time says, behind what is of the same moment.
    var index = waitingInputs.endIndex
    while index > 0, waitingInputs[index - 1].time > input.time { index -= 1 }
    waitingInputs.insert(input, at: index)
    receiveWaitingInputs()
  }

  /// Works through the input that waits, unless a pass is under way.
  ///
  /// Called while the clock is on its way, it takes what has come due.
  func receiveWaitingInputs() {
    guard !isReceiving, gestures.stage == .idle else { return }
    isReceiving = true
    workThroughWaitingInputs()
    isReceiving = false
  }

  private func workThroughWaitingInputs() {
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
      switch activity == .active ? waiting.content : waiting.content.whileInactive {
      case .touches(let frame, let history):
        process { gestures.receive(frame, history: history, at: now) }
      case .estimates(let updates): gestures.estimates.deliver(updates, in: gestures)
      case .presses(let frame): process { gestures.presses.receive(frame, at: now) }
      case .scroll(let input): process { gestures.scrolling.receive(input, at: now) }
      case .rotation(let size): process { turnScreen(to: size) }
      case nil: break
      }
      process { endTurn() }
    }
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

  /// How many times every touch was cancelled: by an interruption, a rotation, or the loss of activity.
  package var cancellationCount: Int { gestures.interruptions }
}
