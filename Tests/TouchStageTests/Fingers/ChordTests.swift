import Expectations
import Testing
import TouchStage
import UIKit

/// Fingers side by side on a view.
@MainActor
struct ChordTests {
  private let card = UIView(frame: CGRect(x: 100, y: 100, width: 89, height: 60))
  private let stage: TouchStage
  private let fingers: Fingers

  init() {
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 3
    card.isMultipleTouchEnabled = true
    card.addGestureRecognizer(tap)
    stage = TouchStage(showing: card)
    fingers = Fingers(on: stage)
  }

  @Test("a finger of a chord that would land beside the view throws before the first lands")
  func beside() {
    // Three fingers take 88 points, and a view's right edge is outside of it.
    expectNil(fingers.error { try fingers.tap(at: card, fingers: 3) })
    expectEqual(stage.gestures, [.tap(at: card, fingers: 3)])
    card.frame.size.width = 87
    let text =
      "the UIView at (100, 100) can't be hit by 3 fingers, 44 points apart: one at (99.5, 130) is outside of it"
    expectEqual(fingers.error { try fingers.tap(at: card, fingers: 3) }, text)
    expectEqual(fingers.error { try fingers.longPress(at: card, fingers: 3) }, text)
    expectEqual(
      fingers.error { try fingers.drag(from: card, by: CGVector(dx: 9, dy: 9), fingers: 3) },
      text
    )
    expectEqual(
      fingers.error { try fingers.flick(from: card, to: CGPoint(x: 9, y: 9), fingers: 3) },
      text
    )
    expectEqual(stage.application.fingerProblems.last?.text, text)
    // A point of the screen belongs to no view.
    expectNil(fingers.error { try fingers.tap(at: CGPoint(x: 143, y: 130), fingers: 3) })
  }

  @Test("a finger of a chord that would land on another view names that")
  func covered() {
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 60))
    card.superview?.addSubview(cover)
    cover.frame.origin = card.frame.origin
    expectEqual(
      fingers.error { try fingers.tap(at: card, fingers: 3) },
      "the UIView at (100, 100) can't be hit: it is under the UIView at (100, 100)"
    )
    cover.isUserInteractionEnabled = false
    expectNil(fingers.error { try fingers.tap(at: card, fingers: 3) })
  }

  @Test("two fingers that would begin beside the view throw before the first lands")
  func twoFingers() {
    let name = "the UIView at (100, 100) can't be hit by 2 fingers"
    expectEqual(
      fingers.error { try fingers.pinch(at: card, from: 180, to: 60) },
      "\(name), 180 points apart: one at (54.5, 130) is outside of it"
    )
    expectEqual(
      fingers.error { try fingers.pinch(at: card, from: 80, to: 20, angle: .pi / 2) },
      "\(name), 80 points apart: one at (144.5, 90) is outside of it"
    )
    expectEqual(
      fingers.error { try fingers.rotate(at: card, by: 1, distance: 100) },
      "\(name), 100 points apart: one at (94.5, 130) is outside of it"
    )
    #expect(fingers.frames.isEmpty)
    expectEqual(stage.application.fingerProblems.count, 3)
    // They may go beyond it, and land anywhere around a point of the screen.
    expectNil(fingers.error { try fingers.pinch(at: card, from: 60, to: 180) })
    expectNil(fingers.error { try fingers.rotate(at: card.center, by: 1, distance: 100) })
    // One of them on another view names that.
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 60))
    card.addSubview(cover)
    expectNil(fingers.error { try fingers.pinch(at: card, from: 80, to: 20) })
    card.superview?.addSubview(cover)
    cover.frame.origin = card.frame.origin
    expectEqual(
      fingers.error { try fingers.pinch(at: card, from: 80, to: 20) },
      "the UIView at (100, 100) can't be hit: it is under the UIView at (100, 100)"
    )
  }
}
