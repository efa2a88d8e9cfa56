import TouchCore

// What recognizers, their delegates and views are asked; an observer hears the answers.
extension GestureSession {
  /// Asks both sides whether one has to wait for the other (rule 4.22).
  func asks(_ one: UIGestureRecognizer, toWaitFor other: UIGestureRecognizer) -> Bool {
    if note(.requireFailure, one, other, .recognizer, one.shouldRequireFailure(of: other)) {
      return true
    }
    if note(.beRequiredToFail, other, one, .recognizer, other.shouldBeRequiredToFail(by: one)) {
      return true
    }
    if one.mayHaveDelegate, let delegate = one.delegate {
      let answer = delegate.gestureRecognizer(one, shouldRequireFailureOf: other)
      if note(.requireFailure, one, other, .delegate, answer) { return true }
    }
    if other.mayHaveDelegate, let delegate = other.delegate {
      let answer = delegate.gestureRecognizer(other, shouldBeRequiredToFailBy: one)
      if note(.beRequiredToFail, other, one, .delegate, answer) { return true }
    }
    return false
  }

  /// Whether one that is recognized keeps the other from it (rules 4.11, 4.12).
  fileprivate func excludes(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard note(.canPrevent, winner, other, .recognizer, winner.canPrevent(other)),
      note(.canBePrevented, other, winner, .recognizer, other.canBePrevented(by: winner))
    else { return false }
    // The recognizing side is asked first; either yes is enough (rule 4.11).
    return !allows(winner, other) && !allows(other, winner)
  }

  private func allows(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard one.mayHaveDelegate, let delegate = one.delegate else { return false }
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
    if isObserved { reportAnswer(question, asked, other, respondent, answer) }
    return answer
  }

  // A function of its own: a closure would hold on to what it captures, observed or not.
  @inline(never)
  private func reportAnswer(
    _ question: GestureDecision.Question,
    _ asked: UIGestureRecognizer,
    _ other: UIGestureRecognizer?,
    _ respondent: GestureDecision.Respondent,
    _ answer: Bool
  ) {
    guard let observer, observer.usesQuestions(about: asked) else { return }
    tell(asked, .asked(question, other: other, of: respondent, answer: answer))
  }
}

/// What the arbiter asks, answered by the recognizers and their delegates.
#if !hasFeature(Embedded)
  @MainActor
#endif
struct Relations {
  let session: GestureSession

  func areRelated(_ first: RecognizerID, _ second: RecognizerID) -> Bool {
    guard let first = session.view(of: first), let second = session.view(of: second) else {
      return false
    }
    let (one, other) = (first.takeUnretainedValue(), second.takeUnretainedValue())
    return one.isDescendant(of: other) || other.isDescendant(of: one)
  }

  func excludes(_ winner: RecognizerID, _ other: RecognizerID) -> Bool {
    guard let winner = session.member(winner), let other = session.member(other) else {
      return false
    }
    return session.excludes(winner, other)
  }

  /// Which of two goes first: by their kind (rule 4.16), otherwise one that lets the other live, so that
  /// both are recognized, otherwise by their order in the tree.
  func precedes(_ first: RecognizerID, _ second: RecognizerID) -> Bool {
    guard let first = session.member(first), let second = session.member(second) else {
      return false
    }
    if let answer = first.precedes(second) { return answer }
    let prevents = first.canPrevent(second)
    return prevents == second.canPrevent(first) ? session.goes(first, before: second) : !prevents
  }
}

// The arbiter knows of no actor; it is asked on the main one and asks there, which the compiler checks.
#if hasFeature(Embedded)
  extension Relations: GestureRelations {}
#else
  extension Relations: @MainActor GestureRelations {}
#endif
