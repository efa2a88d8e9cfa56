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
    /// When fingers beside one that moves count as resting and are left out (rule 8.7); nil for never.
    var resting: RestingFingers.Limits?

    /// Creates a configuration.
    public init(
      minimumNumberOfTouches: Int = 1,
      maximumNumberOfTouches: Int = .max,
      velocityEstimation: VelocityEstimation = .recentSegments
    ) {
      self.minimumNumberOfTouches = minimumNumberOfTouches
      self.maximumNumberOfTouches = maximumNumberOfTouches
      self.velocityEstimation = velocityEstimation
    }
  }

  /// Where the attempt stands.
  private enum State {
    /// The fingers have not travelled far enough.
    case possible
    /// The pan follows its fingers.
    case active
    /// The attempt is over.
    case finished
  }

  /// What the pan has to be like; changes hold from the next input on.
  public var configuration: Configuration
  /// Whether the attempt follows scroll input, which asks for no number of fingers (rule 6.9).
  ///
  /// One contact stands for it. A reset forgets it.
  public var followsScroll = false
  /// The thresholds; changes hold from the next input on.
  public var constants: GestureConstants
  private var state = State.possible
  private var fingers = FingerList()
  /// Which of the fingers rest, where that matters.
  private var resting = RestingFingers()
  /// The centroid's path up to the last time that a finger joined or left.
  private var pathBefore = Vector.zero
  /// Where the centroid was at that time.
  private var anchor = Point.zero
  /// The point of the path that counts as translation zero: the slop, or what the client set.
  private var origin = Vector.zero
  /// What enough fingers had reached when one of them left before the beginning.
  private var reached: GestureReason?
  private var estimator = VelocityEstimator()
  /// The velocity that setting the translation made the pan forget, until a finger moves again.
  private var velocityBefore = Vector.zero
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

  /// Leaves fingers out that rest while others move, as the pan of a scroll view does (rule 8.7).
  public mutating func ignoreRestingTouches(_ constants: ScrollConstants) {
    configuration.resting = RestingFingers.Limits(
      movement: constants.restingMovement,
      time: constants.restingTime
    )
  }

  // MARK: What the pan tells

  /// The centroid's whole path since the fingers came down, with the slop, in points.
  public private(set) var path = Vector.zero

  /// The way that the fingers have dragged, without the slop, in points of the window (rule 6.6).
  ///
  /// Zero until the pan begins.
  public var translation: Vector {
    if case .possible = state { return .zero }
    return path - origin
  }

  /// Lets the translation go on from a value, and forgets the velocity (rule 6.6).
  ///
  /// The velocity is zero until a finger moves again. Where none does, the end still tells how fast the
  /// fingers moved last (rule 6.8): whoever sets the translation in each action can throw all the same.
  public mutating func setTranslation(_ translation: Vector) {
    origin = path - translation
    guard constants.settingResetsVelocity else { return }
    if case .finished = state {
      velocityBefore = .zero
    } else if estimator.hasMotion {
      velocityBefore = velocity
    }
    estimator.reset()
    if !fingers.isEmpty { estimator.add(.zero + path, at: now) }
  }

  /// How fast the fingers drag, in points per second (rule 6.8).
  public var velocity: Vector {
    if case .finished = state, !estimator.hasMotion { return velocityBefore }
    return estimator.velocity(at: now)
  }

  // MARK: Inputs

  /// None: only touches move a pan.
  public var deadline: TouchTime? { nil }

  /// Whether a finger came after the beginning, beyond the most that may drag (rule 6.7).
  public func ignores(_ id: Contact.ID) -> Bool {
    if case .active = state { return !fingers.contains(id) }
    return false
  }

  /// Takes fingers in without a jump; before the beginning, one too many fails.
  public mutating func began(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    switch state {
    case .finished: return .finished
    case .active: fingers.add(contacts, upTo: configuration.maximumNumberOfTouches)
    case .possible:
      fingers.add(contacts)
      if fingers.count > configuration.maximumNumberOfTouches, !followsScroll {
        let reason = GestureReason.tooManyTouches(
          fingers.count,
          limit: configuration.maximumNumberOfTouches
        )
        return finish(.failed(reason))
      }
    }
    now = time
    if configuration.resting != nil { resting.began(contacts, at: time) }
    regroup()
    return .wait(progress)
  }

  /// Begins when enough fingers have travelled the slop; follows them from then on.
  public mutating func moved(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    guard fingers.move(contacts) else { return .wait(progress) }
    now = time
    follow()
    if let limits = configuration.resting, resting.moved(contacts, at: time, limits) { regroup() }
    guard fingers.count >= touchesRequired else { return .wait(progress) }
    if case .active = state { return .changed }
    guard Threshold.reaches(travel, constants.panSlop) else { return .wait(progress) }
    let reason = progress
    let length = path.length
    origin = length > constants.panSlop ? path * (constants.panSlop / length) : path
    state = .active
    return .began(reason)
  }

  /// Ends the pan with its last finger, and goes on without a jump until then.
  public mutating func ended(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    let before = path
    if case .active = state, fingers.move(contacts) {
      now = time
      // A lift where the finger already was is no sample: a fit would take it for a rest.
      if fingers.count >= touchesRequired, centroidPath != before { follow() }
    }
    let answer = left(contacts, at: time, reason: .lifted)
    return answer.wish == nil && path != before ? .changed : answer
  }

  /// Breaks the pan off when its last finger is taken.
  public mutating func cancelled(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    left(contacts, at: time, reason: .touchesCancelled)
  }

  /// Waits on: a pan has no deadline.
  public mutating func deadlinePassed(at time: TouchTime) -> GestureAnswer { .wait(progress) }

  /// Forgets the fingers, their path and its velocity.
  public mutating func reset() {
    state = .possible
    followsScroll = false
    fingers.removeAll()
    resting.removeAll()
    pathBefore = .zero
    path = .zero
    anchor = .zero
    origin = .zero
    reached = nil
    estimator.reset()
    velocityBefore = .zero
    now = .zero
  }

  // MARK: Steps

  private var touchesRequired: Int {
    followsScroll ? 1 : max(configuration.minimumNumberOfTouches, 1)
  }

  /// What the required fingers have each travelled at least, in points.
  private var travel: Double { fingers.travel(ofRank: touchesRequired) }

  /// The path that leads to where the centroid is now.
  private var centroidPath: Vector { pathBefore + (centroid - anchor) }

  /// The middle of the fingers that count.
  private var centroid: Point {
    guard configuration.resting != nil, fingers.count > 1 else { return fingers.centroid }
    return fingers.centroid(where: { !resting.rests($0) }) ?? fingers.centroid
  }

  /// How far the attempt has come.
  private var progress: GestureReason {
    if case .finished = state { return .finished }
    if fingers.count < touchesRequired {
      return .tooFewTouches(fingers.count, needed: touchesRequired)
    }
    if case .active = state { return .following }
    return .travelled(travel, needed: constants.panSlop)
  }

  /// Takes the centroid's place into the path, as long as enough fingers drag.
  private mutating func follow() {
    guard fingers.count >= touchesRequired else { return }
    path = centroidPath
    estimator.add(.zero + path, at: now)
  }

  /// Goes on from where the fingers are now, after one joined or left (rule 6.7).
  private mutating func regroup() {
    pathBefore = path
    anchor = centroid
    guard estimator.isEmpty, fingers.count >= touchesRequired else { return }
    estimator = VelocityEstimator(configuration.velocityEstimation, constants: constants.velocity)
    estimator.add(.zero + path, at: now)
  }

  /// Lets fingers go; the last one decides how the attempt is over.
  private mutating func left(
    _ contacts: [ContactSample],
    at time: TouchTime,
    reason: GestureReason
  ) -> GestureAnswer {
    let before = progress
    if fingers.count >= touchesRequired { reached = before }
    guard fingers.remove(contacts) > 0 else { return .wait(before) }
    if configuration.resting != nil { resting.left(contacts) }
    now = time
    regroup()
    guard fingers.isEmpty else { return .wait(progress) }
    let lifted = reason == .lifted
    if case .active = state { return finish(GestureAnswer(lifted ? .ended : .cancelled, reason)) }
    return finish(.failed(lifted ? reached ?? before : reason))
  }

  /// Ends the attempt with an answer.
  mutating func finish(_ answer: GestureAnswer) -> GestureAnswer {
    state = .finished
    fingers.removeAll()
    return answer
  }
}
