import Examples
import Testing
import TouchTesting
import UIKit

@Suite("A deep press", .touchReport) @MainActor
struct DeepPressTests {
  let card = UIView(frame: CGRect(x: 95, y: 300, width: 200, height: 200))
  let press = DeepPressGestureRecognizer()

  init() {
    press.name = "press"
    card.addGestureRecognizer(press)
  }

  /// A screen that measures force up to 4, so that the press begins at 3.
  private func makeStage() -> TouchStage { TouchStage(showing: card, maximumForce: 4) }

  @Test(arguments: [(2.98, false), (3.0, true)])
  func itBeginsAtThreeQuartersOfTheLargestForce(force: Double, begins: Bool) throws {
    let stage = makeStage()
    var felt: [Feedback] = []
    stage.application.onFeedback = { felt.append($0) }
    let finger = Fingers(on: stage).finger()
    try finger.down(at: card)
    try finger.press(force: force, over: 0.4)
    #expect(felt.contains(.impact(.heavy, intensity: 1)) == begins)
    #expect(stage.gestures == (begins ? [.named("press", at: card).underWay] : []))
    try finger.lift()
    #expect(stage.gestures == (begins ? [.named("press", at: card)] : []))
  }

  @Test func itTellsTheForce() throws {
    let finger = Fingers(on: makeStage()).finger()
    try finger.down(at: card)
    try finger.press(force: 4, over: 0.3)
    #expect(press.force == 1)
    try finger.press(force: 2.4, over: 0.3)
    #expect(press.force.isNear(0.6))
    try finger.lift()
    #expect(press.force == 0)
  }

  @Test(arguments: [(2.1, true), (1.9, false)])
  func itEndsWhenTheForceFallsBelowAHalf(force: Double, goesOn: Bool) throws {
    let stage = makeStage()
    let finger = Fingers(on: stage).finger()
    try finger.down(at: card)
    try finger.press(force: 3.5, over: 0.3)
    try finger.press(force: force, over: 0.3)
    #expect(stage.gestures.map(\.outcome) == [goesOn ? .underWay : .ended])
    // Pressing again with the same touch is no second press.
    try finger.press(force: 3.5, over: 0.3)
    #expect(stage.gestures.count == 1)
  }

  @Test(arguments: [(10.0, true), (10.5, false)])
  func aFingerThatMovesBeforeItPressesIsNoPress(points: Double, begins: Bool) throws {
    let stage = makeStage()
    let finger = Fingers(on: stage).finger()
    try finger.down(at: card)
    try finger.move(by: CGVector(dx: 0.6 * points, dy: 0.8 * points), over: 0.2)
    try finger.press(force: 4, over: 0.3)
    #expect(stage.gestures.isEmpty == !begins)
  }

  @Test func onceItHasBegunTheFingerMayMove() throws {
    let stage = makeStage()
    let finger = Fingers(on: stage).finger()
    try finger.down(at: card)
    try finger.press(force: 4, over: 0.3)
    try finger.move(by: CGVector(dx: 80, dy: 0), over: 0.2)
    #expect(stage.gestures.map(\.outcome) == [.underWay])
  }

  @Test func withoutForceALongPressThatWaitsForItDoesNotWait() throws {
    let long = UILongPressGestureRecognizer()
    long.require(toFail: press)
    card.addGestureRecognizer(long)
    let stage = TouchStage(showing: card)
    try Fingers(on: stage).longPress(at: card)
    #expect(stage.gestures == [.longPress(at: card)])
  }

  @Test func aLightFingerRestsALongPress() throws {
    let long = UILongPressGestureRecognizer()
    card.addGestureRecognizer(long)
    let stage = makeStage()
    let fingers = Fingers(on: stage)
    try fingers.longPress(at: card)
    #expect(stage.gestures == [.longPress(at: card)])
    // Pressed deeply before half a second is over, the deep press is first and the other one fails.
    try fingers.forcePress(at: card, force: 4, over: 0.3)
    #expect(stage.gestures.map(\.name) == ["longPress", "press"])
  }

  @Test func twoFingersAndAPhoneCall() throws {
    let stage = makeStage()
    let fingers = Fingers(on: stage)
    try fingers.chord(2, at: card) { timeline, place in
      timeline.down(at: place)
      timeline.press(force: 4, over: 0.3)
      timeline.lift()
    }
    #expect(stage.gestures.isEmpty, "\(stage.explain(press))")
    #expect(stage.explain(press).contains("failed it in touchesBegan"), "what waits for it goes on")

    let finger = fingers.finger()
    try finger.down(at: card)
    try finger.press(force: 4, over: 0.3)
    fingers.interrupt()
    #expect(stage.gestures.map(\.outcome) == [.cancelled])
  }
}
