import TouchCore

/// A pointer over the view that doesn't touch (rule 6.15).
///
/// It takes no part in touches, and no other gesture excludes it.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  @exclusivity(unchecked) private var machine = HoverMachine()

  /// Excludes no other gesture.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Is excluded by no other gesture.
  open override func canBePrevented(
    by preventingGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  override var takesTouches: Bool { false }
  override var followsHover: Bool { true }
  override var machineSatisfiedLimits: [GestureReason] { machine.satisfiedLimits }
  override func resetMachine() { machine.reset() }
  override func answer(to input: GestureInput) -> GestureAnswer? { machine.receive(input) }
  override func beginMachine(with contacts: [ContactSample], at time: TouchTime) -> Bool {
    machine.begin(with: contacts, at: time)
  }
}
