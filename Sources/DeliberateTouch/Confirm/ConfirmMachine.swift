import TouchCore

/// The state of a confirmation.
public enum ConfirmState: Hashable, Sendable {
  /// No finger presses.
  case idle
  /// A finger presses and changes the intention.
  case updating
  /// The intention is above the threshold.
  case selected
  /// The finger is in the circle: a lift confirms.
  case confirmed
}

/// Recognizes a press that asks for confirmation and confirms by moving and lifting.
///
/// Pressing raises the *intention* from 0 to 1, by force if it is measured and by time otherwise. A
/// circle above the finger follows it. When the intention passes the threshold, the circle stops;
/// if the finger moves into it, its lift confirms. Any other lift does nothing.
///
/// Locations are in points in the control's coordinates.
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
    /// The circle's distance above the finger: one height of the control (deliberate gestures 4).
    var rise = 44.0
    /// The circle's radius at scale 1; our own, half the rise.
    var radius = 22.0
    /// The scale of the selected circle (deliberate gestures 4).
    var selectedScale = 1.1
    /// The scale of the confirmed circle (deliberate gestures 4).
    var confirmedScale = 1.3
    /// How long a confirmation survives a drop of its force; our own.
    ///
    /// The force of a finger that lifts drops through all lower values. A drop that no lift follows
    /// within this time ends the confirmation.
    var liftTime: TouchTime = .milliseconds(100)

    /// Creates a configuration with the standard values.
    init() {}
  }

  /// The thresholds; changes apply from the next input on.
  var configuration: Configuration
  /// The state of the confirmation.
  private(set) var state = ConfirmState.idle
  /// The intention, 0 to 1.
  private(set) var intention = 0.0
  /// The centre of the circle.
  private(set) var circle = Point.zero
  /// Why the last lift didn't confirm; nil if it confirmed or the press was cancelled.
  private(set) var shortfall: GestureReason?

  private var finger = Point.zero
  /// The time steps since the touch began; nil if force counts.
  private var clock: StepClock?
  /// Whether the finger was outside the full circle, from where it can move into it.
  private var hasBeenOutside = false
  /// When the confirmation's force dropped; nil while it is sufficient.
  private var weakSince: TouchTime?
  /// The maximum intention of the press.
  private var mostIntention = 0.0
  /// The circle when it was last full; nil if it never was.
  private var target: Target?

  /// A full circle's geometry.
  private struct Target {
    var middle: Point
    var radius: Double
  }

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

  /// When the intention rises, or a confirmation without force ends.
  var deadline: TouchTime? {
    if let weakSince { return weakSince + configuration.liftTime }
    guard state != .idle, let clock, intention < 1 else { return nil }
    return clock.next(every: interval)
  }

  // MARK: Inputs

  /// A finger touched down.
  ///
  /// - Parameters:
  ///   - location: The touch's location.
  ///   - force: The touch's force; nil if the hardware doesn't measure it.
  ///   - maximumForce: The maximum force that the hardware measures.
  ///   - time: The time of the touch.
  mutating func began(
    at location: Point,
    force: Double?,
    maximumForce: Double,
    time: TouchTime
  ) {
    self = ConfirmMachine(configuration: configuration)
    state = .updating
    if force == nil { clock = StepClock(start: time) }
    moved(to: location, force: force, maximumForce: maximumForce, time: time)
  }

  /// The finger moved or changed its force.
  mutating func moved(
    to location: Point,
    force: Double?,
    maximumForce: Double,
    time: TouchTime
  ) {
    guard state != .idle else { return }
    if location.isPlausible { finger = location }
    if let force, clock == nil {
      let full = min(configuration.fullForce, maximumForce)
      intention = full > 0 && force > 0 ? min(force / full, 1) : 0
    }
    update(at: time)
  }

  /// The finger was lifted; returns whether that confirms.
  mutating func ended(at location: Point, time: TouchTime) -> Bool {
    guard state != .idle else { return false }
    if location.isPlausible { finger = location }
    update(at: time)
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
    while intention < 1, clock?.step(every: interval, until: time) == true { count() }
    update(at: time)
  }

  /// Returns to idle after the press ended or was cancelled.
  mutating func reset() { self = ConfirmMachine(configuration: configuration) }

  // MARK: Updating

  /// Handles deadlines up to the time of a touch, which a late timer may miss.
  mutating func catchUp(to time: TouchTime) {
    while let deadline, deadline <= time { deadlinePassed(at: deadline) }
  }

  private mutating func count() {
    let time = StepClock.span(of: clock?.steps ?? 0, every: interval)
    intention = min(time.seconds / max(configuration.fullTime, .tick).seconds, 1)
  }

  private var interval: TouchTime { max(configuration.timeStep, .milliseconds(1)) }

  /// Updates the state from the intention and the location.
  private mutating func update(at time: TouchTime) {
    let isFull = Threshold.exceeds(intention, configuration.selection)
    let isWeak = Threshold.exceeds(configuration.selection, intention)
    switch state {
    case .idle: return
    case .updating:
      follow()
      if isFull {
        state = .selected
        hasBeenOutside = !isInCircle
      }
    case .selected:
      if isWeak {
        state = .updating
        follow()
      } else if !isInCircle {
        hasBeenOutside = true
      } else if hasBeenOutside {
        state = .confirmed
      }
    case .confirmed:
      if isWeak, !isInCircle || hasBeenWeak(at: time) {
        state = .updating
        weakSince = nil
        follow()
      } else if !isInCircle {
        state = .selected
      }
    }
    if state != .confirmed || !isWeak { weakSince = nil }
    mostIntention = max(mostIntention, intention)
    if state == .selected || state == .confirmed {
      target = Target(middle: circle, radius: configuration.radius * scale)
    }
  }

  /// Why a lift now wouldn't confirm.
  private func missing(at time: TouchTime) -> GestureReason {
    guard let target else {
      if let clock { return .measured(.pressDuration, time - clock.start, limit: timeToSelection) }
      return lacking("its intention was not full", mostIntention)
    }
    let distance = finger.distance(to: target.middle)
    if Threshold.exceeds(distance, target.radius) {
      return .explained(
        ReasonText("was lifted beside the circle, from its middle"),
        GestureMeasure(distance, .atMost, target.radius, .points)
      )
    }
    return lacking("was lifted in the circle, but without its intention", intention)
  }

  private func lacking(_ text: StaticString, _ intention: Double) -> GestureReason {
    .explained(
      ReasonText(text),
      GestureMeasure(intention, .atLeast, configuration.selection, .force)
    )
  }

  /// How long a finger rests until the intention is above the threshold.
  private var timeToSelection: TouchTime {
    let step = interval.seconds
    let full = max(configuration.fullTime, .tick).seconds
    let beyond = (configuration.selection * full / step + Threshold.slack).rounded(.down) + 1
    // The last step may end beyond the full time.
    return .seconds(min(beyond, (full / step).rounded(.up)) * step)
  }

  /// Whether the force has been too low for too long to be part of a lift.
  private mutating func hasBeenWeak(at time: TouchTime) -> Bool {
    let start = weakSince ?? time
    weakSince = start
    return time >= start + configuration.liftTime
  }

  /// The circle follows the finger.
  private mutating func follow() { circle = finger + Vector(dx: 0, dy: -configuration.rise) }

  /// Whether the finger is in the displayed circle.
  private var isInCircle: Bool {
    !Threshold.exceeds(finger.distance(to: circle), configuration.radius * scale)
  }
}
