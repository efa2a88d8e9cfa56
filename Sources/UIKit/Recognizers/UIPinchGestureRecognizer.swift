import TouchCore

/// Two fingers that move apart or together (rule 6.11).
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  @exclusivity(unchecked) private var machine = TwoFingerMachine(
    .distance,
    thresholds: UIApplication.shared.constants
  )

  /// How far apart the fingers are, as a factor of where they began; setting it lets it go on from there
  /// and discards the velocity.
  open var scale: CGFloat {
    get { CGFloat(machine.valueInPlace) }
    set { machine.value = Double(newValue) }
  }

  /// How fast the scale changes, per second.
  open var velocity: CGFloat { CGFloat(machine.velocityInPlace) }

  /// The number of fingers; once they are lifted it is 1, the one lifted last (rule 4.30).
  open override var numberOfTouches: Int { isFinished ? touchesLeft : super.numberOfTouches }

  /// The location of one of the fingers (rule 4.30).
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    isFinished
      ? location(ofTouchLeft: touchIndex, in: view) : super.location(ofTouch: touchIndex, in: view)
  }

  override var keepsLastLift: Bool { true }
  override var machineDeadline: TouchTime? { machine.deadline }
  override func machineIgnores(_ contact: Contact.ID) -> Bool { machine.ignoresInPlace(contact) }
  package override var machineClosest: GestureReason? { machine.closest }
  override var machineSatisfiedLimits: [GestureReason] { machine.satisfiedLimits }
  override var machineThresholds: GestureConstants? { machine.thresholds }
  override func tuneMachine(_ thresholds: GestureConstants) { machine.thresholds = thresholds }
  override func resetMachine() { machine.reset() }
  override class var plainClass: UIGestureRecognizer.Type? { UIPinchGestureRecognizer.self }
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
