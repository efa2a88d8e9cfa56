import Expectations
import Testing
import TouchStage
import UIKit

/// Keeps what touched it.
private final class Paper: UIView {
  var touches: [(type: UITouch.TouchType, radius: CGFloat)] = []

  override func touchesBegan(_ began: Set<UITouch>, with event: UIEvent?) {
    touches += began.map { ($0.type, $0.majorRadius) }
  }
}

/// Fingers of a stage that are a pencil.
@MainActor
struct PencilTests {
  @Test(
    "a pencil is told from a finger by its touches, and by a recognizer that takes pencils alone"
  )
  func pencilAlone() throws {
    let paper = Paper(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let draw = UIPanGestureRecognizer()
    draw.allowedTouchTypes = [UITouch.TouchType.pencil.rawValue as NSNumber]
    paper.addGestureRecognizer(draw)
    let stage = TouchStage(showing: paper)

    try Fingers(on: stage).drag(from: paper, by: CGVector(dx: 60, dy: 0))
    #expect(stage.gestures.isEmpty)
    let pencil = Fingers(on: stage, type: .pencil)
    try pencil.drag(from: paper, by: CGVector(dx: 60, dy: 0))
    expectEqual(stage.gestures.map(\.name), ["pan"])
    expectEqual(paper.touches.map(\.type), [.direct, .pencil])
    #expect(pencil.frames.flatMap(\.contacts).allSatisfy { $0.kind == .pencil && $0.radius == nil })
  }

  @Test("a pencil draws beside a resting palm")
  func besideAPalm() throws {
    let paper = Paper(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    paper.isMultipleTouchEnabled = true
    let draw = UIPanGestureRecognizer()
    draw.allowedTouchTypes = [UITouch.TouchType.pencil.rawValue as NSNumber]
    paper.addGestureRecognizer(draw)
    let stage = TouchStage(showing: paper)
    let palm = Fingers(on: stage).finger()
    try palm.down(at: CGPoint(x: 300, y: 700))
    let pencil = Fingers(on: stage, type: .pencil)
    try pencil.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: -60, dy: 0))
    try palm.lift()
    #expect(stage.gestures.map(\.name) == ["pan"] && stage.gestures.first?.fingers == 1)
    expectEqual(paper.touches.map(\.type), [.direct, .pencil])
  }
}
