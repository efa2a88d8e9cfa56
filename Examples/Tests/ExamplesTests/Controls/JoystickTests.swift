import Examples
import Testing
import TouchTesting
import UIKit

@Suite("A joystick", .touchReport) @MainActor
struct JoystickTests {
  // The rim is 50 points from the middle, the dead zone 7.5.
  let joystick = Joystick(frame: CGRect(x: 120, y: 500, width: 150, height: 150))
  let events = EventCounter()

  init() { events.count(.valueChanged, of: joystick) }

  @Test func itFollowsTheFingerToTheRim() throws {
    let finger = Fingers(on: TouchStage(showing: joystick)).finger()
    try finger.down(at: joystick)
    try finger.move(by: CGVector(dx: 50, dy: 0), over: 0.2)
    #expect(joystick.position.dx.isNear(1) && joystick.position.dy.isNear(0))
    // Beyond the rim, and outside of the control, it stays at the rim.
    try finger.move(by: CGVector(dx: 100, dy: 0), over: 0.2)
    #expect(joystick.position.dx.isNear(1) && joystick.position.dy.isNear(0))
    try finger.move(by: CGVector(dx: -150, dy: -80), over: 0.2)
    #expect(joystick.position.dx.isNear(0) && joystick.position.dy.isNear(-1))
  }

  @Test(arguments: [(7.4, 0.0), (28.75, 0.5)])
  func aroundTheMiddleIsADeadZone(points: Double, pushed: Double) throws {
    let finger = Fingers(on: TouchStage(showing: joystick)).finger()
    try finger.down(at: joystick)
    try finger.move(by: CGVector(dx: points, dy: 0), over: 0.2)
    #expect(joystick.position.dx.isNear(pushed))
    #expect((events.count == 0) == (pushed == 0))
  }

  @Test func itGrowsFromZeroOutsideOfTheDeadZone() throws {
    let finger = Fingers(on: TouchStage(showing: joystick)).finger()
    try finger.down(at: joystick)
    try finger.move(by: CGVector(dx: 7.6, dy: 0), over: 0.2)
    #expect(joystick.position.dx > 0 && joystick.position.dx < 0.01)
  }

  // The stick is 50 points wide.
  @Test(arguments: [(24.0, true), (26, false)])
  func aFingerOnTheStickTakesItWhereItIs(points: Double, isOnStick: Bool) throws {
    let finger = Fingers(on: TouchStage(showing: joystick)).finger()
    try finger.down(at: CGPoint(x: joystick.center.x + points, y: joystick.center.y))
    #expect((joystick.position == CGVector(dx: 0, dy: 0)) == isOnStick)
    try finger.move(by: CGVector(dx: 50, dy: 0), over: 0.2)
    #expect(joystick.position.dx.isNear(1))
  }

  @Test func besideTheStickItComesToTheFinger() throws {
    let finger = Fingers(on: TouchStage(showing: joystick)).finger()
    try finger.down(at: CGPoint(x: joystick.center.x, y: joystick.center.y - 60))
    #expect(joystick.position.dy.isNear(-1))
  }

  @Test func letGoItIsBackAtOnce() throws {
    let finger = Fingers(on: TouchStage(showing: joystick)).finger()
    try finger.down(at: joystick)
    try finger.move(by: CGVector(dx: 50, dy: 0), over: 0.2)
    let told = events.count
    try finger.lift()
    #expect(joystick.position == CGVector(dx: 0, dy: 0))
    #expect(events.count == told + 1, "the last event tells the middle")
    // Also while the stick still glides back.
    try finger.down(at: joystick)
    #expect(joystick.isTracking)
  }

  @Test func aPhoneCallLetsItGo() throws {
    let fingers = Fingers(on: TouchStage(showing: joystick))
    let finger = fingers.finger()
    try finger.down(at: joystick)
    try finger.move(by: CGVector(dx: 0, dy: 50), over: 0.2)
    fingers.interrupt()
    #expect(joystick.position == CGVector(dx: 0, dy: 0))
    #expect(!joystick.isTracking)
  }

  @Test func twoSticksArePushedAtOnce() throws {
    let left = Joystick(frame: CGRect(x: 20, y: 500, width: 150, height: 150))
    let right = Joystick(frame: CGRect(x: 220, y: 500, width: 150, height: 150))
    let pad = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    pad.addSubview(left)
    pad.addSubview(right)
    let fingers = Fingers(on: TouchStage(showing: pad))
    try fingers.perform(
      FingerTimeline {
        $0.down(at: left)
        $0.move(by: CGVector(dx: 0, dy: -50), over: 0.3)
      },
      FingerTimeline {
        $0.wait(0.1)
        $0.down(at: right)
        $0.move(by: CGVector(dx: 50, dy: 0), over: 0.3)
      }
    )
    #expect(left.position.dy.isNear(-1) && right.position.dx.isNear(1))
  }

  @Test func aSecondFingerOnOneStickIsIgnored() throws {
    let fingers = Fingers(on: TouchStage(showing: joystick))
    try fingers.finger().down(at: joystick)
    try fingers.finger().down(at: CGPoint(x: joystick.center.x, y: joystick.center.y - 60))
    #expect(joystick.position == CGVector(dx: 0, dy: 0))
  }

  @Test func pushingItDoesNotScrollThePage() throws {
    let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    page.contentSize = CGSize(width: 390, height: 2000)
    page.addSubview(joystick)
    let stage = TouchStage(showing: page)
    let finger = Fingers(on: stage).finger()
    // At once, before the scroll view has shown the touch to its content.
    try finger.down(at: joystick)
    try finger.move(by: CGVector(dx: 0, dy: -50), over: 0.2)
    #expect(page.contentOffset.y == 0, "\(stage.explain(page.panGestureRecognizer))")
    #expect(joystick.position.dy.isNear(-1))
  }

  @Test(arguments: [("up", 0.0, -1.0), ("down", 0, 1), ("left", -1, 0), ("right", 1, 0)])
  func aSwitchUserPushesAndLetsGo(name: String, x: Double, y: Double) {
    let stage = TouchStage(showing: joystick)
    #expect(stage.perform("Push \(name)", on: joystick))
    #expect(joystick.position == CGVector(dx: x, dy: y))
    #expect(joystick.accessibilityValue == name)
    #expect(stage.perform("Let go", on: joystick))
    #expect(joystick.accessibilityValue == "centre")
    #expect(events.count == 2)
  }
}
