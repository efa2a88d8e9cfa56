import TouchCore

/// The timing of animations that a spring pulls.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UISpringTimingParameters: UITimingCurveProvider {
  /// Which spring it is, but for its velocity.
  private enum Spring {
    /// One that settles within the animation's duration.
    case damped(ratio: Double)
    /// One that takes its own time.
    case free(mass: Double, stiffness: Double, damping: Double)
    /// One that seems to take a time, and takes its own.
    case perceptual(duration: Double, bounce: Double)
  }

  /// How fast the property changes at first, in whole changes a second along each axis.
  ///
  /// What has no axes uses the x part.
  public let initialVelocity: CGVector
  private let spring: Spring

  /// The spring of the system: mass 3, stiffness 1000, damping 500, as UIKit's header and page give it.
  private static var system: Spring { .free(mass: 3, stiffness: 1000, damping: 500) }

  /// Creates the timing of the system's spring, whose damping ratio is 4.56; it takes its own time.
  public init() {
    spring = Self.system
    initialVelocity = .zero
  }

  /// Creates the same timing as `init()`: there are no archives.
  public required init?(coder: NSCoder) {
    spring = Self.system
    initialVelocity = .zero
  }

  /// Creates the timing of a spring that settles within the animation's duration.
  ///
  /// - Parameters:
  ///   - ratio: The damping: 1 doesn't oscillate, near 0 oscillates most.
  ///   - velocity: The initial velocity, as in `initialVelocity`.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    spring = .damped(ratio: Double(ratio))
    initialVelocity = velocity
  }

  /// Creates the timing of a spring at rest that settles within the animation's duration.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates the timing of a spring that takes its own time, whatever the animation's duration.
  public init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    spring = .free(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
    initialVelocity = velocity
  }

  /// Creates the timing of a spring that seems to take a time, in seconds, and takes its own.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds.
  ///   - bounce: The bounce: 0 for none, up to 1; below 0 it is overdamped.
  ///   - velocity: The initial velocity, as in `initialVelocity`.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
    spring = .perceptual(duration: duration, bounce: Double(bounce))
    initialVelocity = velocity
  }

  /// Creates the timing of a spring at rest that seems to take a time, in seconds.
  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  /// `spring`.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Nil.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// These parameters.
  open var springTimingParameters: UISpringTimingParameters? { self }

  private func curve(duration: TimeInterval, velocity: CGFloat) -> SpringCurve {
    let velocity = Double(velocity)
    switch spring {
    case .damped(let ratio):
      return SpringCurve(
        settlingDuration: duration,
        dampingRatio: min(max(ratio, 0), 1),
        initialVelocity: velocity
      )
    case .free(let mass, let stiffness, let damping):
      return SpringCurve(
        mass: mass,
        stiffness: stiffness,
        damping: damping,
        initialVelocity: velocity
      )
    case .perceptual(let duration, let bounce):
      return SpringCurve(
        perceptualDuration: duration,
        bounce: bounce,
        initialVelocity: velocity
      )
    }
  }

  /// The pacing of a way that takes a time, in seconds, unless the spring has its own.
  func pacing(duration: TimeInterval) -> AnimatorPacing {
    let x = curve(duration: duration, velocity: initialVelocity.dx)
    let y =
      initialVelocity.dx == initialVelocity.dy
      ? x : curve(duration: duration, velocity: initialVelocity.dy)
    if case .damped = spring { return AnimatorPacing(x: x, y: y, duration: duration) }
    let settled = max(x.settlingDuration, y.settlingDuration)
    return AnimatorPacing(x: x, y: y, duration: settled.isFinite ? settled : duration)
  }
}
