import TouchCore

/// The way of one kind of input from its event to its responders.
///
/// A host's input is bound to recognizers (`Pipeline+Binding`), recognizers get it first and say what they
/// want, the session settles that, and then the responders get what the outcome allows
/// (`Pipeline+Responders`). What begins an input, and what it is measured by, stands in
/// `Pipeline+Touches`, `Pipeline+Presses` and `Pipeline+Scrolling`.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class Pipeline<Input: Trackable> where Input.Kind == Input {
  /// The session that owns this, which sets it at once and outlives it.
  var session: GestureSession! {
    get { sessionReference?.takeUnretainedValue() }
    set { sessionReference = newValue.map { Unmanaged.passUnretained($0) } }
  }
  /// The same, uncounted.
  @exclusivity(unchecked) private(set) var sessionReference: Unmanaged<GestureSession>?
  let roster: Roster<Input>
  let event: Input.Event
  /// Inputs that are over and of which there is still news for their responders (rules 5.4, 5.6).
  @exclusivity(unchecked) var waiting: [Input] = []
  /// What happened to the inputs of the window that the pass under way is about.
  @exclusivity(unchecked) var phases = PhaseMasks()
  /// What happened to the inputs of the last event, in all windows.
  @exclusivity(unchecked) var news = PhaseMasks()
  /// What the machines of a pass see of its inputs.
  @exclusivity(unchecked) var samples = SharedSamples()
  /// Whether an input was taken from its responder, which has not heard of it.
  @exclusivity(unchecked) var mayHaveWithdrawn = false

  init(_ roster: Roster<Input>, _ event: Input.Event) {
    self.roster = roster
    self.event = event
  }

  /// The inputs that are under way, in the order in which they began.
  var live: [Input] { roster.inputs }

  // MARK: The event

  /// Makes every live input stationary, ready for what the host says next.
  func start(at time: TouchTime) {
    event.time = time
    event.isComplete = false
    news = PhaseMasks()
    samples.inputs = []
    roster.inputs.walk { input in
      input.tracking.phase = .stationary
      input.previous = input.current
    }
  }

  /// Whether something happened since the start.
  var hasNews: Bool {
    // No closure: it would check its actor for every event.
    for input in roster.inputs where input.tracking.phase != .stationary { return true }
    return false
  }

  /// Tells the observer what happened to the inputs.
  func reportChanges() {
    for input in roster.inputs where input.tracking.phase != .stationary {
      switch input.observed {
      case .touch(let touch): session.tell(nil, .touched(touch))
      case .press(let press): session.tell(nil, .pressed(press))
      case .scroll: break
      }
    }
  }

  /// Takes the oldest inputs that wait off their recognizers where more than the limit wait, so that no
  /// event costs more than the ones before: their responders are notified of the rest next (rule 5.6).
  func releaseOldest() {
    let excess = waiting.count - session.constants.mostWaitingInputs
    if excess <= 0 { return }
    for input in waiting.prefix(excess) { input.tracking.trackers = RecognizerSet() }
  }

  // MARK: Recognizers

  /// Gives a recognizer the inputs of the pass that it tracks, phase by phase (rule 3.5).
  func deliver(to recognizer: UIGestureRecognizer, _ samples: inout SharedSamples) {
    guard !Input[of: recognizer].mask.isDisjoint(with: phases.changed), !recognizer.isFinished
    else { return }
    Input.locate(recognizer)
    recognizer.attempt.callbacks += 1
    deliver(.began, phases.began, to: recognizer, &samples)
    let hasMoved = deliver(.moved, phases.moved, to: recognizer, &samples)
    deliver(.ended, phases.ended, to: recognizer, &samples)
    deliver(.cancelled, phases.cancelled, to: recognizer, &samples)
    // Rule 4.8: an active gesture speaks in every pass in which one of its inputs moved.
    if hasMoved, !recognizer.attempt.hasSpoken, recognizer.attempt.granted.isActive,
      !recognizer.isFinished
    {
      // By the setter, which clients override (rule 4.31).
      recognizer.state = .changed
    }
    recognizer.attempt.callbacks -= 1
    if recognizer.attempt.ignoredIn != nil { recognizer.endIfWithoutInput() }
  }

  @inline(__always) @discardableResult
  private func deliver(
    _ phase: InputPhase,
    _ mask: InputMask,
    to recognizer: UIGestureRecognizer,
    _ samples: inout SharedSamples
  ) -> Bool {
    let tracked = mask.intersection(Input[of: recognizer].mask)
    if tracked.isEmpty || recognizer.isFinished { return !tracked.isEmpty }
    if !Input.feed(recognizer, phase, tracked, of: self, &samples) {
      let isObserved = session.isObserved
      if isObserved { recognizer.attempt.callback = Input.callback(of: phase) }
      Input.tell(recognizer, News(phase: phase, inputs: roster.set(of: tracked), event: event))
      if isObserved { recognizer.attempt.callback = nil }
    }
    return true
  }

  /// Takes recognizers that start afresh off every input.
  func forget(_ recognizers: RecognizerSet) {
    roster.each { $0.tracking.trackers.subtract(recognizers) }
    if !waiting.isEmpty { waiting.walk { $0.tracking.trackers.subtract(recognizers) } }
  }

  // MARK: Views that go

  /// Finds inputs whose responder left its window (rule 3.10).
  func withdrawLost() {
    let application = session.application
    for input in roster.inputs where input.isLost(in: application) { withdraw(input) }
    for input in waiting where input.isLost(in: application) { withdraw(input) }
  }

  /// Whether an input is in a view or below it, or has news for it.
  func concerns(_ view: UIView) -> Bool {
    roster.inputs.contains { $0.ownView?.isDescendant(of: view) == true }
      || waiting.contains { $0.ownView?.isDescendant(of: view) == true }
  }
}
