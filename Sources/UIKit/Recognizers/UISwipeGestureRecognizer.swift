import TouchCore

/// A quick straight movement of one or several fingers (rule 6.10).
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions that a swipe may take.
  public struct Direction: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  @exclusivity(unchecked) private var machine = SwipeMachine(
    thresholds: UIApplication.shared.constants
  )

  /// The directions that count; to the right unless set.
  open var direction: Direction {
    get { Direction(rawValue: machine.configuration.direction.rawValue) }
    set { machine.configuration.direction = SwipeDirections(rawValue: newValue.rawValue) }
  }

  /// The number of fingers that swipe together.
  open var numberOfTouchesRequired: Int {
    get { machine.configuration.numberOfTouchesRequired }
    set { machine.configuration.numberOfTouchesRequired = newValue }
  }

  /// Where the swipe started, in a view or in the window (rule 6.10).
  open override func location(in view: UIView?) -> CGPoint {
    guard let location = machine.location else { return super.location(in: view) }
    return convertFromWindow(CGPoint(location), to: view)
  }

  /// The attempt without its limit of time, as it stood when its time was up; nil where that isn't why it failed.
  package var lateSwipe: LateSwipe? { machine.late }

  override var machineDeadline: TouchTime? { machine.deadlineInPlace }
  override func machineIgnores(_ contact: Contact.ID) -> Bool { machine.ignores(contact) }
  package override var machineClosest: GestureReason? { machine.closest }
  override var machineSatisfiedLimits: [GestureReason] { machine.satisfiedLimits }
  override var machineOtherMeasurements: [GestureReason] { machine.otherMeasurements }
  override var machineThresholds: GestureConstants? { machine.thresholds }
  override func tuneMachine(_ thresholds: GestureConstants) { machine.thresholds = thresholds }
  override func resetMachine() { machine.reset() }
  override class var plainClass: UIGestureRecognizer.Type? { UISwipeGestureRecognizer.self }
  override func answer(to input: GestureInput) -> GestureAnswer? { machine.receive(input) }
  override func beginMachine(with contacts: [ContactSample], at time: TouchTime) -> Bool {
    machine.begin(with: contacts, at: time)
  }
}

/// What `UISwipeGestureRecognizer.Direction` was called in earlier versions of Swift, and still is in much code.
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
