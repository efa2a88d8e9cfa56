import Examples
import Testing
import TouchTesting
import UIKit

@Suite("A rotation with one finger", .touchReport) @MainActor
struct OneFingerRotationTests {
  let wheel = UIView(frame: CGRect(x: 95, y: 300, width: 200, height: 200))
  let rotation = OneFingerRotationGestureRecognizer()

  init() {
    rotation.name = "turn"
    wheel.isMultipleTouchEnabled = true
    wheel.addGestureRecognizer(rotation)
  }

  private var right: FingerLocation { .fraction(of: wheel, x: 0.9, y: 0.5) }

  @Test func itTellsHowFarTheFingerTurned() throws {
    let stage = TouchStage(showing: wheel)
    let finger = Fingers(on: stage).finger()
    try finger.down(at: right)
    try finger.turn(around: wheel, by: .pi / 2, over: 0.5, .linear)
    #expect(rotation.velocity.isNear(.pi, within: 0.1))
    // From where it began: a little less than what the finger went.
    #expect(rotation.rotation > .pi / 2 - 0.15 && rotation.rotation <= .pi / 2 - .pi / 36)
    try finger.lift()
    #expect(stage.gestures.map(\.name) == ["turn"])
  }

  @Test(arguments: [(4.9, false), (5.1, true)])
  func itBeginsAtFiveDegrees(degrees: Double, begins: Bool) throws {
    let stage = TouchStage(showing: wheel)
    // The second time as the first: each touch counts by itself.
    for time in 1...2 {
      let finger = Fingers(on: stage).finger()
      try finger.down(at: right)
      try finger.turn(around: wheel, by: degrees * .pi / 180, over: 0.2)
      #expect(stage.gestures.count == (begins ? time : 0))
      try finger.lift()
    }
    #expect(stage.gestures.map(\.outcome) == (begins ? [.ended, .ended] : []))
  }

  @Test func twoRoundsAreTwoRounds() throws {
    let finger = Fingers(on: TouchStage(showing: wheel)).finger()
    try finger.down(at: right)
    try finger.turn(around: wheel, by: -4 * .pi, over: 2)
    #expect(rotation.rotation.isNear(-4 * .pi, within: 0.2))
  }

  @Test func settingTheRotationGoesOnFromThere() throws {
    let finger = Fingers(on: TouchStage(showing: wheel)).finger()
    try finger.down(at: right)
    try finger.turn(around: wheel, by: 1, over: 0.3)
    rotation.rotation = 0
    try finger.turn(around: wheel, by: 0.5, over: 0.3)
    #expect(rotation.rotation.isNear(0.5))
  }

  @Test(arguments: [(14.9, true), (15.1, false), (-14.9, true), (-15.1, false)])
  func aFingerThatMovesOutwardsOrInwardsIsNoRotation(points: Double, mayTurn: Bool) throws {
    let stage = TouchStage(showing: wheel)
    let finger = Fingers(on: stage).finger()
    try finger.down(at: .fraction(of: wheel, x: 0.75, y: 0.5))
    try finger.move(by: CGVector(dx: points, dy: 0), over: 0.2)
    try finger.turn(around: wheel, by: 1, over: 0.3)
    #expect(stage.gestures.isEmpty == !mayTurn)
    // Of a recognizer of your own it is known that it failed, and when.
    if !mayTurn { #expect(stage.explain(rotation).hasPrefix("No turn: ")) }
  }

  @Test(arguments: [(19, false), (21, true)])
  func aFingerInTheMiddleHasNoDirection(distance: Double, turns: Bool) throws {
    let stage = TouchStage(showing: wheel)
    let finger = Fingers(on: stage).finger()
    try finger.down(at: CGPoint(x: wheel.center.x + distance, y: wheel.center.y))
    try finger.turn(around: wheel, by: 1, over: 0.3)
    #expect(stage.gestures.isEmpty == !turns)
  }

  @Test func aFingerThatCrossesTheMiddleDoesNotTurnByHalfARound() throws {
    let finger = Fingers(on: TouchStage(showing: wheel)).finger()
    try finger.down(at: right)
    try finger.turn(around: wheel, by: .pi / 2, over: 0.3)
    let turned = rotation.rotation
    try finger.move(by: CGVector(dx: 0, dy: -160), over: 0.3)
    #expect(rotation.rotation.isNear(turned))
  }

  @Test func aSecondFingerFailsItBeforeAndIsIgnoredAfterwards() throws {
    let stage = TouchStage(showing: wheel)
    let fingers = Fingers(on: stage)
    try fingers.rotate(at: wheel, by: 1)
    #expect(stage.gestures.isEmpty)

    let finger = fingers.finger()
    try finger.down(at: right)
    try finger.turn(around: wheel, by: 1, over: 0.3)
    let turned = rotation.rotation
    try fingers.drag(from: .corner(.topLeft, of: wheel), by: CGVector(dx: 50, dy: 0))
    #expect(rotation.rotation == turned)
    #expect(stage.gestures.map(\.outcome) == [.underWay])
    try finger.lift()
    #expect(stage.gestures.map(\.outcome) == [.ended])
  }

  @Test func aPhoneCallCancelsIt() throws {
    let stage = TouchStage(showing: wheel)
    let fingers = Fingers(on: stage)
    let finger = fingers.finger()
    try finger.down(at: right)
    try finger.turn(around: wheel, by: 1, over: 0.3)
    fingers.interrupt()
    #expect(stage.gestures.map(\.outcome) == [.cancelled])
  }

  @Test func inAScrollViewAFingerThatMovesOutwardsScrolls() throws {
    let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    page.contentSize = CGSize(width: 390, height: 2000)
    page.addSubview(wheel)
    page.panGestureRecognizer.require(toFail: rotation)
    let stage = TouchStage(showing: page)
    let fingers = Fingers(on: stage)
    // Straight down from below the middle: away from it.
    try fingers.drag(from: .fraction(of: wheel, x: 0.5, y: 0.8), by: CGVector(dx: 0, dy: -50))
    #expect(page.contentOffset.y == 40)
    page.contentOffset = .zero
    // Straight up at the right side: that turns the wheel.
    try fingers.drag(from: right, by: CGVector(dx: 0, dy: -80))
    #expect(page.contentOffset.y == 0)
    #expect(stage.gestures.last?.name == "turn")
  }
}
