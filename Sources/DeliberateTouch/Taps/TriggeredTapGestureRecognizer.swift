import TouchCore
public import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes each tap of a finger while another finger, the trigger, rests.
///
/// ```swift
/// let counter = TriggeredTapGestureRecognizer(target: self, action: #selector(counted(_:)))
/// counter.maximumTapDuration = 0.4
/// view.addGestureRecognizer(counter)
///
/// func counted(_ counter: TriggeredTapGestureRecognizer) { label.text = "\(counter.count)" }
/// ```
///
/// The trigger must be the only touch on the screen when it begins, so that fingers that land
/// together trigger nothing.
///
/// Two fingers that tap at once don't count. When the trigger lifts, `count` keeps its value; the
/// next trigger starts at 0 (deliberate gestures 2). With a `requiredCount` of 2 or more that many
/// taps are one gesture, an unlock, say; `onMiss` says why a tap didn't count.
///
/// Each gesture is its own recognition: `state` becomes `ended`, and the action is sent. UIKit delivers
/// no more touches to a recognizer that was recognized, not even the trigger's. The recognizer
/// therefore stores the trigger and checks its location and phase whenever a tapping finger
/// changes, and, as long as a set of taps isn't complete, every 0.05 s. It misses a trigger that moves
/// away and returns between two taps.
///
/// Set `isMultipleTouchEnabled` on the view only if the view itself handles several touches.
open class TriggeredTapGestureRecognizer: UIGestureRecognizer {
  /// The reason of the current state; accessed only where touches are delivered.
  nonisolated(unsafe) final var explanation = DatedReason(reason: .unexplained)

  private var machine = TriggeredTapMachine()
  /// The fingers by their numbers in the machine, and when they began; UIKit may not deliver the trigger
  /// any more.
  private var fingers: [(touch: UITouch, number: Int, start: TimeInterval)] = []
  private var nextNumber = 0
  private var relay: Relay?
  /// The fingers that are down and delivered to this attempt.
  private var attempt: Set<UITouch> = []
  /// Whether the recognizer itself ended the attempt.
  private var isOwnDoing = false
  /// Whether a tap was counted whose action hasn't been sent.
  private var owesAction = false
  /// The count that was last looked at.
  private var toldCount = 0
  /// Why the attempt's trigger ended; nil while it rests.
  private var departure: DatedReason?
  /// Rings when it is time to look at a trigger that isn't delivered.
  private let alarm = Alarm()
  /// How often that is looked at, in seconds; our own: sooner than a person notices.
  private static let lookInterval = TouchTime.milliseconds(50)

  // MARK: Creating

  /// Creates a recognizer that sends an action for each tap.
  public override init(target: SelectorTarget?, action: Selector?) {
    super.init(target: target, action: action)
    setUp()
  }

  /// Creates a recognizer from an archive, if the platform has archives.
  public override init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    // Otherwise a resting finger would delay the lifts of all others.
    delaysTouchesEnded = false
    // The recognizer's own target, which it retains: the closure must not retain the recognizer.
    let relay = Relay(for: self) { tap in
      tap.owesAction = false
      tap.onCount?(tap.count)
    }
    self.relay = relay
    addTarget(relay)
  }

  // MARK: Counting

  /// Called with the count at each tap that counts.
  public var onCount: ((Int) -> Void)?

  /// Called when a tap didn't count, when a trigger lifted before a set of taps was complete, and
  /// when fingers that arrived together triggered nothing; with the reason.
  ///
  /// A finger that rests without a tap isn't reported.
  public var onMiss: ((GestureMiss) -> Void)?

  /// The number of taps that make one gesture; 1 by default.
  ///
  /// The recognizer is recognized at every multiple of it, until the trigger lifts (deliberate
  /// gestures 2).
  public var requiredCount: Int {
    get { machine.configuration.requiredCount }
    set { machine.configuration.requiredCount = newValue }
  }

  /// Whether a tap counts when it touches down; false by default: it counts when it lifts.
  ///
  /// Then the longest tap and its movement don't matter.
  public var countsAtTouchDown: Bool {
    get { machine.configuration.countsAtTouchDown }
    set { machine.configuration.countsAtTouchDown = newValue }
  }

  // MARK: Thresholds

  /// The minimum time from the trigger to the first tap, and from the end of a tap to the next
  /// one's start; 0.1 s by default, our own choice: fingers meant to land together land sooner.
  public var minimumDelay: TimeInterval {
    get { machine.configuration.minimumDelay.seconds }
    set { machine.configuration.minimumDelay = .seconds(newValue) }
  }

  /// The maximum duration of a tap; nil, the default, for no limit.
  public var maximumTapDuration: TimeInterval? {
    get { machine.configuration.maximumTapDuration?.seconds }
    set { machine.configuration.maximumTapDuration = newValue.map { .seconds($0) } }
  }

  /// The maximum movement of a tapping finger, in points of the window; nil, the default, for no
  /// limit.
  public var allowableTapMovement: CGFloat? {
    get { machine.configuration.allowableTapMovement.map { CGFloat($0) } }
    set { machine.configuration.allowableTapMovement = newValue.map { Double($0) } }
  }

  /// The maximum movement of the trigger, in points of the window; nil, the default, for no limit.
  ///
  /// A finger that moves farther stops being the trigger.
  public var allowableTriggerMovement: CGFloat? {
    get { machine.configuration.allowableTriggerMovement.map { CGFloat($0) } }
    set { machine.configuration.allowableTriggerMovement = newValue.map { Double($0) } }
  }

  /// The minimum distance of a tap from the trigger, in points of the window; nil, the default, for
  /// none.
  public var minimumDistance: CGFloat? {
    get { machine.configuration.minimumDistance.map { CGFloat($0) } }
    set { machine.configuration.minimumDistance = newValue.map { Double($0) } }
  }

  // MARK: Without touch

  /// Counts a tap without a touch: call it from the view's `accessibilityActivate()`, or for a key.
  ///
  /// Reports as a tap does. An activation after a complete set of taps begins another one, as a new
  /// trigger does; with a `requiredCount` of 1 the count goes on.
  ///
  /// - Returns: Whether the recognizer is enabled, and no finger is down.
  @discardableResult
  public func countActivation() -> Bool {
    guard isEnabled, state == .possible, attempt.isEmpty else { return false }
    machine.beginAnotherSet()
    toldCount = min(toldCount, machine.count)
    let answer = machine.activated()
    explanation = DatedReason(reason: answer.reason)
    reportCount()
    if answer.wish == .ended { count(answer) }
    return true
  }

  // MARK: State

  /// Whether it takes touches; switched off, it discards the trigger, as long as that may rest.
  open override var isEnabled: Bool {
    didSet { if !isEnabled, attempt.isEmpty { abandonTrigger() } }
  }

  /// The number of taps since the trigger began; stays after the trigger lifts.
  public var count: Int { machine.count }

  /// The resting finger; nil if there is none.
  public var trigger: UITouch? {
    guard let id = machine.trigger,
      let touch = fingers.first(where: { $0.number == id.rawValue })?.touch
    else { return nil }
    return touch.isDown ? touch : nil
  }

  /// The location of the last tap that counted, in a view's coordinates, or in the window's; the
  /// trigger's before the first tap.
  ///
  /// Never the middle of both.
  open override func location(in view: UIView?) -> CGPoint {
    guard let location = machine.tapLocation ?? machine.triggerLocation else {
      return super.location(in: view)
    }
    return convert(location, to: view)
  }

  /// The location of the trigger, in a view's coordinates, or in the window's; its last one after
  /// it was lifted, zero before the first one.
  public func triggerLocation(in view: UIView?) -> CGPoint {
    machine.triggerLocation.map { convert($0, to: view) } ?? .zero
  }

  private func convert(_ location: Point, to view: UIView?) -> CGPoint {
    view.map { $0.convert(location.cgPoint, from: nil) } ?? location.cgPoint
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if let relay { addTarget(relay) }
    attempt.formUnion(touches)
    inspectFingers(in: event, excluding: touches)
    // Fingers that all land now may include a new trigger.
    if attempt.isSubset(of: touches) { departure = nil }
    let others = event.allTouches?.filter { $0.isDown && !touches.contains($0) } ?? []
    var samples: [ContactSample] = []
    for touch in touches.ordered(by: { $0.timestamp < $1.timestamp }) {
      fingers.append((touch, nextNumber, touch.timestamp))
      samples.append(touch.sample(nextNumber))
      nextNumber += 1
    }
    follow(machine.began(samples, others: others.count, at: latest(touches)))
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    inspectFingers(in: event, excluding: touches)
    follow(machine.moved(samples(of: touches), at: latest(touches)))
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    inspectFingers(in: event, excluding: touches)
    let samples = samples(of: touches)
    fingers.removeAll { touches.contains($0.touch) }
    attempt.subtract(touches)
    follow(machine.ended(samples, at: latest(touches)))
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    inspectFingers(in: event, excluding: touches)
    let samples = samples(of: touches)
    fingers.removeAll { touches.contains($0.touch) }
    attempt.subtract(touches)
    follow(machine.cancelled(samples, at: latest(touches)))
  }

  open override func reset() {
    super.reset()
    // A tap whose recognition was refused doesn't count.
    if owesAction { refuse() }
    // If the attempt was ended from outside, its fingers are gone.
    let isInterrupted = !isOwnDoing && !attempt.isEmpty && machine.isUnfinished
    if !isOwnDoing || owesAction { forget() }
    attempt.removeAll()
    isOwnDoing = false
    owesAction = false
    departure = nil
    watchTrigger()
    if isInterrupted { onMiss?(GestureMiss(interruption)) }
  }

  /// Why other code ended the attempt.
  private var interruption: GestureReason {
    if !isEnabled { return .disabled }
    return view?.window == nil ? .removed : .touchesCancelled
  }

  // MARK: Tracking fingers

  /// Polls touches that UIKit no longer delivers, the trigger's first, and updates the machine.
  ///
  /// The attempt's own touches have callbacks of their own, perhaps later in the same event.
  private func inspectFingers(in event: UIEvent, excluding touches: Set<UITouch>) {
    for finger in fingers
    where !touches.contains(finger.touch) && !attempt.contains(finger.touch) {
      inspect(finger, isThere: event.allTouches?.contains(finger.touch) == true)
    }
  }

  private func inspect(
    _ finger: (touch: UITouch, number: Int, start: TimeInterval),
    isThere: Bool
  ) {
    let (touch, number, start) = finger
    // A touch that began later is another contact in the same object.
    let isSame = touch.phase != .began || touch.timestamp == start
    guard !isThere || !isSame || !touch.isDown else {
      return keep(machine.moved([touch.sample(number)], at: touch.time), at: touch.time)
    }
    keep(machine.ended([touch.sample(number)], at: touch.time), at: touch.time)
    fingers.removeAll { $0.number == number }
  }

  /// The trigger, if UIKit doesn't deliver it any more.
  private var undeliveredTrigger: (touch: UITouch, number: Int, start: TimeInterval)? {
    guard let id = machine.trigger else { return nil }
    return fingers.first { $0.number == id.rawValue && !attempt.contains($0.touch) }
  }

  /// Looks at an undelivered trigger soon, if its lift would leave a set of taps incomplete.
  private func watchTrigger() {
    guard machine.isSetIncomplete, undeliveredTrigger != nil else { return alarm.cancel() }
    guard alarm.moment == nil else { return }
    alarm.set(.seconds(CACurrentMediaTime()) + Self.lookInterval) { [self] _ in lookAtTrigger() }
  }

  /// Reports a set of taps that isn't complete if its trigger is gone.
  private func lookAtTrigger() {
    guard machine.isSetIncomplete, let trigger = undeliveredTrigger else { return }
    if !isEnabled || view?.window == nil { return abandonTrigger() }
    inspect(trigger, isThere: true)
    watchTrigger()
    if let departure {
      if attempt.isEmpty { self.departure = nil } else { explanation = departure }
    }
    if let reason = machine.takeMiss() { onMiss?(GestureMiss(reason)) }
  }

  /// Discards a trigger that UIKit doesn't deliver; the set of taps that it leaves incomplete is a miss.
  private func abandonTrigger() {
    let miss =
      machine.isSetIncomplete && undeliveredTrigger != nil ? GestureMiss(interruption) : nil
    forget()
    watchTrigger()
    if let miss { onMiss?(miss) }
  }

  /// Stores an answer about the trigger alone; the input that follows acts on it.
  private func keep(_ answer: GestureAnswer, at time: TouchTime) {
    if answer.wish == .failed {
      fingers.removeAll()
      departure = DatedReason(reason: answer.reason, time: machine.reasonTime ?? time)
    }
  }

  private func forget() {
    machine.forget()
    fingers.removeAll()
  }

  /// The touches that the machine tracks, as samples.
  private func samples(of touches: Set<UITouch>) -> [ContactSample] {
    fingers.compactMap { touches.contains($0.touch) ? $0.touch.sample($0.number) : nil }
  }

  private func latest(_ touches: Set<UITouch>) -> TouchTime {
    touches.map { $0.time }.max() ?? .seconds(CACurrentMediaTime())
  }

  // MARK: Updating

  private func follow(_ answer: GestureAnswer) {
    explanation = departure ?? DatedReason(reason: answer.reason, time: machine.reasonTime)
    reportCount()
    if state == .possible {
      switch answer.wish {
      case .ended: count(answer)
      case .failed:
        fingers.removeAll()
        finish()
      case nil, .possible, .began, .changed, .cancelled:
        // An attempt without fingers ends, even if the trigger still rests.
        if attempt.isEmpty { finish() }
      }
    }
    watchTrigger()
    if let reason = machine.takeMiss() { onMiss?(GestureMiss(reason)) }
  }

  /// Reports a tap of a set that isn't complete; the others are reported when they are recognized.
  private func reportCount() {
    guard machine.count != toldCount else { return }
    let isMore = machine.count > toldCount
    toldCount = machine.count
    if isMore, machine.isUnfinished { onCount?(machine.count) }
  }

  private func count(_ answer: GestureAnswer) {
    owesAction = true
    isOwnDoing = true
    state = .recognized
    guard state == .failed else { return }
    // Another recognizer or the delegate refused this tap; the trigger stays.
    owesAction = false
    refuse()
    onMiss?(GestureMiss(.refused(by: .delegate)))
  }

  /// Uncounts a tap whose recognition was refused.
  private func refuse() {
    machine.refuse()
    toldCount = machine.count
  }

  private func finish() {
    isOwnDoing = true
    state = .failed
  }
}
