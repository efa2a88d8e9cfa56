import TouchCore

extension UIGestureRecognizer {
  /// The state as code that asks just now may see it (rules 4.7 and 4.31).
  var visibleState: State {
    if let sending = attempt.sending { return sending }
    if attempt.callbacks > 0 {
      let isPossible = attempt.isResetting && gestures.application.profile.isStatePossibleInReset
      return isPossible ? .possible : attempt.own
    }
    if attempt.isWaiting { return .possible }
    return gestures.isDelivering ? attempt.granted : attempt.own
  }

  /// Whether the attempt is over, for the recognizer itself or for all.
  var isFinished: Bool {
    attempt.own.isFinished || attempt.granted.isFinished
  }

  /// Whether the attempt is over for all, and no action of it is being sent.
  var isOver: Bool { attempt.granted.isFinished && attempt.sending == nil }

  /// Takes a state that the recognizer's own code asks for.
  func enterOwnState(_ wish: State) {
    // One that is switched off doesn't begin.
    guard !attempt.isAsking, attempt.own != .possible || isEnabled,
      var next = attempt.own.normalized(wish)
    else { return }
    let reason = takeReason()
    if attempt.own == .possible, next != .failed {
      let refuser = refuserOfBeginning()
      // The code that was asked may have switched the recognizer off.
      guard attempt.own == .possible else { return }
      if let refuser { return submit(.failed, because: reasonForRefusal(by: refuser)) }
      submit(next, because: reason)
      if next == .began, attempt.followed != .began { leadMachine() }
      return
    }
    // A beginning that no action was sent for yet is withdrawn, not cancelled (rule 4.32).
    if next == .cancelled, attempt.granted == .possible { next = .failed }
    submit(next, because: reason)
  }

  /// Goes on with a gesture that is under way, as `enterOwnState(.changed)` does, unless an observer has to
  /// hear why.
  ///
  /// - Returns: Whether it did.
  @inline(__always)
  func goesOn() -> Bool {
    attempt.own.isActive && notes(.changed, because: .following)
  }

  /// Gives up before the beginning, as `enterOwnState(.failed)` does, unless an observer has to hear why.
  ///
  /// - Returns: Whether it did.
  @inline(__always)
  func givesUp(because reason: GestureReason) -> Bool {
    attempt.own == .possible && isEnabled && notes(.failed, because: reason)
  }

  @inline(__always)
  private func notes(_ state: State, because reason: GestureReason) -> Bool {
    guard !attempt.isAsking, let id = attempt.id, let session = attempt.sessionReference,
      session.meets({ $0.takes(state, of: self, id, because: reason) })
    else { return false }
    attempt.own = state
    attempt.sending = nil
    attempt.hasSpoken = true
    return true
  }

  private func submit(_ state: State, because reason: GestureReason) {
    attempt.own = state
    attempt.sending = nil
    attempt.hasSpoken = true
    if let session = attempt.sessionReference {
      session.use { $0.submit(self, state, because: reason) }
    } else {
      gestures.submit(self, state, because: reason)
    }
  }

  /// Asks whether the gesture may begin, and says who refused.
  ///
  /// Asked are the views from the touched one up to the recognizer's own, then the delegate; all must
  /// agree (rules 4.9, 4.10).
  private func refuserOfBeginning() -> Refuser? {
    refusal = nil
    attempt.isAsking = true
    defer { attempt.isAsking = false }
    if let own = view {
      var asked: UIView? = touchedView ?? own
      if let first = asked, first !== own, !first.isDescendant(of: own) { asked = own }
      while let next = asked {
        let answer = next.gestureRecognizerShouldBegin(self)
        if !gestures.note(.shouldBegin, self, nil, .view, answer) { return .view }
        asked = next === own ? nil : next.superview
      }
    }
    if mayHaveDelegate, let delegate {
      let answer = delegate.gestureRecognizerShouldBegin(self)
      if !gestures.note(.shouldBegin, self, nil, .delegate, answer) { return .delegate }
    }
    return nil
  }

  /// Why the state that is being set is what it is: what the machine says, or the client's own code.
  private func takeReason() -> GestureReason {
    if let reason = attempt.reason {
      attempt.reason = nil
      return reason
    }
    // Worked out for observers alone.
    return gestures.isObserved ? explainedReason ?? ownReason : .unexplained
  }

  /// Records why the view is about to refuse the beginning.
  final func refuse(_ words: StaticString) { refusal = words }

  /// Why the recognizer fails where a view or the delegate refuses its beginning.
  final func reasonForRefusal(by refuser: Refuser) -> GestureReason {
    guard let words = refusal else { return .refused(by: refuser) }
    refusal = nil
    return .explained(ReasonText(words), nil)
  }

  /// What is known of a state that the client's own code sets without a reason.
  private var ownReason: GestureReason {
    guard let callback = attempt.callback else { return .unexplained }
    return .decided(in: callback, touches: tracked.touches.inputs.count)
  }

  /// The view in which the input began that the attempt is made of.
  private var touchedView: UIView? {
    if let touch = tracked.touches.inputs.first { return touch.ownView }
    if let press = tracked.presses.inputs.first { return press.ownView }
    return tracked.scrolls.inputs.first?.ownView
  }

  /// Breaks the attempt off from outside: cancelled where it began, failed where not; the recognizer lets
  /// go of its inputs (rules 4.24, 4.28).
  func abandon(because reason: GestureReason) {
    guard attempt.id != nil || attempt.own != .possible else { return }
    dropInputs()
    attempt.isAbandoned = true
    let began = attempt.granted.isActive
    // Discards an unsettled wish; an end that others wait for is still delivered.
    guard attempt.granted == .possible || began && !isFinished else { return }
    attempt.own = began ? .cancelled : .failed
    gestures.submit(self, began ? .cancelled : .failed, because: reason)
  }
}

/// What `UIGestureRecognizer.State` was called in earlier versions of Swift, and still is in much code.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
