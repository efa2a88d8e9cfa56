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

  @Test func noOtherControlIsChangedByAScreenReaderEither() {
    let (stick, scrubber, range) = (Joystick(), Scrubber(), RangeSlider())
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    for (index, control) in [stick, scrubber, range].enumerated() {
      control.frame = CGRect(x: 45, y: 100 + 200 * index, width: 300, height: 100)
      control.isEnabled = false
      view.addSubview(control)
    }
    let stage = TouchStage(showing: view)
    for action in stick.accessibilityCustomActions ?? [] {
      #expect(action.actionHandler?(action) == false)
    }
    stage.adjust(scrubber, up: true)
    for thumb in range.accessibilityElements ?? [] {
      if let thumb = thumb as? UIView {
        stage.adjust(thumb, up: thumb.accessibilityLabel == "Minimum")
      }
    }
    #expect(stick.position == CGVector(dx: 0, dy: 0) && scrubber.value == 0)
    #expect(range.lowerValue == 0 && range.upperValue == 1)
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
