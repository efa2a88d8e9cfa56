import Testing
import TouchReport
import TouchStage
import TouchTesting
import UIKit

/// Expectations.
@MainActor
struct ExplainTests {
  private func stage(with recognizers: UIGestureRecognizer...) -> TouchStage {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    return TouchStage(showing: view)
  }

  @Test("a recognizer that failed says why, one that was recognized says when")
  func sentences() throws {
    let tap = UITapGestureRecognizer()
    tap.name = "tap"
    let stage = stage(with: tap)
    let fingers = Fingers(on: stage)
    #expect(stage.explain(tap) == "No tap: nothing touched.")
    try fingers.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 150, y: 100), over: 0.2)
    #expect(stage.explain(tap).hasPrefix("No tap: moved "))
    #expect(stage.explain(tap).contains("limit 45"))
    try fingers.tap(at: CGPoint(x: 100, y: 100))
    #expect(stage.explain(tap).hasPrefix("tap: recognized at 0."))
  }

  @Test("recognizers without names are told apart; one elsewhere took no part")
  func names() throws {
    let (tap, other, far) = (
      UITapGestureRecognizer(), UITapGestureRecognizer(), UITapGestureRecognizer()
    )
    other.numberOfTapsRequired = 3
    let stage = stage(with: tap, other)
    try Fingers(on: stage).tap(at: CGPoint(x: 10, y: 10))
    #expect(stage.explain(tap).hasPrefix("tap: recognized at"))
    #expect(stage.explain(other).hasPrefix("No tap 2: "))
    #expect(stage.explain(far) == "No tap 3: it took no part, as it is on no view.")
  }

  @Test("a recognizer that waits for another one says for which, and not that it got its tap")
  func waiting() throws {
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    let stage = stage(with: single, double)
    let fingers = Fingers(on: stage)
    try fingers.tap(at: CGPoint(x: 10, y: 10))
    #expect(stage.explain(single) == "No tap: waits for doubleTap to fail, since 0.083 s.")
    try fingers.wait(0.4)
    #expect(stage.explain(single).hasPrefix("tap: recognized at 0.433 s, after waiting 0.35 s"))
  }

  @Test("a control that is disabled sent nothing for that reason")
  func disabledControl() throws {
    let save = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let stage = TouchStage(showing: save)
    let fingers = Fingers(on: stage)
    #expect(stage.explain(save) == "The control sent nothing.")
    save.isEnabled = false
    try fingers.tap(at: save)
    #expect(stage.explain(save) == "The control sent nothing: it is disabled (isEnabled).")
  }

  @Test("a recognizer that was added under a finger took no part in it")
  func addedLater() throws {
    let early = UITapGestureRecognizer()
    let stage = stage(with: early)
    let fingers = Fingers(on: stage)
    let finger = fingers.finger()
    try finger.down(at: CGPoint(x: 10, y: 10))
    let late = UIPanGestureRecognizer()
    early.view?.addGestureRecognizer(late)
    try finger.move(by: CGVector(dx: 60, dy: 0), over: 0.1)
    try finger.lift()
    #expect(
      stage.explain(late)
        == "No pan: it took no part, as no touch began in its view or below it since it was added."
    )
    try fingers.drag(from: CGPoint(x: 10, y: 10), by: CGVector(dx: 60, dy: 0))
    #expect(stage.explain(late).hasPrefix("pan: began at "))
  }

  @Test("a stage that isn't watched says how to watch it")
  func unwatched() {
    let tap = UITapGestureRecognizer()
    #expect(stage(with: tap).explain(tap).contains("stage.watchGestures()"))
  }

  @Test("a log that begins behind the watch leaves it as it is, and hears the same")
  func logging() throws {
    let stage = stage(with: UITapGestureRecognizer())
    let fingers = Fingers(on: stage)
    let logger = stage.startLogging()
    try fingers.tap(at: CGPoint(x: 10, y: 10))
    #expect(stage.gestures == [.tap(at: CGPoint(x: 10, y: 10))])
    #expect(logger.log.touches.count == 1)
    let second = self.stage(with: UITapGestureRecognizer())
    let earlier = second.startLogging()
    try Fingers(on: second).tap(at: CGPoint(x: 10, y: 10))
    #expect(second.gestures.count == 1)
    #expect(earlier.log.touches.count == 1)
  }

  @Test("the report of a test names its touches and their reasons")
  func reports() throws {
    let tap = UITapGestureRecognizer()
    tap.name = "save"
    let stage = stage(with: tap)
    try Fingers(on: stage).longPress(at: CGPoint(x: 10, y: 10), for: 1)
    let report = FailureReport("a long touch", of: stage.application)
    #expect(report.text.contains("save  took "), "\(report.text)")
    #expect(report.html.contains("a long touch"))
    #expect(report.html.hasSuffix("</html>\n"))
    let file = NSTemporaryDirectory() + "CardTests.swift"
    let path = try stage.writeReport(named: "a/long touch", beside: file)
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(path.hasSuffix("/a-long-touch.html"))
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("a/long touch"))
    let parent = NSTemporaryDirectory() + "touchstone-reports-\(UUID().uuidString)"
    let folder = parent + "/pages"
    let second = try stage.writeReport(named: "[Cards testTap]", in: folder)
    defer { try? FileManager.default.removeItem(atPath: parent) }
    #expect(second == folder + "/-Cards-testTap-.html")
    #expect(FileManager.default.fileExists(atPath: second))
  }

  @Test("a keeper keeps each stage that is watched under it, and no other")
  func keeper() throws {
    let keeper = StageKeeper()
    try StageKeeper.$current.withValue(keeper) {
      for _ in 0..<2 {
        try Fingers(on: stage(with: UITapGestureRecognizer())).tap(at: CGPoint(x: 10, y: 10))
      }
    }
    try Fingers(on: stage(with: UITapGestureRecognizer())).tap(at: CGPoint(x: 10, y: 10))
    #expect(keeper.applications.count == 2)
    #expect(keeper.applications.allSatisfy { $0.watchedGestures.sequences.count == 1 })
  }
}

@Suite("Reports on failure", .touchReport) @MainActor
struct TouchReportTraitTests {
  @Test("a test with the trait has a keeper, which keeps its stage")
  func trait() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let stage = TouchStage(showing: view)
    try Fingers(on: stage).tap(at: view)
    #expect(StageKeeper.current?.applications.count == 1)
  }

  @Test("an error that a test throws is passed on behind the reports; a test without one has none")
  func errors() async throws {
    let test = try #require(Test.current)
    let trait: TouchReportTrait = .touchReport
    await #expect(throws: FingerError.noForce) {
      try await trait.provideScope(for: test, testCase: nil) {
        try await pressWithoutForce()
      }
    }
    try await trait.provideScope(for: test, testCase: nil) {}
  }

  @Test("a requirement that isn't met is told once, as an issue, and not as an error, too")
  func requirements() throws {
    var thrown: (any Error)?
    withKnownIssue {
      do { try #require(Bool(false)) } catch { thrown = error }
    }
    #expect(TouchReportTrait.sentence(of: try #require(thrown)) == nil)
    let sentence = TouchReportTrait.sentence(of: FingerError.noForce)
    #expect(sentence?.hasPrefix("Caught error: the screen ") == true)
  }

  private func pressWithoutForce() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    try Fingers(on: TouchStage(showing: view)).forcePress(at: view, force: 2)
  }
}
