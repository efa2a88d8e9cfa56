import TouchCore
import TouchLayers

/// One contact, from the moment it touches down until it is lifted or taken away.
///
/// The object stays the same for the whole contact, and so do its window and view: they are bound by one
/// hit test when the contact begins (rule 2.1). A pointer keeps its object over several clicks, each of
/// which is a contact (rule 1.1).
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UITouch: PlainObject {
  /// What happened to a touch since the event before (rule 1.2).
  public enum Phase: Int, Sendable {
    /// The touch touched down.
    case began = 0
    /// The touch moved, or its force changed.
    case moved = 1
    /// The touch did not change.
    case stationary = 2
    /// The touch was lifted.
    case ended = 3
    /// The touch was taken away.
    case cancelled = 4
    /// A pointer came into the window without touching.
    case regionEntered = 5
    /// A pointer moved in the window without touching.
    case regionMoved = 6
    /// A pointer that did not touch left the window.
    case regionExited = 7
  }

  /// What touches (rule 1.13).
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger on a surface away from the screen.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A mouse or touchpad pointer.
    case indirectPointer = 3

    #if !hasFeature(Embedded)
      /// A pencil, by its earlier name.
      public static let stylus = TouchType.pencil
    #endif
  }

  /// Values of a touch that can be estimates.
  public struct Properties: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The force.
    public static let force = Properties(rawValue: 1)
    /// The azimuth angle.
    public static let azimuth = Properties(rawValue: 2)
    /// The altitude angle.
    public static let altitude = Properties(rawValue: 4)
    /// The location.
    public static let location = Properties(rawValue: 8)
    #if !hasFeature(Embedded)
      /// The roll angle.
      public static let roll = Properties(rawValue: 16)
    #endif
  }

  /// The object's identity, so that sets of touches have the same order in every run.
  nonisolated let identity: Int
  /// Counts contacts: later ones have larger numbers.
  ///
  /// A pointer's object gets one for each click.
  @exclusivity(unchecked) private(set) var serial: Int

  /// The values of the touch now, before now, and when it began.
  @exclusivity(unchecked) var current: TouchSample
  @exclusivity(unchecked) var previous: TouchSample
  @exclusivity(unchecked) var original: TouchSample

  /// Where the touch stands on its way to its view.
  @exclusivity(unchecked) var tracking = Tracking()
  /// The phase of a pointer that doesn't touch, about which a hover recognizer's delegate is asked.
  @exclusivity(unchecked) var hoverPhase: Phase?
  /// The contact's number at the host; nil for a touch that a client made.
  @exclusivity(unchecked) var contact: Contact.ID?
  /// What touches.
  @exclusivity(unchecked) final var ownType: TouchType
  /// How many taps came quickly at this location.
  @exclusivity(unchecked) final var ownTapCount: Int
  /// The window in which the touch began.
  @exclusivity(unchecked) final var ownWindow: UIWindow?
  /// The view in which the touch began.
  @exclusivity(unchecked) final var ownView: UIView?
  /// The force at which `force` ends.
  @exclusivity(unchecked) final var ownMaximumForce: CGFloat
  #if !hasFeature(Embedded)
    package final var anchorage = Anchorage()
  #endif

  // MARK: Where

  /// Where the touch is, in a view's coordinates as they are now; nil means the window (rule 1.7).
  open func location(in view: UIView?) -> CGPoint { convert(current.location, to: view) }

  /// Where the touch was in the event before; its location when it began (rule 1.7).
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previous.location, to: view)
  }

  // MARK: Making one

  /// Creates a touch that belongs to no event: at the origin, without window and view.
  public init() {
    identity = 0
    serial = 0
    current = TouchSample(location: .zero, time: .zero)
    previous = current
    original = current
    ownType = .direct
    ownTapCount = 0
    ownMaximumForce = 0
  }

  /// Creates the touch of a contact that begins.
  init(serial: Int, contact: Contact, sample: TouchSample, maximumForce: Double) {
    identity = serial
    self.serial = serial
    self.contact = contact.id
    current = sample
    previous = sample
    original = sample
    ownType = TouchType(contact.kind)
    ownTapCount = 1
    ownMaximumForce = contact.force == nil ? 0 : CGFloat(maximumForce)
  }

  /// Makes this the touch of a pointer's next click (rule 1.1).
  ///
  /// - Precondition: The click before is over, and its responder was told so.
  func begin(serial: Int, contact: Contact, sample: TouchSample, maximumForce: Double) {
    self.serial = serial
    self.contact = contact.id
    current = sample
    previous = sample
    original = sample
    tracking = Tracking()
    ownTapCount = 1
    ownMaximumForce = contact.force == nil ? 0 : CGFloat(maximumForce)
  }

  /// What happened to the touch since the event before.
  final var presentPhase: Phase {
    hoverPhase ?? Phase(rawValue: tracking.phase.rawValue) ?? .stationary
  }

  #if !hasFeature(Embedded)
    // MARK: What subclasses override, as doubles in tests do; the engine doesn't ask them

    /// What touches.
    open var type: TouchType { ownType }

    /// How many taps, this one included, came quickly at this location; 0 after a large move (rule 1.9).
    open var tapCount: Int { ownTapCount }

    /// The window in which the touch began.
    open var window: UIWindow? { ownWindow }

    /// The view in which the touch began.
    open var view: UIView? { ownView }

    /// The force at which `force` ends on this hardware; 0 where it has none (rule 1.10).
    open var maximumPossibleForce: CGFloat { ownMaximumForce }

    /// What happened to the touch since the event before.
    open var phase: Phase { presentPhase }

    /// The recognizers that receive the touch.
    open var gestureRecognizers: [UIGestureRecognizer]? {
      ownWindow?.gestures?.recognizers(tracking.trackers)
    }

    /// When the touch was last measured, in seconds of the application's clock (rule 1.6).
    open var timestamp: TimeInterval { current.time.seconds }

    /// The values of this touch that are estimates (rule 1.15).
    open var estimatedProperties: Properties { current.estimated }

    /// The estimated values for which better ones will come (rule 1.15).
    open var estimatedPropertiesExpectingUpdates: Properties { current.expected }

    /// The number under which better values will come, or have come; nil where none do (rule 1.15).
    open var estimationUpdateIndex: NSNumber? {
      current.updateIndex.map { NSNumber(value: $0) }
    }

    /// How hard the touch presses: 1 is an average touch; 0 without force hardware (rule 1.10).
    open var force: CGFloat { CGFloat(current.force ?? 0) }

    /// The larger radius of the touched area in points (rule 1.12).
    open var majorRadius: CGFloat { CGFloat(current.radius ?? 0) }

    /// How far `majorRadius` can be off, in points.
    open var majorRadiusTolerance: CGFloat { CGFloat(current.radius ?? 0) / 4 }

    /// The angle above the surface in radians: 0 lies flat, π/2, as for a finger, is upright (rule 1.14).
    open var altitudeAngle: CGFloat { CGFloat(current.altitude ?? .pi / 2) }

    /// The most precise location there is, for drawing rather than hit testing (rule 1.8).
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// The most precise previous location there is (rule 1.8).
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// A pencil's direction in radians, from the view's +x towards the pencil's tail (rule 1.14).
    open func azimuthAngle(in view: UIView?) -> CGFloat { azimuth(in: view) }

    /// A pencil's direction as a vector of length 1 in a view's coordinates; along +x for a finger.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { azimuthDirection(in: view) }

    /// How far a pencil is turned about its length, in radians; 0, as of a device that doesn't measure it.
    open var rollAngle: CGFloat { 0 }
  #endif
}

// MARK: - Identity

extension UITouch: Hashable {
  /// Whether both are the same touch.
  nonisolated public static func == (lhs: UITouch, rhs: UITouch) -> Bool { lhs === rhs }

  /// Feeds the touch's identity to a hasher.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

  /// The touch's position in a set, without the seed that the standard library draws for each process.
  ///
  /// Clients walk sets of touches. With this, the walk has the same order in every run and on every
  /// platform, and a set of touches is found without hashing.
  nonisolated public func _rawHashValue(seed: Int) -> Int { identity }
}

#if !hasFeature(Embedded)
  extension UITouch: Anchored {}
#endif

/// What `UITouch.Phase` was called in earlier versions of Swift, and still is in much code.
public typealias UITouchPhase = UITouch.Phase

/// What `UITouch.TouchType` was called in earlier versions of Swift, and still is in much code.
public typealias UITouchType = UITouch.TouchType
