import TouchCore

/// Two fingers that move apart or together (rule 6.11).
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  @exclusivity(unchecked) private var machine = TwoFingerMachine(
    .distance,
    thresholds: UIApplication.shared.constants
  )

  /// How far apart the fingers are, as a factor of where they began; setting it lets it go on from there
  /// and forgets the velocity.
  open var scale: CGFloat {
    get { CGFloat(machine.value) }
    set { machine.value = Double(newValue) }
  }

  /// How fast the scale changes, per second.
  open var velocity: CGFloat { CGFloat(machine.velocity) }

  override var machineDeadline: TouchTime? { machine.deadline }
  override func machineIgnores(_ contact: Contact.ID) -> Bool { machine.ignores(contact) }
  override var machineSatisfiedLimits: [GestureReason] { machine.satisfiedLimits }
  override var machineThresholds: GestureConstants? { machine.thresholds }
  override func tuneMachine(_ thresholds: GestureConstants) { machine.thresholds = thresholds }
  override func resetMachine() { machine.reset() }
  override class var plainClass: UIGestureRecognizer.Type? { UIPinchGestureRecognizer.self }
  override func answer(to input: GestureInput) -> GestureAnswer? { machine.receive(input) }
}
