import TouchCore

// Bind and ask: which recognizers get a new input.
extension Pipeline {
  /// Finds the recognizers of the inputs that began in a window, once and for all (rules 3.2, 3.3).
  func bindNew(in window: UIWindow, of session: GestureSession) {
    let inputs = roster.inputs
    inputs.walk { input in
      if input.tracking.phase == .began, input.ownWindow === window {
        bind(input, beside: inputs, of: session)
      }
    }
  }

  private func bind(_ input: Input, beside others: [Input], of session: GestureSession) {
    input.willBind()
    if input.tracking.delivery == .unbound {
      input.tracking.delivery = input.isAccepted(beside: others) ? .pending : .closed
    }
    var view = input.ownView
    while let start = view, let owner = UIView.withRecognizers(from: start) {
      // Deepest first, newest first (rule 3.6), over list and tree as they are now: the questions may
      // run client code that changes both.
      let list = owner.gestureState.recognizers
      view = owner.parent
      list.walkBackwards { recognizer in
        guard input.concerns(recognizer) else { return }
        if let refuser = refuser(of: input, for: recognizer, in: session) {
          if session.isObserved { session.reportRefusal(of: input, for: recognizer, by: refuser) }
        } else {
          track(input, recognizer, in: session)
        }
      }
    }
  }

  /// Why a recognizer doesn't get a new input; nil if it does (rule 3.3).
  private func refuser(
    of input: Input,
    for recognizer: UIGestureRecognizer,
    in session: GestureSession
  ) -> GestureDecision.InputRefuser? {
    if !recognizer.isEnabled { return .disabled }
    if recognizer.isFinished { return .finished }
    if session.isForeign(recognizer) { return .otherApplication }
    if let mismatch = input.mismatch(with: recognizer, event) { return mismatch }
    // For speed: there is no client code to be asked.
    if recognizer.isPlain, !recognizer.mayHaveDelegate {
      return recognizer.viewReference == nil ? .removed : nil
    }
    if !recognizer.shouldReceive(event) { return .event }
    if input.isRefused(byDelegateOf: recognizer) { return .delegate }
    // The questions run client code, which may have taken the recognizer away.
    let isThere =
      recognizer.isEnabled && recognizer.viewReference != nil && !recognizer.isFinished
    return isThere ? nil : .removed
  }

  private func track(
    _ input: Input,
    _ recognizer: UIGestureRecognizer,
    in session: GestureSession
  ) {
    if recognizer.attempt.id == nil {
      input.prepare(recognizer)
      session.join(recognizer)
    }
    guard let id = recognizer.attempt.id else { return }
    Input[of: recognizer].insert(input)
    input.mark(recognizer)
    input.tracking.trackers.insert(id)
    if session.isObserved { session.reportReceipt(of: input, by: recognizer) }
  }
}

// Functions of their own: closures would hold on to what they capture, observed or not.
extension GestureSession {
  @inline(never)
  fileprivate func reportRefusal<Input: Trackable>(
    of input: Input,
    for recognizer: UIGestureRecognizer,
    by refuser: GestureDecision.InputRefuser
  ) {
    tell(recognizer, .refused(input.observed, by: refuser))
  }

  @inline(never)
  fileprivate func reportReceipt<Input: Trackable>(
    of input: Input,
    by recognizer: UIGestureRecognizer
  ) {
    tell(recognizer, .received(input.observed))
  }
}
