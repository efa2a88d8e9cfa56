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
/// reaches the threshold, follows the force from then on, and is fixed when that reaches 1. Without
/// force hardware it starts after a hold, and a simulated force rises.
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
      holdDuration: TouchTime = .milliseconds(300),
      allowableMovement: Double = GestureConstants.standard.longPressMovement,
      simulatedForce: Double = 0.1,
      simulatedStep: Double = 0.05,
      simulatedInterval: TouchTime = .milliseconds(10)
    ) {
      self.type = type
      self.threshold = threshold
      self.holdDuration = holdDuration
      self.allowableMovement = allowableMovement
      self.simulatedForce = simulatedForce
      self.simulatedStep = simulatedStep
      self.simulatedInterval = simulatedInterval
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

  /// The smallest increment of a simulated force, so that every press ends (our own).
  private static let smallestStep = 0.001

  /// The state of the attempt.
  private enum State {
    /// No finger has touched.
    case ready
    /// A finger is down, the press hasn't started; `hardest` is the maximum force so far.
    case resting(since: TouchTime, at: Point, hardest: Double)
    /// The press follows the measured force.
    case pressing
    /// The press follows the simulated force.
    case simulating(StepClock)
    /// The force reached 1.
    case fixed
    /// The touch is over.
    case over(reached: Progress)

    /// How far the press got.
    var progress: Progress {
      switch self {
      case .ready, .resting: .nothing
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
    case .resting, .pressing, .simulating, .fixed: true
    }
  }

  /// When the press starts or its force rises without input; nil if only a touch can cause that.
  var deadline: TouchTime? {
    switch state {
    case .resting(let since, _, _) where configuration.type == .longPress:
      since + max(configuration.holdDuration, .zero)
    case .simulating(let clock): clock.next(every: interval)
    case .ready, .resting, .pressing, .fixed, .over: nil
    }
  }

  // MARK: Inputs

  /// A finger touched down, at a location in points of the window, with a force from 0 to 1.
  mutating func began(
    at location: Point,
    force: Double,
    time: TouchTime
  ) -> GestureAnswer {
    guard case .ready = state else { return .wait(progress) }
    state = .resting(since: time, at: location, hardest: 0)
    return pressed(force)
  }

  /// The finger moved or changed its force.
  mutating func moved(
    to location: Point,
    force: Double,
    time: TouchTime
  ) -> GestureAnswer {
    if case .resting(_, let start, _) = state, configuration.type == .longPress {
      let travel = location.isPlausible ? location.distance(to: start) : 0
      let reason = GestureReason.measured(.moved, travel, limit: configuration.allowableMovement)
      guard Threshold.exceeds(travel, configuration.allowableMovement) else { return .wait(reason) }
      leave()
      return .failed(reason)
    }
    return pressed(force)
  }

  /// The finger was lifted.
  mutating func ended(at time: TouchTime) -> GestureAnswer {
    switch state {
    case .ready, .over: return .finished
    case .resting(let since, _, let hardest):
      leave()
      return .failed(shortfall(of: hardest, since: since, at: time))
    case .pressing, .simulating, .fixed:
      leave()
      return .ended(.lifted)
    }
  }

  /// The touch was cancelled.
  mutating func cancelled(at time: TouchTime) -> GestureAnswer {
    switch state {
    case .ready, .over: return .finished
    case .resting:
      leave()
      return .failed(.touchesCancelled)
    case .pressing, .simulating, .fixed:
      leave()
      return .cancelled
    }
  }

  /// The time of `deadline` has come.
  mutating func deadlinePassed(at time: TouchTime) -> GestureAnswer {
    guard let deadline, time >= deadline else { return .wait(progress) }
    switch state {
    case .resting(let since, _, _):
      simulate(StepClock(start: deadline))
      return .began(.measured(.pressDuration, time - since, limit: configuration.holdDuration))
    case .simulating(var clock):
      while case .simulating = state, clock.step(every: interval, until: time) { simulate(clock) }
      return .changed
    case .ready, .pressing, .fixed, .over: return .wait(progress)
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
  private mutating func pressed(_ measured: Double) -> GestureAnswer {
    guard configuration.type == .forceTouch else { return .wait(progress) }
    // NaN counts as zero force.
    let measured = measured >= 0 ? min(measured, 1) : 0
    switch state {
    case .resting(let since, let start, let hardest):
      state = .resting(since: since, at: start, hardest: max(hardest, measured))
      let reason = GestureReason.measured(.force, measured, limit: configuration.threshold)
      guard Threshold.reaches(measured, configuration.threshold) else { return .wait(reason) }
      state = .pressing
      follow(measured)
      return .began(reason)
    case .pressing:
      follow(measured)
      return .changed
    case .ready, .simulating, .fixed, .over: return .wait(progress)
    }
  }

  private mutating func follow(_ force: Double) {
    self.force = force
    guard Threshold.reaches(force, 1) else { return }
    self.force = 1
    state = .fixed
  }

  /// Sets the simulated force after the steps taken.
  private mutating func simulate(_ clock: StepClock) {
    state = .simulating(clock)
    let least = ForcePressMachine.smallestStep
    // NaN counts as the smallest increment, because comparisons with it are false.
    let step = configuration.simulatedStep > least ? min(configuration.simulatedStep, 1) : least
    let first = configuration.simulatedForce > 0 ? min(configuration.simulatedForce, 1) : 0
    follow(first + Double(clock.steps) * step)
  }

  /// The time between two increments; at least a tick.
  private var interval: TouchTime { max(configuration.simulatedInterval, .tick) }

  private mutating func leave() { state = .over(reached: state.progress) }

  /// Why a lift ended the press before it started.
  private func shortfall(of hardest: Double, since: TouchTime, at time: TouchTime) -> GestureReason
  {
    switch configuration.type {
    case .forceTouch: .measured(.force, hardest, limit: configuration.threshold)
    case .longPress: .measured(.pressDuration, time - since, limit: configuration.holdDuration)
    }
  }

  private var progress: GestureReason {
    switch state {
    case .ready: .measured(.tooFewTouches, 0, limit: 1)
    case .resting(let since, _, let hardest): shortfall(of: hardest, since: since, at: since)
    case .pressing, .simulating, .fixed: .following
    case .over: .finished
    }
  }
}
