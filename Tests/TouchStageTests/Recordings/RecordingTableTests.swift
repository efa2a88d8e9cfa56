import Expectations
import Foundation
import Scenes
import Testing
import TouchRecording
import TouchReport
import TouchStage

/// Labelled recordings.
struct RecordingTableTests {
  /// The part of the recordings that must yield their label's gesture.
  private static let bar = 0.95

  @Test(
    "95 % yield the gesture that the label names (needs ../shared/recordings)",
    .enabled(if: SharedRecordings.areHere)
  ) @MainActor
  func table() throws {
    var met = 0
    let all = try SharedRecordings.labelled()
    print("label met | recording | its recognizers | the whole workbench")
    for recording in all {
      let own = try play(recording.path, recording.label.recognizers)
      let whole = try play(recording.path, nil)
      let isMet = recording.label.isMet(by: own)
      if isMet { met += 1 }
      print(
        "\(isMet ? "yes" : "NO ") | \(recording.file) | \(recording.label): \(text(own)) | "
          + "\(recording.label.isMet(by: whole) ? "same" : text(whole))"
      )
    }
    print("\(met) of \(all.count)")
    #expect(!all.isEmpty)
    #expect(Double(met) >= Self.bar * Double(all.count))
  }

  @Test(
    "the same recording yields the same transcript (needs ../shared/recordings)",
    .enabled(if: SharedRecordings.areHere)
  ) @MainActor
  func sameBytes() throws {
    for recording in try SharedRecordings.labelled().prefix(20) {
      try expectEqual(transcript(recording.path), transcript(recording.path))
    }
  }

  @MainActor
  private func play(_ path: String, _ gestures: [String]?) throws -> [RecognizedGesture] {
    let reader = try RecordingReader(path: path)
    let stage = TouchStage(
      scene: Scene.workbench.makeViewController(),
      for: reader.header,
      gestures: gestures
    )
    var collector = GestureCollector()
    var found: [RecognizedGesture] = []
    stage.probe { event in
      if case .action(let entry) = event, let gesture = collector.add(entry) {
        found.append(gesture)
      }
    }
    try stage.play(reader)
    return found
  }

  @MainActor
  private func transcript(_ path: String) throws -> String {
    let reader = try RecordingReader(path: path)
    let stage = TouchStage(scene: Scene.workbench.makeViewController(), for: reader.header)
    var lines = ""
    stage.probe { if case .action(let entry) = $0 { lines += entry.json + "\n" } }
    try stage.play(reader)
    return lines
  }

  private func text(_ gestures: [RecognizedGesture]) -> String {
    gestures.isEmpty ? "nothing" : gestures.map(\.recognizer).joined(separator: " ")
  }
}
