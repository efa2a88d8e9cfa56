import Examples
import Testing
import TouchTesting
import UIKit

@Suite("A scrubber", .touchReport) @MainActor
struct ScrubberTests {
  // 300 points are 600 seconds: a point is two seconds.
  let scrubber = Scrubber(frame: CGRect(x: 45, y: 600, width: 300, height: 40))
  let events = EventCounter()

  init() {
    scrubber.duration = 600
    scrubber.value = 300
    events.count(.valueChanged, of: scrubber)
  }

  @Test func aDragMovesThePlaceAndATouchDoesNot() throws {
    let fingers = Fingers(on: TouchStage(showing: scrubber))
    try fingers.tap(at: .fraction(of: scrubber, x: 0.1, y: 0.5))
    #expect(scrubber.value == 300 && events.count == 0)
    try fingers.drag(from: scrubber, by: CGVector(dx: 30, dy: 0))
    #expect(scrubber.value.isNear(360))
  }

  @Test(arguments: [(49.0, 360.0), (51, 330), (99, 330), (101, 315), (151, 306), (-51, 330)])
  func theFartherAwayTheFinerItMoves(away: Double, value: Double) throws {
    let finger = Fingers(on: TouchStage(showing: scrubber)).finger()
    try finger.down(at: scrubber)
    // Up or down changes nothing.
    try finger.move(by: CGVector(dx: 0, dy: -away), over: 0.3)
    #expect(scrubber.value == 300)
    try finger.move(by: CGVector(dx: 30, dy: 0), over: 0.3)
    #expect(scrubber.value.isNear(value))
  }

  @Test func aLengthThatIsNotKnownYetIsNone() throws {
    scrubber.duration = .nan
    let fingers = Fingers(on: TouchStage(showing: scrubber))
    try fingers.drag(from: scrubber, by: CGVector(dx: 30, dy: 0))
    #expect(scrubber.value == 0)
  }

  @Test func itTellsItsSpeed() throws {
    let finger = Fingers(on: TouchStage(showing: scrubber)).finger()
    try finger.down(at: scrubber)
    try finger.move(by: CGVector(dx: 0, dy: -120), over: 0.3)
    #expect(scrubber.speed == 0.25)
    try finger.lift()
    #expect(scrubber.speed == 1)
  }

  @Test func beyondAnEndItWaitsForTheFinger() throws {
    let finger = Fingers(on: TouchStage(showing: scrubber)).finger()
    try finger.down(at: scrubber)
    try finger.move(by: CGVector(dx: 190, dy: 0), over: 0.3)
    #expect(scrubber.value == 600)
    try finger.move(by: CGVector(dx: -30, dy: 0), over: 0.2)
    #expect(scrubber.value == 600, "the finger is 10 points beyond the end")
    try finger.move(by: CGVector(dx: -40, dy: 0), over: 0.2)
    #expect(scrubber.value.isNear(540))
    // Where it moves finely, it is where it was left: 60 points away, 30 points are half a minute.
    try finger.move(by: CGVector(dx: 40, dy: 0), over: 0.2)
    try finger.move(by: CGVector(dx: 0, dy: -60), over: 0.2)
    try finger.move(by: CGVector(dx: -30, dy: 0), over: 0.2)
    #expect(scrubber.value.isNear(570))
  }

  @Test func aPhoneCallTakesTheChangeBack() throws {
    let fingers = Fingers(on: TouchStage(showing: scrubber))
    let finger = fingers.finger()
    try finger.down(at: scrubber)
    try finger.move(by: CGVector(dx: 60, dy: 0), over: 0.3)
    let told = events.count
    fingers.interrupt()
    #expect(scrubber.value == 300 && scrubber.speed == 1)
    #expect(events.count == told + 1, "it tells that, too")
  }

  @Test func aSecondFingerIsIgnored() throws {
    let fingers = Fingers(on: TouchStage(showing: scrubber))
    try fingers.finger().down(at: scrubber)
    try fingers.drag(from: .fraction(of: scrubber, x: 0.2, y: 0.5), by: CGVector(dx: 60, dy: 0))
    #expect(scrubber.value == 300)
  }

  @Test func scrubbingFinelyDoesNotScrollThePage() throws {
    let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    page.contentSize = CGSize(width: 390, height: 2000)
    page.addSubview(scrubber)
    let stage = TouchStage(showing: page)
    let fingers = Fingers(on: stage)
    let finger = fingers.finger()
    try finger.down(at: scrubber)
    try finger.move(by: CGVector(dx: 0, dy: -120), over: 0.1)
    try finger.move(by: CGVector(dx: 30, dy: 0), over: 0.3)
    try finger.lift()
    #expect(page.contentOffset.y == 0, "\(stage.explain(page.panGestureRecognizer))")
    #expect(scrubber.value.isNear(315))
    // Beside the scrubber the page scrolls.
    try fingers.drag(from: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: -60))
    #expect(page.contentOffset.y == 50)
  }

  @Test func aScreenReaderGoesByTwentieths() {
    let stage = TouchStage(showing: scrubber)
    #expect(scrubber.accessibilityValue == "5:00")
    stage.adjust(scrubber, up: true)
    #expect(scrubber.accessibilityValue == "5:30")
    stage.adjust(scrubber, up: false)
    #expect(scrubber.value == 300)
    #expect(events.count == 2)
    scrubber.duration = 200
    #expect(scrubber.value == 200, "what is shorter ends earlier")
  }
}
