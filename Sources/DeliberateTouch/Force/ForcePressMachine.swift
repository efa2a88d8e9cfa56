import TouchCore

/// The input that makes a press.
public enum ForcePressType: Hashable, Sendable {
  /// The force that the screen measures.
  case forceTouch
  /// The time for which a finger rests; its force is simulated.
  case longPress
}

/// The stage of a press.
public enum ForcePressStage: Hashable, Sendable {
  /// Nothing has started.
  case idle
  /// The press follows the finger's force.
  case started
  /// The force reached 1, and the stage stays.
  case fixed
  /// The finger was lifted or cancelled before that.
  case ended
}

/// Recognizes a deliberately hard press, or a long one if force can't be measured.
///
/// The press has its own stages: *started*, *fixed*, *ended*. It starts when the force first
/// reaches the threshold, follows the force from then on, and is fixed when that reaches the full
/// force. A touch whose force isn't measured starts it after a hold, and a simulated force rises.
///
/// The machine's progress may be ahead of what was reported: `nextEvent(isOver:)` returns the
/// events in order, each once, when the gesture is allowed to send them.
struct ForcePressMachine: DeadlineMachine, Sendable {
  /// The thresholds of a press.
  struct Configuration: Hashable, Sendable {
    /// The input that makes a press.
    var type: ForcePressType
    /// The part of the maximum force at which the press starts: 0.2 to 0.3 (deliberate gestures 1).
    var threshold: Double
    /// The force that fixes the press, in the hardware's unit; nil for the maximum (deliberate
    /// gestures 1).
    var fullForce: Double?
    /// How long a finger has to rest if there is no force (deliberate gestures 1).
    var holdDuration: TouchTime
    /// The maximum movement of a finger that has to rest, in points; a long press's (rule 6.4).
    var allowableMovement: Double
    /// The first simulated force (deliberate gestures 1).
    var simulatedForce: Double
    /// The increment of the simulated force (deliberate gestures 1).
    var simulatedStep: Double
    /// The time between two increments (deliberate gestures 1).
    var simulatedInterval: TouchTime

    /// Creates a configuration.
    init(
      type: ForcePressType = .forceTouch,
      threshold: Double = 0.25,
      fullForce: Double? = nil,
      holdDuration: TouchTime = .milliseconds(300),
      allowableMovement: Double = GestureConstants.standard.longPressMovement,
      simulatedForce: Double = 0.1,
      simulatedStep: Double = 0.05,
      simulatedInterval: TouchTime = .milliseconds(10)
    ) {
      self.type = type
      self.threshold = threshold
      self.fullForce = fullForce
      self.holdDuration = holdDuration
      self.allowableMovement = allowableMovement
      self.simulatedForce = simulatedForce
      self.simulatedStep = simulatedStep
      self.simulatedInterval = simulatedInterval
    }
  }

  /// The force of a touch, where it is measured.
  struct Force: Hashable, Sendable {
    /// The force, in the hardware's unit.
    var value: Double
    /// The maximum that the hardware measures.
    var maximum: Double

    /// The part of the maximum, 0 to 1; NaN counts as zero.
    fileprivate var part: Double {
      let part = value / maximum
      return maximum > 0 && part >= 0 ? min(part, 1) : 0
    }
  }

  /// An event of a press.
  enum Event: Hashable, Sendable {
    /// The force reached the threshold, or the finger rested long enough.
    case started
    /// The force changed; 0 to 1.
    case force(Double)
    /// The force reached 1; nothing follows.
    case fixed
    /// The finger was lifted or cancelled before that; nothing follows.
    case ended
  }

  /// The last step of the coarsest sensor, as a part of its maximum: 8 bits; our own.
  ///
  /// A force within it counts as the maximum. Finer sensors have 400 steps.
  static let lastStep = 1.0 / 255

  /// The smallest increment of a simulated force, so that every press ends (our own).
  private static let smallestStep = 0.001

  /// The state of the attempt.
  private enum State {
    /// No finger has touched.
    case ready
    /// A finger is down whose force is measured, and the press hasn't started; `hardest` is the
    /// maximum part of the force so far.
    case touching(hardest: Double)
    /// A finger is down whose force isn't measured, and the press hasn't started.
    case holding(since: TouchTime, at: Point)
    /// The press follows the measured force; `hardest` is the maximum so far.
    case pressing(hardest: Double)
    /// The press follows the simulated force of a finger that is down since a time.
    case simulating(StepClock, since: TouchTime)
    /// The force reached 1.
    case fixed
    /// The touch is over.
    case over(reached: Progress)

    /// How far the press got.
    var progress: Progress {
      switch self {
      case .ready, .touching, .holding: .nothing
      case .pressing, .simulating: .start
      case .fixed: .full
      case .over(let reached): reached
      }
    }
  }

  /// How far a press got, reported or not.
  private enum Progress {
    case nothing
    case start
    case full
  }

  /// The thresholds; changes apply from the next input on.
  var configuration: Configuration
  /// The force, 0 to 1; 0 until the press starts.
  private(set) var force = 0.0
  /// Why the last touch didn't fix the press; nil if it did, or is down.
  private(set) var shortfall: GestureReason?
  /// The stage that was last reported.
  private(set) var stage = ForcePressStage.idle
  private var state = State.ready
  /// The force that was last reported.
  private var toldForce: Double?

  /// Creates a machine that waits for its finger.
  init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
  }

  /// Whether a finger is tracked.
  var isFollowing: Bool {
    switch state {
    case .ready, .over: false
    case .touching, .holding, .pressing, .simulating, .fixed: true
    }
  }

  /// When the press starts or its force rises without input; nil if only a touch can cause that.
  var deadline: TouchTime? {
    switch state {
    case .holding(let since, _): since + max(configuration.holdDuration, .zero)
    case .simulating(let clock, _): clock.next(every: interval)
    case .ready, .touching, .pressing, .fixed, .over: nil
    }
  }

  // MARK: Inputs

  /// A finger touched down.
  ///
  /// - Parameters:
  ///   - location: The touch's location in points of the window.
  ///   - force: The touch's force; nil if it isn't measured.
  ///   - time: The time of the touch.
  /// - Returns: A beginning if the force reaches the threshold at once.
  mutating func began(at location: Point, force: Force?, time: TouchTime) -> GestureAnswer {
    guard case .ready = state else { return .wait(progress) }
    guard configuration.type == .forceTouch, let force else {
      state = .holding(since: time, at: location)
      return .wait(progress)
    }
    state = .touching(hardest: 0)
    return pressed(force)
  }

  /// The finger moved or changed its force.
  ///
  /// A touch whose first force comes with a later sample is measured from then on, unless the press has
  /// started by the hold.
  mutating func moved(to location: Point, force: Force?, time: TouchTime) -> GestureAnswer {
    guard case .holding(_, let start) = state else {
      return force.map { pressed($0) } ?? .wait(progress)
    }
    if configuration.type == .forceTouch, let force {
      state = .touching(hardest: 0)
      return pressed(force)
    }
    let travel = location.isPlausible ? location.distance(to: start) : 0
    let reason = GestureReason.measured(.moved, travel, limit: configuration.allowableMovement)
    guard Threshold.exceeds(travel, configuration.allowableMovement) else { return .wait(reason) }
    return fail(reason)
  }

  /// The finger was lifted.
  mutating func ended(at time: TouchTime) -> GestureAnswer {
    switch state {
    case .ready, .over: return .finished
    case .touching, .holding: return fail(missing(at: time))
    case .pressing, .simulating:
      let reason = missing(at: time)
      leave(reason)
      return .ended(reason)
    case .fixed:
      leave(nil)
      return .ended(.lifted)
    }
  }

  /// The touch was cancelled.
  mutating func cancelled(at time: TouchTime) -> GestureAnswer {
    switch state {
    case .ready, .over: return .finished
    case .touching, .holding: return fail(.touchesCancelled)
    case .pressing, .simulating:
      leave(.touchesCancelled)
      return .cancelled
    case .fixed:
      leave(nil)
      return .cancelled
    }
  }

  /// The time of `deadline` has come.
  mutating func deadlinePassed(at time: TouchTime) -> GestureAnswer {
    guard let deadline, time >= deadline else { return .wait(progress) }
    switch state {
    case .holding(let since, _):
      simulate(StepClock(start: deadline), since: since)
      return .began(.measured(.pressDuration, time - since, limit: configuration.holdDuration))
    case .simulating(var clock, let since):
      while case .simulating = state, clock.step(every: interval, until: time) {
        simulate(clock, since: since)
      }
      return .changed
    case .ready, .touching, .pressing, .fixed, .over: return .wait(progress)
    }
  }

  /// Resets the attempt; the configuration stays.
  mutating func reset() {
    self = ForcePressMachine(configuration: configuration)
  }

  // MARK: Events

  /// Returns the next unreported event and marks it as reported; nil if there is none.
  ///
  /// `isOver` reports a gesture that was interrupted from outside; the machine itself knows lifts
  /// and cancellations.
  mutating func nextEvent(isOver: Bool = false) -> Event? {
    switch stage {
    case .idle:
      guard state.progress != .nothing else { return nil }
      stage = .started
      return .started
    case .started where toldForce != force:
      toldForce = force
      return .force(force)
    case .started where state.progress == .full:
      stage = .fixed
      return .fixed
    case .started:
      if case .over = state {} else if !isOver { return nil }
      stage = .ended
      return .ended
    case .fixed, .ended: return nil
    }
  }

  // MARK: Updating

  /// Handles a measured force.
  private mutating func pressed(_ measured: Force) -> GestureAnswer {
    switch state {
    case .touching(let before):
      let hardest = max(before, measured.part)
      state = .touching(hardest: hardest)
      let reason = GestureReason.measured(.force, measured.part, limit: configuration.threshold)
      guard Threshold.reaches(measured.part, configuration.threshold) else { return .wait(reason) }
      follow(measured, hardest: 0)
      return .began(reason)
    case .pressing(let hardest):
      follow(measured, hardest: hardest)
      return .changed
    case .ready, .holding, .simulating, .fixed, .over: return .wait(progress)
    }
  }

  /// Sets the force of a press that has started, and fixes it at the full force.
  private mutating func follow(_ measured: Force, hardest: Double) {
    force = partOfFull(measured)
    state = force >= 1 ? .fixed : .pressing(hardest: max(hardest, force))
  }

  /// The part of the full force, 0 to 1.
  private func partOfFull(_ measured: Force) -> Double {
    let part = measured.part
    guard let full = configuration.fullForce, full < measured.maximum else {
      return Threshold.reaches(part, 1 - ForcePressMachine.lastStep) ? 1 : part
    }
    // A full force that isn't positive fixes every press that starts.
    let limit = full > 0 ? full / measured.maximum : 0
    return Threshold.reaches(part, limit) ? 1 : part / limit
  }

  /// Sets the simulated force after the steps taken.
  private mutating func simulate(_ clock: StepClock, since: TouchTime) {
    let rising = simulatedForce(after: clock.steps)
    force = Threshold.reaches(rising, 1) ? 1 : rising
    state = force >= 1 ? .fixed : .simulating(clock, since: since)
  }

  private func simulatedForce(after steps: Int64) -> Double {
    let first = configuration.simulatedForce > 0 ? min(configuration.simulatedForce, 1) : 0
    return first + Double(steps) * step
  }

  /// The increment of the simulated force; NaN counts as the smallest one.
  private var step: Double {
    let least = ForcePressMachine.smallestStep
    return configuration.simulatedStep > least ? min(configuration.simulatedStep, 1) : least
  }

  /// The time between two increments; at least a tick.
  private var interval: TouchTime { max(configuration.simulatedInterval, .tick) }

  /// How long a finger rests until the press is fixed.
  private var timeToFix: TouchTime {
    let rest = max(1 - simulatedForce(after: 0), 0)
    let steps = Int64((rest / step - Threshold.slack).rounded(.up), within: 0...1_000_000)
    return max(configuration.holdDuration, .zero) + StepClock.span(of: steps, every: interval)
  }

  private mutating func leave(_ reason: GestureReason?) {
    shortfall = reason
    state = .over(reached: state.progress)
  }

  private mutating func fail(_ reason: GestureReason) -> GestureAnswer {
    leave(reason)
    return .failed(reason)
  }

  /// Why a lift now wouldn't fix the press, nor start it if it hasn't started.
  private func missing(at time: TouchTime) -> GestureReason {
    switch state {
    case .touching(let hardest): .measured(.force, hardest, limit: configuration.threshold)
    case .holding(let since, _):
      .measured(.pressDuration, time - since, limit: configuration.holdDuration)
    case .pressing(let hardest): .measured(.force, hardest, limit: 1)
    case .simulating(_, let since): .measured(.pressDuration, time - since, limit: timeToFix)
    case .ready: .measured(.tooFewTouches, 0, limit: 1)
    case .fixed: .lifted
    case .over: .finished
    }
  }

  private var progress: GestureReason {
    switch state {
    case .holding(let since, _): missing(at: since)
    case .ready, .touching, .over: missing(at: .zero)
    case .pressing, .simulating, .fixed: .following
    }
  }
}
