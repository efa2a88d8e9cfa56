/// Two fingers that move apart or together, or that turn about each other (rules 6.11 to 6.13).
///
/// The gesture begins when their distance, or the angle of the line between them, has changed by the
/// slop, part of which is then taken off once. While one of the fingers is away the value stands still,
/// and it goes on from there with the next one. The last finger ends the gesture.
public struct TwoFingerMachine: GestureMachine {
  /// What is measured between the fingers.
  public enum Measure: Sendable {
    /// Their distance; the value is a scale, 1 at first.
    case distance
    /// The angle of the line between them; the value is the turn in radians, 0 at first, positive
    /// clockwise on the screen. Turns add up, beyond half circles and whole ones.
    case angle
  }

  /// Where the attempt stands.
  private enum State {
    /// The measure has not changed enough; `reached` is how far it had come when a finger left.
    case possible(reached: GestureReason?)
    /// The gesture follows its fingers.
    case active
    /// The attempt is over.
    case finished
  }

  /// What an attempt keeps until the next one.
  private struct Attempt {
    var state = State.possible(reached: nil)
    var span: SpanMeasurement
    /// The time of the last input.
    var now = TouchTime.zero
    /// The most that the measure had changed while the gesture waited.
    var closest: GestureReason?
  }

  /// How the velocity is estimated; a change holds from the next attempt on.
  public var velocityEstimation: VelocityEstimation
  /// The thresholds; changes hold from the next input on.
  public var thresholds: GestureConstants {
    get { limits.value }
    set {
      limits.value = newValue
      figures.value = newValue.velocity
    }
  }
  private var limits: Shared<GestureConstants>
  /// Those behind the velocity, as the estimator shares them.
  private var figures: Shared<VelocityConstants>
  private var attempt: Attempt
  // Outside of the attempt, so that their storage serves the next one.
  private var fingers = FingerList()
  private var estimator = VelocityEstimator()

  /// Creates a machine that waits for its first finger.
  public init(
    _ measure: Measure,
    velocityEstimation: VelocityEstimation = .lastInterval,
    thresholds: GestureConstants = .standard
  ) {
    self.velocityEstimation = velocityEstimation
    limits = Shared(thresholds)
    figures = Shared(thresholds.velocity)
    attempt = Attempt(span: SpanMeasurement(measure))
  }

  // MARK: What the gesture tells

  /// The scale (rule 6.11), or the turn (rule 6.12), which is zero until the gesture begins.
  ///
  /// Setting it lets the gesture go on from the new value, without another slop, and discards the
  /// velocity, unless the gesture is over.
  public var value: Double {
    get {
      if case .possible = attempt.state, attempt.span.measure == .angle { return 0 }
      return attempt.span.value
    }
    set {
      attempt.span.setValue(newValue, at: fingers.span, thresholds)
      if case .finished = attempt.state { return }
      if thresholds.settingResetsVelocity { restartVelocity() }
    }
  }

  /// How fast the value changes, per second (rule 6.13).
  public var velocity: Double {
    estimator.velocity(at: attempt.now).dx / attempt.span.pointsPerUnit * attempt.span.base
      / attempt.span.reference
  }

  // MARK: Inputs

  /// Whether a finger is none of the two.
  public func ignores(_ id: Contact.ID) -> Bool { !fingers.isEmpty && !fingers.contains(id) }

  /// Follows the fingers that moved before the other joins or leaves.
  ///
  /// Two fingers of which one leaves begin nothing: where both were before that frame decides, and is the reason.
  public mutating func located(
    _ contacts: [ContactSample],
    leaving: [ContactSample],
    at time: TouchTime
  ) {
    fingers.noteLeaving(leaving)
    let hasMoved = fingers.move(contacts)
    guard fingers.move(leaving) || hasMoved, let span = fingers.span, canFollow else { return }
    follow(span, at: time)
  }

  /// Goes on from where the fingers are, with no slop to take off.
  public mutating func begin(with contacts: [ContactSample], at time: TouchTime) -> Bool {
    guard case .possible = attempt.state else { return true }
    attempt.now = time
    if fingers.add(contacts, upTo: 2) > 0, let span = fingers.span {
      attempt.span.start(with: span, isFirst: true, thresholds)
      restartVelocity()
    }
    attempt.span.begin(at: fingers.span, thresholds)
    attempt.state = .active
    return true
  }

  /// Takes in up to two fingers; further ones are ignored.
  public mutating func began(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    if case .finished = attempt.state { return .finished }
    guard fingers.add(contacts, upTo: 2) > 0, let span = fingers.span else {
      return .wait(progress)
    }
    attempt.now = time
    attempt.span.start(with: span, isFirst: !hasBegun, thresholds)
    restartVelocity()
    return .wait(progress)
  }

  /// Begins when the measure has changed by the slop; follows the fingers from then on.
  ///
  /// The moves of a finger that is left alone go on being told, and change no value.
  public mutating func moved(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    guard fingers.move(contacts) else { return .wait(progress) }
    guard let span = fingers.span else { return hasBegun ? .changed : .wait(progress) }
    guard canFollow else { return .wait(progress) }
    follow(span, at: time)
    if case .active = attempt.state { return .changed }
    let reason = progress
    guard attempt.span.reachesSlop(thresholds) else {
      if reason.isCloser(than: attempt.closest) { attempt.closest = reason }
      return .wait(reason)
    }
    attempt.span.begin(thresholds)
    attempt.state = .active
    return .began(reason)
  }

  /// Ends with the last finger; while one is left, the value stands still.
  public mutating func ended(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    let value = attempt.span.value
    if case .active = attempt.state, fingers.move(contacts), let span = fingers.span {
      attempt.now = time
      attempt.span.follow(span, hasBegun: true, thresholds)
      estimator.addLift(sample, at: time)
    }
    let answer = left(contacts, at: time, reason: .lifted)
    return answer.wish == nil && attempt.span.value != value ? .changed : answer
  }

  /// Breaks off when the last finger is taken.
  public mutating func cancelled(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    left(contacts, at: time, reason: .touchesCancelled)
  }

  /// The most that the measure had changed before the gesture began, or failed; nil where nothing moved.
  package var closest: GestureReason? { attempt.closest }

  /// Discards the fingers and what was measured.
  public mutating func reset() {
    attempt = Attempt(span: SpanMeasurement(attempt.span.measure))
    fingers.removeAll()
    estimator.reset()
  }

  // MARK: Steps

  private var hasBegun: Bool {
    if case .possible = attempt.state { return false }
    return true
  }

  /// Whether a frame's moves count: before the beginning only where both fingers stay.
  private var canFollow: Bool { hasBegun || !fingers.isLosing }

  /// Takes in where the fingers are.
  private mutating func follow(_ span: Vector, at time: TouchTime) {
    attempt.now = time
    attempt.span.follow(span, hasBegun: hasBegun, thresholds)
    estimator.add(sample, at: time)
  }

  /// What is measured, as a distance, so that an estimator can tell a movement from a tremor.
  private var sample: Point { Point(x: attempt.span.sample * attempt.span.pointsPerUnit, y: 0) }

  /// Discards how the fingers moved so far.
  private mutating func restartVelocity() {
    estimator.restart(velocityEstimation, figures)
    if fingers.span != nil { estimator.add(sample, at: attempt.now) }
  }

  /// How far the attempt has come.
  ///
  /// For speed `mutating`, though it changes nothing: otherwise it is handed a copy of the machine.
  private var progress: GestureReason {
    mutating get {
      if case .finished = attempt.state { return .finished }
      if fingers.span == nil { return .measured(.tooFewTouches, fingers.count, limit: 2) }
      if case .active = attempt.state { return .following }
      return attempt.span.progress(thresholds)
    }
  }

  /// Removes fingers; the last one decides how the attempt is over.
  private mutating func left(
    _ contacts: [ContactSample],
    at time: TouchTime,
    reason: GestureReason
  ) -> GestureAnswer {
    let before = progress
    if case .possible = attempt.state, fingers.span != nil {
      attempt.state = .possible(reached: before)
    }
    guard fingers.remove(contacts) > 0 else { return .wait(before) }
    attempt.now = time
    guard fingers.isEmpty else { return .wait(progress) }
    let lifted = reason == .lifted
    switch attempt.state {
    case .possible(let reached):
      attempt.state = .finished
      return .failed(lifted ? reached ?? before : reason)
    case .active:
      attempt.state = .finished
      return GestureAnswer(lifted ? .ended : .cancelled, reason)
    case .finished: preconditionFailure("a gesture that is over has fingers")
    }
  }
}
