import Examples
import Testing
import TouchTesting
import UIKit

@Suite("A check mark in one stroke", .touchReport) @MainActor
struct CheckmarkStrokeTests {
  let paper = UIView(frame: CGRect(x: 45, y: 200, width: 300, height: 300))
  let mark = CheckmarkStrokeGestureRecognizer()

  init() {
    mark.name = "mark"
    paper.addGestureRecognizer(mark)
  }

  /// Draws straight strokes one after the other from the left of the paper, and lifts.
  private func draw(_ strokes: CGVector..., on stage: TouchStage) throws {
    let finger = Fingers(on: stage).finger()
    try finger.down(at: .fraction(of: paper, x: 0.2, y: 0.5))
    for stroke in strokes { try finger.move(by: stroke, over: 0.2) }
    try finger.lift()
  }

  @Test func downAndFurtherUpIsAMark() throws {
    let stage = TouchStage(showing: paper)
    try draw(CGVector(dx: 30, dy: 30), CGVector(dx: 60, dy: -80), on: stage)
    #expect(stage.gestures.map(\.name) == ["mark"])
    #expect(mark.corner.x.isNear(90) && mark.corner.y.isNear(180), "where the stroke turned")
  }

  @Test(arguments: [(14.0, false), (16, true)])
  func itGoesDownByFifteenPoints(points: Double, isMark: Bool) throws {
    let stage = TouchStage(showing: paper)
    try draw(CGVector(dx: 30, dy: points), CGVector(dx: 60, dy: -80), on: stage)
    #expect(stage.gestures.isEmpty == !isMark)
  }

  @Test(arguments: [(47.0, false), (49, true)])
  func itGoesUpFurtherThanDown(points: Double, isMark: Bool) throws {
    let stage = TouchStage(showing: paper)
    try draw(CGVector(dx: 30, dy: 40), CGVector(dx: 60, dy: -points), on: stage)
    #expect(stage.gestures.isEmpty == !isMark)
  }

  @Test(arguments: [(5.0, true), (7, false)])
  func itMayGoBackALittle(points: Double, isMark: Bool) throws {
    let stage = TouchStage(showing: paper)
    let back = CGVector(dx: -points, dy: 0)
    try draw(CGVector(dx: 30, dy: 40), back, CGVector(dx: 60, dy: -80), on: stage)
    #expect(stage.gestures.isEmpty == !isMark)
  }

  @Test(arguments: [(-40.0, 0.0), (10, -40)])
  func itFailsAsSoonAsItCanBeNoMark(dx: Double, dy: Double) throws {
    // A drag to the left is a pan's at once, and so is one that goes up first.
    let pan = UIPanGestureRecognizer()
    pan.require(toFail: mark)
    paper.addGestureRecognizer(pan)
    let stage = TouchStage(showing: paper)
    let finger = Fingers(on: stage).finger()
    try finger.down(at: paper)
    try finger.move(by: CGVector(dx: dx, dy: dy), over: 0.2)
    #expect(stage.gestures.map(\.name) == ["pan"], "\(stage.explain(pan))")
    #expect(stage.gestures.map(\.outcome) == [.underWay])
  }

  @Test func otherStrokesAreNone() throws {
    let stage = TouchStage(showing: paper)
    // Only down, only up, a roof, a W.
    try draw(CGVector(dx: 30, dy: 60), on: stage)
    try draw(CGVector(dx: 30, dy: -60), on: stage)
    try draw(CGVector(dx: 30, dy: -60), CGVector(dx: 30, dy: 60), on: stage)
    try draw(
      CGVector(dx: 20, dy: 40),
      CGVector(dx: 20, dy: -50),
      CGVector(dx: 20, dy: 40),
      CGVector(dx: 20, dy: -60),
      on: stage
    )
    #expect(stage.gestures.isEmpty)
  }

  @Test func aTremblingHandMarks() throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      let stage = TouchStage(showing: paper)
      let finger = Fingers(on: stage, rate: 60, noise: .human(seed: seed)).finger()
      try finger.down(at: .fraction(of: paper, x: 0.2, y: 0.5))
      try finger.move(by: CGVector(dx: 25, dy: 35), over: 0.2)
      try finger.move(by: CGVector(dx: 60, dy: -90), over: 0.3)
      try finger.lift()
      #expect(stage.gestures.map(\.name) == ["mark"], "seed \(seed)")
    }
  }

  @Test func aSecondFingerOrAPhoneCallSpoilsIt() throws {
    let stage = TouchStage(showing: paper)
    let fingers = Fingers(on: stage)
    let thumb = fingers.finger()
    try thumb.down(at: .corner(.bottomRight, of: paper))
    try draw(CGVector(dx: 30, dy: 30), CGVector(dx: 60, dy: -80), on: stage)
    try thumb.lift()

    let finger = fingers.finger()
    try finger.down(at: .fraction(of: paper, x: 0.2, y: 0.5))
    try finger.move(by: CGVector(dx: 30, dy: 30), over: 0.2)
    try finger.move(by: CGVector(dx: 60, dy: -80), over: 0.2)
    fingers.interrupt()
    #expect(stage.gestures.isEmpty)
  }
}
