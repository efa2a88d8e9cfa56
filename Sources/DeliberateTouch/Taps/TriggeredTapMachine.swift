import TouchCore

/// A reason, and when it was decided; nil for the input that it is the answer to.
struct DatedReason: Sendable {
  var reason: GestureReason
  var time: TouchTime?
}

/// Counts the taps of a finger while another finger, the trigger, rests.
///
/// The machine outlives the attempts of its recognizer: a recognition ends an attempt, and the
/// trigger continues to rest. The caller reports the trigger's moves and lift, whether or not they
/// were delivered as touches.
struct TriggeredTapMachine: Sendable {
  /// The thresholds of trigger and taps; nil disables a limit.
  struct Configuration: Hashable, Sendable {
    /// The minimum time from the trigger to the first tap, and from a counted tap to the next; our
    /// own default, longer than the time between two fingers of one hand that land together.
    var minimumDelay: TouchTime
    /// The maximum duration of a tap.
    var maximumTapDuration: TouchTime?
    /// The maximum movement of a tapping finger from its start, in points.
    var allowableTapMovement: Double?
    /// The maximum movement of the trigger from its start, in points.
    var allowableTriggerMovement: Double?
    /// The minimum distance of a tapping finger from the trigger, in points.
    var minimumDistance: Double?
    /// The number of taps that make one gesture; at least 1.
    var requiredCount: Int
    /// Whether a tap counts when it touches down, not when it lifts.
    var countsAtTouchDown: Bool

    /// Creates a configuration.
    init(
      minimumDelay: TouchTime = .milliseconds(100),
      maximumTapDuration: TouchTime? = nil,
      allowableTapMovement: Double? = nil,
      allowableTriggerMovement: Double? = nil,
      minimumDistance: Double? = nil,
      requiredCount: Int = 1,
      countsAtTouchDown: Bool = false
    ) {
      self.minimumDelay = minimumDelay
      self.maximumTapDuration = maximumTapDuration
      self.allowableTapMovement = allowableTapMovement
      self.allowableTriggerMovement = allowableTriggerMovement
      self.minimumDistance = minimumDistance
      self.requiredCount = requiredCount
      self.countsAtTouchDown = countsAtTouchDown
    }
  }

  /// The thresholds; changes apply from the next input on.
  var configuration: Configuration
  /// The number of taps since the trigger began; stays after the trigger lifts.
  private(set) var count = 0
  /// The resting finger; nil if there is none.
  var trigger: Contact.ID? { resting.fingers.first?.id }

  /// The trigger's last location; nil until there was one.
  private(set) var triggerLocation: Point?
  /// The location of the last counted tap since the trigger began; nil if there is none.
  private(set) var tapLocation: Point?

  /// The trigger, if any.
  private var resting = FingerList()
  /// The fingers that tap, or prevent a tap.
  private var tapping = FingerList()
  /// Whether the tapping finger was counted when it touched down.
  private var isCounted = false
  /// The unreported reason why a tap, or a set of taps, came to nothing.
  private var unreported: GestureReason?
  /// When the tapping finger touched down.
  private var tapStart = TouchTime.zero
  /// Why the fingers that are down can't tap; nil if one of them can.
  private var flaw: DatedReason?
  /// Why the last tap didn't count; nil if none was missed since the last counted one, or since the
  /// trigger began.
  private var miss: DatedReason?
  /// When the last answer's reason was decided, if that was before its input.
  private(set) var reasonTime: TouchTime?
  /// The time from which the next tap's delay counts: the trigger's start, or the last tap's lift.
  private var before = TouchTime.zero

  /// Creates a machine that waits for its trigger.
  init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
  }

  /// Whether no finger is tracked, so that the attempt has nothing to wait for.
  var isIdle: Bool { resting.isEmpty && tapping.isEmpty }

  // MARK: Inputs

  /// Fingers touched down.
  ///
  /// - Parameters:
  ///   - contacts: The fingers.
  ///   - others: The number of other fingers on the screen.
  ///   - time: The time of the touches.
  /// - Returns: A failure if there is neither a trigger nor a finger that could be one.
  mutating func began(
    _ contacts: [ContactSample],
    others: Int,
    at time: TouchTime
  ) -> GestureAnswer {
    reasonTime = nil
    guard !resting.isEmpty else {
      guard others == 0, contacts.count == 1, resting.add(contacts) == 1 else {
        let reason = GestureReason.measured(.tooManyTouches, contacts.count + others, limit: 1)
        unreported = reason
        return .failed(reason)
      }
      count = 0
      miss = nil
      tapLocation = nil
      triggerLocation = resting.fingers.first?.location
      before = time
      return wait()
    }
    let isFirst = tapping.isEmpty
    let added = tapping.add(contacts)
    guard added > 0 else { return wait() }
    if !isFirst || added > 1 {
      flaw = DatedReason(
        reason: .measured(.tooManyTouches, tapping.count, limit: 1),
        time: time
      )
    } else {
      tapStart = time
      flaw = flawOfStart(at: time).map { DatedReason(reason: $0, time: time) }
      isCounted = flaw == nil && configuration.countsAtTouchDown
      if isCounted { return counted(at: contacts.first?.location) }
    }
    return wait()
  }

  /// Fingers moved.
  ///
  /// - Returns: A failure if the trigger moved too far.
  mutating func moved(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    reasonTime = nil
    if resting.move(contacts), let limit = configuration.allowableTriggerMovement,
      Threshold.exceeds(resting.farthestTravel, limit)
    {
      let reason = GestureReason.measured(.moved, resting.farthestTravel, limit: limit)
      return leave(reason, missing: tapping.isEmpty ? nil : reason)
    }
    triggerLocation = resting.fingers.first?.location ?? triggerLocation
    tapping.move(contacts)
    if !isCounted { flaw = flaw ?? flawOfMovement(at: time) }
    return wait()
  }

  /// Fingers were lifted.
  ///
  /// - Returns: An end if that was the last tap of a set; a failure, with the last missed tap's
  ///   reason, if the trigger is gone.
  mutating func ended(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    reasonTime = nil
    resting.move(contacts)
    triggerLocation = resting.fingers.first?.location ?? triggerLocation
    if resting.remove(contacts) > 0 {
      let lifting = reasonOfLifting
      reasonTime = lifting.time
      return leave(lifting.reason, missing: tapping.isEmpty || isCounted ? nil : lifting.reason)
    }
    tapping.move(contacts)
    if !isCounted { flaw = flaw ?? flawOfMovement(at: time) ?? flawOfDuration(at: time) }
    let location = tapping.fingers.first { finger in contacts.contains { $0.id == finger.id } }?
      .location
    guard tapping.remove(contacts) > 0, tapping.isEmpty else { return wait() }
    let wasCounted = isCounted
    isCounted = false
    if wasCounted { before = time }
    if let flaw {
      self.flaw = nil
      miss = flaw
      unreported = flaw.reason
      reasonTime = flaw.time
      return .wait(flaw.reason)
    }
    if wasCounted { return wait() }
    before = time
    return counted(at: location)
  }

  /// Fingers were cancelled.
  ///
  /// - Returns: A failure if the trigger was among them.
  mutating func cancelled(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    reasonTime = nil
    if resting.remove(contacts) > 0 {
      return leave(
        .touchesCancelled,
        missing: tapping.isEmpty || isCounted ? nil : .touchesCancelled
      )
    }
    guard tapping.remove(contacts) > 0 else { return wait() }
    if isCounted, tapping.isEmpty {
      before = time
      isCounted = false
    } else if tapping.isEmpty {
      unreported = .touchesCancelled
    }
    flaw =
      tapping.isEmpty ? nil : flaw ?? DatedReason(reason: .touchesCancelled, time: time)
    return .wait(.touchesCancelled)
  }

  /// Returns the unreported reason why a tap, or a set of taps, came to nothing, and marks it as
  /// reported; nil if there is none.
  mutating func takeMiss() -> GestureReason? {
    defer { unreported = nil }
    return unreported
  }

  /// Starts at 0 again, if a set of several taps is complete and no finger is down.
  mutating func beginAnotherSet() {
    if isIdle, required > 1, count % required == 0 { count = 0 }
  }

  /// Assistive code counts a tap.
  mutating func activated() -> GestureAnswer { counted(at: nil) }

  /// Uncounts the last tap, whose recognition was refused.
  mutating func refuse() { count = max(count - 1, 0) }

  /// Whether a tap is under way, or a set of taps isn't complete.
  var isUnfinished: Bool { (!tapping.isEmpty && !isCounted) || isSetIncomplete }

  /// Whether a set of several taps has begun and isn't complete.
  var isSetIncomplete: Bool { count % required != 0 }

  /// Discards the fingers and keeps the count.
  mutating func forget() {
    resting.removeAll()
    tapping.removeAll()
    isCounted = false
    flaw = nil
    miss = nil
  }

  // MARK: Updating

  private var required: Int { max(configuration.requiredCount, 1) }

  /// The progress of the present set of taps.
  private var taps: GestureReason { .measured(.taps, count % required, limit: required) }

  /// Counts a tap; an end if it completes a set.
  private mutating func counted(at location: Point?) -> GestureAnswer {
    miss = nil
    count += 1
    tapLocation = location ?? tapLocation
    guard count % required == 0 else { return .wait(taps) }
    return .ended(.measured(.taps, required, limit: required))
  }

  /// Why a lifted trigger completed no set of taps.
  private var reasonOfLifting: DatedReason {
    if let dated = flaw ?? miss { return dated }
    // A finger was still down when its trigger lifted.
    if !tapping.isEmpty, !isCounted {
      return DatedReason(reason: .measured(.tooFewTouches, 1, limit: 2))
    }
    return DatedReason(reason: count == 0 || count % required != 0 ? taps : .lifted)
  }

  /// The trigger is gone; a set that isn't complete comes to nothing.
  private mutating func leave(
    _ reason: GestureReason,
    missing: GestureReason?
  ) -> GestureAnswer {
    unreported = missing ?? (count % required == 0 ? nil : taps)
    forget()
    return .failed(reason)
  }

  /// What a tapping finger lacks at its start: time or distance.
  private func flawOfStart(at time: TouchTime) -> GestureReason? {
    if time - before < configuration.minimumDelay {
      return .measured(.tooSoon, time - before, limit: configuration.minimumDelay)
    }
    guard let needed = configuration.minimumDistance, let tap = tapping.fingers.first,
      let rest = resting.fingers.first
    else { return nil }
    let distance = tap.location.distance(to: rest.location)
    return Threshold.reaches(distance, needed)
      ? nil : .measured(.triggerDistance, distance, limit: needed)
  }

  private func flawOfMovement(at time: TouchTime) -> DatedReason? {
    guard let limit = configuration.allowableTapMovement else { return nil }
    let travel = tapping.farthestTravel
    guard Threshold.exceeds(travel, limit) else { return nil }
    return DatedReason(reason: .measured(.moved, travel, limit: limit), time: time)
  }

  private func flawOfDuration(at time: TouchTime) -> DatedReason? {
    guard let limit = configuration.maximumTapDuration, time - tapStart > limit else { return nil }
    return DatedReason(reason: .measured(.tooSlow, time - tapStart, limit: limit), time: time)
  }

  /// The answer to an input that decides nothing.
  private mutating func wait() -> GestureAnswer {
    reasonTime = flaw?.time
    if let flaw { return .wait(flaw.reason) }
    return .wait(resting.isEmpty ? .measured(.tooFewTouches, 0, limit: 1) : taps)
  }
}
