import Testing
import TouchTesting
import UIKit

@testable import Dials

@Suite(.touchReport) @MainActor
struct FaderTests {
  let fader = Fader(frame: CGRect(x: 45, y: 400, width: 300, height: 44))

  @Test func theKnobFollowsTheFinger() throws {
    var values: [CGFloat] = []
    fader.addAction(UIAction { [fader] _ in values.append(fader.value) }, for: .valueChanged)
    let stage = TouchStage(showing: fader)
    let fingers = Fingers(on: stage)

    try fingers.drag(from: fader.knob, by: CGVector(dx: 75, dy: 0))
    #expect(values == values.sorted() && values.last == 0.75)

    // A finger beside the knob moves nothing.
    try fingers.drag(from: .fraction(of: fader, x: 0.1, y: 0.5), by: CGVector(dx: 75, dy: 0))
    #expect(fader.value == 0.75)
  }
}
