public import TouchCore
package import TouchRecording
import TouchReport

/// What an evaluation of one recording came to.
public struct RecordingResult: Hashable, Sendable {
  /// The recording's number in the corpus; the first is 1.
  public var number: Int
  /// The recording's path as the table has it.
  public var file: String
  /// Who touched; nil where it isn't known.
  public var person: String?
  /// What was touched: what the table says, or else the recording; nil where neither does.
  public var device: String?
  /// What touched: `direct`, `indirect`, `pencil` or `indirectPointer`; nil for a recording without touches.
  public var pointer: String?
  /// How long something touched in parts that are judged.
  public var touching = TouchTime.zero
  /// Why the recording couldn't be read, or not to its end; nil where it could.
  public var error: String?
  /// The labelled strokes, in the order of labels and of time.
  public var strokes: [StrokeOutcome] = []
  /// The recognitions that no label asked for.
  public var alarms: [FalseAlarm] = []
  /// What every recognizer decided, in the order of time.
  public var decisions: [SavedDecision] = []
  /// The labelled strokes that no figure counts.
  public var unjudged: [UnjudgedStrokes] = []
  /// What isn't known of its scale; nil where all is.
  public var scale: UncertainScale?
  /// The labels that say less than they seem to, by their lines in the table, and why.
  public var notices: [TableProblem] = []

  /// Creates a result without anything in it.
  public init(number: Int, file: String, person: String? = nil, device: String? = nil) {
    self.number = number
    self.file = file
    self.person = person
    self.device = device
  }

  /// The result as a line of a run's file, without the line's end.
  public var json: String {
    JSON.object([
      ("recording", .integer(number)), ("file", .path(file)), ("person", person.map(JSON.path)),
      ("device", device.map(JSON.path)), ("pointer", pointer.map(JSON.string)),
      ("touching", .exact(touching)), ("error", error.map(JSON.string)),
      ("strokes", .list(strokes.map(\.json))), ("alarms", .list(alarms.map(\.json))),
      ("unjudged", unjudged.isEmpty ? nil : .list(unjudged.map(\.json))),
      ("scale", scale?.json),
      ("notices", notices.isEmpty ? nil : .list(notices.map(\.json))),
      ("decisions", .list(decisions.map(\.json))),
    ]).text
  }

  /// Reads the bytes of a line of a run's file; nil where they are no result.
  public init?(bytes: [UInt8]) {
    let result: RecordingResult? = bytes.withUnsafeBufferPointer { line -> RecordingResult? in
      do throws(LineProblem) { return try RecordingResult(line) } catch { return nil }
    }
    guard let result else { return nil }
    self = result
  }

  /// Reads a line of a run's file.
  ///
  /// - Throws: A `LineProblem` where the line is no result.
  package init(_ line: Line) throws(LineProblem) {
    self.init(number: 0, file: "")
    var scanner = JSONScanner(line)
    var isResult = false
    try scanner.object { scanner, key throws(LineProblem) in
      switch key {
      case "recording":
        number = try scanner.integer()
        isResult = true
      case "file": file = try scanner.string()
      case "person": person = try scanner.string()
      case "device": device = try scanner.string()
      case "pointer": pointer = try scanner.string()
      case "touching": touching = TouchTime(nanoseconds: try scanner.nanoseconds())
      case "error": error = try scanner.string()
      case "strokes":
        try scanner.array { scanner throws(LineProblem) in
          strokes.append(try StrokeOutcome(&scanner))
        }
      case "alarms":
        try scanner.array { scanner throws(LineProblem) in
          alarms.append(try FalseAlarm(&scanner))
        }
      case "notices":
        try scanner.array { scanner throws(LineProblem) in
          notices.append(try TableProblem(&scanner))
        }
      case "unjudged":
        try scanner.array { scanner throws(LineProblem) in
          unjudged.append(try UnjudgedStrokes(&scanner))
        }
      case "scale": scale = try UncertainScale(&scanner)
      case "decisions":
        try scanner.array { scanner throws(LineProblem) in
          decisions.append(try SavedDecision(&scanner))
        }
      default: try scanner.skipValue()
      }
    }
    try scanner.end()
    guard isResult else {
      throw scanner.problem(
        "the line is no result",
        remedy: "name a file that touchstone evaluate --save wrote"
      )
    }
  }
}
