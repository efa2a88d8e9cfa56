import Testing
import UIKit

/// What a failing expectation prints of UIKit's values: their names, also in a list.
@MainActor
struct PrintedNamesTests {
  @Test("states, phases, events, directions and edges print as they are written in Swift")
  func names() {
    #expect("\([UIGestureRecognizer.State.began, .ended])" == "[began, ended]")
    #expect("\([UIGestureRecognizer.State.possible, .recognized])" == "[possible, ended]")
    #expect("\([UITouch.Phase.began, .stationary, .cancelled])" == "[began, stationary, cancelled]")
    #expect("\([UIPress.Phase.changed])" == "[changed]")
    #expect("\([UIControl.Event.touchUpInside])" == "[touchUpInside]")
    #expect("\(UIControl.Event([.touchDownRepeat, .touchDown]))" == "[touchDown, touchDownRepeat]")
    #expect("\(UIControl.Event(rawValue: 1 << 24))" == "UIControl.Event(rawValue: 16777216)")
    #expect("\(UIControl.Event())" == "[]")
    #expect("\(UIControl.State.normal)" == "normal")
    #expect("\(UIControl.State([.highlighted, .selected]))" == "[highlighted, selected]")
    #expect("\(UISwipeGestureRecognizer.Direction.left)" == "left")
    #expect("\(UISwipeGestureRecognizer.Direction([.left, .right]))" == "[right, left]")
    #expect("\(UIRectEdge.left)" == "left")
    #expect("\(UIRectEdge.all)" == "[top, left, bottom, right]")
  }

  @Test("every state and phase has its case's name")
  func cases() {
    for (name, value) in [
      ("possible", 0), ("began", 1), ("changed", 2), ("ended", 3), ("cancelled", 4), ("failed", 5),
    ] {
      #expect(UIGestureRecognizer.State(rawValue: value)?.description == name)
    }
    let phases = [
      "began", "moved", "stationary", "ended", "cancelled", "regionEntered", "regionMoved",
      "regionExited",
    ]
    for (value, name) in phases.enumerated() {
      #expect(UITouch.Phase(rawValue: value)?.description == name)
    }
    for (value, name) in ["began", "changed", "stationary", "ended", "cancelled"].enumerated() {
      #expect(UIPress.Phase(rawValue: value)?.description == name)
    }
  }
}
