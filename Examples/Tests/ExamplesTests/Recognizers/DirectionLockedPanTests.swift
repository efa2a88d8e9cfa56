import Examples
import Testing
import TouchTesting
import UIKit

@Suite("A pan along one axis", .touchReport) @MainActor
struct DirectionLockedPanTests {
  let row = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
  let pan = DirectionLockedPanGestureRecognizer()

  init() {
    pan.name = "swipe"
    row.isMultipleTouchEnabled = true
    row.addGestureRecognizer(pan)
  }

  @Test(arguments: [(0.0, true), (44, true), (46, false), (90, false), (136, true), (-46, false)])
  func itTakesWhatIsMoreAlongThanAcross(degrees: Double, isAlong: Bool) throws {
    let stage = TouchStage(showing: row)
    let angle = degrees * .pi / 180
    let displacement = CGVector(dx: 60 * cos(angle), dy: 60 * sin(angle))
    try Fingers(on: stage).drag(from: row, by: displacement)
    #expect(stage.gestures.map(\.name) == (isAlong ? ["swipe"] : []), "\(stage.explain(pan))")
  }

  @Test func aVerticalOneTakesTheOthers() throws {
    pan.axis = .vertical
    let stage = TouchStage(showing: row)
    let fingers = Fingers(on: stage)
    try fingers.drag(from: row, by: CGVector(dx: 60, dy: 10))
    #expect(stage.gestures.isEmpty)
    let finger = fingers.finger()
    try finger.down(at: row)
    try finger.move(by: CGVector(dx: 10, dy: 60), over: 0.3)
    #expect(stage.gestures.count == 1)
    #expect(pan.translation(in: row).x == 0 && pan.translation(in: row).y > 40)
  }

  @Test func itStaysWithItsAxisHoweverTheFingerMoves() throws {
    let finger = Fingers(on: TouchStage(showing: row)).finger()
    try finger.down(at: row)
    try finger.move(by: CGVector(dx: 50, dy: 0), over: 0.3)
    try finger.move(by: CGVector(dx: 0, dy: 70), over: 0.3)
    // The slop of ten points is off.
    #expect(pan.translation(in: row) == CGPoint(x: 40, y: 0))
    #expect(pan.velocity(in: row).y == 0)
  }

  @Test(arguments: [(9.0, false), (10, true)])
  func itBeginsAtTenPointsAsEveryPan(points: Double, begins: Bool) throws {
    let stage = TouchStage(showing: row)
    try Fingers(on: stage).drag(from: row, by: CGVector(dx: points, dy: 0))
    #expect(stage.gestures.isEmpty == !begins)
    if !begins {
      #expect(stage.explain(pan).hasPrefix("No swipe: travelled 9 pt, needs 10: 1 pt too little"))
    }
  }

  @Test func aListScrollsUnderItAndARowIsSwipedInIt() throws {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    list.contentSize = CGSize(width: 390, height: 2000)
    list.addSubview(row)
    let stage = TouchStage(showing: list)
    let fingers = Fingers(on: stage)
    try fingers.drag(from: row, by: CGVector(dx: 8, dy: -60))
    #expect(list.contentOffset.y.isNear(50, within: 1))
    #expect(!stage.gestures.map(\.name).contains("swipe"))

    list.contentOffset = .zero
    try fingers.drag(from: row, by: CGVector(dx: -60, dy: 8))
    #expect(stage.gestures.last?.name == "swipe")
    #expect(list.contentOffset.y == 0)
  }

  @Test(arguments: [(-60.0, 10.0, true), (10, -60, false)])
  func aSecondFingerBeforeTheBeginningCountsFromWhereItLands(dx: Double, dy: Double, isAlong: Bool)
    throws
  {
    let stage = TouchStage(showing: row)
    let fingers = Fingers(on: stage)
    let thumb = fingers.finger()
    try thumb.down(at: .fraction(of: row, x: 0.1, y: 0.9))
    try fingers.drag(from: .fraction(of: row, x: 0.9, y: 0.5), by: CGVector(dx: dx, dy: dy))
    #expect(stage.gestures.map(\.name) == (isAlong ? ["swipe"] : []))
    try thumb.lift()
  }

  @Test func aPhoneCallCancelsIt() throws {
    let stage = TouchStage(showing: row)
    let fingers = Fingers(on: stage)
    let finger = fingers.finger()
    try finger.down(at: row)
    try finger.move(by: CGVector(dx: 50, dy: 0), over: 0.3)
    fingers.interrupt()
    #expect(stage.gestures.map(\.outcome) == [.cancelled])
  }

  @Test func aTremblingHandSwipes() throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      let stage = TouchStage(showing: row)
      let fingers = Fingers(on: stage, rate: 60, noise: .human(seed: seed))
      try fingers.drag(from: row, by: CGVector(dx: -120, dy: 20))
      #expect(stage.gestures.map(\.name) == ["swipe"], "seed \(seed)")
    }
  }
}
