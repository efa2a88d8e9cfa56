public import TouchCore
public import UIKit
import UIKit.UIGestureRecognizerSubclass

/// One finger rests, the trigger, and another taps: each of its taps is recognized.
///
/// ```swift
/// let counter = TriggeredTapGestureRecognizer(target: self, action: #selector(counted(_:)))
/// counter.maximumTapDuration = 0.4
/// view.addGestureRecognizer(counter)
///
/// func counted(_ counter: TriggeredTapGestureRecognizer) { label.text = "\(counter.count)" }
/// ```
///
/// The trigger has to be the only touch on the screen when it is placed, so that fingers that arrive
/// together trigger nothing. While two fingers tap at once, neither counts. When the trigger lifts,
/// `count` stands still and can be read; the next trigger starts at 0 (deliberate gestures 2).
///
/// Each tap is a recognition of its own: `state` becomes `ended`, and the action is sent. UIKit delivers
/// no touches to a recognizer that was recognized, the trigger's neither. So the recognizer keeps the
/// trigger in its own books, and looks at it whenever a tapping finger does something: where it is, and
/// whether it is still down. A trigger that left its place and came back between two taps went unseen.
///
/// Set `isMultipleTouchEnabled` on the view only if the view itself wants the fingers.
open class TriggeredTapGestureRecognizer: UIGestureRecognizer, GestureExplaining {
  /// Why the recognizer is where it is; read and written where its touches come, like everything of it.
  nonisolated(unsafe) public private(set) var gestureReason = GestureReason.ownDoing

  private var machine = TriggeredTapMachine()
  /// The fingers by the numbers that the machine knows them by; the trigger may be delivered no more.
  private var fingers: [(touch: UITouch, number: Int)] = []
  private var nextNumber = 0
  private var relay: Relay?
  /// The fingers that are down and delivered to this attempt.
  private var attempt: Set<UITouch> = []
  /// Whether the attempt was ended by the recognizer itself.
  private var isOwnDoing = false
  /// Whether a tap was counted whose action has not been sent.
  private var owesAction = false
  /// Why the trigger went that a finger of this attempt was to tap beside; nil while it rests.
  private var departure: GestureReason?

  // MARK: Making

  /// Creates a recognizer that tells a target of each tap.
  public override init(target: SelectorTarget?, action: Selector?) {
    super.init(target: target, action: action)
    setUp()
  }

  /// Creates one from an archive, where there are such.
  public override init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    // A resting finger would hold back the lifts of all others.
    delaysTouchesEnded = false
    let relay = Relay { [unowned(unsafe) self] in owesAction = false }
    self.relay = relay
    addTarget(relay)
  }

  // MARK: Thresholds

  /// The least time from the trigger to the first tap, and from the end of a tap to the next one's
  /// beginning; 0.1 s by default, our own choice: fingers that mean to land together do so sooner.
  public var minimumDelay: TimeInterval {
    get { machine.configuration.minimumDelay.seconds }
    set { machine.configuration.minimumDelay = .seconds(newValue) }
  }

  /// The longest that a tapping finger may stay down; nil, the default, for as long as it likes.
  public var maximumTapDuration: TimeInterval? {
    get { machine.configuration.maximumTapDuration?.seconds }
    set { machine.configuration.maximumTapDuration = newValue.map { .seconds($0) } }
  }

  /// The farthest that a tapping finger may move, in points of the window; nil, the default, for
  /// anywhere.
  public var allowableTapMovement: CGFloat? {
    get { machine.configuration.allowableTapMovement.map { CGFloat($0) } }
    set { machine.configuration.allowableTapMovement = newValue.map { Double($0) } }
  }

  /// The farthest that the trigger may move, in points of the window; nil, the default, for anywhere.
  ///
  /// A trigger that goes farther is none any more.
  public var allowableTriggerMovement: CGFloat? {
    get { machine.configuration.allowableTriggerMovement.map { CGFloat($0) } }
    set { machine.configuration.allowableTriggerMovement = newValue.map { Double($0) } }
  }

  /// The least distance of a tap from the trigger, in points of the window; nil, the default, for any.
  public var minimumDistance: CGFloat? {
    get { machine.configuration.minimumDistance.map { CGFloat($0) } }
    set { machine.configuration.minimumDistance = newValue.map { Double($0) } }
  }

  // MARK: What was counted

  /// How many taps there were since the trigger was placed; stands still when that lifts.
  public var count: Int { machine.count }

  /// The finger that rests; nil while none does.
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
    // Fingers that all come now may place a trigger of their own.
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
    // A tap that others didn't let through is none.
    if owesAction { machine.refuse() }
    // Whoever else ended the attempt, the fingers are his.
    if !isOwnDoing || owesAction { forget() }
    attempt.removeAll()
    isOwnDoing = false
    owesAction = false
    departure = nil
  }

  // MARK: Books

  /// Looks how a trigger fares that is delivered no more, and tells the machine.
  private func inspectTrigger(in event: UIEvent, besides touches: Set<UITouch>) {
    guard let id = machine.trigger,
      let touch = fingers.first(where: { $0.number == id.rawValue })?.touch,
      !touches.contains(touch)
    else { return }
    // A touch that begins is another contact in the same object.
    let isThere = event.allTouches?.contains(touch) == true && touch.phase != .began
    if isThere, touch.isDown {
      keep(machine.moved([touch.sample(id.rawValue)], at: touch.time))
    } else {
      keep(machine.ended([touch.sample(id.rawValue)], at: touch.time))
    }
  }

  /// Takes note of an answer that is about the trigger alone; the input that follows acts on it.
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

  /// The touches that the machine knows, as samples.
  private func samples(of touches: Set<UITouch>) -> [ContactSample] {
    fingers.compactMap { touches.contains($0.touch) ? $0.touch.sample($0.number) : nil }
  }

  /// Touches in the order in which they came.
  private func ordered(_ touches: Set<UITouch>) -> [UITouch] {
    touches.sorted { $0.timestamp < $1.timestamp }
  }

  private func latest(_ touches: Set<UITouch>) -> TouchTime {
    touches.map { $0.time }.max() ?? .seconds(CACurrentMediaTime())
  }

  // MARK: Steps

  private func follow(_ answer: GestureAnswer) {
    gestureReason = departure ?? answer.reason
    guard state == .possible else { return }
    switch answer.wish {
    case .ended: count(answer)
    case .failed:
      fingers.removeAll()
      finish()
    case nil, .possible, .began, .changed, .cancelled:
      // Without a finger of its own the attempt has nothing to wait for, though the trigger may rest.
      if attempt.isEmpty { finish() }
    }
  }

  private func count(_ answer: GestureAnswer) {
    owesAction = true
    isOwnDoing = true
    state = .recognized
    guard state == .failed else { return }
    // Somebody was asked and said no: this tap is none, and the trigger goes on resting.
    owesAction = false
    machine.refuse()
  }

  private func finish() {
    isOwnDoing = true
    state = .failed
  }
}
