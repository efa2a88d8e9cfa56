public import TouchCore
public import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A finger that presses deliberately hard, or long where the screen doesn't measure force.
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
/// The press has a course of its own beside `state`: *started*, *fixed*, *ended* (deliberate gestures 1). It
/// starts when the force first comes up to the threshold; `state` becomes `began`, and only then are
/// touches cancelled in the view. A touch that never gets there is as if the recognizer weren't there.
/// The press is fixed when the force reaches 1: what it opened stays, and nothing that the finger does
/// afterwards is told any more. A press that was never fixed ends with its finger.
///
/// Without force the press starts after `holdDuration`, and the force grows by itself from then on.
/// One finger presses; further fingers are left to others, and so are those on a `ForceActionMenu`: there
/// they choose, however hard or long they press.
open class ForceTouchGestureRecognizer: UIGestureRecognizer, GestureExplaining, DeadlineGesture {
  /// What makes a press.
  public typealias PressType = ForcePressType

  /// One thing that happens in the course of a press.
  public enum Event {
    /// The press started with this touch.
    case started(UITouch)
    /// The force changed; 0 to 1, 1 being the hardest that the hardware measures.
    case force(CGFloat)
    /// The force reached 1; the interface stays where it is, and nothing follows.
    case fixed
    /// The finger was lifted or taken before that; nothing follows.
    case ended
  }

  /// How far a press has come.
  public typealias Stage = ForcePressStage

  /// What makes a press.
  public var type: PressType { machine.configuration.type }

  /// Called with each event, once each and in their order, when the gesture has been granted.
  public var onEvent: ((Event) -> Void)?

  /// Felt at *started* and at *fixed*; nothing by default.
  public var feedbackGenerator: UIImpactFeedbackGenerator?

  /// The touch that presses; nil while none does.
  public private(set) var touch: UITouch?

  /// Why the recognizer is where it is; read and written where its touches come, like everything of it.
  nonisolated(unsafe) public internal(set) var gestureReason = GestureReason.ownDoing

  var machine: ForcePressMachine
  let alarm = Alarm()
  private var relay: Relay?

  // MARK: Making

  /// Creates a recognizer.
  ///
  /// - Parameters:
  ///   - threshold: The part of the largest force at which the press starts, 0 to 1; a long press has
  ///     no use for it.
  ///   - type: What makes a press.
  public init(threshold: CGFloat = 0.25, type: PressType) {
    machine = ForcePressMachine(
      configuration: ForcePressMachine.Configuration(
        type: type,
        threshold: Double(threshold)
      )
    )
    super.init(target: nil, action: nil)
    // The recognizer is its own first listener: events are told when an action is, no sooner.
    let relay = Relay { [unowned(unsafe) self] in tell() }
    self.relay = relay
    addTarget(relay)
  }

  /// Creates a recognizer of the type that a device allows.
  ///
  /// - Parameters:
  ///   - threshold: The part of the largest force at which the press starts, 0 to 1.
  ///   - traitCollection: The traits of the view or controller that is pressed.
  public convenience init(threshold: CGFloat = 0.25, for traitCollection: UITraitCollection) {
    self.init(threshold: threshold, type: PressType(traitCollection.forceTouchCapability))
  }

  // MARK: Thresholds

  /// The part of the largest force at which the press starts; 0.25 by default (deliberate gestures 1).
  public var threshold: CGFloat {
    get { CGFloat(machine.configuration.threshold) }
    set { machine.configuration.threshold = Double(newValue) }
  }

  /// How long a finger has to rest where there is no force; 0.3 s by default (deliberate gestures 1).
  public var holdDuration: TimeInterval {
    get { machine.configuration.holdDuration.seconds }
    set { machine.configuration.holdDuration = .seconds(newValue) }
  }

  /// The farthest a finger may move while it has to rest, in points of the window; 10 by default, a
  /// long press's (rule 6.4).
  public var allowableMovement: CGFloat {
    get { CGFloat(machine.configuration.allowableMovement) }
    set { machine.configuration.allowableMovement = Double(newValue) }
  }

  /// The first force that is made up where there is none; 0.1 by default (deliberate gestures 1).
  public var simulatedForce: CGFloat {
    get { CGFloat(machine.configuration.simulatedForce) }
    set { machine.configuration.simulatedForce = Double(newValue) }
  }

  /// What is added to a made-up force each time; 0.05 by default (deliberate gestures 1).
  public var simulatedStep: CGFloat {
    get { CGFloat(machine.configuration.simulatedStep) }
    set { machine.configuration.simulatedStep = Double(newValue) }
  }

  /// The time between two made-up forces; 0.01 s by default (deliberate gestures 1).
  public var simulatedInterval: TimeInterval {
    get { machine.configuration.simulatedInterval.seconds }
    set { machine.configuration.simulatedInterval = .seconds(newValue) }
  }

  // MARK: Course

  /// How far the press has come.
  public var stage: Stage { machine.stage }

  /// The force of the press, 0 to 1; 0 until it starts.
  public var force: CGFloat { CGFloat(machine.force) }

  /// Tells what has not been told yet.
  private func tell() {
    let isOver = state == .ended || state == .cancelled
    while let event = machine.nextEvent(isOver: isOver) { tell(event) }
  }

  private func tell(_ event: ForcePressMachine.Event) {
    switch event {
    case .started:
      guard let touch else { return }
      feedbackGenerator?.impactOccurred()
      onEvent?(.started(touch))
    case .force(let force): onEvent?(.force(CGFloat(force)))
    case .fixed:
      feedbackGenerator?.impactOccurred()
      onEvent?(.fixed)
    case .ended: onEvent?(.ended)
    }
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let pressing = touches.filter { !ForceActionMenu.isTouched(by: $0) }
    if touch == nil, let first = pressing.min(by: { $0.timestamp < $1.timestamp }) {
      touch = first
      // In case that somebody took all targets away.
      if let relay { addTarget(relay) }
      feedbackGenerator?.prepare()
      follow(
        machine.began(at: first.place, force: first.normalizedForce, time: first.time)
      )
    }
    for other in touches where other !== touch { ignore(other, for: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch, touches.contains(touch) else { return }
    catchUp(to: touch.time)
    follow(machine.moved(to: touch.place, force: touch.normalizedForce, time: touch.time))
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard let touch else { return leave(.ended) }
    guard touches.contains(touch) else { return }
    catchUp(to: touch.time)
    follow(machine.ended(at: touch.time))
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    guard let touch else { return leave(.cancelled) }
    guard touches.contains(touch) else { return }
    follow(machine.cancelled(at: touch.time))
  }

  open override func reset() {
    super.reset()
    // Broken off without an action: what was told to have started ends all the same.
    let owesEnd = machine.stage == .started
    alarm.cancel()
    touch = nil
    machine.reset()
    if owesEnd { onEvent?(.ended) }
  }

  // MARK: Steps

  /// Ends an attempt of which nothing is known any more: somebody called `reset()` by hand.
  private func leave(_ end: State) {
    gestureReason = end == .cancelled ? .touchesCancelled : .lifted
    state = state == .possible ? .failed : end
  }
}

extension ForcePressType {
  /// What a device allows: force where it is measured, a long press everywhere else.
  public init(_ capability: UIForceTouchCapability) {
    self = capability == .available ? .forceTouch : .longPress
  }
}
