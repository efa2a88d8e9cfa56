/// Fingers that stay where they are, perhaps after some taps (rule 6.4).
///
/// Once all required fingers are down, the time runs. A finger that moves too far, lifts, or is one
/// too many before the time is up ends the attempt. Then the gesture begins without any touch
/// changing, follows the fingers wherever they go, and ends with the first lift.
public struct LongPressMachine: GestureMachine {
  /// What a long press has to be like.
  public struct Configuration: Hashable, Sendable {
    /// The number of taps before the press.
    public var numberOfTapsRequired: Int
    /// The number of fingers that tap, and press, together.
    public var numberOfTouchesRequired: Int
    /// How long the fingers have to stay down.
    public var minimumPressDuration: TouchTime
    /// The farthest a finger may move until then, in points.
    public var allowableMovement: Double

    /// Creates a configuration.
    public init(
      numberOfTapsRequired: Int = 0,
      numberOfTouchesRequired: Int = 1,
      minimumPressDuration: TouchTime = GestureConstants.standard.longPressDuration,
      allowableMovement: Double = GestureConstants.standard.longPressMovement
    ) {
      self.numberOfTapsRequired = numberOfTapsRequired
      self.numberOfTouchesRequired = numberOfTouchesRequired
      self.minimumPressDuration = minimumPressDuration
      self.allowableMovement = allowableMovement
    }
  }

  /// Where the attempt stands.
  private enum State {
    /// No finger came yet.
    case ready
    /// The taps before the press are under way; `taps` follows them.
    case tapping
    /// The taps are complete since their last lift, and the press is to follow.
    case tapped(since: TouchTime)
    /// Some fingers are down, but not all.
    case gathering
    /// All fingers are down.
    case pressing(since: TouchTime)
    /// The gesture has begun; one that other code began goes on as long as a finger is down.
    case active(endsWithLast: Bool)
    /// The attempt is over.
    case finished
  }

  /// What the press has to be like; changes hold from the next input on.
  public var configuration: Configuration
  /// The thresholds; changes hold from the next input on.
  public var thresholds: GestureConstants {
    get { limits.value }
    set {
      limits.value = newValue
      taps.thresholds = newValue
    }
  }
  private var limits: Shared<GestureConstants>
  private var state = State.ready
  private var fingers = FingerList()
  /// The farthest that a finger was from its start before the press began.
  private var movement = 0.0
  /// The taps before the press.
  private var taps: TapMachine

  /// Creates a machine that waits for its first finger.
  public init(
    configuration: Configuration = Configuration(),
    thresholds: GestureConstants = .standard
  ) {
    self.configuration = configuration
    limits = Shared(thresholds)
    taps = TapMachine(thresholds: thresholds)
  }

  /// The moment at which the press begins, or a tap before it comes too late (rule 6.4).
  public var deadline: TouchTime? {
    switch state {
    case .ready, .gathering, .active, .finished: nil
    case .tapping: taps.deadline
    case .tapped(let since): since + thresholds.tapGap + .tick
    case .pressing(let since): since + configuration.minimumPressDuration
    }
  }

  /// What is waited for while nothing comes.
  enum Wait {
    case taps(TapMachine)
    case press(since: TouchTime)
    case hold(since: TouchTime)
  }

  /// What is waited for while nothing comes; nil for nothing.
  var wait: Wait? {
    switch state {
    case .ready, .gathering, .active, .finished: nil
    case .tapping: .taps(taps)
    case .tapped(let since): .press(since: since)
    case .pressing(let since): .hold(since: since)
    }
  }

  /// Whether a finger came after the press had begun.
  public func ignores(_ id: Contact.ID) -> Bool {
    if case .active = state { return !fingers.contains(id) }
    return false
  }

  /// Moves the fingers that others join: the last to come says where the press is.
  public mutating func located(
    _ contacts: [ContactSample],
    leaving: [ContactSample],
    at time: TouchTime
  ) {
    taps.located(contacts, leaving: leaving, at: time)
    fingers.move(contacts)
  }

  /// The press is under way with the fingers that are down, however few and however short their time.
  public mutating func begin(with contacts: [ContactSample], at time: TouchTime) -> Bool {
    switch state {
    case .active, .finished: break
    case .ready, .tapping, .tapped, .gathering, .pressing:
      fingers.add(contacts)
      state = .active(endsWithLast: true)
    }
    return true
  }

  /// Counts fingers in; with the last one the time begins to run.
  public mutating func began(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    if let due = answerIfDue(at: time) { return due }
    switch state {
    case .ready where configuration.numberOfTapsRequired > 0:
      state = .tapping
      taps.configuration = TapMachine.Configuration(
        numberOfTapsRequired: configuration.numberOfTapsRequired,
        numberOfTouchesRequired: touchesRequired
      )
      return after(taps.began(contacts, at: time), at: time)
    case .tapping: return after(taps.began(contacts, at: time), at: time)
    case .ready, .tapped, .gathering, .pressing: return pressed(contacts, at: time)
    case .active, .finished: return .wait(progress(at: time))
    }
  }

  /// Fails when a finger moves too far before the press begins; goes on after it.
  public mutating func moved(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    if case .tapping = state { return after(taps.moved(contacts, at: time), at: time) }
    if let due = answerIfDue(at: time) { return due }
    guard fingers.move(contacts) else { return .wait(progress(at: time)) }
    if case .active = state { return .changed }
    let travel = fingers.farthestTravel
    movement = max(movement, travel)
    let reason = GestureReason.measured(.moved, travel, limit: configuration.allowableMovement)
    return Threshold.exceeds(travel, configuration.allowableMovement)
      ? finish(.failed(reason)) : .wait(reason)
  }

  /// Ends the press; before its beginning, a lift fails it.
  public mutating func ended(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    if case .tapping = state { return after(taps.ended(contacts, at: time), at: time) }
    let before = fingers.count
    guard fingers.remove(contacts) > 0 else {
      return answerIfDue(at: time) ?? .wait(progress(at: time))
    }
    switch state {
    case .active(true) where !fingers.isEmpty: return .wait(.following)
    case .active: return finish(.ended(.lifted))
    case .pressing(let since):
      // Timers run before touches (rule 10.3); a host that broke this still gets its press.
      let reason = pressTime(since: since, at: time)
      return finish(
        time >= since + configuration.minimumPressDuration ? .ended(reason) : .failed(reason)
      )
    case .ready, .tapping, .tapped, .gathering, .finished:
      return finish(.failed(.measured(.tooFewTouches, before, limit: touchesRequired)))
    }
  }

  /// Breaks the press off when one of its fingers is taken.
  public mutating func cancelled(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    if case .tapping = state { return after(taps.cancelled(contacts, at: time), at: time) }
    guard fingers.remove(contacts) > 0 else { return .wait(progress(at: time)) }
    if case .active(let endsWithLast) = state {
      return endsWithLast && !fingers.isEmpty ? .wait(.following) : finish(.cancelled)
    }
    return finish(.failed(.touchesCancelled))
  }

  /// Begins the press once its time is up.
  public mutating func deadlinePassed(at time: TouchTime) -> GestureAnswer {
    if case .tapping = state { return after(taps.deadlinePassed(at: time), at: time) }
    return answerIfDue(at: time) ?? .wait(progress(at: time))
  }

  /// The farthest that a finger was from its start before the press began, also on the way.
  public var satisfiedLimits: [GestureReason] {
    [.measured(.moved, movement, limit: configuration.allowableMovement)]
  }

  /// Discards the press and the taps before it.
  public mutating func reset() {
    state = .ready
    movement = 0
    fingers.removeAll()
    taps.reset()
  }

  // MARK: Steps

  private var touchesRequired: Int { max(configuration.numberOfTouchesRequired, 1) }

  /// What the taps' answer means to the press that is to follow.
  private mutating func after(_ answer: GestureAnswer, at time: TouchTime) -> GestureAnswer {
    switch answer.wish {
    case .failed: return finish(answer)
    case .ended:
      state = .tapped(since: time)
      return .wait(answer.reason)
    case nil, .possible, .began, .changed, .cancelled: return answer
    }
  }

  /// Takes in new fingers of the press; with the last of them its time begins to run.
  private mutating func pressed(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    guard fingers.add(contacts) > 0 else { return .wait(progress(at: time)) }
    if fingers.count > touchesRequired {
      return finish(.failed(.measured(.tooManyTouches, fingers.count, limit: touchesRequired)))
    }
    guard fingers.count == touchesRequired else {
      state = .gathering
      return .wait(progress(at: time))
    }
    let center = fingers.centroid
    let distance = center.distance(to: taps.location ?? center)
    if Threshold.exceeds(distance, thresholds.tapDistance) {
      return finish(.failed(.measured(.tapDistance, distance, limit: thresholds.tapDistance)))
    }
    state = .pressing(since: time)
    return answerIfDue(at: time) ?? .wait(pressTime(since: time, at: time))
  }

  /// What is due because of the time alone: the press begins, or comes too late after the taps.
  private mutating func answerIfDue(at time: TouchTime) -> GestureAnswer? {
    guard let deadline, time >= deadline else { return nil }
    switch state {
    case .ready, .tapping, .gathering, .active, .finished: return nil
    case .tapped(let since):
      return finish(.failed(.measured(.gap, time - since, limit: thresholds.tapGap)))
    case .pressing(let since):
      state = .active(endsWithLast: false)
      return .began(pressTime(since: since, at: time))
    }
  }

  /// How long the fingers have been down.
  private func pressTime(since: TouchTime, at time: TouchTime) -> GestureReason {
    .measured(.pressDuration, time - since, limit: configuration.minimumPressDuration)
  }

  /// How far the attempt has come.
  private func progress(at time: TouchTime) -> GestureReason {
    switch state {
    case .ready, .gathering: .measured(.tooFewTouches, fingers.count, limit: touchesRequired)
    case .tapping, .tapped:
      .measured(
        .taps,
        configuration.numberOfTapsRequired,
        limit: configuration.numberOfTapsRequired
      )
    case .pressing(let since): pressTime(since: since, at: time)
    case .active: .following
    case .finished: .finished
    }
  }

  private mutating func finish(_ answer: GestureAnswer) -> GestureAnswer {
    state = .finished
    fingers.removeAll()
    return answer
  }
}
