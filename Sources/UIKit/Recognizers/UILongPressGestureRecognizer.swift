import TouchCore

/// Fingers that stay down (rule 6.4).
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  @exclusivity(unchecked) private var machine = LongPressMachine(
    thresholds: UIApplication.shared.constants
  )

  /// The number of taps before the press.
  open var numberOfTapsRequired: Int {
    get { machine.configuration.numberOfTapsRequired }
    set { machine.configuration.numberOfTapsRequired = newValue }
  }

  /// The number of fingers that press together.
  open var numberOfTouchesRequired: Int {
    get { machine.configuration.numberOfTouchesRequired }
    set { machine.configuration.numberOfTouchesRequired = newValue }
  }

  /// How long the fingers have to stay down before the gesture begins, in seconds.
  open var minimumPressDuration: TimeInterval {
    get { machine.configuration.minimumPressDuration.seconds }
    set { machine.configuration.minimumPressDuration = .seconds(newValue) }
  }

  /// The farthest a finger may move before the gesture begins, in points.
  open var allowableMovement: CGFloat {
    get { CGFloat(machine.configuration.allowableMovement) }
    set { machine.configuration.allowableMovement = Double(newValue) }
  }

  override var ownPressTypes: [UIPress.PressType] { [.select] }
  override var machineDeadline: TouchTime? { machine.deadlineInPlace }
  package override var machinePause: GesturePause? { machine.pause }
  override func machineIgnores(_ contact: Contact.ID) -> Bool { machine.ignoresInPlace(contact) }
  override var machineSatisfiedLimits: [GestureReason] { machine.satisfiedLimits }
  override var machineThresholds: GestureConstants? { machine.thresholds }
  override func tuneMachine(_ thresholds: GestureConstants) { machine.thresholds = thresholds }
  override func resetMachine() { machine.reset() }
  override class var plainClass: UIGestureRecognizer.Type? { UILongPressGestureRecognizer.self }
  override func answer(to input: GestureInput) -> GestureAnswer? { machine.receive(input) }
  override func locateInMachine(
    _ moved: [ContactSample],
    leaving: [ContactSample],
    at time: TouchTime
  ) { machine.located(moved, leaving: leaving, at: time) }
  override func beginMachine(with contacts: [ContactSample], at time: TouchTime) -> Bool {
    machine.begin(with: contacts, at: time)
  }
}
