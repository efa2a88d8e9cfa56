/// How far something is that a spring pulls from 0 to 1, at each moment: a damped oscillation in closed
/// form.
///
/// The equation is `m·x″ + c·x′ + k·(x − 1) = 0` with x(0) = 0 and x′(0) = the initial velocity, which
/// counts whole distances a second. `ω = √(k/m)` and `ζ = c/(2·√(k·m))` say it all.
public struct SpringCurve: Hashable, Sendable {
  /// How fast the spring would swing undamped, in radians a second.
  public let frequency: Double
  /// How much it is damped: below 1 it swings past the end, from 1 on it doesn't.
  public let dampingRatio: Double
  /// How fast it is at first, in whole distances a second; positive leads to the end.
  public let initialVelocity: Double

  /// The distance from the end, in whole distances, within which a spring counts as settled.
  ///
  /// With it, Apple's documented `settlingDuration` of the standard `CASpringAnimation`, 1.4727 s, comes
  /// out to the last digit.
  public static let settledDistance = 0.001

  /// How much nearer than this to 1 a damping ratio counts as critical.
  private static var criticalWidth: Double { 1e-6 }

  /// Creates a spring from its frequency and damping ratio, both of which must not be negative.
  ///
  /// What is no number counts as nothing: a spring without a frequency is at its end at once, one without
  /// a damping ratio is critically damped, one without a velocity starts at rest.
  public init(frequency: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    self.frequency = frequency.isFinite ? frequency : 0
    self.dampingRatio = dampingRatio.isFinite ? dampingRatio : 1
    self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
  }

  /// Creates a spring from a mass, a stiffness and a damping.
  public init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
      initialVelocity: initialVelocity
    )
  }

  /// Creates a spring from how long it seems to take, in seconds, and how much it bounces: 0 not at all,
  /// 1 for ever, below 0 it creeps.
  public init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
    let bounce = min(max(bounce, -0.999), 1)
    self.init(
      frequency: 2 * .pi / max(perceptualDuration, 1e-3),
      dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce),
      initialVelocity: initialVelocity
    )
  }

  /// Creates the spring that settles within a time, in seconds.
  public init(settlingDuration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    // Time and frequency are exchanged: the spring of frequency 1 with the velocity scaled to it settles
    // after `frequency` times as long. The search narrows the frequency down.
    let duration = settlingDuration.isFinite ? max(settlingDuration, 1e-3) : 1e-3
    let ratio = dampingRatio.isFinite ? max(dampingRatio, 0.01) : 1
    var (low, high) = (1e-3 / duration, 1e6 / duration)
    for _ in 0..<80 {
      let middle = (low * high).squareRoot()
      let spring = SpringCurve(
        frequency: middle,
        dampingRatio: ratio,
        initialVelocity: initialVelocity
      )
      if spring.settlingDuration > duration { low = middle } else { high = middle }
    }
    self.init(frequency: high, dampingRatio: ratio, initialVelocity: initialVelocity)
  }

  // MARK: Motion

  /// What the damping makes of the spring.
  private enum Kind {
    /// It swings, so fast.
    case swinging(Double)
    /// It comes as fast as it can without swinging.
    case critical
    /// It creeps; two decays, the slow one and the fast one.
    case creeping(Double, Double)
  }

  private var kind: Kind {
    if (dampingRatio - 1).magnitude < Self.criticalWidth { return .critical }
    if dampingRatio < 1 {
      return .swinging(frequency * (1 - dampingRatio * dampingRatio).squareRoot())
    }
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    // The slow decay is what the product of both leaves: a difference would lose its digits.
    let fast = frequency * (dampingRatio + root)
    return .creeping(frequency * frequency / fast, fast)
  }

  /// How far it is, in seconds after the start: 0 at first, 1 at rest, and beyond in between.
  public func progress(at time: Double) -> Double {
    guard time > 0, frequency > 0 else { return frequency > 0 ? 0 : 1 }
    switch kind {
    case .swinging(let swing):
      let decay = dampingRatio * frequency
      let slope = (decay - initialVelocity) / swing
      let angle = swing * time
      return 1
        - ElementaryFunctions.exp(-decay * time)
        * (ElementaryFunctions.cos(angle) + slope * ElementaryFunctions.sin(angle))
    case .critical:
      let slope = frequency - initialVelocity
      return 1 - ElementaryFunctions.exp(-frequency * time) * (1 + slope * time)
    case .creeping(let slow, let fast):
      let (one, other) = creepingParts(slow, fast)
      return 1 - one * ElementaryFunctions.exp(-slow * time)
        - other * ElementaryFunctions.exp(-fast * time)
    }
  }

  /// How fast it is, in whole distances a second.
  public func velocity(at time: Double) -> Double {
    guard frequency > 0 else { return 0 }
    guard time > 0 else { return initialVelocity }
    switch kind {
    case .swinging(let swing):
      let decay = dampingRatio * frequency
      let slope = (decay - initialVelocity) / swing
      let angle = swing * time
      return ElementaryFunctions.exp(-decay * time)
        * ((decay - slope * swing) * ElementaryFunctions.cos(angle)
          + (decay * slope + swing) * ElementaryFunctions.sin(angle))
    case .critical:
      let slope = frequency - initialVelocity
      return ElementaryFunctions.exp(-frequency * time)
        * (frequency * (1 + slope * time) - slope)
    case .creeping(let slow, let fast):
      let (one, other) = creepingParts(slow, fast)
      return slow * one * ElementaryFunctions.exp(-slow * time)
        + fast * other * ElementaryFunctions.exp(-fast * time)
    }
  }

  private func creepingParts(_ slow: Double, _ fast: Double) -> (slow: Double, fast: Double) {
    let one = (fast - initialVelocity) / (fast - slow)
    return (one, 1 - one)
  }

  // MARK: Settling

  /// A distance from the end that the spring doesn't exceed from a moment on.
  private func reach(at time: Double) -> Double {
    switch kind {
    case .swinging(let swing):
      let decay = dampingRatio * frequency
      return ElementaryFunctions.exp(-decay * time)
        * (1 + ((decay - initialVelocity) / swing).magnitude)
    case .critical:
      return ElementaryFunctions.exp(-frequency * time)
        * (1 + (frequency - initialVelocity).magnitude * time)
    case .creeping(let slow, let fast):
      let (one, other) = creepingParts(slow, fast)
      return one.magnitude * ElementaryFunctions.exp(-slow * time)
        + other.magnitude * ElementaryFunctions.exp(-fast * time)
    }
  }

  /// The time in seconds after which the spring is at rest, as far as can be seen: from then on it is
  /// within `settledDistance` of the end.
  ///
  /// Infinite for a spring that isn't damped at all.
  public var settlingDuration: Double {
    guard frequency > 0 else { return 0 }
    guard dampingRatio > 0 else { return .infinity }
    if case .swinging(let swing) = kind {
      let decay = dampingRatio * frequency
      let first = 1 + ((decay - initialVelocity) / swing).magnitude
      return max(0, ElementaryFunctions.log(first / Self.settledDistance) / decay)
    }
    var (low, high) = (0.0, 1 / frequency)
    while reach(at: high) > Self.settledDistance, high < 1e9 { high *= 2 }
    // The envelope of a critical spring may grow at first; from its peak on it falls for good.
    if case .critical = kind {
      let slope = (frequency - initialVelocity).magnitude
      if slope > 0 { low = max(0, 1 / frequency - 1 / slope) }
      high = max(high, low)
      while reach(at: high) > Self.settledDistance, high < 1e9 { high *= 2 }
    }
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if reach(at: middle) > Self.settledDistance { low = middle } else { high = middle }
    }
    return high
  }
}
