import TouchCore

/// Where a confirmation stands.
public enum ConfirmState: Hashable, Sendable {
  /// No finger presses.
  case idle
  /// A finger presses, and the intention follows.
  case updating
  /// The intention is as good as full.
  case selected
  /// The finger is in the circle: a lift confirms.
  case confirmed
}

/// A finger that says "are you sure?" and "yes" in one press.
///
/// Pressing raises the *intention* from 0 to 1: with the force where there is force, with the time where
/// there is none. A circle stands above the finger and follows it. When the intention is as good as
/// full, the circle stays where it is: moved into it, the finger confirms with its lift. Any other lift
/// does nothing at all.
///
/// Places are in the control's coordinates, in points.
struct ConfirmMachine: DeadlineMachine, Sendable {
  /// What a confirmation has to be like.
  struct Configuration: Hashable, Sendable {
    /// The force that is full intention, if the hardware measures as much (DELIBERATE 4).
    var fullForce = 3.0
    /// The time that is full intention where there is no force (DELIBERATE 4).
    var fullTime: TouchTime = .seconds(2)
    /// The steps in which the intention grows with the time (DELIBERATE 4).
    var timeStep: TouchTime = .milliseconds(100)
    /// The intention beyond which the circle is selected, and below which it isn't (DELIBERATE 4).
    var selection = 0.97
    /// How far above the finger the circle's middle is: one height of the control (DELIBERATE 4).
    var rise = 44.0
    /// The circle's radius at scale 1; our own, half the rise.
    var radius = 22.0
    /// How much larger the circle is while it is selected (DELIBERATE 4).
    var selectedScale = 1.1
    /// How much larger the circle is while it is confirmed (DELIBERATE 4).
    var confirmedScale = 1.3
    /// How long a confirmation outlives its force; our own.
    ///
    /// A finger that lifts passes through every lower force on its way. What drops and isn't lifted
    /// within this time was no lift.
    var liftTime: TouchTime = .milliseconds(100)

    /// Creates a configuration with the standard values.
    init() {}
  }

  /// What a confirmation has to be like; changes hold from the next input on.
  var configuration: Configuration
  /// Where the confirmation stands.
  private(set) var state = ConfirmState.idle
  /// How much the finger means it, 0 to 1.
  private(set) var intention = 0.0
  /// The middle of the circle.
  private(set) var circle = Point.zero
  /// What the last press lacked when it was lifted; nil where it confirmed, and where nobody lifted.
  private(set) var shortfall: GestureReason?

  private var finger = Point.zero
  /// The steps of time since the finger came; nil where force counts.
  private var clock: StepClock?
  /// Whether the finger was outside the full circle: only from there can it be moved into it.
  private var hasBeenOutside = false
  /// Since when a confirmation lacks its force.
  private var weakSince: TouchTime?
  /// The most that the finger meant it.
  private var mostIntention = 0.0
  /// The circle as it was when it was full last; nil where it never was.
  private var target: Target?

  /// A circle to be moved into.
  private struct Target {
    var middle: Point
    var radius: Double
  }

  /// Creates a machine that waits for a finger.
  init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
  }

  /// How much larger the circle is than at rest.
  var scale: Double {
    switch state {
    case .idle, .updating: 1
    case .selected: configuration.selectedScale
    case .confirmed: configuration.confirmedScale
    }
  }

  /// When the intention grows, or a confirmation without force is none any more.
  var deadline: TouchTime? {
    if let weakSince { return weakSince + configuration.liftTime }
    guard state != .idle, let clock, intention < 1 else { return nil }
    return clock.next(every: interval)
  }

  // MARK: Inputs

  /// A finger touched down.
  ///
  /// - Parameters:
  ///   - location: Where.
  ///   - force: How hard; nil where the hardware doesn't measure it.
  ///   - maximumForce: The hardest that the hardware measures.
  ///   - time: When.
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

  /// The finger moved, or pressed harder or softer.
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

  /// The finger was lifted; says whether that confirms.
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

  /// The moment that `deadline` named has come.
  mutating func deadlinePassed(at time: TouchTime) {
    guard let deadline, time >= deadline else { return }
    let interval = interval
    while intention < 1, clock?.step(every: interval, until: time) == true { count() }
    update(at: time)
  }

  /// Back to idle: the finger was taken away, or is done.
  mutating func reset() { self = ConfirmMachine(configuration: configuration) }

  // MARK: Steps

  /// Passes the deadlines up to the time of a touch, which may come before a late timer.
  mutating func catchUp(to time: TouchTime) {
    while let deadline, deadline <= time { deadlinePassed(at: deadline) }
  }

  private mutating func count() {
    let time = StepClock.span(of: clock?.steps ?? 0, every: interval)
    intention = min(time.seconds / max(configuration.fullTime, .tick).seconds, 1)
  }

  private var interval: TouchTime { max(configuration.timeStep, .milliseconds(1)) }

  /// Brings the state in line with intention and place.
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

  /// What a press lacks that is lifted now.
  private func missing(at time: TouchTime) -> GestureReason {
    guard let target else {
      if let clock { return .held(time - clock.start, needed: timeToSelection) }
      return lacking("its intention was not full", mostIntention)
    }
    let distance = finger.distance(to: target.middle)
    if Threshold.exceeds(distance, target.radius) {
      return .own(
        ReasonText("was lifted beside the circle, from its middle"),
        GestureMeasure(distance, .atMost, target.radius, .points)
      )
    }
    return lacking("was lifted in the circle, but without its intention", intention)
  }

  private func lacking(_ text: StaticString, _ intention: Double) -> GestureReason {
    .own(
      ReasonText(text),
      GestureMeasure(intention, .atLeast, configuration.selection, .force)
    )
  }

  /// How long a finger rests until its intention is beyond the threshold.
  private var timeToSelection: TouchTime {
    let step = interval.seconds
    let full = max(configuration.fullTime, .tick).seconds
    let beyond = (configuration.selection * full / step + Threshold.slack).rounded(.down) + 1
    // The last step may end beyond the full time.
    return .seconds(min(beyond, (full / step).rounded(.up)) * step)
  }

  /// Whether a confirmation has lacked its force for too long to be a lift.
  private mutating func hasBeenWeak(at time: TouchTime) -> Bool {
    let start = weakSince ?? time
    weakSince = start
    return time >= start + configuration.liftTime
  }

  /// The circle follows the finger.
  private mutating func follow() { circle = finger + Vector(dx: 0, dy: -configuration.rise) }

  /// Whether the finger is in the circle as it is seen.
  private var isInCircle: Bool {
    !Threshold.exceeds(finger.distance(to: circle), configuration.radius * scale)
  }
}
