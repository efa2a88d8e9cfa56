import Expectations
import Testing
import TouchCore
import TouchStage
import UIKit

/// Fingers that go on after a look, and what is left of fingers that can't.
@MainActor
struct PerformTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let stage: TouchStage
  private let fingers: Fingers
  /// In no window.
  private let lost = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  init() {
    view.isMultipleTouchEnabled = true
    view.addGestureRecognizer(UIPanGestureRecognizer())
    stage = TouchStage(showing: view)
    fingers = Fingers(on: stage)
  }

  private func outcomes() -> [GestureState?] {
    stage.application.watchedGestures.log.touches.map(\.outcome)
  }

  @Test("two fingers go on together after a look at what they did")
  func goingOn() throws {
    let pinch = UIPinchGestureRecognizer()
    view.addGestureRecognizer(pinch)
    let both = try fingers.perform(
      FingerTimeline {
        $0.down(at: CGPoint(x: 150, y: 300))
        $0.move(by: CGVector(dx: -40, dy: 0), over: 0.2)
      },
      FingerTimeline {
        $0.down(at: CGPoint(x: 250, y: 300))
        $0.move(by: CGVector(dx: 40, dy: 0), over: 0.2)
      }
    )
    let scale = pinch.scale
    #expect(pinch.state == .changed && scale > 1)
    try fingers.perform(
      (
        both[0],
        FingerTimeline {
          $0.move(by: CGVector(dx: -40, dy: 0), over: 0.2)
          $0.lift()
        }
      ),
      (both[1], FingerTimeline { $0.move(by: CGVector(dx: 40, dy: 0), over: 0.2) })
    )
    #expect(pinch.scale > scale + 0.5)
    expectEqual(both.map(\.isDown), [false, true])
    // Both moved with the same frames.
    #expect(fingers.frames.suffix(10).dropLast(2).allSatisfy { $0.contacts.count == 2 })
    try both[1].lift()
    expectEqual(outcomes(), [.ended, .ended])
  }

  @Test("fingers of a performance that can't go on are up, their touches cancelled; others stay")
  func leftovers() throws {
    let thumb = fingers.finger()
    try thumb.down(at: CGPoint(x: 20, y: 20))
    #expect(throws: FingerError.inNoWindow(view: "the UIView at (0, 0)")) {
      try fingers.perform(
        FingerTimeline {
          $0.down(at: CGPoint(x: 200, y: 200))
          $0.wait(0.2)
          $0.move(to: lost, over: 0.3)
          $0.lift()
        },
        FingerTimeline {
          $0.down(at: CGPoint(x: 300, y: 200))
          $0.wait(1)
          $0.lift()
        },
        FingerTimeline { $0.tap(at: CGPoint(x: 300, y: 300)) }
      )
    }
    #expect(thumb.isDown)
    expectEqual(outcomes(), [nil, .cancelled, .cancelled, .ended])
    try thumb.lift()
    try fingers.wait(1)
    try fingers.drag(from: view, by: CGVector(dx: 60, dy: 0))
    #expect(stage.gestures.map(\.fingers) == [1] && stage.gestures[0].outcome == .ended)
  }

  @Test("a finger that was down before stays down where it can't go on, alone or with others")
  func held() throws {
    let (one, two) = (fingers.finger(), fingers.finger())
    try one.down(at: CGPoint(x: 100, y: 100))
    #expect(throws: FingerError.self) { try one.move(to: lost, over: 0.1) }
    #expect(one.isDown)
    #expect(throws: FingerError.self) {
      try fingers.perform(
        (one, FingerTimeline { $0.move(to: lost, over: 0.1) }),
        (two, FingerTimeline { $0.down(at: CGPoint(x: 200, y: 200)) })
      )
    }
    #expect(one.isDown)
    #expect(!two.isDown)
    #expect(throws: FingerError.nothingToDo) { try fingers.perform((one, FingerTimeline())) }
    try one.lift()
    #expect(outcomes().last != .some(nil))
  }

  @Test("a finger of others, or twice in one performance, throws before anything touches")
  func strangers() {
    let (mine, other) = (fingers.finger(), Fingers(on: stage).finger())
    let tap = FingerTimeline { $0.tap(at: CGPoint(x: 100, y: 100)) }
    let needs = "it must be one that these Fingers made, with one timeline"
    expectEqual(
      fingers.error { try fingers.perform((mine, tap), (mine, tap)) },
      "a finger of perform can't be finger \(mine.number) twice: \(needs)"
    )
    expectEqual(
      fingers.error { try fingers.perform((mine, tap), (other, tap)) },
      "a finger of perform can't be finger \(other.number) of other Fingers: \(needs)"
    )
  }
}
