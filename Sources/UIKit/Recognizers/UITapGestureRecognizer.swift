import TouchCore

/// One or several taps with one or several fingers (rules 6.1 to 6.3).
open class UITapGestureRecognizer: UIGestureRecognizer {
  @exclusivity(unchecked) private var machine = TapMachine(
    thresholds: UIApplication.shared.constants
  )

  /// The number of taps, one after the other.
  open var numberOfTapsRequired: Int {
    get { machine.configuration.numberOfTapsRequired }
    set { machine.configuration.numberOfTapsRequired = newValue }
  }

  /// The number of fingers that tap together.
  open var numberOfTouchesRequired: Int {
    get { machine.configuration.numberOfTouchesRequired }
    set { machine.configuration.numberOfTouchesRequired = newValue }
  }

  /// The buttons that count where a pointer taps; fingers have none (rule 9.4).
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  /// The location of the first tap in a view, or in the window (rule 6.1).
  open override func location(in view: UIView?) -> CGPoint {
    guard let location = machine.locationInPlace else { return super.location(in: view) }
    return convertFromWindow(CGPoint(location), to: view)
  }

  /// The number of fingers that tap; also after they were lifted.
  open override var numberOfTouches: Int {
    attempt.isOfPresses ? super.numberOfTouches : max(super.numberOfTouches, machine.contactCount)
  }

  /// The location of one of the fingers; that of the tap itself once the finger was lifted.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    if touchIndex >= super.numberOfTouches, touchIndex < numberOfTouches {
      return location(in: view)
    }
    return super.location(ofTouch: touchIndex, in: view)
  }

  /// A tap never prevents a tap of a higher count (rule 4.16).
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    if let tap = preventedGestureRecognizer as? UITapGestureRecognizer,
      tap.numberOfTapsRequired > numberOfTapsRequired
    {
      return false
    }
    return super.canPrevent(preventedGestureRecognizer)
  }

  /// A tap of a higher count goes before one of a lower, which it prevents (rule 4.16).
  override func precedes(_ other: UIGestureRecognizer) -> Bool? {
    guard let tap = other as? UITapGestureRecognizer,
      tap.numberOfTapsRequired != numberOfTapsRequired
    else { return nil }
    return numberOfTapsRequired > tap.numberOfTapsRequired
  }

  override var buttons: UIEvent.ButtonMask? { buttonMaskRequired }
  override var ownPressTypes: [UIPress.PressType] { [.select] }
  override var machineDeadline: TouchTime? { machine.deadlineInPlace }
  package override var machinePause: GesturePause? { machine.pause }
  override var machineSatisfiedLimits: [GestureReason] { machine.satisfiedLimits }
  override var machineThresholds: GestureConstants? { machine.thresholds }
  override func tuneMachine(_ thresholds: GestureConstants) { machine.thresholds = thresholds }
  override func resetMachine() { machine.reset() }
  override class var plainClass: UIGestureRecognizer.Type? { UITapGestureRecognizer.self }
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
