import TouchCore

/// Two fingers that move apart or together (rule 6.11).
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var machine = PinchMachine(constants: UIApplication.shared.constants)

  /// How far apart the fingers are, as a factor of where they began; setting it lets it go on from there
  /// and forgets the velocity.
  open var scale: CGFloat {
    get { CGFloat(machine.scale) }
    set { machine.scale = Double(newValue) }
  }

  /// How fast the scale changes, per second.
  open var velocity: CGFloat { CGFloat(machine.velocity) }

  override var machineDeadline: TouchTime? { machine.deadline }
  override func machineIgnores(_ contact: Contact.ID) -> Bool { machine.ignores(contact) }
  override var machinePassed: [GestureReason] { machine.passed }
  override var machineConstants: GestureConstants? { machine.constants }
  override func tuneMachine(_ constants: GestureConstants) { machine.constants = constants }
  override func resetMachine() { machine.reset() }
  override func answer(to input: GestureInput) -> GestureAnswer? { machine.receive(input) }
}
