import Examples
import Testing
import TouchTesting
import UIKit

@Suite("A button that has to be held", .touchReport) @MainActor
struct HoldToConfirmTests {
  let button = HoldToConfirmButton(frame: CGRect(x: 95, y: 400, width: 200, height: 50))
  let confirmations = EventCounter()

  init() { confirmations.count(.primaryActionTriggered, of: button) }

  @Test(arguments: [(1.45, 0), (1.55, 1)])
  func itConfirmsAfterOneAndAHalfSeconds(seconds: Double, times: Int) throws {
    try Fingers(on: TouchStage(showing: button)).longPress(at: button, for: seconds)
    #expect(confirmations.count == times)
  }

  @Test func itConfirmsWhileTheFingerIsStillDownAndOnce() throws {
    let stage = TouchStage(showing: button)
    var felt: [Feedback] = []
    stage.application.onFeedback = { felt.append($0) }
    let finger = Fingers(on: stage).finger()
    try finger.down(at: button)
    try finger.wait(1.6)
    #expect(confirmations.count == 1)
    #expect(felt.last == .notification(.success))
    try finger.wait(5)
    try finger.lift()
    #expect(confirmations.count == 1)
  }

  @Test func itCanBeHeldAgain() throws {
    let fingers = Fingers(on: TouchStage(showing: button))
    try fingers.longPress(at: button, for: 1.6)
    try fingers.wait(0.1)
    #expect(button.progress == 0)
    try fingers.longPress(at: button, for: 1.6)
    #expect(confirmations.count == 2)
  }

  @Test func theProgressComesAndGoesThreeTimesAsFast() throws {
    let changes = EventCounter()
    changes.count(.valueChanged, of: button)
    let stage = TouchStage(showing: button)
    let fingers = Fingers(on: stage)
    let finger = fingers.finger()
    try finger.down(at: button)
    try finger.wait(0.75)
    #expect(button.progress.isNear(0.5, within: 0.02))
    #expect(changes.count > 40, "it tells with each frame of the screen")
    try finger.lift()
    try fingers.wait(0.125)
    #expect(button.progress.isNear(0.25, within: 0.02))
    try fingers.wait(0.2)
    #expect(button.progress == 0)
    #expect(stage.application.nextDeadline == nil, "nothing runs on")
  }

  // The button is 50 points high.
  @Test(arguments: [(24.0, 1), (26, 0)])
  func aFingerThatLeavesTheButtonConfirmsNothing(points: Double, times: Int) throws {
    let finger = Fingers(on: TouchStage(showing: button)).finger()
    try finger.down(at: button)
    try finger.wait(0.5)
    try finger.move(by: CGVector(dx: 0, dy: points), over: 0.1)
    try finger.wait(2)
    #expect(confirmations.count == times)
  }

  @Test func aFingerThatComesBackStartsAnew() throws {
    let finger = Fingers(on: TouchStage(showing: button)).finger()
    try finger.down(at: button)
    try finger.wait(1)
    try finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
    try finger.wait(1)
    try finger.move(by: CGVector(dx: 0, dy: -60), over: 0.1)
    try finger.wait(1.3)
    #expect(confirmations.count == 0)
    try finger.wait(0.3)
    #expect(confirmations.count == 1)
  }

  @Test func aTapAndAPhoneCallConfirmNothing() throws {
    let fingers = Fingers(on: TouchStage(showing: button))
    try fingers.tap(at: button)
    try fingers.finger().down(at: button)
    try fingers.wait(1.4)
    fingers.interrupt()
    try fingers.wait(1)
    #expect(confirmations.count == 0)
    #expect(button.progress == 0)
  }

  @Test func aButtonThatGoesAwayConfirmsNothing() throws {
    let fingers = Fingers(on: TouchStage(showing: button))
    try fingers.finger().down(at: button)
    try fingers.wait(1)
    button.removeFromSuperview()
    try fingers.wait(2)
    #expect(confirmations.count == 0)
    #expect(button.progress == 0)
  }

  @Test func aDisabledButtonCanNotBeHeld() throws {
    button.isEnabled = false
    let stage = TouchStage(showing: button)
    try Fingers(on: stage).longPress(at: button, for: 2)
    #expect(!stage.activate(button))
    #expect(confirmations.count == 0)
  }

  @Test func inAListADragScrollsAndConfirmsNothing() throws {
    // A table sets this for its buttons, so that a drag that begins on one scrolls.
    final class List: UIScrollView {
      override func touchesShouldCancel(in view: UIView) -> Bool { true }
    }
    let list = List(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    list.contentSize = CGSize(width: 390, height: 2000)
    list.addSubview(button)
    let stage = TouchStage(showing: list)
    let finger = Fingers(on: stage).finger()
    try finger.down(at: button)
    try finger.wait(1)
    try finger.move(by: CGVector(dx: 0, dy: -20), over: 0.1)
    try finger.wait(2)
    #expect(confirmations.count == 0)
    #expect(list.contentOffset.y == 10)
    #expect(stage.gestures.map(\.name) == ["pan"], "\(stage.explain(list.panGestureRecognizer))")
  }

  @Test func aScreenReaderConfirmsAtOnce() {
    let stage = TouchStage(showing: button)
    #expect(stage.activate(button))
    #expect(confirmations.count == 1)
  }
}
