import TouchCore

/// What makes a press.
public enum ForcePressType: Hashable, Sendable {
  /// The force that the screen measures.
  case forceTouch
  /// The time for which a finger rests; the force is simulated.
  case longPress
}

/// How far a press has come.
public enum ForcePressStage: Hashable, Sendable {
  /// Nothing has started.
  case idle
  /// The press follows its finger.
  case started
  /// The force reached 1, and the interface stays where it is.
  case fixed
  /// The finger was lifted or taken before that.
  case ended
}

/// A finger that presses deliberately hard, or long where force can't be measured.
///
/// The press has a course of its own: *started*, *fixed*, *ended*. It starts when the force first comes
/// up to the threshold, follows the force from then on, and is fixed when that reaches 1. Without force
/// hardware it starts after a hold, and the force grows by itself.
///
/// What it has come to, and what of it was told, are two things: `nextEvent(isOver:)` hands the events
/// out, in their order and each once, whenever the gesture is allowed to speak.
struct ForcePressMachine: DeadlineMachine, Sendable {
  /// What a press has to be like.
  struct Configuration: Hashable, Sendable {
    /// What makes a press.
    var type: ForcePressType
    /// The part of the largest force at which the press starts; DELIBERATE 1: 0.2 to 0.3.
    var threshold: Double
    /// How long a finger has to rest where there is no force (DELIBERATE 1).
    var holdDuration: TouchTime
    /// The farthest a finger may move while it has to rest, in points; a long press's (rule 6.4).
    var allowableMovement: Double
    /// The first made-up force (DELIBERATE 1).
    var simulatedForce: Double
    /// What is added to the made-up force each time (DELIBERATE 1).
    var simulatedStep: Double
    /// The time between two made-up forces (DELIBERATE 1).
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

  /// One thing that happens in the course of a press.
  enum Event: Hashable, Sendable {
    /// The force reached the threshold, or the finger rested long enough.
    case started
    /// The force changed; 0 to 1.
    case force(Double)
    /// The force reached 1; nothing follows.
    case fixed
    /// The finger was lifted or taken before that; nothing follows.
    case ended
  }

  /// The least that a made-up force grows each time, so that every press comes to an end (our own).
  private static let smallestStep = 0.001

  /// Where the attempt stands.
  private enum State {
    /// No finger came yet.
    case ready
    /// A finger is down and has started nothing; `hardest` is the hardest that it pressed.
    case resting(since: TouchTime, at: Point, hardest: Double)
    /// The press follows the measured force.
    case pressing
    /// The press follows the simulated force, which grows by a step each time.
    case simulating(StepClock)
    /// The force reached 1.
    case fixed
    /// The finger is gone.
    case over(reached: Progress)

    /// How far the press came.
    var progress: Progress {
      switch self {
      case .ready, .resting: .nothing
      case .pressing, .simulating: .start
      case .fixed: .full
      case .over(let reached): reached
      }
    }
  }

  /// How far a press came, told or not.
  private enum Progress {
    case nothing
    case start
    case full
  }

  /// What a press has to be like; changes hold from the next input on.
  var configuration: Configuration
  /// The force, 0 to 1; 0 until the press starts.
  private(set) var force = 0.0
  /// How far the press has come, as far as it was told.
  private(set) var stage = ForcePressStage.idle
  private var state = State.ready
  /// The force that was told last.
  private var toldForce: Double?

  /// Creates a machine that waits for its finger.
  init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
  }

  /// Whether a finger is followed.
  var isFollowing: Bool {
    switch state {
    case .ready, .over: false
    case .resting, .pressing, .simulating, .fixed: true
    }
  }

  /// When the press starts, or its force grows, by itself; nil where only a touch can do that.
  var deadline: TouchTime? {
    switch state {
    case .resting(let since, _, _) where configuration.type == .longPress:
      since + max(configuration.holdDuration, .zero)
    case .simulating(let clock): clock.next(every: interval)
    case .ready, .resting, .pressing, .fixed, .over: nil
    }
  }

  // MARK: Inputs

  /// A finger touched down, at a place in points of the window, with a force from 0 to 1.
  mutating func began(
    at location: Point,
    force: Double,
    time: TouchTime
  ) -> GestureAnswer {
    guard case .ready = state else { return .wait(progress) }
    state = .resting(since: time, at: location, hardest: 0)
    return pressed(force)
  }

  /// The finger moved, or pressed harder or softer.
  mutating func moved(
    to location: Point,
    force: Double,
    time: TouchTime
  ) -> GestureAnswer {
    if case .resting(_, let start, _) = state, configuration.type == .longPress {
      let travel = location.isPlausible ? location.distance(to: start) : 0
      let reason = GestureReason.moved(travel, limit: configuration.allowableMovement)
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

  /// The finger was taken away.
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

  /// The moment that `deadline` named has come.
  mutating func deadlinePassed(at time: TouchTime) -> GestureAnswer {
    guard let deadline, time >= deadline else { return .wait(progress) }
    switch state {
    case .resting(let since, _, _):
      simulate(StepClock(start: deadline))
      return .began(.held(time - since, needed: configuration.holdDuration))
    case .simulating(var clock):
      while case .simulating = state, clock.step(every: interval, until: time) { simulate(clock) }
      return .changed
    case .ready, .pressing, .fixed, .over: return .wait(progress)
    }
  }

  /// Back to the beginning; the configuration stays.
  mutating func reset() {
    self = ForcePressMachine(configuration: configuration)
  }

  // MARK: Events

  /// The next event that has not been told yet, and notes that it was; nil where there is none.
  ///
  /// A gesture that was broken off from outside says so by `isOver`; the machine itself knows lifts and
  /// cancellations.
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

  // MARK: Steps

  /// Takes a measured force in.
  private mutating func pressed(_ measured: Double) -> GestureAnswer {
    guard configuration.type == .forceTouch else { return .wait(progress) }
    // NaN counts as zero force.
    let measured = measured >= 0 ? min(measured, 1) : 0
    switch state {
    case .resting(let since, let start, let hardest):
      state = .resting(since: since, at: start, hardest: max(hardest, measured))
      let reason = GestureReason.pressed(measured, needed: configuration.threshold)
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

  /// Simulates the force after so many steps.
  private mutating func simulate(_ clock: StepClock) {
    state = .simulating(clock)
    let least = ForcePressMachine.smallestStep
    // NaN counts as the least step: comparisons with it are false.
    let step = configuration.simulatedStep > least ? min(configuration.simulatedStep, 1) : least
    let first = configuration.simulatedForce > 0 ? min(configuration.simulatedForce, 1) : 0
    follow(first + Double(clock.steps) * step)
  }

  /// The time between two simulated forces; steps are at least a tick apart.
  private var interval: TouchTime { max(configuration.simulatedInterval, .tick) }

  private mutating func leave() { state = .over(reached: state.progress) }

  /// What a finger lacked that was lifted.
  private func shortfall(of hardest: Double, since: TouchTime, at time: TouchTime) -> GestureReason
  {
    switch configuration.type {
    case .forceTouch: .pressed(hardest, needed: configuration.threshold)
    case .longPress: .held(time - since, needed: configuration.holdDuration)
    }
  }

  private var progress: GestureReason {
    switch state {
    case .ready: .tooFewTouches(0, needed: 1)
    case .resting(let since, _, let hardest): shortfall(of: hardest, since: since, at: since)
    case .pressing, .simulating, .fixed: .following
    case .over: .finished
    }
  }
}
