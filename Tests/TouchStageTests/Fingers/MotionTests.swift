import Expectations
import Testing
import TouchCore
import TouchStage
import UIKit

/// Counts its touch's moves between two frames of the display.
private final class Paced: UIView {
  private var moves = 0
  private(set) var seen: [Int] = []

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moves += 1 }

  func show(_ link: CADisplayLink) {
    seen.append(moves)
    moves = 0
  }
}

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

  @Test("10.1 each frame finds one move of a finger of the display's rate, and two of one of twice that", arguments: [1, 2])
  func pace(moves: Int) throws {
    let paced = Paced(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let fingers = Fingers(on: TouchStage(showing: paced), rate: 60 * Double(moves))
    let link = CADisplayLink(target: paced, selector: Selector(Paced.show(_:)))
    link.add(to: .main, forMode: .common)
    let finger = fingers.finger()
    try finger.down(at: paced)
    try finger.move(by: CGVector(dx: 60, dy: 0), over: 0.5)
    link.invalidate()
    let seen = paced.seen.drop { $0 == 0 }
    expectEqual(Array(seen.dropLast()), Array(repeating: moves, count: seen.count - 1))
    #expect(seen.count >= 29)
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
