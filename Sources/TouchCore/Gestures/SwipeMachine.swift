/// A quick stroke in one direction (rule 6.10).
///
/// From the first touch on, two limits shrink with the time: the travel that every finger needs
/// along the direction, and the distance it may stray aside. Recognition comes in mid-move, as soon
/// as all required fingers have travelled enough. Each direction that is asked for is tried until a
/// finger strays from it or goes behind its start; without one left, the attempt fails.
public struct SwipeMachine: GestureMachine {
  /// What a swipe has to be like.
  public struct Configuration: Hashable, Sendable {
    /// The directions, each of which is enough.
    public var direction: SwipeDirections
    /// The number of fingers that swipe together.
    public var numberOfTouchesRequired: Int

    /// Creates a configuration.
    public init(direction: SwipeDirections = .right, numberOfTouchesRequired: Int = 1) {
      self.direction = direction
      self.numberOfTouchesRequired = numberOfTouchesRequired
    }
  }

  /// Where the attempt stands.
  private enum State {
    /// No finger came yet.
    case ready
    /// Fingers are down since the first of them; these directions are left.
    case down(since: TouchTime, directions: SwipeDirections)
    /// The swipe was recognized; how far it strayed from its line, and how long it took.
    case recognized(strayed: GestureReason, took: GestureReason)
    /// The attempt is over; how far the fingers had travelled, where that says something, and what was left of an
    /// attempt whose time was up.
    case failed(travelled: GestureReason?, late: Remainder?)
  }

  /// What was left of an attempt when its time was up.
  private struct Remainder {
    var since: TouchTime
    var directions: SwipeDirections
  }

  /// What the swipe has to be like; `direction` holds from the next attempt on.
  public var configuration: Configuration
  /// The centroid of the fingers' starts, in points of the window; nil until all of them were down.
  public private(set) var location: Point?
  /// The thresholds; changes hold from the next input on.
  public var thresholds: GestureConstants {
    get { limits.value }
    set { limits.value = newValue }
  }
  private var limits: Shared<GestureConstants>
  private var state = State.ready
  private var fingers = FingerList()
  /// How far the fingers had travelled when they lacked least.
  private var nearest: GestureReason?
  /// The fingers of an attempt whose time was up.
  private var lateFingers = FingerList()

  /// Creates a machine that waits for its first finger.
  public init(
    configuration: Configuration = Configuration(),
    thresholds: GestureConstants = .standard
  ) {
    self.configuration = configuration
    limits = Shared(thresholds)
  }

  /// The first moment that is too late for the swipe (rule 6.10).
  public var deadline: TouchTime? {
    guard case .down(let since, _) = state else { return nil }
    return since + thresholds.swipeDuration + .tick
  }

  /// Counts fingers in; one too many fails, and so does one where no direction is asked for.
  public mutating func began(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    if let late = answerIfLate(at: time) { return late }
    switch state {
    case .recognized, .failed: return .finished
    case .ready where configuration.direction.isEmpty:
      return fail(.explained(ReasonText("has no direction to go in (direction)"), nil))
    case .ready, .down: break
    }
    guard fingers.add(contacts) > 0 else { return .wait(progress(at: time)) }
    if case .ready = state { state = .down(since: time, directions: configuration.direction) }
    if fingers.count > touchesRequired {
      return fail(.measured(.tooManyTouches, fingers.count, limit: touchesRequired))
    }
    if fingers.count == touchesRequired { location = fingers.startCentroid }
    return .wait(progress(at: time))
  }

  /// Recognizes when every finger has travelled enough; fails when no direction is left.
  public mutating func moved(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    if let late = answerIfLate(at: time) { return late }
    guard case .down(let since, let directions) = state, fingers.move(contacts) else {
      return .wait(progress(at: time))
    }
    let strayLimit = strayLimit(after: time - since)
    var refusal = GestureReason.measured(.travelled, 0, limit: travelNeeded(after: time - since))
    let left = directions.filter { direction in
      for finger in fingers.fingers {
        let (along, aside) = direction.parts(of: finger.displacement)
        if Threshold.exceeds(-along, 0) {
          refusal = .measured(.backwards, -along, limit: 0)
          return false
        }
        if Threshold.exceeds(aside, strayLimit) {
          refusal = .measured(.strayed, aside, limit: strayLimit)
          return false
        }
      }
      return true
    }
    if left.isEmpty { return fail(refusal, travelled: progress(at: time)) }
    state = .down(since: since, directions: left)
    let reason = progress(at: time)
    guard case .measured(.travelled, let travel, let needed) = reason,
      Threshold.reaches(travel, needed)
    else {
      if reason.isCloser(than: nearest) { nearest = reason }
      return .wait(reason)
    }
    state = .recognized(
      strayed: .measured(.strayed, farthestStray(left), limit: strayLimit),
      took: .measured(.tooSlow, time - since, limit: thresholds.swipeDuration)
    )
    fingers.removeAll()
    return .ended(reason)
  }

  /// Recognizes with the last part of the travel, or fails: a swipe is over before the lift.
  public mutating func ended(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    // The lift may bring the last part of the travel.
    let answer = moved(contacts, at: time)
    guard answer.wish == nil, fingers.containsAny(contacts) else { return answer }
    return fail(answer.reason)
  }

  /// Fails when one of the fingers is taken.
  public mutating func cancelled(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    guard fingers.containsAny(contacts) else { return .wait(progress(at: time)) }
    return fail(.touchesCancelled)
  }

  /// Fails a swipe that takes too long.
  public mutating func deadlinePassed(at time: TouchTime) -> GestureAnswer {
    answerIfLate(at: time) ?? .wait(progress(at: time))
  }

  /// How far the swipe strayed from its line, and how long it took.
  public var satisfiedLimits: [GestureReason] {
    if case .recognized(let strayed, let took) = state { return [strayed, took] }
    return []
  }

  /// How far it had travelled when its time was up, or when it left its line.
  public var otherMeasurements: [GestureReason] {
    if case .failed(let travelled?, _) = state { return [travelled] }
    return []
  }

  /// The attempt without its limit of time, as it stood when its time was up; nil where that isn't why it failed.
  package var late: LateSwipe? {
    guard case .failed(_, let late?) = state else { return nil }
    var machine = self
    machine.state = .down(since: late.since, directions: late.directions)
    machine.fingers = lateFingers
    return LateSwipe(machine, since: late.since, duration: thresholds.swipeDuration)
  }

  /// How far the fingers had travelled when they lacked least, held against what they needed then; nil where they hadn't
  /// moved.
  package var closest: GestureReason? { nearest }

  /// Whether a finger is tracked.
  func follows(_ contact: ContactSample) -> Bool { fingers.contains(contact.id) }

  /// Discards the fingers and where they started.
  public mutating func reset() {
    state = .ready
    fingers.removeAll()
    if !lateFingers.isEmpty { lateFingers.removeAll() }
    location = nil
    nearest = nil
  }

  // MARK: Steps

  /// How far the finger farthest from its line is from it, along the direction that suits it best.
  private func farthestStray(_ directions: SwipeDirections) -> Double {
    var least = Double.infinity
    directions.forEach { direction in
      var farthest = 0.0
      for finger in fingers.fingers {
        farthest = max(farthest, direction.parts(of: finger.displacement).aside)
      }
      least = min(least, farthest)
    }
    return least
  }

  private var touchesRequired: Int { max(configuration.numberOfTouchesRequired, 1) }

  /// The travel that every finger needs at a time after the first touch, in points.
  private func travelNeeded(after elapsed: TouchTime) -> Double {
    thresholds.swipeTravel * (1 - thresholds.swipeTravelDecay * elapsed.seconds)
  }

  /// The farthest that a finger may stray at a time after the first touch, in points.
  private func strayLimit(after elapsed: TouchTime) -> Double {
    thresholds.swipeStray * (1 - thresholds.swipeStrayDecay * elapsed.seconds)
  }

  /// How far the slowest finger has come in the direction in which it came farthest.
  private func progress(at time: TouchTime) -> GestureReason {
    let (since, directions): (TouchTime, SwipeDirections)
    switch state {
    case .recognized, .failed: return .finished
    case .down(let start, let left) where fingers.count >= touchesRequired:
      (since, directions) = (start, left)
    case .ready, .down: return .measured(.tooFewTouches, fingers.count, limit: touchesRequired)
    }
    var farthest = 0.0
    directions.forEach { direction in
      var slowest = Double.infinity
      for finger in fingers.fingers {
        slowest = min(slowest, direction.parts(of: finger.displacement).along)
      }
      farthest = max(farthest, slowest)
    }
    return .measured(.travelled, farthest, limit: travelNeeded(after: time - since))
  }

  /// The failure of a swipe that takes too long.
  private mutating func answerIfLate(at time: TouchTime) -> GestureAnswer? {
    guard case .down(let since, let directions) = state, let deadline, time >= deadline else {
      return nil
    }
    let reason = GestureReason.measured(.tooSlow, time - since, limit: thresholds.swipeDuration)
    if fingers.count < touchesRequired { return fail(reason, travelled: progress(at: time)) }
    lateFingers = fingers
    let late = Remainder(since: since, directions: directions)
    return fail(reason, travelled: progress(at: time), late: late)
  }

  private mutating func fail(
    _ reason: GestureReason,
    travelled: GestureReason? = nil,
    late: Remainder? = nil
  ) -> GestureAnswer {
    state = .failed(travelled: travelled, late: late)
    fingers.removeAll()
    return .failed(reason)
  }
}
