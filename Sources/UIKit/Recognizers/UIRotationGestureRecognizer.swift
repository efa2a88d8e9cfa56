import TouchCore

/// Two fingers that turn around each other (rule 6.12).
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  @exclusivity(unchecked) private var machine = TwoFingerMachine(
    .angle,
    thresholds: UIApplication.shared.constants
  )

  /// How far the fingers have turned, in radians, clockwise; setting it lets it go on from there.
  open var rotation: CGFloat {
    get { CGFloat(machine.value) }
    set { machine.value = Double(newValue) }
  }

  /// How fast the fingers turn, in radians a second.
  open var velocity: CGFloat { CGFloat(machine.velocity) }

  override var machineDeadline: TouchTime? { machine.deadline }
  override func machineIgnores(_ contact: Contact.ID) -> Bool { machine.ignores(contact) }
  override var machineSatisfiedLimits: [GestureReason] { machine.satisfiedLimits }
  override var machineThresholds: GestureConstants? { machine.thresholds }
  override func tuneMachine(_ thresholds: GestureConstants) { machine.thresholds = thresholds }
  override func resetMachine() { machine.reset() }
  override class var plainClass: UIGestureRecognizer.Type? { UIRotationGestureRecognizer.self }
  override func answer(to input: GestureInput) -> GestureAnswer? { machine.receive(input) }
}
