import DeliberateTouch
import Expectations
import Testing
import TouchReport
import TouchStage
import TouchTesting
import UIKit

/// Lets every pair of recognizers go on together.
@MainActor
private final class Both: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}

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
    expectEqual(stage.explain(tap), "No tap: nothing touched.")
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
    expectEqual(stage.explain(far), "No tap 3: it took no part, as it is on no view.")
  }

  @Test("a recognizer whose view no finger reaches says why")
  func obstacles() throws {
    let tap = UITapGestureRecognizer()
    let stage = stage(with: tap)
    let view = try #require(tap.view)
    let root = try #require(view.superview)
    func told() throws -> String {
      try Fingers(on: stage).tap(at: CGPoint(x: 10, y: 10))
      return stage.explain(tap)
    }
    view.isUserInteractionEnabled = false
    try expectEqual(told(), "No tap: it took no part, as its view has user interaction disabled.")
    view.isUserInteractionEnabled = true
    view.isHidden = true
    try expectEqual(told(), "No tap: it took no part, as its view is hidden.")
    view.isHidden = false
    root.alpha = 0
    #expect(try told().hasSuffix(", which its view is in, is transparent (alpha below 0.01)."))
    root.alpha = 1
    #expect(try told().hasPrefix("tap: recognized at"))
  }

  @Test("a recognizer that waits for another one says for which, and not that it got its tap")
  func waiting() throws {
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    let stage = stage(with: single, double)
    let fingers = Fingers(on: stage)
    try fingers.tap(at: CGPoint(x: 10, y: 10))
    expectEqual(
      stage.explain(single),
      "No tap: waits for doubleTap to fail, since 0.083 s. It would have needed more time: "
        + "fingers.wait(0.36)."
    )
    expectEqual(
      stage.explain(double),
      "No doubleTap: got 1 tap of 2, and waits for the next since 0.083 s, for 0.35 s at "
        + "most. It would have needed another tap by 0.433 s."
    )
    try fingers.wait(0.36)
    #expect(
      stage.explain(double).hasPrefix("No doubleTap: no further tap came within 0.35 s"),
      "\(stage.explain(double))"
    )
    #expect(stage.explain(single).hasPrefix("tap: recognized at 0.433 s, after waiting 0.35 s"))
  }

  @Test(
    "a press that waits says for what, since when and how long, with taps before it and without"
  )
  func waitingPress() throws {
    let press = UILongPressGestureRecognizer()
    press.numberOfTapsRequired = 2
    let stage = stage(with: press)
    let fingers = Fingers(on: stage)
    try fingers.tap(at: CGPoint(x: 10, y: 10))
    expectEqual(
      stage.explain(press),
      "No longPress: got 1 tap of 2, and waits for the next since 0.083 s, for 0.35 s at "
        + "most. It would have needed another tap by 0.433 s."
    )
    try fingers.tap(at: CGPoint(x: 10, y: 10))
    expectEqual(
      stage.explain(press),
      "No longPress: got its 2 taps, and waits for the press since 0.175 s, for 0.35 s at "
        + "most. It would have needed a press by 0.525 s."
    )
    let finger = fingers.finger()
    try finger.down(at: CGPoint(x: 10, y: 10))
    try finger.wait(0.2)
    expectEqual(
      stage.explain(press),
      "No longPress: is undecided while its touches are down: they are held since 0.183 s, "
        + "needs 0.5 s. It would have needed to be held until 0.683 s."
    )
    try finger.wait(0.4)
    #expect(stage.explain(press).hasPrefix("longPress: began at 0.683 s"))
  }

  @Test("a triggered tap says how many of its taps it got while its trigger rests")
  func waitingTrigger() throws {
    let counter = TriggeredTapGestureRecognizer()
    counter.requiredCount = 2
    let stage = stage(with: counter)
    let fingers = Fingers(on: stage)
    let trigger = fingers.finger()
    try trigger.down(at: CGPoint(x: 100, y: 100))
    try fingers.wait(0.2)
    try fingers.tap(at: CGPoint(x: 200, y: 200))
    let told = stage.explain(counter)
    #expect(
      told.hasSuffix(": is undecided while its touches are down, and got 1 tap of 2."),
      "\(told)"
    )
  }

  @Test("of several sequences the last is told of, too, unless the answer is about it already")
  func lastSequence() throws {
    let press = UILongPressGestureRecognizer()
    let stage = stage(with: press)
    let fingers = Fingers(on: stage)
    let middle = CGPoint(x: 100, y: 100)
    try fingers.longPress(at: middle, for: 0.6)
    #expect(!stage.explain(press).contains("In the last"))
    // Recognized once, and then not.
    try fingers.tap(at: middle)
    let once = stage.explain(press)
    #expect(once.hasPrefix("longPress: began at 0.5 s"))
    #expect(
      once.hasSuffix(
        "In the last touch sequence: was held 0.08 s, needs 0.5: 0.42 s too short at 0.692 s."
      )
    )
    // Several times, of which the last was broken off.
    let finger = fingers.finger()
    try finger.down(at: middle)
    try finger.wait(0.6)
    fingers.interrupt()
    let twice = stage.explain(press)
    #expect(twice.hasPrefix("longPress: 2 times, at 0.5 s, 1.2 s. In the last touch sequence: "))
    #expect(twice.contains("broken off at 1.3 s: its fingers were taken away"), "\(twice)")
    // No part in the last.
    press.isEnabled = false
    try fingers.tap(at: middle)
    #expect(stage.explain(press).contains("In the last touch sequence: took no part"))
  }

  @Test("of a recognizer that never was, the last sequence follows the closest")
  func lastFailure() throws {
    let tap = UITapGestureRecognizer()
    let stage = stage(with: tap)
    let fingers = Fingers(on: stage)
    try fingers.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 150, y: 100), over: 0.2)
    try fingers.longPress(at: CGPoint(x: 100, y: 100), for: 3)
    let text = stage.explain(tap)
    #expect(text.hasPrefix("No tap: moved "))
    #expect(text.contains("That was number 1 of 2 touch sequences, the closest."))
    #expect(text.contains("In the last touch sequence: took 3 s, limit 0.75"), "\(text)")
    try fingers.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 147, y: 100), over: 0.2)
    #expect(!stage.explain(tap).contains("In the last touch sequence"))
  }

  @Test("where the system took the touches, it is named, of a gesture that was under way, too")
  func takenBySystem() throws {
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    let both = Both()
    press.delegate = both
    let stage = stage(with: edge, press)
    stage.system = [.backSwipe]
    let fingers = Fingers(on: stage)
    try fingers.edgeSwipe(from: .left)
    let text = stage.explain(edge)
    #expect(text.contains("the system took its fingers for backSwipe at 0."), "\(text)")
    #expect(text.contains("It would have needed the system to leave the edge's first swipe to it"))
    #expect(stage.explain(press).contains("s: the system took its fingers for backSwipe"))
    // Other ends are none of the system's.
    let finger = fingers.finger()
    try finger.down(at: CGPoint(x: 100, y: 100))
    fingers.interrupt()
    #expect(stage.explain(press).contains("broken off at 0.45 s: its fingers were taken away;"))
  }

  @Test("a recognizer is undecided while its fingers are down, and one on no view says so")
  func undecided() throws {
    let (pan, loose) = (UIPanGestureRecognizer(), UITapGestureRecognizer())
    let stage = stage(with: pan)
    let fingers = Fingers(on: stage)
    expectEqual(stage.explain(loose), "No tap: it is on no view, and nothing touched.")
    let finger = fingers.finger()
    try finger.down(at: CGPoint(x: 100, y: 100))
    try finger.move(by: CGVector(dx: 5, dy: 0), over: 0.1)
    expectEqual(stage.explain(pan), "No pan: is undecided while its touches are down.")
    try finger.lift()
    #expect(stage.explain(pan).hasPrefix("No pan: travelled 5 pt, needs 10"))
    expectEqual(stage.explain(loose), "No tap: it took no part, as it is on no view.")
  }

  @Test("a control that is disabled sent nothing for that reason")
  func disabledControl() throws {
    let save = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let stage = TouchStage(showing: save)
    let fingers = Fingers(on: stage)
    expectEqual(stage.explain(save), "UIButton at (0, 0) sent nothing.")
    save.isEnabled = false
    try fingers.tap(at: save)
    expectEqual(stage.explain(save), "UIButton at (0, 0) sent nothing: it is disabled (isEnabled).")
    // Also behind what it sent before.
    save.isEnabled = true
    try fingers.tap(at: save)
    #expect(stage.explain(save).hasSuffix(" s."))
    save.isEnabled = false
    #expect(stage.explain(save).hasSuffix(" s. It is disabled (isEnabled)."))
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
    expectEqual(
      stage.explain(late),
      "No pan: it took no part, as no touch began in its view or below it since it was added."
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
    expectEqual(stage.gestures, [.tap(at: CGPoint(x: 10, y: 10))])
    expectEqual(logger.log.touches.count, 1)
    let second = self.stage(with: UITapGestureRecognizer())
    let earlier = second.startLogging()
    try Fingers(on: second).tap(at: CGPoint(x: 10, y: 10))
    expectEqual(second.gestures.count, 1)
    expectEqual(earlier.log.touches.count, 1)
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
    expectEqual(second, folder + "/-Cards-testTap-.html")
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
    expectEqual(keeper.applications.count, 2)
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
    expectEqual(StageKeeper.current?.applications.count, 1)
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
    expectNil(TouchReportTrait.sentence(of: try #require(thrown)))
    let sentence = TouchReportTrait.sentence(of: FingerError.noForce)
    expectEqual(sentence?.hasPrefix("Caught error: the screen "), true)
  }

  private func pressWithoutForce() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    try Fingers(on: TouchStage(showing: view)).forcePress(at: view, force: 2)
  }
}
