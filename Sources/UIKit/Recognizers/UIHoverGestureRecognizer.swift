import TouchCore

/// A pointer over the view that doesn't touch (rule 6.15).
///
/// It takes no part in touches, and no other gesture excludes it.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var machine = HoverMachine()

  /// Excludes nobody.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Is excluded by nobody.
  open override func canBePrevented(
    by preventingGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Follows a pointer that came, moved or went.
  func receiveHover(_ input: GestureInput, _ contact: Contact, at time: TouchTime) {
    guard !isFinished else { return }
    let origin = view?.window?.frame.origin ?? .zero
    let sample = TouchSample(contact, at: time, origin: origin)
    attempt.place = sample.location
    attempt.callbacks += 1
    let answer = machine.receive(
      input,
      [ContactSample(id: contact.id, location: Point(sample.location))],
      at: time
    )
    follow(answer)
    attempt.callbacks -= 1
  }

  override var takesTouches: Bool { false }
  override var machineSatisfiedLimits: [GestureReason] { machine.satisfiedLimits }
  override func resetMachine() { machine.reset() }
}
