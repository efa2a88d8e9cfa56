import Expectations
import Foundation
import Testing
import TouchReport
import TouchStage
import UIKit

@testable import TouchTesting

/// What a failing test's report says.
@MainActor
struct FailureReportTests {
  private final class Form: UIView {
    let save = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let overlay = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let tap = UITapGestureRecognizer()

    init() {
      super.init(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
      tap.name = "press"
      save.addGestureRecognizer(tap)
      addSubview(save)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("a place that could not be touched is in the text and on the page, and is crossed")
  func covered() throws {
    let form = Form()
    form.addSubview(form.overlay)
    let stage = TouchStage(showing: form)
    let fingers = Fingers(on: stage)
    try fingers.wait(0.5)
    let error = #expect(throws: FingerError.self) { try fingers.tap(at: form.save) }
    expectEqual(error?.description, "`save` can't be hit: it is under `overlay`")
    let report = FailureReport("saving", of: stage.application)
    expectEqual(
      report.text,
      """
      At 0.5 s: `save` can't be hit: it is under `overlay`

      Nothing was touched.

      Took no part in any touch: press.

      """
    )
    #expect(
      report.html.contains("<li>At 0.5 s: `save` can't be hit: it is under `overlay`</li>"),
      "\(report.html.prefix(3000))"
    )
    // The middle of `save` is at (160, 360).
    #expect(report.html.contains("M151 351 L169 369 M151 369 L169 351"))
    // What the test's own error says isn't said twice.
    let caught = FailureReport(
      "saving",
      of: stage.application,
      issues: ["Caught error: \(try #require(error))"]
    )
    #expect(
      caught.text.hasPrefix("Caught error: `save` can't be hit: it is under `overlay`\n\nNothing")
    )
  }

  @Test("a recognizer that no touch reached is named behind those that took part")
  func absent() throws {
    let form = Form()
    let far = UITapGestureRecognizer()
    form.addGestureRecognizer(far)
    let stage = TouchStage(showing: form)
    try Fingers(on: stage).tap(at: .corner(.bottomRight, of: form))
    let text = FailureReport("beside", of: stage.application).text
    #expect(text.contains("+ tap"), "\(text)")
    #expect(text.hasSuffix("\n\nTook no part in any touch: press.\n"), "\(text)")
    try Fingers(on: stage).tap(at: form.save)
    #expect(!FailureReport("on it", of: stage.application).text.contains("Took no part"))
  }

  @Test(
    "a view with a recognizer and without a background is outlined; one with a background isn't"
  )
  func outlines() throws {
    let form = Form()
    let stage = TouchStage(showing: form)
    stage.watchGestures()
    let outline = "[\"s\",\"M110 310 L210 310 L210 410 L110 410 Z\""
    #expect(FailureReport("a", of: stage.application).html.contains(outline))
    form.save.isHidden = true
    #expect(!FailureReport("a", of: stage.application).html.contains(outline))
    form.save.isHidden = false
    form.save.backgroundColor = .orange
    #expect(!FailureReport("a", of: stage.application).html.contains(outline))
  }

  @Test("issues come first on the page, escaped; it says that it shows the scene's end")
  func issues() {
    let stage = TouchStage(showing: Form())
    stage.watchGestures()
    let report = FailureReport("a", of: stage.application, issues: ["1 < 2 failed", "again"])
    #expect(report.html.contains("<li>1 &lt; 2 failed</li><li>again</li>"))
    #expect(report.html.contains(" · the scene is shown as it was at the end</p>"))
    #expect(report.text.hasPrefix("1 < 2 failed\nagain\n\n"))
  }

  @Test("a test's report has its name and arguments", arguments: [(1.5, "a/b")])
  func titles(points: Double, _ folder: String) throws {
    let title = TestTitle(try #require(Test.current), Test.Case.current)
    expectEqual(title.text, "a test's report has its name and arguments(points: 1.5, a/b)")
    expectEqual(title.fileName, "FailureReportTests.titles-1.5-a-b")
  }

  @Test func aTestWithoutArguments() throws {
    let title = TestTitle(try #require(Test.current), Test.Case.current)
    expectEqual(title.text, "aTestWithoutArguments")
    expectEqual(title.fileName, "FailureReportTests.aTestWithoutArguments")
  }

  @Test("a name too long for a file is cut off between its letters, whatever they are")
  func longNames() throws {
    let stage = TouchStage(showing: Form())
    stage.watchGestures()
    let folder = NSTemporaryDirectory() + "touchstone-long-names"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let name = String(repeating: "長押し", count: 100)
    let path = try stage.writeReport(named: name, in: folder)
    #expect(FileManager.default.fileExists(atPath: path))
    #expect(name.hasPrefix(URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent))
  }
}
