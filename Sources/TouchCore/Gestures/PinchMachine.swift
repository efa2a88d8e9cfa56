/// Two fingers that move apart or together (rules 6.11, 6.13).
///
/// The pinch begins when the distance between the fingers has changed by the slop. The distance
/// that counts as scale 1 is then moved towards the change, so that the scale begins near 1. While
/// one of the fingers is away the scale stands still, and it goes on from there with the next one.
public struct PinchMachine: GestureMachine {
  /// What a pinch has to be like.
  public struct Configuration: Hashable, Sendable {
    /// How the velocity is estimated; a change holds from the next attempt on.
    public var velocityEstimation: VelocityEstimation

    /// Creates a configuration.
    public init(velocityEstimation: VelocityEstimation = .lastInterval) {
      self.velocityEstimation = velocityEstimation
    }
  }

  /// Where the attempt stands.
  private enum State {
    /// The distance has not changed enough from what it was with the first touch of both.
    case possible
    /// The pinch follows its fingers.
    case active
    /// The attempt is over.
    case finished
  }

  /// What the pinch has to be like.
  public var configuration: Configuration
  /// The thresholds; changes hold from the next input on.
  public var constants: GestureConstants
  private var state = State.possible
  private var fingers = FingerList()
  /// The fingers' distance when both were down, in points.
  private var start = 0.0
  /// The distance that counts as `base`, in points.
  private var reference = 1.0
  /// The scale at the reference: 1, what the client set, or what it was when a finger came back.
  private var base = 1.0
  private var currentScale = 1.0
  /// What the fingers had reached when one of them left before the beginning.
  private var reached: GestureReason?
  private var estimator = VelocityEstimator()
  /// The moment of the last input.
  private var now = TouchTime.zero

  /// Creates a machine that waits for its first finger.
  public init(
    configuration: Configuration = Configuration(),
    constants: GestureConstants = .standard
  ) {
    self.configuration = configuration
    self.constants = constants
  }

  // MARK: What the pinch tells

  /// The fingers' distance in parts of the distance that counts as 1 (rule 6.11).
  ///
  /// Setting it lets the scale go on from the new value, and forgets the velocity.
  public var scale: Double {
    get { currentScale }
    set {
      currentScale = newValue
      rebase()
      if constants.settingResetsVelocity { restartVelocity() }
    }
  }

  /// How fast the scale changes, per second (rule 6.13).
  public var velocity: Double { estimator.velocity(at: now).dx * base / reference }

  // MARK: Inputs

  /// None: only touches move a pinch.
  public var deadline: TouchTime? { nil }

  /// Whether a finger is none of the two.
  public func ignores(_ id: Contact.ID) -> Bool { !fingers.isEmpty && !fingers.contains(id) }

  /// Takes in up to two fingers; further ones are ignored.
  public mutating func began(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    if case .finished = state { return .finished }
    guard fingers.add(contacts, upTo: 2) > 0, let span = fingers.span else {
      return .wait(progress)
    }
    now = time
    if case .possible = state { start = span.length }
    rebase()
    restartVelocity()
    return .wait(progress)
  }

  /// Begins when the distance has changed by the slop; follows it from then on.
  public mutating func moved(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    guard fingers.move(contacts), let span = fingers.span else { return .wait(progress) }
    measure(at: time)
    if case .active = state { return .changed }
    let change = span.length - start
    guard Threshold.reaches(change.magnitude, constants.pinchSlop) else { return .wait(progress) }
    let reason = progress
    let offset = change < 0 ? -constants.pinchOffset : constants.pinchOffset
    reference = max(start + offset, constants.pinchFloor)
    base = 1
    state = .active
    measure(at: time)
    return .began(reason)
  }

  /// Ends the pinch with its last finger; while one is left, the scale stands still.
  public mutating func ended(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    let (span, scale) = (fingers.span, currentScale)
    // A lift where the fingers already were is no sample: a fit would take it for a rest.
    if case .active = state, fingers.move(contacts), fingers.span != span { measure(at: time) }
    let answer = left(contacts, at: time, reason: .lifted)
    return answer.wish == nil && currentScale != scale ? .changed : answer
  }

  /// Breaks the pinch off when its last finger is taken.
  public mutating func cancelled(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    left(contacts, at: time, reason: .touchesCancelled)
  }

  /// Waits on: a pinch has no deadline.
  public mutating func deadlinePassed(at time: TouchTime) -> GestureAnswer { .wait(progress) }

  /// Forgets the fingers, their distance and its velocity.
  public mutating func reset() {
    state = .possible
    fingers.removeAll()
    start = 0
    reference = 1
    base = 1
    currentScale = 1
    reached = nil
    estimator.reset()
    now = .zero
  }

  // MARK: Steps

  /// The fingers' distance; never so small that a scale would lose its meaning.
  private var distance: Double { max(fingers.span?.length ?? 0, constants.pinchFloor) }

  /// Takes in where the fingers are: for the velocity always, for the scale once it has begun.
  private mutating func measure(at time: TouchTime) {
    guard let span = fingers.span else { return }
    now = time
    estimator.add(Point(x: span.length, y: 0), at: time)
    if case .active = state { currentScale = base * distance / reference }
  }

  /// Lets the scale go on from its present value where the fingers are now.
  private mutating func rebase() {
    base = currentScale
    if fingers.span != nil { reference = distance }
  }

  /// Forgets how the distance changed so far.
  private mutating func restartVelocity() {
    estimator = VelocityEstimator(configuration.velocityEstimation, constants: constants.velocity)
    if let span = fingers.span { estimator.add(Point(x: span.length, y: 0), at: now) }
  }

  /// How far the attempt has come.
  private var progress: GestureReason {
    if case .finished = state { return .finished }
    guard let span = fingers.span else { return .tooFewTouches(fingers.count, needed: 2) }
    if case .active = state { return .following }
    return .spread((span.length - start).magnitude, needed: constants.pinchSlop)
  }

  /// Lets fingers go; the last one decides how the attempt is over.
  private mutating func left(
    _ contacts: [ContactSample],
    at time: TouchTime,
    reason: GestureReason
  ) -> GestureAnswer {
    let before = progress
    if fingers.span != nil { reached = before }
    guard fingers.remove(contacts) > 0 else { return .wait(before) }
    now = time
    guard fingers.isEmpty else { return .wait(progress) }
    let lifted = reason == .lifted
    if case .active = state { return finish(GestureAnswer(lifted ? .ended : .cancelled, reason)) }
    return finish(.failed(lifted ? reached ?? before : reason))
  }

  private mutating func finish(_ answer: GestureAnswer) -> GestureAnswer {
    state = .finished
    fingers.removeAll()
    return answer
  }
}
