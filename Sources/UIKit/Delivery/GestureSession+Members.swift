import TouchCore

// Who takes part: recognizers join when their attempt begins, and leave at its reset.
extension GestureSession {
  /// Notes that a recognizer has to be asked whom it waits for.
  func talks(_ id: RecognizerID) { talkative.insert(id) }

  /// The recognizers at some indices of the arbiter, deepest and newest first (rule 3.6).
  func recognizers(_ set: RecognizerSet) -> [UIGestureRecognizer] {
    receivers.filter { $0.attempt.id.map(set.contains) ?? false }
  }

  func member(_ id: RecognizerID) -> UIGestureRecognizer? {
    reference(to: id)?.takeUnretainedValue()
  }

  /// A recognizer that takes part, uncounted: it is there until its reset.
  @inline(__always)
  func reference(to id: RecognizerID) -> Unmanaged<UIGestureRecognizer>? {
    id.index < members.count ? members[id.index] : nil
  }

  /// The view of a recognizer that takes part, uncounted.
  @inline(__always)
  func view(of id: RecognizerID) -> Unmanaged<UIView>? {
    var view: Unmanaged<UIView>?
    reference(to: id)?.use { view = $0.viewReference }
    return view
  }

  /// Whether a recognizer takes part with an index.
  @inline(__always)
  func isMember(_ recognizer: UIGestureRecognizer, _ id: RecognizerID) -> Bool {
    reference(to: id)?.toOpaque() == Unmanaged.passUnretained(recognizer).toOpaque()
  }

  /// The first of some recognizers that meets a condition.
  @inline(__always)
  func first(
    of set: RecognizerSet,
    where condition: (UIGestureRecognizer) -> Bool
  ) -> UIGestureRecognizer? {
    // The answers may come from client code: they are about the members as they are now.
    var next = set.first
    while let id = next {
      if let recognizer = reference(to: id), recognizer.meets(condition) {
        return recognizer.takeUnretainedValue()
      }
      next = set.after(id)
    }
    return nil
  }

  /// Whether the recognizer is in the middle of an attempt of another application.
  func isForeign(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let id = recognizer.attempt.id else { return false }
    return member(id) !== recognizer
  }

  /// Gives a recognizer an index in the arbiter, and asks which recognizers wait for which (rule 4.22).
  func join(_ recognizer: UIGestureRecognizer) {
    guard recognizer.attempt.id == nil else { return }
    let id = arbiter.join()
    while members.count <= id.index { members.append(nil) }
    members[id.index] = Unmanaged.passUnretained(recognizer)
    recognizer.attempt.id = id
    recognizer.attempt.sessionReference = Unmanaged.passUnretained(self)
    recognizer.viewReference?.use { recognizer.attempt.depth = $0.knownDepth }
    recognizer.resetMachine()
    if let index = receivers.index(where: { goes(recognizer, before: $0) }) {
      receivers.insert(recognizer, at: index)
    } else {
      receivers.append(recognizer)
    }
    if recognizer.isTalkative { talks(id) }
    // For speed: two built-in recognizers that nothing was set in are known not to wait for each other.
    if talkative.isEmpty, !isObserved { return }
    // The answers may come from client code: walk over the members as they are now.
    let others = receivers
    for index in others.indices {
      let other = others[index]
      if other === recognizer { continue }
      if mustWait(recognizer, for: other) { link(recognizer, toWaitFor: other) }
      if mustWait(other, for: recognizer) { link(other, toWaitFor: recognizer) }
    }
  }

  /// Ends an attempt: the recognizer's own clean-up first, then everything the engine kept (rule 4.4).
  func reset(_ id: RecognizerID) { reference(to: id)?.use { reset($0, id) } }

  private func reset(_ recognizer: UIGestureRecognizer, _ id: RecognizerID) {
    tell(recognizer, .reset)
    recognizer.attempt.callbacks += 1
    recognizer.attempt.isResetting = true
    recognizer.reset()
    recognizer.resetMachine()
    setAlarm(of: recognizer, to: nil)
    recognizer.tracked.removeAll()
    recognizer.attempt.startAnew()
    members[id.index] = nil
    hover.forget(recognizer)
    // What reset() asked for came too late: it was about the attempt that is over.
    if !inbox.isEmpty { inbox.discard { $0.recognizer === recognizer } }
  }

  /// Lets go of the recognizers that were reset, all at once: nothing else may keep them.
  func forget(ofReset reset: RecognizerSet) {
    touches.forget(reset)
    if !presses.live.isEmpty || !presses.waiting.isEmpty { presses.forget(reset) }
    if !talkative.isEmpty { talkative.subtract(reset) }
    receivers.discard { $0.attempt.id == nil }
  }

  // MARK: Order

  /// Whether one gets its inputs before the other: the deeper view, then the newer (rules 3.6, 4.15).
  func goes(_ first: UIGestureRecognizer, before second: UIGestureRecognizer) -> Bool {
    if first.attempt.depth != second.attempt.depth {
      return first.attempt.depth > second.attempt.depth
    }
    return first.attachmentSerial > second.attachmentSerial
  }

  // MARK: Requirements

  private func mustWait(_ one: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
    one.isTold(toWaitFor: other) || asks(one, toWaitFor: other)
  }

  /// Makes one that takes part wait for another that does.
  func link(_ recognizer: UIGestureRecognizer, toWaitFor other: UIGestureRecognizer) {
    guard stage != .settling else { return links.append((recognizer, other)) }
    guard let id = recognizer.attempt.id, let required = other.attempt.id else { return }
    if arbiter.require(id, toWaitFor: required) {
      tell(recognizer, .requires(other))
    } else {
      tell(recognizer, .requirementRefused(other))
      log("a failure requirement was refused: the two gestures would wait for each other for ever")
    }
  }
}
