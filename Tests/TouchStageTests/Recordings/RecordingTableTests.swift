import Foundation
import Testing
import TouchRecording
import TouchStage

@Suite(
  "Labelled recordings",
  .enabled(if: LabelledRecording.areThere, "../shared/recordings is not here")
)
@MainActor
struct RecordingTableTests {
  /// The part of the files that must give what their label names.
  private static let enough = 0.95

  @Test("at least 95 % of the labelled recordings give the gesture that the label names")
  func table() throws {
    var rows: [Row] = []
    for recording in try LabelledRecording.all() {
      guard let promise = Promise(recording) else { continue }
      rows.append(try Row(recording, promise))
    }
    let kept = rows.count { $0.isKept }
    for row in rows { print(row.text) }
    print("\(kept) of \(rows.count) labelled recordings give what their label names.")
    #expect(rows.count > 0)
    #expect(Double(kept) >= Self.enough * Double(rows.count))
  }
}

/// One recording in the table.
@MainActor
private struct Row {
  var isKept: Bool
  var text: String

  init(_ recording: LabelledRecording, _ promise: Promise) throws {
    let alone = try recording.gestures(of: promise.recognizers)
    let together = try recording.gestures()
    isKept = promise.isKept(alone)
    text = [
      isKept ? "  ok" : "MISS",
      recording.label.padding(toLength: 12, withPad: " ", startingAt: 0),
      Row.counts(alone).padding(toLength: 26, withPad: " ", startingAt: 0),
      "| workbench: " + Row.counts(together).padding(toLength: 44, withPad: " ", startingAt: 0),
      recording.file,
    ].joined(separator: "  ")
  }

  private static func counts(_ gestures: [RecognizedGesture]) -> String {
    var names: [String] = []
    for gesture in gestures where !names.contains(gesture.recognizer) {
      names.append(gesture.recognizer)
    }
    let texts = names.map { name in
      let own = gestures.filter { $0.recognizer == name }
      let fingers = own.map(\.touches).max() ?? 0
      return (own.count == 1 ? name : "\(name) x\(own.count)")
        + (fingers > 1 ? " (\(fingers) fingers)" : "")
    }
    return texts.isEmpty ? "nothing" : texts.joined(separator: ", ")
  }
}
