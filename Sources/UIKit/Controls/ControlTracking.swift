import TouchCore

/// What a control knows of the touch that it tracks.
struct ControlTracking {
  /// Where tracking stands.
  enum Phase {
    /// No touch is tracked.
    case idle
    /// This touch is.
    case tracking(Weak<UITouch>)
    /// The touch was lifted, and the control is just being told.
    case ending
  }

  var phase = Phase.idle
  /// A touch that is tracked next.
  ///
  /// It began when the tracked one was lifted already, but its end was not told yet: they came in one
  /// event, or a recognizer holds the lift back.
  var next = Weak<UITouch>(nil)
  /// Whether the touch is inside (rule 7.2).
  var isInside = false
  /// How many sends, and calls that lead to some, are running.
  var runs = 0
  /// Whether a `touchCancel` waits until what is running is over.
  var owesCancel = false

  /// Whether a touch is tracked, or was until a moment ago.
  var isOn: Bool {
    if case .idle = phase { return false }
    return true
  }

  /// The touch that is tracked.
  var touch: UITouch? {
    if case .tracking(let touch) = phase { return touch.object }
    return nil
  }
}

extension UIControl {
  /// Begins to track the first of the touches, if the control is enabled and idle (rule 7.1).
  func track(began touches: Set<UITouch>, _ event: UIEvent?) {
    if hasLostTouch { cancel(with: event) }
    guard isEnabled, let touch = touches.min(by: { $0.serial < $1.serial }) else { return }
    if let last = tracking.touch, last.phase.isFinal, tracking.next.object == nil {
      tracking.next = Weak(touch)
    }
    guard !tracking.isOn else { return }
    running {
      guard beginTracking(touch, with: event), isEnabled, !tracking.isOn else { return }
      tracking.phase = .tracking(Weak(touch))
      // A touch that waited for its turn may have moved since: where it began counts (rule 7.2).
      let start = convert(touch.original.location, from: touch.window)
      tracking.isInside = point(inside: start, with: event)
      highlight(tracking.isInside)
      send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
    }
  }

  /// Follows the touch: first the control, then one send for where the touch is and for what it crossed
  /// (rule 7.3).
  func track(moved touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = tracking.touch, touches.contains(touch) else { return }
    running {
      let before = tracking.isInside
      let inside = isInReach(touch, event)
      tracking.isInside = inside
      highlight(inside)
      guard tracking.touch === touch else { return }
      let goesOn = continueTracking(touch, with: event)
      // The control's own code may have ended it.
      guard tracking.touch === touch else { return }
      guard goesOn else { return stopTracking() }
      var events: Event = inside ? .touchDragInside : .touchDragOutside
      if inside != before { events.insert(inside ? .touchDragEnter : .touchDragExit) }
      send(events, with: event)
    }
  }

  /// Ends: first the control, then one send for where the touch was lifted (rule 7.4).
  ///
  /// The highlight goes when everybody was told, so that what an action says about it doesn't hold.
  func track(ended touches: Set<UITouch>, _ event: UIEvent?) {
    forgetNext(in: touches)
    guard let touch = tracking.touch, touches.contains(touch) else { return }
    running {
      let inside = isInReach(touch, event)
      tracking.isInside = inside
      tracking.phase = .ending
      endTracking(touch, with: event)
      endTrackingQuietly()
      sendLift(inside: inside, with: event)
      if !tracking.isOn { stopTracking() }
    }
    trackNext(event)
  }

  /// Cancels, if the touch is among those that were taken away (rule 7.5).
  func track(cancelled touches: Set<UITouch>, _ event: UIEvent?) {
    forgetNext(in: touches)
    guard let touch = tracking.touch, touches.contains(touch) else { return }
    cancel(with: event)
    trackNext(event)
  }

  /// A touch that waits for its turn is over.
  private func forgetNext(in touches: Set<UITouch>) {
    if let next = tracking.next.object, touches.contains(next) { tracking.next = Weak(nil) }
  }

  /// Gives a touch its turn that waited for the one before to end.
  private func trackNext(_ event: UIEvent?) {
    guard let next = tracking.next.object else { return }
    tracking.next = Weak(nil)
    if next.delivery == .delivered { track(began: [next], event) }
  }

  /// Cancels without an event, if a touch is tracked.
  func breakOff() {
    tracking.next = Weak(nil)
    if case .tracking = tracking.phase { cancel(with: nil) }
  }

  /// Whether the touch that is tracked was lost without a word: its view left the control, say, and had
  /// nobody to pass its cancellation on to.
  private var hasLostTouch: Bool {
    guard case .tracking(let touch) = tracking.phase else { return false }
    return touch.object.map { $0.delivery == .closed } ?? true
  }

  /// Tells the control and, as soon as nothing else is being sent, everybody else.
  private func cancel(with event: UIEvent?) {
    let waits = tracking.runs > 0
    running {
      cancelTracking(with: event)
      stopTracking()
      if waits { tracking.owesCancel = true } else { send(.touchCancel, with: event) }
    }
  }

  /// The end of an end; called by hand in the middle, the end without a word.
  func endTrackingQuietly() {
    switch tracking.phase {
    case .idle: break
    case .tracking: stopTracking()
    case .ending: tracking.phase = .idle
    }
  }

  /// Forgets the touch.
  func stopTracking() {
    tracking.phase = .idle
    tracking.isInside = false
    highlight(false)
  }

  private func highlight(_ isOn: Bool) {
    if isHighlighted != isOn { isHighlighted = isOn }
  }

  /// Whether a tracked touch counts as inside: at most the margin away from the bounds, each side for
  /// itself, or where the control says that it is (rule 7.2).
  private func isInReach(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    let margin = CGFloat(UIApplication.shared.constants.controlMargin) + UIControl.slack
    let x = max(bounds.minX - point.x, point.x - bounds.maxX)
    let y = max(bounds.minY - point.y, point.y - bounds.maxY)
    return max(x, y) <= margin || self.point(inside: point, with: event)
  }

  /// A billionth of a point, which the rounding of coordinates may add.
  private static var slack: CGFloat { 1e-9 }

  // MARK: Sending

  /// Sends what is registered for any of the events (rule 7.7).
  func send(_ events: Event, with event: UIEvent?) {
    running {
      let list = handlers.list
      for handler in list where !handler.events.isDisjoint(with: events) {
        switch handler.receiver {
        case .action(let action): sendAction(action)
        case .chain(let action): sendAction(action, to: nil, for: event)
        case .target(let target, let action):
          if let object = target.object { sendAction(action, to: object, for: event) }
        }
      }
    }
  }

  /// Runs something during which a handler may switch the control off: the cancellation that follows
  /// from it is sent afterwards, so that nobody hears of the end before the beginning.
  private func running(_ work: () -> Void) {
    tracking.runs += 1
    work()
    tracking.runs -= 1
    if tracking.runs == 0, tracking.owesCancel {
      tracking.owesCancel = false
      send(.touchCancel, with: nil)
    }
  }
}
