import TouchCore

/// What can come into a machine.
enum GestureInput {
  case began
  case moved
  case ended
  case cancelled
  case deadline
}

extension GestureMachine {
  /// Hands one input to the method that is about it.
  mutating func receive(
    _ input: GestureInput,
    _ contacts: [ContactSample],
    at time: TouchTime
  ) -> GestureAnswer {
    switch input {
    case .began: began(contacts, at: time)
    case .moved: moved(contacts, at: time)
    case .ended: ended(contacts, at: time)
    case .cancelled: cancelled(contacts, at: time)
    case .deadline: deadlinePassed(at: time)
    }
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer tracks a touch now.
  func tracks(_ touch: UITouch) -> Bool {
    attempt.touches.contains { $0 === touch }
  }

  /// Takes no more part in a touch: no updates, no delay, no cancellation in its view (rule 4.25).
  ///
  /// A built-in recognizer goes on with the fingers that are left; one that needed this finger ends its
  /// attempt as if the finger had been taken away.
  public func ignore(_ touch: UITouch, for event: UIEvent) {
    guard let id = attempt.id, tracks(touch) else { return }
    attempt.touches.removeAll { $0 === touch }
    attempt.mask.subtract(touch.mask)
    touch.trackers.remove(id)
    gestures.mayHaveFreedTouches = true
    gestures.tell(self, .ignored(.touch(touch)))
    guard let contact = touch.contact, !isFinished else { return }
    let sample = ContactSample(id: contact, location: Point(touch.current.location))
    if let answer = answer(to: .cancelled, [sample], at: touch.current.time),
      answer.wish != nil
    {
      follow(answer)
    }
  }

  /// A delay was switched: touches that nobody holds any more go on in the next flush.
  func noteDelayChange() {
    if attempt.id != nil { gestures.mayHaveFreedTouches = true }
  }

  /// Delivers one event's touches, phase by phase (rule 3.5).
  func receive(_ event: UIEvent, _ phases: PhaseMasks, from roster: TouchRoster) {
    guard !attempt.mask.isDisjoint(with: phases.changed), !isFinished else { return }
    updatePlace()
    attempt.callbacks += 1
    let began = attempt.mask.intersection(phases.began)
    if !began.isEmpty { touchesBegan(roster.set(of: began), with: event) }
    let moved = attempt.mask.intersection(phases.moved)
    if !moved.isEmpty, !isFinished { touchesMoved(roster.set(of: moved), with: event) }
    let ended = attempt.mask.intersection(phases.ended)
    if !ended.isEmpty, !isFinished { touchesEnded(roster.set(of: ended), with: event) }
    let cancelled = attempt.mask.intersection(phases.cancelled)
    if !cancelled.isEmpty, !isFinished { touchesCancelled(roster.set(of: cancelled), with: event) }
    attempt.callbacks -= 1
    // Rule 4.8: an active gesture speaks in every pass in which one of its touches moved.
    if !moved.isEmpty, !attempt.hasSpoken, attempt.granted.isActive, !isFinished {
      enterOwnState(.changed)
    }
  }

  /// The moment that the machine named has come.
  func receiveDeadline(at time: TouchTime) {
    attempt.deadline = nil
    attempt.deadlineToken = nil
    guard !isFinished else { return }
    attempt.callbacks += 1
    if let answer = answer(to: .deadline, [], at: time) { follow(answer) }
    attempt.callbacks -= 1
  }

  /// Hands touches to the machine, where there is one, and follows its wish.
  func feed(_ input: GestureInput, _ touches: Set<UITouch>) {
    let environment = gestures
    let mask = attempt.mask
    var time = TouchTime.zero
    environment.samples.removeAll(keepingCapacity: true)
    for touch in touches {
      guard let contact = touch.contact, !mask.isDisjoint(with: touch.mask) else { continue }
      time = max(time, touch.current.time)
      environment.samples.append(
        ContactSample(id: contact, location: Point(touch.current.location))
      )
    }
    if touches.count > 1 { environment.samples.sort { $0.id < $1.id } }
    guard let answer = answer(to: input, environment.samples, at: time) else { return }
    if input == .began {
      for sample in environment.samples where machineIgnores(sample.id) {
        if let touch = attempt.touches.first(where: { $0.contact == sample.id }) {
          ignore(touch, for: environment.event)
        }
      }
    }
    follow(answer)
  }

  /// Does what a machine wants.
  func follow(_ answer: GestureAnswer) {
    attempt.reason = answer.reason
    if let next = answer.wish { state = next } else { attempt.hasSpoken = true }
    attempt.reason = nil
  }

  /// Moves the gesture's place to the middle of its touches (rule 4.30).
  func updatePlace() {
    guard !attempt.touches.isEmpty else { return }
    var x: CGFloat = 0
    var y: CGFloat = 0
    for touch in attempt.touches {
      x += touch.current.location.x
      y += touch.current.location.y
    }
    let count = CGFloat(attempt.touches.count)
    attempt.place = CGPoint(x: x / count, y: y / count)
  }

  /// A point of the window in a view's coordinates; nil means the window.
  func convertFromWindow(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return point }
    return view.convert(point, from: nil)
  }

  /// A way in the window as a way in a view's coordinates; nil means the window.
  func convertFromWindow(_ way: Vector, to view: UIView?) -> CGPoint {
    let origin = convertFromWindow(CGPoint.zero, to: view)
    let tip = convertFromWindow(CGPoint(x: CGFloat(way.dx), y: CGFloat(way.dy)), to: view)
    return CGPoint(x: tip.x - origin.x, y: tip.y - origin.y)
  }

  /// A way in a view's coordinates as a way in the window; nil means the window.
  func convertToWindow(_ way: CGPoint, from view: UIView?) -> Vector {
    guard let view else { return Vector(dx: Double(way.x), dy: Double(way.y)) }
    let origin = view.convert(CGPoint.zero, to: nil)
    let tip = view.convert(way, to: nil)
    return Vector(dx: Double(tip.x - origin.x), dy: Double(tip.y - origin.y))
  }
}
