/// One or several taps with one or several fingers (rules 6.1 to 6.3).
///
/// A tap begins with its first finger and is over when its last finger has lifted. It counts where
/// exactly the required fingers came down, none moved too far, and all were lifted in time. The
/// next tap has to follow soon, and nearby. The last lift recognizes.
public struct TapMachine: GestureMachine {
  /// What a tap has to be like.
  public struct Configuration: Hashable, Sendable {
    /// The number of taps, one after the other.
    public var numberOfTapsRequired: Int
    /// The number of fingers that tap together.
    public var numberOfTouchesRequired: Int

    /// Creates a configuration.
    public init(numberOfTapsRequired: Int = 1, numberOfTouchesRequired: Int = 1) {
      self.numberOfTapsRequired = numberOfTapsRequired
      self.numberOfTouchesRequired = numberOfTouchesRequired
    }
  }

  /// Where the attempt stands.
  private enum State {
    /// No finger came yet.
    case ready
    /// A tap is under way since its first finger; so many fingers took part.
    case down(since: TouchTime, touches: Int)
    /// The fingers of a tap are lifted, and another tap is needed.
    case between(since: TouchTime)
    /// The attempt is over.
    case finished
  }

  /// What an attempt keeps until the next one.
  private struct Attempt {
    var state = State.ready
    /// The number of complete taps.
    var taps = 0
    /// The first tap's centroid.
    var location: Point?
    // The worst of each measure so far.
    var movement = 0.0
    var hold = TouchTime.zero
    var gap = TouchTime.zero
    var distance = 0.0
  }

  /// What the tap has to be like; changes hold from the next input on.
  public var configuration: Configuration
  /// The thresholds; changes hold from the next input on.
  public var thresholds: GestureConstants {
    get { limits.value }
    set { limits.value = newValue }
  }
  private var limits: Shared<GestureConstants>
  private var attempt = Attempt()
  /// Outside of the attempt, so that its storage serves the next one.
  private var fingers = FingerList()

  /// Creates a machine that waits for its first finger.
  public init(
    configuration: Configuration = Configuration(),
    thresholds: GestureConstants = .standard
  ) {
    self.configuration = configuration
    limits = Shared(thresholds)
  }

  /// The first tap's centroid, in points of the window; nil until all its fingers were down.
  public var location: Point? { attempt.location }

  /// The number of fingers that made up the first tap; zero until they were down.
  public var contactCount: Int { location == nil ? 0 : touchesRequired }

  /// The first moment at which the tap, or the pause before the next, is too long (rule 6.2).
  public var deadline: TouchTime? {
    switch attempt.state {
    case .ready, .finished: nil
    case .down(let since, _): since + thresholds.tapHold + .tick
    case .between(let since): since + thresholds.tapGap + .tick
    }
  }

  /// The taps so far and when the last of them was over, while another one is waited for.
  var lastTap: (taps: Int, time: TouchTime)? {
    if case .between(let since) = attempt.state { return (attempt.taps, since) }
    return nil
  }

  /// Moves the fingers that others join: the last to come says where the tap is.
  public mutating func located(
    _ contacts: [ContactSample],
    leaving: [ContactSample],
    at time: TouchTime
  ) {
    fingers.move(contacts)
  }

  /// Counts fingers in; one too many fails, and so does a tap too far from the first.
  public mutating func began(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    if let late = answerIfLate(at: time) { return late }
    if case .finished = attempt.state { return .finished }
    let added = fingers.add(contacts)
    switch attempt.state {
    case _ where added == 0, .finished: return .wait(progress)
    case .between(let since):
      attempt.gap = max(attempt.gap, time - since)
      return down(since: time, touches: added)
    case .ready: return down(since: time, touches: added)
    case .down(let since, let touches): return down(since: since, touches: touches + added)
    }
  }

  /// Fails when a finger moves farther from its start than a tap allows.
  public mutating func moved(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    if let late = answerIfLate(at: time) { return late }
    guard case .down = attempt.state, fingers.move(contacts) else { return .wait(progress) }
    let travel = fingers.farthestTravel
    attempt.movement = max(attempt.movement, travel)
    let reason = GestureReason.measured(.moved, travel, limit: thresholds.tapMovement)
    return Threshold.exceeds(travel, thresholds.tapMovement) ? fail(reason) : .wait(reason)
  }

  /// Completes a tap with its last finger; the last tap recognizes.
  public mutating func ended(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    if let late = answerIfLate(at: time) { return late }
    guard case .down(let since, let touches) = attempt.state, fingers.move(contacts) else {
      return .wait(progress)
    }
    let travel = fingers.farthestTravel
    attempt.movement = max(attempt.movement, travel)
    attempt.hold = max(attempt.hold, time - since)
    if Threshold.exceeds(travel, thresholds.tapMovement) {
      return fail(.measured(.moved, travel, limit: thresholds.tapMovement))
    }
    if touches < touchesRequired {
      return fail(.measured(.tooFewTouches, touches, limit: touchesRequired))
    }
    fingers.remove(contacts)
    guard fingers.isEmpty else { return .wait(progress) }
    attempt.taps += 1
    attempt.state = attempt.taps < tapsRequired ? .between(since: time) : .finished
    let reason = GestureReason.measured(.taps, attempt.taps, limit: tapsRequired)
    return attempt.taps < tapsRequired ? .wait(reason) : .ended(reason)
  }

  /// Fails when one of the tap's fingers is taken.
  public mutating func cancelled(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    fingers.remove(contacts) > 0 ? fail(.touchesCancelled) : .wait(progress)
  }

  /// Fails a tap that is held too long, or a pause in which no other tap came.
  public mutating func deadlinePassed(at time: TouchTime) -> GestureAnswer {
    answerIfLate(at: time) ?? .wait(progress)
  }

  /// The farthest that a finger was from its start, also on the way, and how long the fingers stayed; between
  /// several taps also how long and how far.
  public var satisfiedLimits: [GestureReason] {
    let each: [GestureReason] = [
      .measured(.moved, attempt.movement, limit: thresholds.tapMovement),
      .measured(.tooSlow, attempt.hold, limit: thresholds.tapHold),
    ]
    if tapsRequired == 1 { return each }
    return each + [
      .measured(.gap, attempt.gap, limit: thresholds.tapGap),
      .measured(.tapDistance, attempt.distance, limit: thresholds.tapDistance),
    ]
  }

  /// Discards all taps.
  public mutating func reset() {
    attempt = Attempt()
    fingers.removeAll()
  }

  // MARK: Steps

  private var tapsRequired: Int { max(configuration.numberOfTapsRequired, 1) }
  private var touchesRequired: Int { max(configuration.numberOfTouchesRequired, 1) }

  /// Takes in new fingers of a tap; the last of them sets, or is held against, the location of the first tap.
  private mutating func down(since: TouchTime, touches: Int) -> GestureAnswer {
    attempt.state = .down(since: since, touches: touches)
    if touches > touchesRequired {
      return fail(.measured(.tooManyTouches, touches, limit: touchesRequired))
    }
    guard touches == touchesRequired else { return .wait(progress) }
    let center = fingers.centroid
    let distance = center.distance(to: location ?? center)
    if Threshold.exceeds(distance, thresholds.tapDistance) {
      return fail(.measured(.tapDistance, distance, limit: thresholds.tapDistance))
    }
    attempt.distance = max(attempt.distance, distance)
    attempt.location = location ?? center
    return .wait(progress)
  }

  /// The failure of a tap that lasts too long or comes too late.
  private mutating func answerIfLate(at time: TouchTime) -> GestureAnswer? {
    guard let deadline, time >= deadline else { return nil }
    switch attempt.state {
    case .ready, .finished: return nil
    case .down(let since, _):
      return fail(.measured(.tooSlow, time - since, limit: thresholds.tapHold))
    case .between(let since): return fail(.measured(.gap, time - since, limit: thresholds.tapGap))
    }
  }

  /// How far the attempt has come.
  private var progress: GestureReason {
    switch attempt.state {
    case .finished: .finished
    case .down(_, let touches) where touches < touchesRequired:
      .measured(.tooFewTouches, touches, limit: touchesRequired)
    case .ready, .down, .between: .measured(.taps, attempt.taps, limit: tapsRequired)
    }
  }

  private mutating func fail(_ reason: GestureReason) -> GestureAnswer {
    attempt.state = .finished
    fingers.removeAll()
    return .failed(reason)
  }
}
