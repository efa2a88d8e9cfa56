import Examples
import Testing
import TouchTesting
import UIKit

@Suite("A finger that scratches", .touchReport) @MainActor
struct ScratchTests {
  let card = UIView(frame: CGRect(x: 45, y: 300, width: 300, height: 200))
  let scratch = ScratchGestureRecognizer()

  init() {
    scratch.name = "scratch"
    card.addGestureRecognizer(scratch)
  }

  /// Scratches to and fro, and lifts.
  private func go(_ stage: TouchStage, strokes: Int, of points: Double, each: Double) throws {
    let finger = Fingers(on: stage).finger()
    try finger.down(at: card)
    for stroke in 0..<strokes {
      try finger.move(by: CGVector(dx: stroke % 2 == 0 ? points : -points, dy: 0), over: each)
    }
    try finger.lift()
  }

  @Test(arguments: [(3, false), (4, true)])
  func fourStrokesTurnThreeTimes(strokes: Int, isScratch: Bool) throws {
    let stage = TouchStage(showing: card)
    // To the left first and later to the right: the second attempt begins anew.
    try go(stage, strokes: strokes, of: -60, each: 0.15)
    try Fingers(on: stage).wait(1)
    try go(stage, strokes: strokes, of: 60, each: 0.15)
    #expect(stage.gestures.map(\.name) == (isScratch ? ["scratch", "scratch"] : []))
  }

  @Test(arguments: [(24.0, false), (26, true)])
  func aStrokeIsLongEnough(points: Double, isScratch: Bool) throws {
    let stage = TouchStage(showing: card)
    // It counts from where the finger came farthest, however far the first stroke went.
    let finger = Fingers(on: stage).finger()
    try finger.down(at: card)
    for x in [100, -points, points, -points] {
      try finger.move(by: CGVector(dx: x, dy: 0), over: 0.15)
    }
    try finger.lift()
    #expect(stage.gestures.isEmpty == !isScratch)
  }

  @Test(arguments: [(0.36, true), (0.45, false)])
  func allOfItIsFastEnough(each: Double, isScratch: Bool) throws {
    let stage = TouchStage(showing: card)
    try go(stage, strokes: 4, of: 60, each: each)
    #expect(stage.gestures.isEmpty == !isScratch)
  }

  @Test func aTremblingHandThatHoldsStillDoesNotScratch() throws {
    for seed in 1...10 as ClosedRange<UInt64> {
      let stage = TouchStage(showing: card)
      let fingers = Fingers(on: stage, rate: 60, noise: .human(seed: seed))
      try fingers.longPress(at: card, for: 1.2)
      #expect(stage.gestures.isEmpty, "seed \(seed)")
    }
  }

  @Test func aPhoneCallOrASecondFingerEndsIt() throws {
    let stage = TouchStage(showing: card)
    let fingers = Fingers(on: stage)
    let finger = fingers.finger()
    try finger.down(at: card)
    try finger.move(by: CGVector(dx: 60, dy: 0), over: 0.1)
    fingers.interrupt()
    // Beside a finger that rests, another one scratches nothing.
    let thumb = fingers.finger()
    try thumb.down(at: .corner(.topLeft, of: card))
    try go(stage, strokes: 4, of: 60, each: 0.15)
    #expect(stage.gestures.isEmpty)
    // Alone it does.
    try thumb.lift()
    try go(stage, strokes: 4, of: 60, each: 0.15)
    #expect(stage.gestures.map(\.name) == ["scratch"])
  }

  @Test func inAListItScratchesAndTheListScrolls() throws {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    list.contentSize = CGSize(width: 390, height: 2000)
    list.addSubview(card)
    let stage = TouchStage(showing: list)
    try go(stage, strokes: 4, of: 60, each: 0.15)
    #expect(stage.gestures.map(\.name) == ["scratch"])
    #expect(list.contentOffset.y == 0, "\(stage.explain(list.panGestureRecognizer))")
    try Fingers(on: stage).drag(from: card, by: CGVector(dx: 0, dy: -60))
    #expect(list.contentOffset.y == 50)
  }

  @Test func aFailureHasItsTime() throws {
    let stage = TouchStage(showing: card)
    try Fingers(on: stage).tap(at: card)
    let reason = stage.explain(scratch)
    #expect(
      reason == "No scratch: its own code failed it in touchesEnded at 0.083 s, with 1 touch."
    )
  }
}
