import TouchCore

/// Two fingers that turn around each other (rule 6.12).
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var machine = RotationMachine(constants: UIApplication.shared.constants)

  /// How far the fingers have turned, in radians, clockwise; setting it lets it go on from there.
  open var rotation: CGFloat {
    get { CGFloat(machine.rotation) }
    set { machine.rotation = Double(newValue) }
  }

  /// How fast the fingers turn, in radians a second.
  open var velocity: CGFloat { CGFloat(machine.velocity) }

  override var machineDeadline: TouchTime? { machine.deadline }
  override func machineIgnores(_ contact: Contact.ID) -> Bool { machine.ignores(contact) }
  override var machinePassed: [GestureReason] { machine.passed }
  override var machineConstants: GestureConstants? { machine.constants }
  override func tuneMachine(_ constants: GestureConstants) { machine.constants = constants }
  override func resetMachine() { machine.reset() }
  override func answer(to input: GestureInput) -> GestureAnswer? { machine.receive(input) }
}
