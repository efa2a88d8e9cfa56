/// Every threshold and figure of scroll views that is not a property of a scroll view.
///
/// Rule numbers stand with each value. Most were measured by others or decided here, and a device may
/// yet say otherwise. Change them here, or give a scroll view other values.
public struct ScrollConstants: Hashable, Sendable {
  // MARK: Rubber band (rule 8.9)

  /// How much of a displacement beyond the edge is shown at first, as a part (rule 8.9).
  public var bandStiffness = 0.55

  // MARK: Deceleration (rule 8.11)

  /// What is left of the velocity after a millisecond at the normal rate (rule 8.11).
  public var normalRate = 0.998
  /// What is left of the velocity after a millisecond at the fast rate (rule 8.11).
  public var fastRate = 0.99
  /// The speed at which a deceleration stops, in points per second (rule 8.11).
  public var stopSpeed = 10.0
  /// How long a finger rests before its lift throws no more (rule 8.10, observed).
  ///
  /// Longer than this without a move, and content inside its range stays where it is. Exactly so long is
  /// between two samples of a surface that reports 25 a second: its fingers lift in full motion.
  public var restBeforeLift: TouchTime = .milliseconds(40)

  // MARK: Bounce (rule 8.12)

  /// The rate of the critically damped return from beyond an edge, per second (rule 8.12).
  public var bounceRate = 10.9
  /// The a of the held release x0·(1 + a·ω·t)·e^(−ωt) (rule 8.12).
  public var heldReleaseShare = 0.325
  /// How near a return comes to where it leads before it is over, in points (rule 8.12).
  public var settleDistance = 0.4

  // MARK: Retargeting and paging (rules 8.10, 8.13)

  /// The speed from which a flick picks the page, in points per second (rule 8.13).
  public var pageFlickSpeed = 300.0
  /// The rate of the critically damped motion to a page, per second (rule 8.13).
  public var pageRate = 10.9

  // MARK: Dragging (rules 8.7, 8.8)

  /// Half the angle of the cone about an axis in which a drag locks to it, in degrees (rule 8.8).
  public var directionalLockAngle = 30.0
  /// How far a finger may stray and still rest, while another one scrolls, in points (rule 8.7).
  public var restingMovement = 3.5
  /// How long a finger stays where it is before it counts as resting (rule 8.7).
  public var restingTime: TouchTime = .milliseconds(100)

  // MARK: Nesting (rule 8.17)

  /// How near its edge content is that leaves a drag to an enclosing scroll view, in points (rule 8.17).
  public var edgeReach = 0.5

  // MARK: Animations (rules 8.15, 8.18)

  /// How long an animated change of the offset or the scale takes (rule 8.15).
  public var animationDuration: TouchTime = .milliseconds(300)
  /// How long an animation takes at least to an end that a change of the range gave it (rule 8.16).
  public var redirectedDuration: TouchTime = .milliseconds(150)
  /// How far a scale goes beyond its limit at most, as a factor of the limit (rule 8.18).
  public var zoomBandReach = 2.0

  // MARK: Refreshing

  /// The height of a refresh control, and how far it is pulled to begin refreshing, in points.
  public var refreshHeight = 60.0

  // MARK: Indicators

  /// The thickness of an indicator, in points.
  public var indicatorThickness = 3.0
  /// The distance of an indicator from the edge that it lies along, in points.
  public var indicatorMargin = 3.0
  /// The shortest an indicator becomes for long content, in points.
  public var indicatorMinimumLength = 36.0
  /// The shortest an indicator becomes beyond the edge of the content, in points.
  public var indicatorMinimumOverscrollLength = 8.0
  /// How opaque an indicator's colour is, from 0 to 1.
  public var indicatorOpacity = 0.35
  /// How long indicators stay after the content came to rest.
  public var indicatorDelay: TouchTime = .milliseconds(500)
  /// How long indicators take to fade.
  public var indicatorFade: TouchTime = .milliseconds(250)

  /// Creates the constants with their standard values.
  public init() {}

  /// The values that the library uses where nothing else is said.
  public static let standard = ScrollConstants()
}
