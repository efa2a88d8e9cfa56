import TouchCore
public import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Delays touches briefly, so that passing fingers don't highlight views.
///
/// Add it to a view in which fingers scroll or drag: its subviews receive a touch after `delay`, or
/// together with the lift of a quick tap, and never if another gesture takes the touch first. The
/// recognizer itself is never recognized, prevents nothing, and fails after the delay. Touches that
/// begin during the delay are released with the first (deliberate gestures 5, rule 8.3).
open class TouchDelayGestureRecognizer: UIGestureRecognizer, DeadlineGesture {
  /// The reason of the current state; accessed only where touches are delivered.
  nonisolated(unsafe) final var reason = GestureReason.unexplained

  var machine = TouchDelayMachine()
  let alarm = Alarm()

  /// Creates a recognizer; its target never receives an action.
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
    delaysTouchesBegan = true
    cancelsTouchesInView = false
  }

  /// The maximum delay of touches; 0.15 s by default (deliberate gestures 5, rule 8.3).
  ///
  /// A change applies from the next single touch on.
  public var delay: TimeInterval = GestureConstants.standard.contentTouchDelay.seconds

  /// A subclass that enters another state itself ends the delay.
  var ignoresDeadlines: Bool { state != .possible }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if machine.deadline == nil {
      var thresholds = GestureConstants.standard
      thresholds.contentTouchDelay = .seconds(delay)
      machine = TouchDelayMachine(thresholds: thresholds)
    }
    for touch in touches { follow(machine.began([], at: touch.time)) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    for touch in touches { follow(machine.ended([], at: touch.time)) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    for touch in touches { follow(machine.cancelled([], at: touch.time)) }
  }

  open override func reset() {
    super.reset()
    alarm.cancel()
    machine.reset()
  }

  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
