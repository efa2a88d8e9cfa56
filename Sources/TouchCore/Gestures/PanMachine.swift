/// Fingers that drag (rules 6.5 to 6.8).
///
/// The pan begins when the required fingers have each travelled the slop. What it follows is the
/// path of their centroid, from which the slop is taken off once. A finger that joins or leaves
/// moves the centroid but not the path, so that the translation never jumps.
public struct PanMachine: GestureMachine {
  /// What a pan has to be like.
  public struct Configuration: Hashable, Sendable {
    /// The fewest fingers that drag; with fewer the pan stands still.
    public var minimumNumberOfTouches: Int
    /// The most fingers that drag; one more prevents the beginning, and is ignored after it.
    public var maximumNumberOfTouches: Int
    /// How the velocity is estimated; a change holds from the next attempt on.
    public var velocityEstimation: VelocityEstimation
    /// The edges that the pan has to come from (rule 6.14); nil for a pan from anywhere.
    ///
    /// A change holds from the next attempt on.
    public var gate: EdgeGate?
    /// When fingers beside one that moves count as resting and are left out (rule 8.7); nil for never.
    var resting: RestingFingers.Limits?

    /// Creates a configuration.
    public init(
      minimumNumberOfTouches: Int = 1,
      maximumNumberOfTouches: Int = .max,
      velocityEstimation: VelocityEstimation = .recentSegments,
      gate: EdgeGate? = nil
    ) {
      self.minimumNumberOfTouches = minimumNumberOfTouches
      self.maximumNumberOfTouches = maximumNumberOfTouches
      self.velocityEstimation = velocityEstimation
      self.gate = gate
    }
  }

  /// Where the attempt stands.
  private enum State {
    /// The fingers have not travelled far enough; `reached` is how far enough of them had come when
    /// one of them left.
    case possible(reached: GestureReason?)
    /// The pan follows its fingers.
    case active
    /// The attempt is over.
    case finished
  }

  /// What an attempt keeps until the next one.
  private struct Attempt {
    var state = State.possible(reached: nil)
    var followsScroll = false
    /// Whether the pan begins with its fingers, without a slop.
    var beginsAtOnce = false
    /// The edges that the pan may still come from; nil before the first finger, and without a gate.
    var gate: EdgeGate?
    /// The path of the fingers' centroid.
    var path = CentroidPath()
    /// The point of the path that counts as translation zero: the slop, or what the client set.
    var origin = Vector.zero
    /// The velocity before the client set the translation, until a finger moves again.
    var velocityBefore = Vector.zero
    /// The time of the last input.
    var now = TouchTime.zero
    /// The farthest that the required fingers had come while the pan waited.
    var farthest = 0.0
  }

  /// What the pan has to be like; changes hold from the next input on.
  public var configuration: Configuration
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
  private var attempt = Attempt()
  // Outside of the attempt, so that their storage serves the next one.
  private var fingers = FingerList()
  private var resting = RestingFingers()
  private var estimator = VelocityEstimator()

  /// Creates a machine that waits for its first finger.
  public init(
    configuration: Configuration = Configuration(),
    thresholds: GestureConstants = .standard
  ) {
    self.configuration = configuration
    limits = Shared(thresholds)
    figures = Shared(thresholds.velocity)
  }

  // MARK: What the pan tells

  /// Whether the attempt follows scroll input, which asks for no number of fingers (rule 6.9).
  ///
  /// One contact stands for it. A reset discards it.
  public var followsScroll: Bool {
    get { attempt.followsScroll }
    set { attempt.followsScroll = newValue }
  }

  /// Whether the attempt begins with its fingers, without a slop, as that of a finger does that catches
  /// moving content (rule 8.14).
  ///
  /// A reset discards it.
  public var beginsAtOnce: Bool {
    get { attempt.beginsAtOnce }
    set { attempt.beginsAtOnce = newValue }
  }

  /// The centroid's whole path since the fingers came down, with the slop, in points.
  public var path: Vector { attempt.path.travelled }

  /// How far the fingers have dragged, without the slop, in points of the window (rule 6.6).
  ///
  /// Zero until the pan begins.
  public var translation: Vector {
    if case .possible = attempt.state { return .zero }
    return path - attempt.origin
  }

  /// Sets the translation to go on from, and discards the velocity (rule 6.6).
  ///
  /// The velocity is zero until a finger moves again. If none does, the end still has the last
  /// velocity (rule 6.8), also behind a translation that is set in the action of the end: clients set it in
  /// each action, and read the velocity after it to throw.
  public mutating func setTranslation(_ translation: Vector) {
    attempt.origin = path - translation
    guard thresholds.settingResetsVelocity else { return }
    if case .finished = attempt.state { return }
    attempt.velocityBefore = finalVelocity
    estimator.reset()
    if !fingers.isEmpty { estimator.add(.zero + path, at: attempt.now) }
  }

  /// How fast the fingers drag, in points per second (rule 6.8).
  public var velocity: Vector {
    if case .finished = attempt.state { return finalVelocity }
    return estimator.velocity(at: attempt.now)
  }

  /// The velocity since the client set the translation, as far as the fingers moved since; for the rest the
  /// one before.
  private var finalVelocity: Vector {
    let motion = estimator.motion
    let velocity = estimator.velocity(at: attempt.now)
    return motion == 1 ? velocity : velocity * motion + attempt.velocityBefore * (1 - motion)
  }

  // MARK: Inputs

  /// Whether a finger came after the beginning, beyond the most that may drag (rule 6.7).
  public func ignores(_ id: Contact.ID) -> Bool {
    if case .active = attempt.state { return !fingers.contains(id) }
    return false
  }

  /// Follows the fingers that moved before another one joins or leaves.
  ///
  /// Where one leaves and the others don't suffice, how far all had come before that frame is the reason.
  public mutating func located(
    _ contacts: [ContactSample],
    leaving: [ContactSample],
    at time: TouchTime
  ) {
    if !leaving.isEmpty { keep(progress()) }
    fingers.noteLeaving(leaving)
    var hasMoved = fingers.move(contacts)
    // Before the beginning a lift is no movement, wherever it is.
    if case .active = attempt.state, fingers.move(leaving) { hasMoved = true }
    guard hasMoved else { return }
    attempt.now = time
    follow()
    if let limits = configuration.resting, resting.moved(contacts, at: time, limits) { regroup() }
  }

  /// Goes on from where the fingers are, with no slop to take off.
  public mutating func begin(with contacts: [ContactSample], at time: TouchTime) -> Bool {
    guard case .possible = attempt.state else { return true }
    attempt.now = time
    let new = contacts.filter { !fingers.contains($0.id) }
    if fingers.add(new, upTo: configuration.maximumNumberOfTouches) > 0 {
      if configuration.resting != nil { resting.began(new, at: time) }
      regroup()
    }
    attempt.origin = path
    attempt.state = .active
    return true
  }

  /// Takes fingers in without a jump; before the beginning, one too many fails.
  public mutating func began(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    // One that began the gesture is known already.
    fingers.containsAny(contacts)
      ? joined(contacts.filter { !fingers.contains($0.id) }, at: time) : joined(contacts, at: time)
  }

  private mutating func joined(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    switch attempt.state {
    case .finished: return .finished
    case .active: fingers.add(contacts, upTo: configuration.maximumNumberOfTouches)
    case .possible:
      if let refusal = refusalAtEdge(contacts) { return finish(.failed(refusal)) }
      fingers.add(contacts)
      if fingers.count > configuration.maximumNumberOfTouches, !followsScroll {
        let reason = GestureReason.measured(
          .tooManyTouches,
          fingers.count,
          limit: configuration.maximumNumberOfTouches
        )
        return finish(.failed(reason))
      }
    }
    attempt.now = time
    if configuration.resting != nil { resting.began(contacts, at: time) }
    regroup()
    guard beginsAtOnce, case .possible = attempt.state, fingers.count >= touchesRequired else {
      return .wait(progress())
    }
    attempt.state = .active
    return .began(.explained(ReasonText("caught content that was moving"), nil))
  }

  /// Begins when enough fingers have travelled the slop; follows them from then on.
  public mutating func moved(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    guard fingers.move(contacts) else { return .wait(progress()) }
    attempt.now = time
    follow()
    if let limits = configuration.resting, resting.moved(contacts, at: time, limits) { regroup() }
    guard fingers.count >= touchesRequired else { return .wait(progress()) }
    if case .active = attempt.state { return .changed }
    // What begins is what the fingers that stay can begin.
    let travel = fingers.isLosing ? fingers.travelOfStaying(ofRank: touchesRequired) : self.travel
    guard Threshold.reaches(travel, thresholds.panSlop) else {
      attempt.farthest = max(attempt.farthest, travel)
      return .wait(progress())
    }
    let reason = GestureReason.measured(.travelled, travel, limit: thresholds.panSlop)
    if fingers.count > 1, !resting.isEmpty { countWhatRested() }
    let length = path.length
    attempt.origin = length > thresholds.panSlop ? path * (thresholds.panSlop / length) : path
    attempt.state = .active
    guard let gate = attempt.gate else { return .began(reason) }
    let (leadsInwards, parts) = gate.judge(path)
    return leadsInwards ? .began(parts) : finish(.failed(parts))
  }

  /// Ends the pan with its last finger, and goes on without a jump until then.
  public mutating func ended(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    let before = path
    if case .active = attempt.state, fingers.move(contacts) {
      attempt.now = time
      if fingers.count >= touchesRequired {
        attempt.path.follow(centroid)
        estimator.addLift(.zero + path, at: time)
      }
    }
    let answer = left(contacts, at: time, reason: .lifted)
    return answer.wish == nil && path != before ? .changed : answer
  }

  /// Breaks the pan off when its last finger is taken.
  public mutating func cancelled(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    left(contacts, at: time, reason: .touchesCancelled)
  }

  /// How far from the edge the fingers of an edge pan began.
  public var satisfiedLimits: [GestureReason] {
    (attempt.gate ?? configuration.gate).map { [$0.distanceOfStart(thresholds)] } ?? []
  }

  /// How far the required fingers had come at most before the pan began, or failed; nil where they hadn't moved.
  package var closest: GestureReason? {
    attempt.farthest > 0
      ? .measured(.travelled, attempt.farthest, limit: thresholds.panSlop) : nil
  }

  /// Discards the fingers, their path and its velocity.
  public mutating func reset() {
    attempt = Attempt()
    fingers.removeAll()
    resting.removeAll()
    estimator.reset()
  }

  // MARK: Steps

  private var touchesRequired: Int {
    followsScroll ? 1 : max(configuration.minimumNumberOfTouches, 1)
  }

  // For speed `mutating`, though they change nothing: otherwise they are handed a copy of the machine.

  /// What the required fingers have each travelled at least, in points.
  private var travel: Double { mutating get { fingers.travel(ofRank: touchesRequired) } }

  /// The middle of the fingers that count.
  private var centroid: Point { mutating get { fingers.centroid(without: resting) } }

  /// How far the attempt has come.
  private mutating func progress() -> GestureReason {
    if case .finished = attempt.state { return .finished }
    if fingers.count < touchesRequired {
      return .measured(.tooFewTouches, fingers.count, limit: touchesRequired)
    }
    switch attempt.state {
    case .active: return .following
    case .possible(let reached?) where fingers.isLosing: return reached
    case .possible, .finished: break
    }
    return .measured(.travelled, travel, limit: thresholds.panSlop)
  }

  /// Adds the centroid's location to the path, as long as enough fingers drag.
  private mutating func follow() {
    guard fingers.count >= touchesRequired else { return }
    attempt.path.follow(centroid)
    estimator.add(.zero + path, at: attempt.now)
  }

  /// Goes on from where the fingers are now, after one joined or left (rule 6.7).
  private mutating func regroup() {
    attempt.path.goOn(from: centroid)
    guard estimator.isEmpty, fingers.count >= touchesRequired else { return }
    estimator.restart(configuration.velocityEstimation, figures)
    estimator.add(.zero + path, at: attempt.now)
  }

  /// Takes in how far the fingers that move have come since they touched down, where they were taken to rest on a
  /// part of the way, which the path lacks: beside a resting finger, the first move of another may be the one that
  /// begins the pan (rule 8.7).
  private mutating func countWhatRested() {
    let displacement = fingers.displacement(without: resting)
    guard Threshold.exceeds(displacement.length, path.length) else { return }
    attempt.path.goOn(from: centroid, after: displacement)
    estimator.restart(configuration.velocityEstimation, figures)
    estimator.add(.zero + path, at: attempt.now)
  }

  /// Keeps how far the required fingers have come, as one of them is about to leave.
  private mutating func keep(_ progress: GestureReason) {
    guard case .possible = attempt.state, fingers.count >= touchesRequired else { return }
    attempt.state = .possible(reached: progress)
  }

  /// Removes fingers; the last one decides how the attempt is over.
  private mutating func left(
    _ contacts: [ContactSample],
    at time: TouchTime,
    reason: GestureReason
  ) -> GestureAnswer {
    let before = progress()
    keep(before)
    guard fingers.remove(contacts) > 0 else { return .wait(before) }
    if configuration.resting != nil { resting.left(contacts) }
    attempt.now = time
    guard fingers.isEmpty else {
      regroup()
      return .wait(progress())
    }
    let lifted = reason == .lifted
    switch attempt.state {
    case .possible(let reached): return finish(.failed(lifted ? reached ?? before : reason))
    case .active: return finish(GestureAnswer(lifted ? .ended : .cancelled, reason))
    case .finished: preconditionFailure("a pan that is over has fingers")
    }
  }

  /// Holds new fingers against the strip along the edges, where the pan has to come from one.
  private mutating func refusalAtEdge(_ contacts: [ContactSample]) -> GestureReason? {
    if attempt.gate == nil { attempt.gate = configuration.gate }
    let strip = thresholds.edgeStrip
    return attempt.gate?.admit(contacts, within: strip)
  }

  /// Ends the attempt with an answer.
  private mutating func finish(_ answer: GestureAnswer) -> GestureAnswer {
    attempt.state = .finished
    fingers.removeAll()
    return answer
  }
}
