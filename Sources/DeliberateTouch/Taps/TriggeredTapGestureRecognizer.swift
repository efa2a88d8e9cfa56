public import TouchCore
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
/// next trigger starts at 0 (deliberate gestures 2).
///
/// Each tap is its own recognition: `state` becomes `ended`, and the action is sent. UIKit delivers
/// no more touches to a recognizer that was recognized, not even the trigger's. The recognizer
/// therefore stores the trigger and checks its location and phase whenever a tapping finger
/// changes. It misses a trigger that moves away and returns between two taps.
///
/// Set `isMultipleTouchEnabled` on the view only if the view itself handles several touches.
open class TriggeredTapGestureRecognizer: UIGestureRecognizer, GestureExplaining {
  /// The reason of the current state; accessed only where touches are delivered.
  nonisolated(unsafe) public private(set) var gestureReason = GestureReason.unexplained

  private var machine = TriggeredTapMachine()
  /// The fingers by their numbers in the machine; UIKit may not deliver the trigger any more.
  private var fingers: [(touch: UITouch, number: Int)] = []
  private var nextNumber = 0
  private var relay: Relay?
  /// The fingers that are down and delivered to this attempt.
  private var attempt: Set<UITouch> = []
  /// Whether the recognizer itself ended the attempt.
  private var isOwnDoing = false
  /// Whether a tap was counted whose action hasn't been sent.
  private var owesAction = false
  /// Why the attempt's trigger ended; nil while it rests.
  private var departure: GestureReason?

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
    let relay = Relay { [unowned(unsafe) self] in owesAction = false }
    self.relay = relay
    addTarget(relay)
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

  // MARK: State

  /// The number of taps since the trigger began; stays after the trigger lifts.
  public var count: Int { machine.count }

  /// The resting finger; nil if there is none.
  public var trigger: UITouch? {
    guard let id = machine.trigger,
      let touch = fingers.first(where: { $0.number == id.rawValue })?.touch
    else { return nil }
    return touch.isDown ? touch : nil
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if let relay { addTarget(relay) }
    attempt.formUnion(touches)
    inspectTrigger(in: event, besides: touches)
    // Fingers that all land now may include a new trigger.
    if attempt.isSubset(of: touches) { departure = nil }
    let others = event.allTouches?.filter { $0.isDown && !touches.contains($0) } ?? []
    var samples: [ContactSample] = []
    for touch in ordered(touches) {
      fingers.append((touch, nextNumber))
      samples.append(touch.sample(nextNumber))
      nextNumber += 1
    }
    follow(machine.began(samples, besides: others.count, at: latest(touches)))
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    inspectTrigger(in: event, besides: touches)
    follow(machine.moved(samples(of: touches), at: latest(touches)))
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    inspectTrigger(in: event, besides: touches)
    let samples = samples(of: touches)
    fingers.removeAll { touches.contains($0.touch) }
    attempt.subtract(touches)
    follow(machine.ended(samples, at: latest(touches)))
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    inspectTrigger(in: event, besides: touches)
    let samples = samples(of: touches)
    fingers.removeAll { touches.contains($0.touch) }
    attempt.subtract(touches)
    follow(machine.cancelled(samples, at: latest(touches)))
  }

  open override func reset() {
    super.reset()
    // A tap whose recognition was refused doesn't count.
    if owesAction { machine.refuse() }
    // If the attempt was ended from outside, its fingers are gone.
    if !isOwnDoing || owesAction { forget() }
    attempt.removeAll()
    isOwnDoing = false
    owesAction = false
    departure = nil
  }

  // MARK: Tracking the trigger

  /// Polls a trigger touch that UIKit no longer delivers, and updates the machine.
  private func inspectTrigger(in event: UIEvent, besides touches: Set<UITouch>) {
    guard let id = machine.trigger,
      let touch = fingers.first(where: { $0.number == id.rawValue })?.touch,
      !touches.contains(touch)
    else { return }
    // A touch in phase `began` is another contact in the same object.
    let isThere = event.allTouches?.contains(touch) == true && touch.phase != .began
    if isThere, touch.isDown {
      keep(machine.moved([touch.sample(id.rawValue)], at: touch.time))
    } else {
      keep(machine.ended([touch.sample(id.rawValue)], at: touch.time))
    }
  }

  /// Stores an answer about the trigger alone; the input that follows acts on it.
  private func keep(_ answer: GestureAnswer) {
    if answer.wish == .failed {
      fingers.removeAll()
      departure = answer.reason
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

  /// The touches in the order in which they began.
  private func ordered(_ touches: Set<UITouch>) -> [UITouch] {
    touches.sorted { $0.timestamp < $1.timestamp }
  }

  private func latest(_ touches: Set<UITouch>) -> TouchTime {
    touches.map { $0.time }.max() ?? .seconds(CACurrentMediaTime())
  }

  // MARK: Updating

  private func follow(_ answer: GestureAnswer) {
    gestureReason = departure ?? answer.reason
    guard state == .possible else { return }
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

  private func count(_ answer: GestureAnswer) {
    owesAction = true
    isOwnDoing = true
    state = .recognized
    guard state == .failed else { return }
    // Another recognizer or the delegate refused this tap; the trigger stays.
    owesAction = false
    machine.refuse()
  }

  private func finish() {
    isOwnDoing = true
    state = .failed
  }
}
