import Testing
import TouchTesting
import UIKit

@testable import Dials

@Suite(.touchReport) @MainActor
struct MoreDialTests {
  let dial = Dial(frame: CGRect(x: 95, y: 300, width: 200, height: 200))

  @Test func twoTapsResetIt() throws {
    let stage = TouchStage(showing: dial)
    dial.value = 0.5
    let fingers = Fingers(on: stage)
    try fingers.tap(at: dial)
    #expect(dial.value == 0.5)
    try fingers.wait(1)
    try fingers.doubleTap(at: dial)
    #expect(stage.gestures == [.named("reset", at: dial.center)])
    #expect(dial.value == 0)
  }

  @Test func aHandThatTremblesTurnsIt() throws {
    for seed in 1...10 as ClosedRange<UInt64> {
      let dial = Dial(frame: dial.frame)
      let stage = TouchStage(showing: dial)
      let fingers = Fingers(on: stage, rate: 60, noise: .human(seed: seed))
      try fingers.drag(from: .fraction(of: dial, x: 0.25, y: 0.5), by: CGVector(dx: 60, dy: 5))
      #expect(stage.gestures.map(\.name) == ["turn"], "seed \(seed)")
    }
  }

  @Test func aSecondFingerHoldsIt() throws {
    let stage = TouchStage(showing: dial)
    let fingers = Fingers(on: stage)
    let thumb = fingers.finger()
    try thumb.down(at: .corner(.bottomLeft, of: dial, inset: 20))
    try fingers.drag(from: dial, by: CGVector(dx: 60, dy: 0))
    try thumb.lift()
    #expect(dial.value == 0)
  }
}
