public import TouchCore
public import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Holds touches back for a moment, so that highlights don't flash where a finger only passes.
///
/// Add it to a view in which fingers scroll or drag: what lies in it gets a touch after `delay`, or
/// together with the lift of a quick tap, and never if something else takes the touch before that. The
/// recognizer itself is never recognized, keeps nobody from being so, and lets touches be after the
/// delay. Fingers that come while others are held back are let go with these (deliberate gestures 5, rule 8.3).
open class TouchDelayGestureRecognizer: UIGestureRecognizer, GestureExplaining, DeadlineGesture {
  /// Why the recognizer is where it is; read and written where its touches come, like everything of it.
  nonisolated(unsafe) public internal(set) var gestureReason = GestureReason.ownDoing

  var machine = TouchDelayMachine()
  let alarm = Alarm()

  /// Creates a recognizer; its target never hears of anything.
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
    delaysTouchesBegan = true
    cancelsTouchesInView = false
  }

  /// How long touches are held back, at most; 0.15 s by default (deliberate gestures 5, rule 8.3).
  ///
  /// What is set counts from the next touch on that comes alone.
  public var delay: TimeInterval = GestureConstants.standard.contentTouchDelay.seconds

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if machine.deadline == nil {
      var constants = GestureConstants.standard
      constants.contentTouchDelay = .seconds(delay)
      machine = TouchDelayMachine(constants: constants)
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
