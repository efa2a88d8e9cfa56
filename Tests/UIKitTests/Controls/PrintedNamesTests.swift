import Expectations
import Testing
import UIKit

/// What a failing expectation prints of UIKit's values: their names, also in a list.
@MainActor
struct PrintedNamesTests {
  @Test("states, phases, events, directions and edges print as they are written in Swift")
  func names() {
    expectEqual("\([UIGestureRecognizer.State.began, .ended])", "[began, ended]")
    expectEqual("\([UIGestureRecognizer.State.possible, .recognized])", "[possible, ended]")
    expectEqual(
      "\([UITouch.Phase.began, .stationary, .cancelled])",
      "[began, stationary, cancelled]"
    )
    expectEqual("\([UIPress.Phase.changed])", "[changed]")
    expectEqual("\([UIControl.Event.touchUpInside])", "[touchUpInside]")
    expectEqual(
      "\(UIControl.Event([.touchDownRepeat, .touchDown]))",
      "[touchDown, touchDownRepeat]"
    )
    expectEqual("\(UIControl.Event(rawValue: 1 << 24))", "UIControl.Event(rawValue: 16777216)")
    expectEqual("\(UIControl.Event())", "[]")
    expectEqual("\(UIControl.State.normal)", "normal")
    expectEqual("\(UIControl.State([.highlighted, .selected]))", "[highlighted, selected]")
    expectEqual("\(UISwipeGestureRecognizer.Direction.left)", "left")
    expectEqual("\(UISwipeGestureRecognizer.Direction([.left, .right]))", "[right, left]")
    expectEqual("\(UIRectEdge.left)", "left")
    expectEqual("\(UIRectEdge.all)", "[top, left, bottom, right]")
  }

  @Test("every state and phase has its case's name")
  func cases() {
    for (name, value) in [
      ("possible", 0), ("began", 1), ("changed", 2), ("ended", 3), ("cancelled", 4), ("failed", 5),
    ] {
      expectEqual(UIGestureRecognizer.State(rawValue: value)?.description, name)
    }
    let phases = [
      "began", "moved", "stationary", "ended", "cancelled", "regionEntered", "regionMoved",
      "regionExited",
    ]
    for (value, name) in phases.enumerated() {
      expectEqual(UITouch.Phase(rawValue: value)?.description, name)
    }
    for (value, name) in ["began", "changed", "stationary", "ended", "cancelled"].enumerated() {
      expectEqual(UIPress.Phase(rawValue: value)?.description, name)
    }
  }
}
