import TouchCore

/// Fingers that drag (rules 6.5 to 6.8).
open class UIPanGestureRecognizer: UIGestureRecognizer {
  @exclusivity(unchecked) private var machine = PanMachine(
    thresholds: UIApplication.shared.constants
  )

  /// The fewest fingers that drag.
  open var minimumNumberOfTouches: Int {
    get { machine.configuration.minimumNumberOfTouches }
    set { machine.configuration.minimumNumberOfTouches = newValue }
  }

  /// The most fingers that drag: one more before the beginning fails the gesture, one more afterwards
  /// is ignored (rule 6.7).
  open var maximumNumberOfTouches: Int {
    get { machine.configuration.maximumNumberOfTouches }
    set { machine.configuration.maximumNumberOfTouches = newValue }
  }

  /// The kinds of scroll input that drag as fingers do; none unless set (rule 6.9).
  ///
  /// Scrolling has no touches: `numberOfTouches` is 0, whatever the numbers above say. The location is that of
  /// the pointer. As a finger, it has to travel 10 points before the gesture begins (rule 6.5), which are
  /// taken off the translation (rule 6.6).
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The number of fingers that drag: 0 once the last one is lifted (rule 4.30).
  open override var numberOfTouches: Int { isFinished ? touchesLeft : super.numberOfTouches }

  /// The location of one of the fingers (rule 4.30).
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    isFinished
      ? location(ofTouchLeft: touchIndex, in: view) : super.location(ofTouch: touchIndex, in: view)
  }

  /// How far the fingers have dragged, in a view's coordinates (rule 6.6).
  open func translation(in view: UIView?) -> CGPoint {
    convertFromWindow(machine.translationInPlace, to: view)
  }

  /// Lets the translation go on from a value, and discards the velocity (rule 6.6).
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    machine.setTranslation(convertToWindow(translation, from: view))
  }

  /// How fast the fingers drag, in points a second of a view's coordinates (rule 6.8).
  open func velocity(in view: UIView?) -> CGPoint {
    convertFromWindow(machine.velocityInPlace, to: view)
  }

  /// Leaves fingers out that rest while others move (rule 8.7).
  func ignoreRestingTouches(_ constants: ScrollConstants) {
    machine.ignoreRestingTouches(constants)
  }
  /// Lets the attempt begin with its fingers, without a slop (rule 8.14).
  func beginAtOnce() { machine.beginsAtOnce = true }
  /// The fingers' whole translation, with the slop, in a view's coordinates.
  func path(in view: UIView?) -> Vector {
    let converted = convertFromWindow(machine.pathInPlace, to: view)
    return Vector(dx: Double(converted.x), dy: Double(converted.y))
  }
  /// The edges that the pan has to come from, where it has to come from one.
  var gate: EdgeGate? {
    get { machine.configuration.gate }
    set { machine.configuration.gate = newValue }
  }
  override var scrollTypes: UIScrollTypeMask? { allowedScrollTypesMask }
  override func willFollowScroll() { machine.followsScroll = true }

  override var machineDeadline: TouchTime? { machine.deadline }
  override func machineIgnores(_ contact: Contact.ID) -> Bool { machine.ignoresInPlace(contact) }
  package override var machineClosest: GestureReason? { machine.closest }
  override var machineSatisfiedLimits: [GestureReason] { machine.satisfiedLimits }
  override var machineThresholds: GestureConstants? { machine.thresholds }
  override func tuneMachine(_ thresholds: GestureConstants) { machine.thresholds = thresholds }
  override func resetMachine() { machine.reset() }
  override class var plainClass: UIGestureRecognizer.Type? { UIPanGestureRecognizer.self }
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
