import TouchCore
import TouchLayers

/// A control's tracking state.
struct ControlTracking {
  /// The phase of tracking.
  enum Phase {
    /// No touch is tracked.
    case idle
    /// This touch is tracked.
    case tracking(Weak<UITouch>)
    /// The touch was lifted, and `endTracking(_:with:)` is running.
    case ending
  }

  var phase = Phase.idle
  /// The touch that is tracked next.
  ///
  /// It began after the tracked touch was lifted but before that lift was delivered: both came in
  /// one event, or a recognizer defers the lift.
  var next = Weak<UITouch>(anchor: nil)
  /// Whether the touch is inside (rule 7.2).
  var isInside = false
  /// How many sends, and calls that lead to sends, are running.
  var runs = 0
  /// Whether a `touchCancel` is due when they have returned.
  var owesCancel = false

  /// Whether a touch is tracked, or its end is being delivered.
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
  /// Starts tracking the first of the touches that hit the control itself, if it is enabled and idle (rule 7.1).
  ///
  /// A touch that a subview forwards ends here without being tracked: a subview that takes touches covers the control.
  func track(began touches: Set<UITouch>, _ event: UIEvent?) {
    if hasLostTouch(before: touches) { cancel(with: event) }
    let own = touches.lazy.filter { $0.ownView === self }
    guard isEnabled, let touch = own.min(by: { $0.serial < $1.serial }) else { return }
    if let last = tracking.touch, last.phase.isFinal, tracking.next.object == nil {
      tracking.next = Weak(touch)
    }
    guard !tracking.isOn else { return }
    running {
      guard beginTracking(touch, with: event), isEnabled, !tracking.isOn else { return }
      tracking.phase = .tracking(Weak(touch))
      // A touch that waited may have moved since; its start location counts (rule 7.2).
      let start = convert(touch.original.location, from: touch.ownWindow)
      tracking.isInside = point(inside: start, with: event)
      highlight(tracking.isInside)
      guard sendsTouchDown else { return }
      send(touch.ownTapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
    }
  }

  /// Follows the touch: calls `continueTracking`, then sends the drag and crossing events at once
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
      // `continueTracking` may have ended the tracking.
      guard tracking.touch === touch else { return }
      guard goesOn else { return stopTracking() }
      var events: Event = inside ? .touchDragInside : .touchDragOutside
      if inside != before { events.insert(inside ? .touchDragEnter : .touchDragExit) }
      send(events, with: event)
    }
  }

  /// Ends tracking: calls `endTracking`, then sends the lift's event (rule 7.4).
  ///
  /// The highlight is cleared after the actions ran, so a highlight that an action sets doesn't
  /// last.
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

  /// Cancels tracking, if the tracked touch is among the cancelled ones (rule 7.5).
  func track(cancelled touches: Set<UITouch>, _ event: UIEvent?) {
    forgetNext(in: touches)
    guard let touch = tracking.touch, touches.contains(touch) else { return }
    cancel(with: event)
    trackNext(event)
  }

  /// Drops the waiting touch if it is among these, which ended.
  private func forgetNext(in touches: Set<UITouch>) {
    if let next = tracking.next.object, touches.contains(next) { tracking.next = Weak(nil) }
  }

  /// Starts tracking the touch that waited for the previous one to end.
  private func trackNext(_ event: UIEvent?) {
    guard let next = tracking.next.object else { return }
    tracking.next = Weak(nil)
    if next.tracking.delivery == .delivered { track(began: [next], event) }
  }

  /// Cancels without an event if a touch is tracked.
  func breakOff() {
    tracking.next = Weak(nil)
    if case .tracking = tracking.phase { cancel(with: nil) }
  }

  /// Whether the tracked touch ended without reaching the control.
  ///
  /// That happens where a subclass overrides `touchesEnded(_:with:)` or `touchesCancelled(_:with:)` without calling
  /// super. A pointer's touch that begins again ended before (rule 1.1).
  private func hasLostTouch(before touches: Set<UITouch>) -> Bool {
    guard case .tracking(let touch) = tracking.phase else { return false }
    guard let touch = touch.object else { return true }
    return touch.tracking.delivery == .closed || touches.contains(touch)
  }

  /// Calls `cancelTracking` and sends `touchCancel` once no other send is running.
  private func cancel(with event: UIEvent?) {
    let waits = tracking.runs > 0
    running {
      cancelTracking(with: event)
      stopTracking()
      if waits { tracking.owesCancel = true } else { send(.touchCancel, with: event) }
    }
  }

  /// Finishes tracking.
  ///
  /// If a subclass calls it during a touch, sends no event.
  func endTrackingQuietly() {
    switch tracking.phase {
    case .idle: break
    case .tracking: stopTracking()
    case .ending: tracking.phase = .idle
    }
  }

  /// Ends tracking and discards the touch.
  func stopTracking() {
    tracking.phase = .idle
    tracking.isInside = false
    highlight(false)
  }

  private func highlight(_ isOn: Bool) {
    if isHighlighted != isOn { isHighlighted = isOn }
  }

  /// Whether a tracked touch counts as inside: at most the margin outside each side of the bounds,
  /// or where `point(inside:with:)` says so (rule 7.2).
  private func isInReach(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    let application = UIApplication.shared
    let constants = application.constants
    let isPad = application.profile.idiom == .pad
    let margin =
      CGFloat(isPad ? constants.padControlMargin : constants.controlMargin) + UIControl.slack
    let x = max(bounds.minX - point.x, point.x - bounds.maxX)
    let y = max(bounds.minY - point.y, point.y - bounds.maxY)
    return max(x, y) <= margin || self.point(inside: point, with: event)
  }

  /// A tolerance of a billionth of a point for the rounding of coordinates.
  private static var slack: CGFloat { 1e-9 }

  // MARK: Sending

  /// Sends what is registered for any of the events (rule 7.7).
  func send(_ events: Event, with event: UIEvent?) {
    UIApplication.shared.controlListener?(self, events.rawValue)
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

  /// Runs `work`, in which a handler may disable the control.
  ///
  /// A cancellation that follows is sent afterwards, so that handlers receive the beginning first.
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
