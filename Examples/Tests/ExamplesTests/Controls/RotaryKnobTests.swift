import Examples
import Testing
import TouchTesting
import UIKit

@Suite("A rotary knob", .touchReport) @MainActor
struct RotaryKnobTests {
  let knob = RotaryKnob(frame: CGRect(x: 95, y: 300, width: 200, height: 200))
  let events = EventCounter()

  init() {
    // Three quarters of a round from end to end, so that a quarter is a third.
    knob.maximumValue = 3
    knob.value = 1
    events.count(.valueChanged, of: knob)
  }

  /// On the knob, above its middle.
  private var top: FingerLocation { .fraction(of: knob, x: 0.5, y: 0.1) }

  @Test func aQuarterTurnIsAThirdOfTheRange() throws {
    let fingers = Fingers(on: TouchStage(showing: knob))
    let finger = fingers.finger()
    try finger.down(at: top)
    #expect(knob.value == 1, "touching it changes nothing")
    try finger.turn(around: knob, by: .pi / 2, over: 0.4)
    try finger.lift()
    #expect(knob.value.isNear(2))
    #expect(events.count > 10, "it tells while it turns")
  }

  @Test func turningBackLowersIt() throws {
    let finger = Fingers(on: TouchStage(showing: knob)).finger()
    try finger.down(at: top)
    try finger.turn(around: knob, by: -.pi / 4, over: 0.4)
    #expect(knob.value.isNear(0.5))
  }

  @Test func itStopsAtItsEndAndTurnsBackAtOnce() throws {
    let finger = Fingers(on: TouchStage(showing: knob)).finger()
    try finger.down(at: top)
    try finger.turn(around: knob, by: 1.75 * .pi, over: 1)
    #expect(knob.value == 3)
    try finger.turn(around: knob, by: -.pi / 2, over: 0.4)
    #expect(knob.value.isNear(2))
  }

  @Test func passingBelowDoesNotJumpToTheOtherEnd() throws {
    knob.value = 3
    let finger = Fingers(on: TouchStage(showing: knob)).finger()
    // From the lower right over the gap at the bottom to the lower left.
    try finger.down(at: .fraction(of: knob, x: 0.8, y: 0.8))
    try finger.turn(around: knob, by: .pi / 2, over: 0.4)
    #expect(knob.value == 3)
  }

  @Test func aFingerThatCrossesTheMiddleTurnsNothing() throws {
    let finger = Fingers(on: TouchStage(showing: knob)).finger()
    try finger.down(at: top)
    try finger.move(to: .fraction(of: knob, x: 0.5, y: 0.9), over: 0.4)
    #expect(knob.value == 1, "not half a round")
    // Below the middle, clockwise is to the left.
    try finger.turn(around: knob, by: .pi / 2, over: 0.4)
    #expect(knob.value.isNear(2))
    try finger.lift()
    // Within 12 points of the middle a finger has no direction.
    for (distance, turns) in [(11.0, false), (13, true)] {
      knob.value = 1
      try finger.down(at: CGPoint(x: knob.center.x + distance, y: knob.center.y))
      try finger.turn(around: knob, by: 1, over: 0.3)
      try finger.lift()
      #expect((knob.value > 1) == turns)
    }
  }

  @Test func itSnapsToSteps() throws {
    knob.step = 1
    let finger = Fingers(on: TouchStage(showing: knob)).finger()
    try finger.down(at: top)
    try finger.turn(around: knob, by: .pi / 4 - 0.05, over: 0.4)
    #expect(knob.value == 1, "not quite half of a step")
    try finger.turn(around: knob, by: 0.1, over: 0.1)
    #expect(knob.value == 2, "a little more than half")
    #expect(events.count == 1)
    // Two steps of two would be beyond the end at 3.
    knob.step = 2
    knob.value = 3
    #expect(knob.value == 2)
  }

  @Test func aKnobThatIsNotContinuousTellsOnce() throws {
    knob.isContinuous = false
    let finger = Fingers(on: TouchStage(showing: knob)).finger()
    try finger.down(at: top)
    try finger.turn(around: knob, by: 1, over: 0.4)
    #expect(events.count == 0)
    try finger.lift()
    #expect(events.count == 1)
  }

  @Test func itsCornersAreNotPartOfIt() throws {
    let fingers = Fingers(on: TouchStage(showing: knob))
    #expect(throws: FingerError.self) { try fingers.tap(at: .corner(.topLeft, of: knob)) }
    // 100 points from the middle is the rim.
    try fingers.tap(at: .fraction(of: knob, x: 0.5, y: 0.001))
  }

  @Test func aPhoneCallTakesTheChangeBack() throws {
    let fingers = Fingers(on: TouchStage(showing: knob))
    let finger = fingers.finger()
    try finger.down(at: top)
    try finger.turn(around: knob, by: 1, over: 0.4)
    #expect(knob.value > 1.5)
    let told = events.count
    fingers.interrupt()
    #expect(knob.value == 1)
    #expect(events.count == told + 1, "it tells that, too")
    #expect(!knob.isTracking)
  }

  @Test func aKnobThatIsNotContinuousTellsNothingOfACall() throws {
    knob.isContinuous = false
    let fingers = Fingers(on: TouchStage(showing: knob))
    let finger = fingers.finger()
    try finger.down(at: top)
    try finger.turn(around: knob, by: 1, over: 0.4)
    fingers.interrupt()
    #expect(knob.value == 1 && events.count == 0)
  }

  @Test func aSecondFingerIsIgnored() throws {
    let fingers = Fingers(on: TouchStage(showing: knob))
    let thumb = fingers.finger()
    try thumb.down(at: .fraction(of: knob, x: 0.5, y: 0.9))
    let finger = fingers.finger()
    try finger.down(at: top)
    try finger.turn(around: knob, by: 1, over: 0.3)
    #expect(knob.value == 1)
  }

  @Test func turningItDoesNotScrollThePage() throws {
    let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    page.contentSize = CGSize(width: 390, height: 2000)
    page.addSubview(knob)
    let stage = TouchStage(showing: page)
    let finger = Fingers(on: stage).finger()
    try finger.down(at: .fraction(of: knob, x: 0.9, y: 0.5))
    try finger.turn(around: knob, by: .pi / 2, over: 0.3)
    try finger.lift()
    #expect(page.contentOffset.y == 0, "\(stage.explain(page.panGestureRecognizer))")
    #expect(knob.value.isNear(2))
  }

  @Test func aScreenReaderTurnsItByTenths() {
    let stage = TouchStage(showing: knob)
    #expect(knob.accessibilityValue == "33 %")
    stage.adjust(knob, up: true)
    #expect(knob.value.isNear(1.3))
    stage.adjust(knob, up: false)
    #expect(knob.value.isNear(1))
    #expect(events.count == 2)
    knob.step = 1
    stage.adjust(knob, up: true)
    #expect(knob.value == 2, "or by a step")
  }
}
