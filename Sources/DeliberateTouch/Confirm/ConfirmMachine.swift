import TouchCore

/// The state of a confirmation.
public enum ConfirmState: Hashable, Sendable {
  /// No finger presses.
  case idle
  /// A finger presses and changes the intention.
  case updating
  /// The intention is above the threshold, and the finger is outside the circle.
  case selected
  /// The intention was above the threshold in the circle, and the finger is still there: a lift
  /// confirms.
  case confirmed
}

/// Recognizes a press that asks for confirmation and confirms by moving and lifting.
///
/// Pressing raises the *intention* from 0 to 1, by force if it is measured and by time otherwise. A
/// circle stands near the finger's start. A finger that is in the circle while the intention is
/// above the threshold confirms, until it leaves the circle; lifting it there is the confirmation.
/// Any other lift does nothing (deliberate gestures 4).
///
/// Locations are in points of the window.
struct ConfirmMachine: DeadlineMachine, Sendable {
  /// The thresholds of a confirmation.
  struct Configuration: Hashable, Sendable {
    /// The force of full intention, if the hardware measures that much (deliberate gestures 4).
    var fullForce = 3.0
    /// The time of full intention without force (deliberate gestures 4).
    var fullTime: TouchTime = .seconds(2)
    /// The steps in which the intention rises with time (deliberate gestures 4).
    var timeStep: TouchTime = .milliseconds(100)
    /// The intention above which the circle is selected (deliberate gestures 4).
    var selection = 0.97
    /// The scale of the selected circle (deliberate gestures 4).
    var selectedScale = 1.1
    /// The scale of the confirmed circle (deliberate gestures 4).
    var confirmedScale = 1.3

    /// Creates a configuration with the standard values.
    init() {}
  }

  /// The circle, in points of the window.
  struct Circle: Hashable, Sendable {
    /// The centre.
    var center: Point
    /// The radius at scale 1.
    var radius: Double
  }

  /// The force of a touch, where the hardware measures it.
  struct Force: Hashable, Sendable {
    /// The force.
    var value: Double
    /// The maximum that the hardware measures.
    var maximum: Double
  }

  /// The thresholds; changes apply from the next input on.
  var configuration: Configuration
  /// The state of the confirmation.
  private(set) var state = ConfirmState.idle
  /// The intention, 0 to 1.
  private(set) var intention = 0.0
  /// The circle of the press; it stays where it was placed.
  private(set) var circle = Circle(center: .zero, radius: 0)
  /// Why the last lift didn't confirm; nil if it confirmed or the press was cancelled.
  private(set) var shortfall: GestureReason?

  private var finger = Point.zero
  /// The time steps since the touch began; nil if force counts.
  private var clock: StepClock?
  /// Whether the finger was outside the circle, from where it can move into it.
  private var hasBeenOutside = false
  /// Whether the intention was above the threshold during the press.
  private var hasBeenFull = false
  /// The maximum intention of the press.
  private var mostIntention = 0.0

  /// Creates a machine that waits for a finger.
  init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
  }

  /// The circle's scale.
  var scale: Double {
    switch state {
    case .idle, .updating: 1
    case .selected: configuration.selectedScale
    case .confirmed: configuration.confirmedScale
    }
  }

  /// When the intention rises by time.
  var deadline: TouchTime? {
    guard state != .idle, let clock, intention < 1 else { return nil }
    return clock.next(every: interval)
  }

  /// The intention after the next step of time, and when that is; nil if time counts for nothing.
  var nextStep: (intention: Double, time: TouchTime)? {
    guard let deadline, let clock else { return nil }
    return (intention(after: clock.steps + 1), deadline)
  }

  // MARK: Inputs

  /// A finger touched down.
  ///
  /// - Parameters:
  ///   - location: The touch's location.
  ///   - circle: The circle of this press.
  ///   - force: The touch's force; nil if the hardware doesn't measure it.
  ///   - time: The time of the touch.
  mutating func began(at location: Point, circle: Circle, force: Force?, time: TouchTime) {
    self = ConfirmMachine(configuration: configuration)
    state = .updating
    self.circle = circle
    if force == nil { clock = StepClock(start: time) }
    moved(to: location, force: force)
  }

  /// The finger moved or changed its force.
  mutating func moved(to location: Point, force: Force?) {
    guard state != .idle else { return }
    if location.isPlausible { finger = location }
    if let force, clock == nil {
      let full = min(configuration.fullForce, force.maximum)
      intention = full > 0 && force.value > 0 ? min(force.value / full, 1) : 0
    }
    update()
  }

  /// The finger was lifted; returns whether that confirms.
  ///
  /// The force of a lift counts for nothing: it falls on the way.
  mutating func ended(at location: Point, time: TouchTime) -> Bool {
    guard state != .idle else { return false }
    if location.isPlausible { finger = location }
    update()
    let isConfirmed = state == .confirmed
    let reason = isConfirmed ? nil : missing(at: time)
    reset()
    shortfall = reason
    return isConfirmed
  }

  /// The time of `deadline` has come.
  mutating func deadlinePassed(at time: TouchTime) {
    guard let deadline, time >= deadline else { return }
    let interval = interval
    while intention < 1, clock?.step(every: interval, until: time) == true {
      intention = intention(after: clock?.steps ?? 0)
    }
    update()
  }

  /// Returns to idle after the press ended or was cancelled.
  mutating func reset() { self = ConfirmMachine(configuration: configuration) }

  /// Handles deadlines up to the time of a touch, which a late timer may miss.
  mutating func catchUp(to time: TouchTime) {
    while let deadline, deadline <= time { deadlinePassed(at: deadline) }
  }

  // MARK: Updating

  private func intention(after steps: Int64) -> Double {
    let time = StepClock.span(of: steps, every: interval)
    return min(time.seconds / max(configuration.fullTime, .tick).seconds, 1)
  }

  private var interval: TouchTime { max(configuration.timeStep, .milliseconds(1)) }

  /// Whether the intention is above the threshold.
  private var isFull: Bool { Threshold.exceeds(intention, configuration.selection) }

  /// Whether the intention is below the threshold: exactly at it nothing changes.
  private var isWeak: Bool { Threshold.exceeds(configuration.selection, intention) }

  /// Updates the state from the intention and the location.
  private mutating func update() {
    let isInside = isInCircle
    if !isInside { hasBeenOutside = true }
    let isEntered = isInside && hasBeenOutside
    switch state {
    case .idle: return
    case .updating: if isFull { state = isEntered ? .confirmed : .selected }
    case .selected: if isWeak { state = .updating } else if isEntered { state = .confirmed }
    case .confirmed: if !isInside { state = isWeak ? .updating : .selected }
    }
    mostIntention = max(mostIntention, intention)
    if state == .selected || state == .confirmed { hasBeenFull = true }
  }

  /// Whether the finger is in the displayed circle.
  private var isInCircle: Bool {
    !Threshold.exceeds(finger.distance(to: circle.center), circle.radius * scale)
  }

  /// Why a lift now doesn't confirm.
  private func missing(at time: TouchTime) -> GestureReason {
    guard hasBeenFull else {
      if let clock { return .measured(.pressDuration, time - clock.start, limit: timeToSelection) }
      return .measured(.intention, mostIntention, limit: configuration.selection)
    }
    // The circle as it is when it is full.
    let radius = circle.radius * configuration.selectedScale
    let distance = finger.distance(to: circle.center)
    if Threshold.exceeds(distance, radius) {
      return .measured(.besideTarget, distance, limit: radius)
    }
    if isFull { return .explained(ReasonText("was lifted in a circle that it never left"), nil) }
    return .measured(.intention, intention, limit: configuration.selection)
  }

  /// How long a finger rests until the intention is above the threshold.
  private var timeToSelection: TouchTime {
    let step = interval.seconds
    let full = max(configuration.fullTime, .tick).seconds
    let beyond = (configuration.selection * full / step + Threshold.slack).rounded(.down) + 1
    // The last step may end beyond the full time.
    return .seconds(min(beyond, (full / step).rounded(.up)) * step)
  }
}
