import Testing
import TouchTesting
import UIKit

@testable import Dials

@Suite(.touchReport) @MainActor
struct DialTests {
  let dial = Dial(frame: CGRect(x: 95, y: 300, width: 200, height: 200))

  @Test func aDragTurnsTheDial() throws {
    let stage = TouchStage(showing: dial)
    let fingers = Fingers(on: stage)
    try fingers.drag(from: dial, by: CGVector(dx: 60, dy: 0))
    #expect(stage.gestures.map(\.name) == ["turn"], "\(stage.explain(dial.turn))")
    #expect(dial.value > 0.45 && dial.value <= 0.6)
  }
}
