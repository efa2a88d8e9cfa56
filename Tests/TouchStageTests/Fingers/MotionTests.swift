import Expectations
import Testing
import TouchCore
import TouchStage
import UIKit

/// The paths and displacements of a finger.
@MainActor
struct MotionTests {
  private let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))

  private func makeFinger() -> (Fingers, Finger) {
    let fingers = Fingers(on: TouchStage(showing: view), rate: 100)
    return (fingers, fingers.finger())
  }

  private func places(_ fingers: Fingers) -> [CGPoint] {
    fingers.frames.flatMap(\.contacts).filter { $0.phase == .moved }.map {
      CGPoint(x: $0.position.x, y: $0.position.y)
    }
  }

  @Test("a displacement in points is from where the finger is")
  func by() throws {
    let (fingers, finger) = makeFinger()
    try finger.down(at: view)
    try finger.move(by: CGVector(dx: 30, dy: -10), over: 0.02, .linear)
    try finger.move(by: CGVector(dx: -20, dy: 0), over: 0.01)
    expectEqual(
      places(fingers),
      [
        CGPoint(x: 215, y: 195), CGPoint(x: 230, y: 190), CGPoint(x: 210, y: 190),
      ]
    )
  }

  @Test("a turn keeps the distance, and a positive angle is clockwise")
  func turn() throws {
    let (fingers, finger) = makeFinger()
    try finger.down(at: .fraction(of: view, x: 0.75, y: 0.5))
    try finger.turn(around: view, by: .pi, over: 0.02, .linear)
    expectEqual(places(fingers), [CGPoint(x: 200, y: 250), CGPoint(x: 150, y: 200)])
    try finger.turn(around: view, by: -.pi / 2, over: 0.01)
    expectEqual(places(fingers).last, CGPoint(x: 200, y: 250))
  }

  @Test("a turn of more than a round goes round")
  func rounds() throws {
    let (fingers, finger) = makeFinger()
    try finger.down(at: .fraction(of: view, x: 0.75, y: 0.5))
    try finger.turn(around: view, by: 4 * .pi, over: 0.8, .linear)
    let top = places(fingers).filter { $0 == CGPoint(x: 200, y: 150) }
    expectEqual(top.count, 2)
    expectEqual(places(fingers).last, CGPoint(x: 250, y: 200))
  }

  @Test("a timeline's displacement and turn begin where the finger is then")
  func timeline() throws {
    let (fingers, _) = makeFinger()
    try fingers.perform(
      FingerTimeline {
        $0.down(at: view)
        $0.move(by: CGVector(dx: 50, dy: 0), over: 0.01)
        $0.turn(around: view, by: .pi / 2, over: 0.01)
        $0.lift()
      }
    )
    expectEqual(places(fingers), [CGPoint(x: 250, y: 200), CGPoint(x: 200, y: 250)])
  }

  @Test("displacements that can't be travelled are errors")
  func errors() throws {
    let (_, finger) = makeFinger()
    #expect(throws: FingerError.isUp(finger: finger.number, action: "turn")) {
      try finger.turn(around: view, by: 1, over: 1)
    }
    #expect(throws: FingerError.isUp(finger: finger.number, action: "move")) {
      try finger.move(by: CGVector(dx: 1, dy: 0), over: 1)
    }
  }
}
