import TouchCore

// What recognizers, their delegates and views are asked; an observer hears the answers.
extension GestureEnvironment {
  /// Asks both sides whether one has to wait for the other (rule 4.22).
  func asks(_ one: UIGestureRecognizer, toWaitFor other: UIGestureRecognizer) -> Bool {
    if note(.requireFailure, one, other, .recognizer, one.shouldRequireFailure(of: other)) {
      return true
    }
    if note(.beRequiredToFail, other, one, .recognizer, other.shouldBeRequiredToFail(by: one)) {
      return true
    }
    if let delegate = one.delegate {
      let answer = delegate.gestureRecognizer(one, shouldRequireFailureOf: other)
      if note(.requireFailure, one, other, .delegate, answer) { return true }
    }
    if let delegate = other.delegate {
      let answer = delegate.gestureRecognizer(other, shouldBeRequiredToFailBy: one)
      if note(.beRequiredToFail, other, one, .delegate, answer) { return true }
    }
    return false
  }

  /// Whether one that is recognized keeps the other from it (rules 4.11, 4.12).
  func excludes(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard note(.canPrevent, winner, other, .recognizer, winner.canPrevent(other)),
      note(.canBePrevented, other, winner, .recognizer, other.canBePrevented(by: winner))
    else { return false }
    // The recognizing side is asked first; either yes is enough (rule 4.11).
    return !allows(winner, other) && !allows(other, winner)
  }

  private func allows(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard let delegate = one.delegate else { return false }
    let answer = delegate.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other)
    return note(.simultaneously, one, other, .delegate, answer)
  }

  /// Tells the observer of an answer, and gives it back.
  @inline(__always)
  func note(
    _ question: GestureDecision.Question,
    _ asked: UIGestureRecognizer,
    _ other: UIGestureRecognizer?,
    _ respondent: GestureDecision.Respondent,
    _ answer: Bool
  ) -> Bool {
    tell(asked, .asked(question, other: other, of: respondent, answer: answer))
    return answer
  }
}

extension UIGestureRecognizer {
  /// What else the recognizer was held against, where it asks to be recognized or fails.
  func measures(with state: State) -> [GestureReason] {
    switch state {
    case .began, .ended: attempt.granted == .possible ? machineSatisfiedLimits : []
    case .failed: machineOtherMeasurements
    case .possible, .changed, .cancelled: []
    }
  }
}

extension GestureReason {
  /// The other recognizer that the reason is about.
  var other: RecognizerID? {
    switch self {
    case .prevented(let other), .requirementRecognized(let other): other
    default: nil
    }
  }
}
