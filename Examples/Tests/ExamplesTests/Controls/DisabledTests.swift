import Examples
import Testing
import TouchTesting
import UIKit

@Suite("A control that is disabled", .touchReport) @MainActor
struct DisabledTests {
  @Test func neitherAFingerNorAScreenReaderChangesIt() throws {
    let knob = RotaryKnob(frame: CGRect(x: 95, y: 300, width: 200, height: 200))
    knob.value = 0.5
    knob.isEnabled = false
    let stage = TouchStage(showing: knob)
    let finger = Fingers(on: stage).finger()
    try finger.down(at: .fraction(of: knob, x: 0.5, y: 0.1))
    try finger.turn(around: knob, by: 1, over: 0.3)
    stage.adjust(knob, up: true)
    #expect(knob.value == 0.5)
    #expect(knob.accessibilityTraits.contains(.notEnabled))
    knob.isEnabled = true
    stage.adjust(knob, up: true)
    #expect(knob.value.isNear(0.6))
    #expect(!knob.accessibilityTraits.contains(.notEnabled))
  }

  @Test func switchingItOffUnderTheFingerTakesTheChangeBack() throws {
    let scrubber = Scrubber(frame: CGRect(x: 45, y: 600, width: 300, height: 40))
    let finger = Fingers(on: TouchStage(showing: scrubber)).finger()
    try finger.down(at: scrubber)
    try finger.move(by: CGVector(dx: 60, dy: 0), over: 0.3)
    #expect(scrubber.value > 0.1)
    scrubber.isEnabled = false
    #expect(scrubber.value == 0)
    try finger.move(by: CGVector(dx: 60, dy: 0), over: 0.3)
    #expect(scrubber.value == 0)
  }
}
