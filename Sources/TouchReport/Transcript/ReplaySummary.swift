import TouchCore
public import TouchRecording

/// What came out of one recording.
public struct ReplaySummary: Sendable {
  /// The recording's name.
  public var file: String
  /// What was met in the recording.
  public var recording: RecordingSummary
  /// How many gestures of each recognizer there were.
  public var gestures: [(recognizer: String, count: Int)]

  /// Creates a summary.
  public init(
    file: String,
    recording: RecordingSummary,
    gestures: [(recognizer: String, count: Int)]
  ) {
    self.file = file
    self.recording = recording
    self.gestures = gestures
  }

  /// The summary as one line of JSON, without the line's end.
  public var json: String {
    let summary = JSON.object([
      ("file", .string(file)), ("duration", .seconds(recording.duration)),
      ("frames", .integer(recording.frames)), ("contacts", .integer(recording.contacts)),
      ("gestures", .object(gestures.map { ($0.recognizer, .integer($0.count)) })),
    ])
    return JSON.object([("summary", summary)]).text
  }

  /// The summary as one line for people.
  public var text: String {
    let counts = gestures.map { $0.count == 1 ? $0.recognizer : "\($0.recognizer) x\($0.count)" }
    let found = counts.isEmpty ? "no gestures" : counts.joined(separator: ", ")
    let contacts = recording.contacts == 1 ? "1 contact" : "\(recording.contacts) contacts"
    return "\(contacts) in \(NumberText.fixed(recording.duration.seconds, 3)) s: \(found)"
  }
}
