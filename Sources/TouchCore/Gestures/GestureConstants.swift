/// Every threshold of the gestures that is not a property of a recognizer.
///
/// Rule numbers stand with each value. Apple documents few of them; most were observed or decided,
/// and a device may yet say otherwise. Change them here, or give a machine other values.
public struct GestureConstants: Hashable, Sendable {
  // MARK: Tap (rules 6.1, 6.2)

  /// The farthest a tapping finger may move from its start, in points (rule 6.2).
  public var tapMovement = 45.0
  /// The longest that a tap may last, from its first finger's touch to its last lift (rule 6.2).
  public var tapHold: TouchTime = .milliseconds(750)
  /// The longest time between a tap's last lift and the next tap's first touch (rule 6.2).
  public var tapGap: TouchTime = .milliseconds(350)
  /// The farthest that a later tap may be from the first, in points (rule 6.2).
  public var tapDistance = 45.0

  // MARK: Long press (rule 6.4)

  /// How long the fingers have to stay down, where nothing else is said (rule 6.4).
  public var longPressDuration: TouchTime = .milliseconds(500)
  /// The farthest a finger may move before the press begins, in points (rule 6.4).
  public var longPressMovement = 10.0

  // MARK: Pan (rules 6.5, 6.6, 6.14)

  /// The travel at which a pan begins, in points; also what is subtracted (rules 6.5, 6.6).
  public var panSlop = 10.0
  /// The width of the strip along an edge in which an edge pan starts, in points (rule 6.14).
  public var edgeStrip = 20.0

  /// How long a wheel is silent before its steps count as over (rule 6.9).
  ///
  /// Ours: steps have no end of their own.
  public var scrollStepSilence: TouchTime = .milliseconds(150)

  // MARK: Pinch and rotation (rules 6.11, 6.12)

  /// The change of the fingers' distance at which a pinch begins, in points (rule 6.11).
  public var pinchSlop = 10.0
  /// What is added to, or subtracted from, the distance that counts as scale 1, in points.
  public var pinchOffset = 8.0
  /// The smallest distance between two fingers that a scale is computed with, in points.
  public var pinchFloor = 1.0
  /// The turn at which a rotation begins, in radians: 10° (rule 6.12).
  public var rotationSlop = 10 * Double.pi / 180
  /// What is subtracted from the turn, in radians: 5° (rule 6.12).
  public var rotationOffset = 5 * Double.pi / 180

  // MARK: Swipe (rule 6.10)

  /// The longest that a swipe may take.
  public var swipeDuration: TouchTime = .milliseconds(500)
  /// The travel along the direction that a swipe needs at its very start, in points.
  public var swipeTravel = 50.0
  /// The part of that travel which each second takes away.
  public var swipeTravelDecay = 0.94
  /// The farthest a swipe may stray from its line at its very start, in points.
  public var swipeStray = 50.0
  /// The part of that distance which each second takes away.
  public var swipeStrayDecay = 0.98

  // MARK: Velocity (rules 6.6, 6.8, 6.11, 6.13)

  /// The figures behind the velocity estimators.
  public var velocity = VelocityConstants.standard
  /// Whether setting a translation, scale or rotation discards the velocity (rules 6.6, 6.11).
  public var settingResetsVelocity = true

  // MARK: Touches (rule 1.9)

  /// The longest time between two taps that a touch's tap count adds up (rule 1.9).
  public var tapCountGap: TouchTime = .milliseconds(350)
  /// The farthest apart that taps are added up, and that a tap may move, in points (rule 1.9).
  public var tapCountDistance = 45.0

  /// How long a contact has to be silent before one that begins with its number is a new touch.
  ///
  /// Sooner, the beginning counts as a move of the touch that is down. Zero: a beginning always is one,
  /// and the touch whose end was lost is cancelled.
  public var lostStreamSilence: TouchTime = .zero

  /// How long after a touch was lifted better values for its samples are still waited for (rule 1.15).
  public var estimatePatience: TouchTime = .seconds(2)

  /// How many inputs that are over wait for undecided recognizers at most (rule 5.6).
  ///
  /// Where there are more, the oldest wait no longer. Our own choice: as many as can be live.
  public var mostWaitingInputs = 64

  // MARK: Arbitration (rule 5.2)

  /// Whether a recognized gesture takes its touches from their views before its action rather than after.
  public var cancelsTouchesBeforeAction = false

  // MARK: Scroll views and controls (rules 7.2, 8.3)

  /// How long a scroll view keeps touches from its content (rule 8.3).
  public var contentTouchDelay: TouchTime = .milliseconds(150)
  /// How far a tracked finger may leave a control and still count as inside, in points (rule 7.2); on
  /// everything but a pad.
  public var controlMargin = 70.0
  /// How far a tracked finger may leave a control on a pad and still count as inside, in points (rule 7.2).
  public var padControlMargin = 25.0

  /// Creates the constants with their standard values.
  public init() {}

  /// The values that the library uses where nothing else is said.
  public static let standard = GestureConstants()
}
