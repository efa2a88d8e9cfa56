import Foundation
import TouchRecording
import TouchStage

/// A real recording, and what the hand or the robot that made it meant to do.
struct LabelledRecording {
  /// The folder with the recordings, beside the project.
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("shared/recordings")

  /// Whether the recordings are there.
  static let areThere = FileManager.default.fileExists(
    atPath: folder.appendingPathComponent("labels.tsv").path
  )

  /// The path below the folder.
  var file: String
  /// What was meant: `pan`, `tap x9`.
  var label: String
  /// What else is known, such as a swipe's direction.
  var note: String

  /// The recordings that `labels.tsv` lists.
  static func all() throws -> [LabelledRecording] {
    let text = try String(contentsOf: folder.appendingPathComponent("labels.tsv"), encoding: .utf8)
    return text.split(separator: "\n").dropFirst().map { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return LabelledRecording(
        file: columns[0],
        label: columns[1],
        note: columns.count > 2 ? columns[2] : ""
      )
    }
  }

  var path: String { LabelledRecording.folder.appendingPathComponent(file).path }

  /// Plays the recording to some of the workbench's recognizers, or to all.
  @MainActor
  func gestures(of recognizers: [String]? = nil) throws(RecordingError) -> [RecognizedGesture] {
    let reader = try RecordingReader(path: path)
    return try Rehearsal.gestures(in: reader, of: recognizers)
  }
}

/// What a label promises.
struct Promise {
  /// The recognizers that the label is about.
  var recognizers: [String]
  /// Whether the gestures that came out are those.
  var isKept: ([RecognizedGesture]) -> Bool

  /// The promise of a recording's label; nil for labels that promise no gesture.
  init?(_ recording: LabelledRecording) {
    let parts = recording.label.split(separator: " ")
    let times = parts.count > 1 ? Int(parts[1].dropFirst()) ?? 1 : 1
    switch parts[0] {
    case "tap": self.init("tap", times: times)
    case "doubleTap":
      self.init("doubleTap", times: times)
      recognizers.append("tap")
    case "twoFingerTap": self.init("twoFingerTap", times: times)
    case "longPress": self.init("longPress", times: times)
    case "pan": self.init("pan", times: times) { $0.touches == 1 }
    case "twoFingerPan": self.init("pan", times: times) { $0.touches == 2 }
    case "fourFingerPan": self.init("pan", times: times) { $0.touches == 4 }
    case "pinchOpen": self.init("pinch", times: times) { $0.scale > 1 }
    case "pinchClose": self.init("pinch", times: times) { $0.scale < 1 }
    case "swipe":
      let way = Way(recording.note)
      recognizers = ["pan", "swipeLeft", "swipeRight", "swipeUp", "swipeDown"]
      isKept = { gestures in
        !gestures.isEmpty && gestures.allSatisfy { way.includes($0) }
      }
    default: return nil
    }
  }

  private init(
    _ recognizer: String,
    times: Int,
    where isRight: @escaping (RecognizedGesture) -> Bool = { _ in true }
  ) {
    recognizers = [recognizer]
    isKept = { gestures in
      gestures.count == times
        && gestures.allSatisfy { $0.recognizer == recognizer && isRight($0) }
    }
  }
}

/// A direction such as `bottom_left_to_top_right`; y grows downwards.
private struct Way {
  var dx = 0.0
  var dy = 0.0

  init(_ text: String) {
    let ends = text.components(separatedBy: "_to_")
    guard ends.count == 2 else { return }
    for (end, sign) in zip(ends, [-1.0, 1.0]) {
      if end.contains("left") { dx -= sign }
      if end.contains("right") { dx += sign }
      if end.contains("top") { dy -= sign }
      if end.contains("bottom") { dy += sign }
    }
  }

  func includes(_ gesture: RecognizedGesture) -> Bool {
    switch gesture.recognizer {
    case "swipeLeft": return dx < 0
    case "swipeRight": return dx > 0
    case "swipeUp": return dy < 0
    case "swipeDown": return dy > 0
    default:
      guard case .pan(let translation, _) = gesture.last.values else { return false }
      return translation.dx * dx >= 0 && translation.dy * dy >= 0
        && translation.dx * dx + translation.dy * dy > 0
    }
  }
}

extension RecognizedGesture {
  /// The scale with which a pinch ended.
  fileprivate var scale: Double {
    if case .pinch(let scale, _) = last.values { scale } else { .nan }
  }
}
