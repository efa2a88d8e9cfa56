import TouchCore
public import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes a deliberately hard press, or a long one if the screen doesn't measure force.
///
/// ```swift
/// let press = ForceTouchGestureRecognizer(for: traitCollection)
/// press.onEvent = { event in
///   switch event {
///   case .started(let touch): menu.open(at: touch.location(in: menu))
///   case .force(let force): menu.grow(to: force)
///   case .fixed: menu.stay()
///   case .ended: menu.close()
///   }
/// }
/// view.addGestureRecognizer(press)
/// ```
///
/// The press has its own stages beside `state`: *started*, *fixed*, *ended* (deliberate gestures
/// 1).
///
/// It starts when the force first reaches the threshold; `state` becomes `began`, and only then are
/// the view's touches cancelled. A touch that never reaches it is unaffected. The press is fixed
/// when the force reaches 1, that is `fullForce`; what it opened stays, and later input is ignored.
/// A press that isn't fixed ends with its touch, and `onMiss` gives the reason.
///
/// A touch whose force isn't measured, because the hardware has no force, because it is switched
/// off, or because a finger presses beside a pencil, starts after `holdDuration`, and a simulated
/// force rises from then on. One finger presses; the recognizer ignores further fingers, and touches
/// on a `ForceActionMenu`, which choose an icon however hard or long they press.
open class ForceTouchGestureRecognizer: UIGestureRecognizer, DeadlineGesture {
  /// The input that makes a press.
  public typealias PressType = ForcePressType

  /// An event of a press.
  public enum Event {
    /// The press started with this touch.
    case started(UITouch)
    /// The force changed; 0 to 1, where 1 is the full force.
    case force(CGFloat)
    /// The force reached 1; nothing follows.
    case fixed
    /// The finger was lifted or cancelled before that; nothing follows.
    case ended
  }

  /// The stage of a press.
  public typealias Stage = ForcePressStage

  /// The input that makes a press.
  public var type: PressType { machine.configuration.type }

  /// Called with each event once and in order, when the gesture is allowed to begin.
  public var onEvent: ((Event) -> Void)?

  /// Called when a press that started came to an end without being fixed, after `ended`.
  ///
  /// A touch that never starts a press reports nothing; `lastMiss` has its reason too.
  public var onMiss: ((GestureMiss) -> Void)?

  /// Why the last touch didn't fix a press; nil if it did.
  public private(set) var lastMiss: GestureMiss?

  /// Whether there is a light impact at *started* and a heavy one at *fixed*; false by default
  /// (deliberate gestures 1).
  public var hasHaptics = false

  /// The touch that presses; nil if there is none.
  public private(set) var touch: UITouch?

  /// The reason of the current state; accessed only where touches are delivered.
  nonisolated(unsafe) final var reason = GestureReason.unexplained

  var machine: ForcePressMachine
  let alarm = Alarm()
  private var relay: Relay?
  private var startFeedback: UIImpactFeedbackGenerator?
  private var fixFeedback: UIImpactFeedbackGenerator?
  /// Whether the force of the touch is measured.
  private var isMeasured = false
  /// Whether the touch hasn't told any force yet; its first one may come with a later sample.
  private var awaitsForce = false

  /// A movement of the finger after the press was fixed.
  enum Slide {
    /// The finger moved.
    case moved(UITouch)
    /// The finger was lifted.
    case lifted(UITouch)
    /// The touch was cancelled.
    case cancelled
  }

  /// Called with each movement after the press was fixed, until the touch is over; a menu chooses by
  /// it.
  var onSlide: ((Slide) -> Void)?

  // MARK: Creating

  /// Creates a recognizer.
  ///
  /// - Parameters:
  ///   - threshold: The part of the maximum force at which the press starts, 0 to 1; a long press
  ///     ignores it.
  ///   - type: The input that makes a press.
  public init(threshold: CGFloat = 0.25, type: PressType) {
    machine = ForcePressMachine(
      configuration: ForcePressMachine.Configuration(
        type: type,
        threshold: Double(threshold)
      )
    )
    super.init(target: nil, action: nil)
    // The recognizer's first target is its own, so that events are sent with the actions.
    let relay = Relay(for: self) { $0.tell() }
    self.relay = relay
    addTarget(relay)
  }

  /// Creates a recognizer of the type that a device supports.
  ///
  /// - Parameters:
  ///   - threshold: The part of the maximum force at which the press starts, 0 to 1.
  ///   - traitCollection: The traits of the pressed view or its controller.
  public convenience init(threshold: CGFloat = 0.25, for traitCollection: UITraitCollection) {
    self.init(threshold: threshold, type: PressType(traitCollection.forceTouchCapability))
  }

  // MARK: Thresholds

  /// The part of the maximum force at which the press starts; 0.25 by default (deliberate gestures
  /// 1).
  public var threshold: CGFloat {
    get { CGFloat(machine.configuration.threshold) }
    set { machine.configuration.threshold = Double(newValue) }
  }

  /// The force that fixes the press, where 1 is an average touch; nil, the default, for the maximum
  /// that the hardware measures (deliberate gestures 1).
  ///
  /// Few people press to the sensor's end: 3 is comfortable. A force within the last step of the
  /// sensor counts as its maximum.
  public var fullForce: CGFloat? {
    get { machine.configuration.fullForce.map { CGFloat($0) } }
    set { machine.configuration.fullForce = newValue.map { Double($0) } }
  }

  /// How long a finger has to rest without force; 0.3 s by default (deliberate gestures 1).
  public var holdDuration: TimeInterval {
    get { machine.configuration.holdDuration.seconds }
    set { machine.configuration.holdDuration = .seconds(newValue) }
  }

  /// The maximum movement of a finger that has to rest, in points of the window; 10 by default, as
  /// for a long press (rule 6.4).
  public var allowableMovement: CGFloat {
    get { CGFloat(machine.configuration.allowableMovement) }
    set { machine.configuration.allowableMovement = Double(newValue) }
  }

  /// The first simulated force; 0.1 by default (deliberate gestures 1).
  public var simulatedForce: CGFloat {
    get { CGFloat(machine.configuration.simulatedForce) }
    set { machine.configuration.simulatedForce = Double(newValue) }
  }

  /// The increment of the simulated force; 0.05 by default (deliberate gestures 1).
  public var simulatedStep: CGFloat {
    get { CGFloat(machine.configuration.simulatedStep) }
    set { machine.configuration.simulatedStep = Double(newValue) }
  }

  /// The time between two increments; 0.01 s by default (deliberate gestures 1).
  public var simulatedInterval: TimeInterval {
    get { machine.configuration.simulatedInterval.seconds }
    set { machine.configuration.simulatedInterval = .seconds(newValue) }
  }

  // MARK: State

  /// The stage of the press.
  public var stage: Stage { machine.stage }

  /// The force of the press, 0 to 1; 0 until it starts.
  public var force: CGFloat { CGFloat(machine.force) }

  /// Reports the unreported events.
  private func tell() {
    let isOver = state == .ended || state == .cancelled
    while let event = machine.nextEvent(isOver: isOver) { tell(event) }
  }

  private func tell(_ event: ForcePressMachine.Event) {
    switch event {
    case .started:
      guard let touch else { return }
      startFeedback?.impactOccurred()
      onEvent?(.started(touch))
    case .force(let force): onEvent?(.force(CGFloat(force)))
    case .fixed:
      fixFeedback?.impactOccurred()
      onEvent?(.fixed)
    case .ended: end(with: GestureMiss(machine.shortfall ?? interruption))
    }
  }

  private func end(with miss: GestureMiss) {
    lastMiss = miss
    onEvent?(.ended)
    onMiss?(miss)
  }

  /// Why a press that the machine didn't end is over.
  private var interruption: GestureReason {
    if !isEnabled { return .disabled }
    return view?.window == nil ? .removed : .touchesCancelled
  }

  private func prepareHaptics() {
    startFeedback = hasHaptics ? UIImpactFeedbackGenerator(style: .light) : nil
    fixFeedback = hasHaptics ? UIImpactFeedbackGenerator(style: .heavy) : nil
    startFeedback?.prepare()
    fixFeedback?.prepare()
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let pressing = touches.filter { !ForceActionMenu.isTouched(by: $0) }
    if touch == nil, let first = pressing.min(by: { $0.timestamp < $1.timestamp }) {
      touch = first
      // The client may have removed all targets.
      if let relay { addTarget(relay) }
      prepareHaptics()
      lastMiss = nil
      awaitsForce = true
      measure(first)
      follow(machine.began(at: first.windowLocation, force: force(of: first), time: first.time))
    }
    for other in touches where other !== touch { ignore(other, for: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch, touches.contains(touch) else { return }
    catchUp(to: touch.time)
    measure(touch)
    follow(machine.moved(to: touch.windowLocation, force: force(of: touch), time: touch.time))
    if stage == .fixed { onSlide?(.moved(touch)) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard let touch else { return leave(.ended) }
    guard touches.contains(touch) else { return }
    catchUp(to: touch.time)
    let isFixed = stage == .fixed
    follow(machine.ended(at: touch.time))
    keepShortfall()
    if isFixed { onSlide?(.lifted(touch)) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    guard let touch else { return leave(.cancelled) }
    guard touches.contains(touch) else { return }
    let isFixed = stage == .fixed
    follow(machine.cancelled(at: touch.time))
    keepShortfall()
    if isFixed { onSlide?(.cancelled) }
  }

  open override func reset() {
    super.reset()
    // An interrupted press that reported its start reports its end.
    let miss = stage == .started ? GestureMiss(machine.shortfall ?? interruption) : nil
    let wasSliding = stage == .fixed && machine.isFollowing
    let slide = onSlide
    alarm.cancel()
    touch = nil
    onSlide = nil
    machine.reset()
    if wasSliding { slide?(.cancelled) }
    if let miss { end(with: miss) }
  }

  // MARK: Updating

  /// Chooses once whether a touch's force counts: when the first force is there.
  private func measure(_ touch: UITouch) {
    guard awaitsForce else { return }
    awaitsForce = touch.maximumPossibleForce == 0
    isMeasured = touch.isForceMeasured(in: (view ?? touch.view)?.traitCollection ?? .init())
  }

  /// The force of a touch; nil if it isn't measured.
  private func force(of touch: UITouch) -> ForcePressMachine.Force? {
    guard isMeasured else { return nil }
    return ForcePressMachine.Force(
      value: Double(touch.force),
      maximum: Double(touch.maximumPossibleForce)
    )
  }

  private func keepShortfall() { lastMiss = machine.shortfall.map { GestureMiss($0) } }

  /// Ends an attempt whose state is unknown because `reset()` was called directly.
  private func leave(_ end: State) {
    reason = end == .cancelled ? .touchesCancelled : .lifted
    state = state == .possible ? .failed : end
  }
}

extension ForcePressType {
  /// The type that a device supports: force if it is measured, a long press otherwise.
  public init(_ capability: UIForceTouchCapability) {
    self = capability == .available ? .forceTouch : .longPress
  }
}
