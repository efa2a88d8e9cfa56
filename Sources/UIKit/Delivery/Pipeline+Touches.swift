import TouchCore

// A host's contacts become touches, each bound to its view by one hit test (sections 1 and 2 of the rules).
extension Pipeline where Input == UITouch {
  /// Takes in what a touch surface reports, and sends all but the last of the events that it is.
  func receive(_ frame: TouchFrame, history: [TouchFrame], at time: TouchTime) {
    start(frame, history: history, at: time)
    if frame.interruption != nil {
      for touch in live { touch.tracking.phase = .cancelled }
      event.mayHaveEstimates = true
    }
    for contact in frame.contacts where contact.isUsable && !contact.phase.isRegion {
      guard let touch = touch(for: contact.id) else {
        if contact.phase == .began { begin(contact) }
        continue
      }
      if contact.phase == .began || touch.meets({ $0.tracking.phase != .stationary }) {
        // The frame says two things of one contact: they are two events.
        sendTouches()
        start(frame, history: [], at: time)
        take(contact)
      } else {
        touch.use { change($0, contact) }
      }
    }
    event.touchMask = roster.all
  }

  /// The live touch of a contact, uncounted: it is there as long as it is live.
  private func touch(for contact: Contact.ID) -> Unmanaged<UITouch>? {
    for index in roster.inputs.indices where roster.inputs[index].contact == contact {
      return Unmanaged.passUnretained(roster.inputs[index])
    }
    return nil
  }

  private func start(_ frame: TouchFrame, history: [TouchFrame], at time: TouchTime) {
    event.ownButtons = UIEvent.ButtonMask(rawValue: frame.buttons)
    event.ownModifiers = UIKeyModifierFlags(rawValue: frame.modifiers)
    if !history.isEmpty || !event.history.isEmpty { event.history = history }
    event.mayHaveEstimates = !history.isEmpty
    start(at: time)
  }

  private func sendTouches() {
    event.touchMask = roster.all
    session.send(self)
  }

  private func take(_ contact: Contact) {
    let touch = touch(for: contact.id)?.takeUnretainedValue()
    if contact.phase == .began { return begin(contact, in: touch) }
    if let touch { change(touch, contact) }
  }

  /// A contact began whose number a live touch has, perhaps: then its end was lost.
  private func begin(_ contact: Contact, in lost: UITouch?) {
    guard let lost else { return begin(contact) }
    if event.time - lost.current.time < session.constants.lostStreamSilence {
      return change(lost, contact)
    }
    lost.tracking.phase = .cancelled
    event.mayHaveEstimates = true
    sendTouches()
    event.history = []
    event.mayHaveEstimates = false
    start(at: event.time)
    begin(contact)
  }

  private func begin(_ contact: Contact) {
    if contact.estimate != nil { event.mayHaveEstimates = true }
    let location = CGPoint(x: CGFloat(contact.position.x), y: CGFloat(contact.position.y))
    guard let hit = session.application.hit(at: location, with: event) else { return }
    if roster.isFull {
      return session.log("more than \(InputMask.capacity) touches at once: one is ignored")
    }
    let touch = makeTouch(
      contact,
      TouchSample(contact, at: event.time, in: Unmanaged.passUnretained(hit.window))
    )
    touch.ownWindow = hit.window
    touch.ownView = hit.view
    roster.add(touch)
    // A hit test may answer with a view that it has just taken away.
    if hit.view.window !== hit.window { session.mayHaveLostViews = true }
    sessionReference?.use {
      touch.ownTapCount = $0.taps.count(
        at: Point(touch.current.location),
        event.time,
        in: hit.window,
        gap: $0.constants.tapCountGap,
        distance: $0.constants.tapCountDistance
      )
    }
  }

  /// The touch of a contact that begins: a new object, or the pointer's (rule 1.1).
  ///
  /// A pointer whose click before still waits to be told to its view gets a new one: the object can't be
  /// in two clicks at a time.
  private func makeTouch(_ contact: Contact, _ sample: TouchSample) -> UITouch {
    let serial = roster.nextSerial()
    let maximumForce = session.application.screen.maximumForce ?? 0
    let isPointer = contact.kind == .indirectPointer
    if isPointer, let pointer = session.pointer.object, !live.contains(pointer),
      !waiting.contains(pointer)
    {
      pointer.begin(serial: serial, contact: contact, sample: sample, maximumForce: maximumForce)
      return pointer
    }
    let touch = UITouch(
      serial: serial,
      contact: contact,
      sample: sample,
      maximumForce: maximumForce
    )
    if isPointer { session.pointer = Weak(touch) }
    return touch
  }

  /// A contact moved, or is over; one whose beginning was lost counts as moved.
  private func change(_ touch: UITouch, _ contact: Contact) {
    let phase = InputPhase(contact.phase)
    if contact.estimate != nil { event.mayHaveEstimates = true }
    guard var sample = touch.sample(of: contact, at: event.time) else { return }
    if !contact.position.isFinite { sample.location = touch.current.location }
    if phase != .moved, sample.force == nil { sample.force = touch.current.force }
    if phase == .moved, sample.looks(like: touch.current) { return }
    touch.current = sample
    touch.tracking.phase = phase
    // A device may measure a contact's force later than its location.
    if sample.force != nil, touch.ownMaximumForce == 0 {
      touch.ownMaximumForce = CGFloat(session.application.screen.maximumForce ?? 0)
    }
    if touch.ownTapCount != 0 { countTap(touch) }
  }

  /// After a large movement a touch is no tap; a lift makes it one to count from (rule 1.9).
  private func countTap(_ touch: UITouch) {
    let location = Point(touch.current.location)
    var limit = 0.0
    sessionReference?.use { limit = $0.constants.tapCountDistance }
    if location.distance(to: Point(touch.original.location)) > limit { touch.ownTapCount = 0 }
    guard touch.tracking.phase == .ended, touch.ownTapCount > 0, let window = touch.ownWindow else {
      return
    }
    sessionReference?.use {
      $0.taps.lifted(at: location, event.time, in: window, count: touch.ownTapCount)
    }
  }
}

extension Contact {
  /// Whether the contact says something: a lift does wherever it was measured.
  var isUsable: Bool { position.isFinite || phase == .ended || phase == .cancelled }
}

extension InputPhase {
  /// What a contact's phase is to a touch that is down.
  fileprivate init(_ phase: Contact.Phase) {
    switch phase {
    case .began, .moved, .regionEntered, .regionMoved, .regionExited: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}
