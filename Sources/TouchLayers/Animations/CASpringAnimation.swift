import TouchCore
public import TouchGraphics

/// An animation of a property that a spring pulls.
///
/// It takes `duration`, like any other; give it `settlingDuration` to see the spring come to rest.
open class CASpringAnimation: CABasicAnimation {
  /// The mass that hangs on the spring; positive.
  open var mass: CGFloat = 1
  /// How strongly the spring pulls; positive.
  open var stiffness: CGFloat = 100
  /// How much it is damped.
  open var damping: CGFloat = 10
  /// How fast it is at first, in whole changes a second; positive leads to the end.
  open var initialVelocity: CGFloat = 0

  /// Creates an animation of a property by a spring that seems to take a time, in seconds.
  ///
  /// - Parameters:
  ///   - perceptualDuration: How long the spring seems to take, in seconds.
  ///   - bounce: How much it bounces: 0 not at all, up to 1; below 0 it creeps.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = SpringCurve(perceptualDuration: perceptualDuration, bounce: Double(bounce))
    stiffness = CGFloat(spring.frequency * spring.frequency)
    damping = CGFloat(2 * spring.dampingRatio * spring.frequency)
    duration = spring.settlingDuration
  }

  /// The spring as a value.
  var spring: SpringCurve {
    SpringCurve(
      mass: Double(mass),
      stiffness: Double(stiffness),
      damping: Double(damping),
      initialVelocity: Double(initialVelocity)
    )
  }

  /// How long it takes until the spring is visibly at rest, in seconds.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// How long the spring seems to take, in seconds: a whole swing without damping.
  public final var perceptualDuration: CFTimeInterval {
    spring.frequency > 0 ? 2 * Double.pi / spring.frequency : 0
  }

  /// How much it bounces, as `init(perceptualDuration:bounce:)` has it: 0 not at all, below 0 it creeps.
  public final var bounce: CGFloat {
    let ratio = CGFloat(spring.dampingRatio)
    return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
  }

  override func part(at time: Double, of cycle: TimingCycle) -> Double {
    spring.progress(at: time)
  }
}
