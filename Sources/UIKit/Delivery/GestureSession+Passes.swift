import TouchCore
import TouchLayers

// The passes: what happens in which order, with an event and without one.
extension GestureSession {
  /// How many flushes may follow one pass; client code that asks for more waits for the next pass.
  static var flushLimit: Int { 8 }

  /// Takes in what a touch surface reports, and runs everything that follows from it.
  @inline(__always)
  func receive(_ frame: TouchFrame, history: [TouchFrame], at time: TouchTime) {
    touches.receive(frame, history: history, at: time)
    send(touches)
    if frame.interruption != nil {
      interruptions += 1
      hover.cancel(at: time, in: self)
      presses.cancelAll(at: time)
      scrolling.cancelAll(at: time)
    }
    // A pointer's passes are its own: they come when the touches' events are over.
    hover.receive(frame, at: time, in: self)
  }

  /// Runs the pass of an event in one window.
  ///
  /// A second forwarding of the same event, one from inside a pass, and one from a hit test, which asks
  /// before the event is complete, change nothing.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    guard isNews(event, in: window) else { return }
    switch event.ownType {
    case .touches, .hover: runPass(touches, in: window)
    case .presses: runPass(presses, in: window)
    case .scroll: runPass(scrolling, in: window)
    // A shake is told without a pass: no recognizer takes part.
    default: break
    }
  }

  /// Whether an event's pass in a window is to be run now; then it won't be again.
  @inline(__always)
  func isNews(_ event: UIEvent, in window: UIWindow) -> Bool {
    guard stage == .idle, event.isComplete, window.lastEvent < event.serial else { return false }
    window.lastEvent = event.serial
    return true
  }

  /// Delivers the inputs of one kind and window: recognizers first, then responders (rule 3.4).
  func runPass<Input>(
    _ pipeline: Pipeline<Input>,
    in window: UIWindow
  ) {
    stage = .delivering
    if !pipeline.news.began.isEmpty { pipeline.bindNew(in: window, of: self) }
    if pipeline.event.mayHaveEstimates { estimates.remember(in: window, of: self) }
    pipeline.phases = pipeline.roster.phases(in: window, of: pipeline.news)
    // For speed: the samples are lent to all of them at once, so that no reference to their list is counted.
    var samples = SharedSamples()
    swap(&samples, &pipeline.samples)
    // Client code may add, remove and reset recognizers: walk over the list as it is now.
    receivers.walk { recognizer in
      let mayMoveDeadline = Input.mayMoveDeadline(of: recognizer)
      pipeline.deliver(to: recognizer, &samples)
      if mayMoveDeadline { reschedule(recognizer) }
    }
    swap(&samples, &pipeline.samples)
    settleAndShow()
    pipeline.phases = PhaseMasks()
  }

  /// Settles what recognizers want after a delivery, and tells the responders.
  func settleAndShow(_ more: () -> Void = {}) {
    settle()
    showResponders(more)
  }

  /// Tells the responders what the outcome allows.
  func showResponders(_ more: () -> Void = {}) {
    stage = .showing
    touches.show()
    presses.show()
    showWithdrawn()
    more()
    stage = .idle
  }

  /// Cancels in their responders the inputs that recognizers took, or whose views are gone (rule 3.10).
  @inline(__always)
  func showWithdrawn() {
    if touches.mayHaveLosses || presses.mayHaveLosses || !departures.isEmpty { showLosses() }
  }

  private func showLosses() {
    if touches.mayHaveLosses || presses.mayHaveLosses {
      departures.withFormerSuperviews {
        touches.showWithdrawn()
        presses.showWithdrawn()
      }
    }
    if !departures.isEmpty, !mayHaveLostViews { departures.removeAll() }
  }

  // MARK: Flushes

  /// Whether something waits for a flush.
  var needsFlush: Bool {
    hasWishes || !inbox.isEmpty || mayHaveLostViews || mayHaveFreedInputs
  }

  /// Settles what changed without an event: timers, switches, changes of the tree (rule 10.2).
  func flush() {
    guard stage == .idle else { return }
    var batch = 0
    while needsFlush, batch < Self.flushLimit {
      stage = .delivering
      settleAndShow()
      batch += 1
    }
  }

  // MARK: Deadlines

  /// Hangs a machine's deadline on the application's clock.
  func reschedule(_ recognizer: UIGestureRecognizer) {
    // A machine that the recognizer's own code leads waits for nothing: its deadlines stay in the past.
    let waits = !recognizer.isFinished && !recognizer.attempt.isLed
    let wanted = waits ? recognizer.machineDeadline : nil
    guard wanted != recognizer.attempt.deadline else { return }
    setAlarm(of: recognizer, to: wanted)
  }

  /// Sets when the application's clock calls a recognizer's machine; the alarm is made once for each
  /// recognizer, so that no attempt allocates one.
  func setAlarm(of recognizer: UIGestureRecognizer, to time: TouchTime?) {
    if recognizer.attempt.deadline == nil, time == nil { return }
    recognizer.attempt.deadline = time
    if recognizer.alarm == nil { makeAlarm(of: recognizer) }
    // For speed, uncounted: the recognizer keeps its alarm, and the application its queue.
    recognizer.alarmReference?.use { alarm in
      deadlines.use { deadlines in
        if let time { deadlines.reschedule(alarm, at: time) } else { deadlines.suspend(alarm) }
      }
    }
  }

  private func makeAlarm(of recognizer: UIGestureRecognizer) {
    let waiting = Weak(recognizer)
    recognizer.alarm = DeadlineQueue.Deadline {
      guard let recognizer = waiting.object, let time = recognizer.attempt.deadline else { return }
      recognizer.attempt.session?.deadlinePassed(recognizer, at: time)
    }
  }

  private func deadlinePassed(_ recognizer: UIGestureRecognizer, at time: TouchTime) {
    stage = .delivering
    recognizer.receiveDeadline(at: time)
    reschedule(recognizer)
    stage = .idle
  }

  // MARK: Views that go

  /// Stores where a view was that leaves its window, if inputs are in it (rules 3.8, 3.10).
  func viewWillLeave(_ view: UIView) {
    mayHaveLostViews = true
    noteLeaving(view)
    guard let superview = view.superview else { return }
    if touches.concerns(view) || presses.concerns(view) || departures.concern(view) {
      departures.note(view, from: superview)
    }
  }

  /// Notes the window that recognizers leave with a view: between two taps no input tells it any more.
  private func noteLeaving(_ view: UIView) {
    guard let window = view.window else { return }
    for recognizer in receivers where recognizer.attempt.leftWindow == nil {
      if recognizer.watchedView?.isDescendant(of: view) == true {
        recognizer.attempt.leftWindow = ObjectIdentifier(window)
      }
    }
  }

  /// Notes that another responder is the first one: presses of the one before are lost to it.
  func firstResponderChanged() {
    if !presses.live.isEmpty || !presses.waiting.isEmpty { mayHaveLostViews = true }
  }

  /// Finds recognizers whose view is in no window of the application any more, and inputs whose responder
  /// is not in theirs (rules 3.10, 4.28).
  func leaveLostViews() {
    mayHaveLostViews = false
    let list = receivers
    for recognizer in list {
      let window = recognizer.watchedView?.window
      let left = recognizer.attempt.leftWindow
      recognizer.attempt.leftWindow = nil
      let isElsewhere =
        left != nil && left != window.map { ObjectIdentifier($0) }
        || recognizer.tracked.touches.inputs.contains { $0.ownWindow !== window }
        || recognizer.tracked.presses.inputs.contains { $0.ownWindow !== window }
      if window?.gestures !== self || isElsewhere { recognizer.abandon(because: .removed) }
    }
    touches.withdrawLost()
    presses.withdrawLost()
  }

  /// Looks after what depends on touches that are over.
  func inputsFinished() { estimates.limit(in: self) }
}
