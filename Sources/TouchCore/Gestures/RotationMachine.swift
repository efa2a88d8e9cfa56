/// Two fingers that turn about each other (rules 6.12, 6.13).
///
/// The rotation begins when the line between the fingers has turned by the slop; part of the slop
/// is then taken off once. Turns add up, beyond half circles and whole ones. While one of the
/// fingers is away the rotation stands still, and it goes on from there with the next one.
public struct RotationMachine: GestureMachine {
  /// What a rotation has to be like.
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
    /// The fingers have not turned enough from where both were down first.
    case possible
    /// The rotation follows its fingers.
    case active
    /// The attempt is over.
    case finished
  }

  /// What the rotation has to be like.
  public var configuration: Configuration
  /// The thresholds; changes hold from the next input on.
  public var constants: GestureConstants
  private var state = State.possible
  private var fingers = FingerList()
  /// The angle of the line between the fingers, in radians.
  private var angle = 0.0
  /// The sum of all turns since both fingers were down first, in radians.
  private var turned = 0.0
  /// The turn that counts as rotation zero, in radians.
  private var origin = 0.0
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

  // MARK: What the rotation tells

  /// The turn in radians, positive is clockwise on the screen (rule 6.12).
  ///
  /// Zero until the rotation begins. Setting it lets the rotation go on from the new value, without
  /// another slop, and forgets the velocity.
  public var rotation: Double {
    get {
      if case .possible = state { return 0 }
      return turned - origin
    }
    set {
      origin = turned - newValue
      if constants.settingResetsVelocity { restartVelocity() }
    }
  }

  /// How fast the fingers turn, in radians per second (rule 6.13).
  public var velocity: Double { estimator.velocity(at: now).dx }

  // MARK: Inputs

  /// None: only touches move a rotation.
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
    angle = ElementaryFunctions.atan2(span.dy, span.dx)
    if case .possible = state { turned = 0 }
    restartVelocity()
    return .wait(progress)
  }

  /// Begins when the fingers have turned by the slop; follows them from then on.
  public mutating func moved(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    guard fingers.move(contacts), fingers.span != nil else { return .wait(progress) }
    measure(at: time)
    if case .active = state { return .changed }
    let reason = progress
    guard Threshold.reaches(turned.magnitude, constants.rotationSlop) else { return .wait(reason) }
    origin = turned < 0 ? -constants.rotationOffset : constants.rotationOffset
    state = .active
    return .began(reason)
  }

  /// Ends the rotation with its last finger; while one is left, it stands still.
  public mutating func ended(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    let (span, before) = (fingers.span, turned)
    // A lift where the fingers already were is no sample: a fit would take it for a rest.
    if case .active = state, fingers.move(contacts), fingers.span != span { measure(at: time) }
    let answer = left(contacts, at: time, reason: .lifted)
    return answer.wish == nil && turned != before ? .changed : answer
  }

  /// Breaks the rotation off when its last finger is taken.
  public mutating func cancelled(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    left(contacts, at: time, reason: .touchesCancelled)
  }

  /// Waits on: a rotation has no deadline.
  public mutating func deadlinePassed(at time: TouchTime) -> GestureAnswer { .wait(progress) }

  /// Forgets the fingers, their turn and its velocity.
  public mutating func reset() {
    state = .possible
    fingers.removeAll()
    angle = 0
    turned = 0
    origin = 0
    reached = nil
    estimator.reset()
    now = .zero
  }

  // MARK: Steps

  /// Takes in where the fingers are; at one and the same point they keep their last angle.
  private mutating func measure(at time: TouchTime) {
    guard let span = fingers.span else { return }
    now = time
    if span != .zero {
      let next = ElementaryFunctions.atan2(span.dy, span.dx)
      var turn = next - angle
      if turn > .pi { turn -= 2 * .pi }
      if turn < -.pi { turn += 2 * .pi }
      angle = next
      turned += turn
    }
    estimator.add(Point(x: turned, y: 0), at: time)
  }

  /// Forgets how the fingers turned so far.
  private mutating func restartVelocity() {
    estimator = VelocityEstimator(configuration.velocityEstimation, constants: constants.velocity)
    if fingers.span != nil { estimator.add(Point(x: turned, y: 0), at: now) }
  }

  /// How far the attempt has come.
  private var progress: GestureReason {
    if case .finished = state { return .finished }
    if fingers.span == nil { return .tooFewTouches(fingers.count, needed: 2) }
    if case .active = state { return .following }
    return .turned(turned.magnitude, needed: constants.rotationSlop)
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
