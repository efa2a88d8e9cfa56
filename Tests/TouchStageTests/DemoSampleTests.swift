import Expectations
import Foundation
import SampleScripts
import Scenes
import Testing
import TouchRecording
import TouchReport
import TouchStage

/// The demo's sample.
struct DemoSampleTests {
  /// The shipped sample.
  private static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/touchstone/Samples/demo.touches")

  @Test("is what the synthetic hand generates; TOUCHSTONE_WRITE_SAMPLES=1 writes it")
  func upToDate() throws {
    var writer = TouchesWriter(
      TouchesHeader(
        source: "synthetic hand",
        screen: ScreenSize(width: 390, height: 844),
        rate: 120,
        maximumForce: 6.667
      )
    )
    for frame in DemoSample.frames { writer.append(frame) }
    let bytes = writer.drain()
    if ProcessInfo.processInfo.environment["TOUCHSTONE_WRITE_SAMPLES"] == "1" {
      try Data(bytes).write(to: Self.file)
    }
    try expectEqual(Array(Data(contentsOf: Self.file)), bytes)
  }

  @Test("contains a tap, a double tap, a long press, a pan, a pinch and a rotation") @MainActor
  func gestures() throws {
    let reader = try RecordingReader(bytes: Array(Data(contentsOf: Self.file)), name: "demo")
    let stage = TouchStage(scene: Scene.workbench.makeViewController(), for: reader.header)
    var collector = GestureCollector()
    stage.probe { if case .action(let entry) = $0 { _ = collector.add(entry) } }
    try stage.play(reader)
    let found = Dictionary(uniqueKeysWithValues: collector.counts.map { ($0.recognizer, $0.count) })
    for name in ["tap", "doubleTap", "longPress"] { expectEqual(found[name], 1, "\(name)") }
    for name in ["pan", "pinch", "rotation"] { #expect((found[name] ?? 0) >= 1, "\(name)") }
  }

  @Test("yields what the README shows") @MainActor
  func readme() throws {
    let reader = try RecordingReader(bytes: Array(Data(contentsOf: Self.file)), name: "demo")
    let stage = TouchStage(scene: Scene.workbench.makeViewController(), for: reader.header)
    var collector = GestureCollector()
    var lines: [String] = []
    stage.probe { event in
      if case .action(let entry) = event, let gesture = collector.add(entry) {
        lines.append(gesture.text)
      }
    }
    try stage.play(reader)
    let summary = ReplaySummary(
      file: "demo",
      recording: reader.summary,
      gestures: collector.counts
    )
    let shown = (lines + [summary.text]).joined(separator: "\n")
    let readme = Self.file.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("README.md")
    #expect(try String(contentsOf: readme, encoding: .utf8).contains(shown))
  }
}
