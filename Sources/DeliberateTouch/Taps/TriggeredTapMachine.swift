import TouchCore

/// One finger rests, the trigger; another taps, and each of its taps counts.
///
/// The machine outlives the single attempts of its recognizer: a recognition ends an attempt, and the
/// trigger goes on resting. Whoever feeds it tells it of the trigger's moves and of its lift, whether
/// they came as touches or not.
struct TriggeredTapMachine: Sendable {
  /// What trigger and taps have to be like; guards that are nil are off.
  struct Configuration: Hashable, Sendable {
    /// The least time from the trigger to the first tap, and from a tap that counted to the next; our
    /// own default, longer than two fingers of one hand are apart that land together.
    var minimumDelay: TouchTime
    /// The longest that a tapping finger may stay down.
    var maximumTapDuration: TouchTime?
    /// The farthest that a tapping finger may move from its start, in points.
    var allowableTapMovement: Double?
    /// The farthest that the trigger may move from its start, in points.
    var allowableTriggerMovement: Double?
    /// The least distance of a tapping finger from the trigger, in points.
    var minimumDistance: Double?

    /// Creates a configuration.
    init(
      minimumDelay: TouchTime = .milliseconds(100),
      maximumTapDuration: TouchTime? = nil,
      allowableTapMovement: Double? = nil,
      allowableTriggerMovement: Double? = nil,
      minimumDistance: Double? = nil
    ) {
      self.minimumDelay = minimumDelay
      self.maximumTapDuration = maximumTapDuration
      self.allowableTapMovement = allowableTapMovement
      self.allowableTriggerMovement = allowableTriggerMovement
      self.minimumDistance = minimumDistance
    }
  }

  /// What trigger and taps have to be like; changes hold from the next input on.
  var configuration: Configuration
  /// How many taps counted since the trigger was placed; stands still when that lifts.
  private(set) var count = 0
  /// The finger that rests; nil while none does.
  var trigger: Contact.ID? { resting.fingers.first?.id }

  /// The trigger alone.
  private var resting = FingerList()
  /// The fingers that tap, or are in the way of taps.
  private var tapping = FingerList()
  /// When the tapping finger came.
  private var tapStart = TouchTime.zero
  /// Why the fingers that are down can't tap; nil where one of them can.
  private var flaw: GestureReason?
  /// Why the last tap did not count; nil where none was missed since one counted, or since the trigger
  /// was placed.
  private var miss: GestureReason?
  /// What the next tap has to keep its distance from: the trigger's placing, or the last tap's lift.
  private var before = TouchTime.zero

  /// Creates a machine that waits for its trigger.
  init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
  }

  /// Whether no finger is known, so that an attempt has nothing to wait for.
  var isIdle: Bool { resting.isEmpty && tapping.isEmpty }

  // MARK: Inputs

  /// Fingers touched down.
  ///
  /// - Parameters:
  ///   - contacts: The fingers.
  ///   - others: How many other fingers are on the screen.
  ///   - time: When.
  /// - Returns: To fail where there is neither a trigger nor a finger that could be one.
  mutating func began(
    _ contacts: [ContactSample],
    besides others: Int,
    at time: TouchTime
  ) -> GestureAnswer {
    guard !resting.isEmpty else {
      guard others == 0, contacts.count == 1, resting.add(contacts) == 1 else {
        return .failed(.tooManyTouches(contacts.count + others, limit: 1))
      }
      count = 0
      miss = nil
      before = time
      return .wait(progress)
    }
    let isFirst = tapping.isEmpty
    let added = tapping.add(contacts)
    guard added > 0 else { return .wait(progress) }
    if !isFirst || added > 1 {
      flaw = .tooManyTouches(tapping.count, limit: 1)
    } else {
      tapStart = time
      flaw = flawOfStart(at: time)
    }
    return .wait(progress)
  }

  /// Fingers moved.
  ///
  /// - Returns: To fail where the trigger moved too far.
  mutating func moved(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    if resting.move(contacts), let limit = configuration.allowableTriggerMovement,
      Threshold.exceeds(resting.farthestTravel, limit)
    {
      let reason = GestureReason.moved(resting.farthestTravel, limit: limit)
      forget()
      return .failed(reason)
    }
    tapping.move(contacts)
    flaw = flaw ?? flawOfMovement
    return .wait(progress)
  }

  /// Fingers were lifted.
  ///
  /// - Returns: To end where that was a tap; to fail where the trigger is gone, because of the last tap
  ///   that did not count.
  mutating func ended(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    if resting.remove(contacts) > 0 { return leave(reasonOfLifting) }
    tapping.move(contacts)
    flaw = flaw ?? flawOfMovement ?? flawOfDuration(at: time)
    guard tapping.remove(contacts) > 0, tapping.isEmpty else { return .wait(progress) }
    if let flaw {
      self.flaw = nil
      miss = flaw
      return .wait(flaw)
    }
    miss = nil
    count += 1
    before = time
    return .ended(.taps(count, needed: 1))
  }

  /// Fingers were taken away.
  ///
  /// - Returns: To fail where the trigger was among them.
  mutating func cancelled(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    if resting.remove(contacts) > 0 { return leave(.touchesCancelled) }
    guard tapping.remove(contacts) > 0 else { return .wait(progress) }
    flaw = tapping.isEmpty ? nil : flaw ?? .touchesCancelled
    return .wait(.touchesCancelled)
  }

  /// Takes back the last tap, which somebody refused.
  mutating func refuse() { count = max(count - 1, 0) }

  /// Forgets the fingers; the count stands still.
  mutating func forget() {
    resting.removeAll()
    tapping.removeAll()
    flaw = nil
    miss = nil
  }

  // MARK: Steps

  /// Why a trigger that is lifted was for nothing.
  private var reasonOfLifting: GestureReason {
    if let reason = flaw ?? miss { return reason }
    // A finger that was still down when its trigger left.
    if !tapping.isEmpty { return .tooFewTouches(1, needed: 2) }
    return count == 0 ? .taps(0, needed: 1) : .lifted
  }

  private mutating func leave(_ reason: GestureReason) -> GestureAnswer {
    forget()
    return .failed(reason)
  }

  /// What a tapping finger lacks when it comes: time, or distance.
  private func flawOfStart(at time: TouchTime) -> GestureReason? {
    if time - before < configuration.minimumDelay {
      return .tooSoon(time - before, needed: configuration.minimumDelay)
    }
    guard let needed = configuration.minimumDistance, let tap = tapping.fingers.first,
      let rest = resting.fingers.first
    else { return nil }
    let distance = tap.location.distance(to: rest.location)
    return Threshold.reaches(distance, needed) ? nil : .near(distance, needed: needed)
  }

  private var flawOfMovement: GestureReason? {
    guard let limit = configuration.allowableTapMovement else { return nil }
    let travel = tapping.farthestTravel
    return Threshold.exceeds(travel, limit) ? .moved(travel, limit: limit) : nil
  }

  private func flawOfDuration(at time: TouchTime) -> GestureReason? {
    guard let limit = configuration.maximumTapDuration, time - tapStart > limit else { return nil }
    return .tooSlow(time - tapStart, limit: limit)
  }

  private var progress: GestureReason {
    flaw ?? (resting.isEmpty ? .tooFewTouches(0, needed: 1) : .taps(count, needed: 1))
  }
}
