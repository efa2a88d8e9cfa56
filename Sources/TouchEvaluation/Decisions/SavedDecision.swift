public import TouchCore
import TouchRecording
import TouchReport

/// What a recognizer made of its touches in one attempt, as a run's file keeps it.
public struct SavedDecision: Hashable, Sendable {
  /// How an attempt can come out.
  public enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// It became its gesture.
    case recognized
    /// It began, and was broken off.
    case cancelled
    /// It didn't become its gesture.
    case failed
    /// The recording stops before it was decided.
    case undecided
  }

  /// The recognizer's name.
  public var recognizer: String
  /// The number of its touch sequence in the recording; the first is 1.
  public var sequence: Int
  /// When the attempt began.
  public var began: TouchTime
  /// When it was recognized, or else when it came out so.
  public var time: TouchTime
  /// When a gesture that was recognized was over, where that came later; nil for others.
  public var ended: TouchTime?
  /// How it came out.
  public var verdict: Verdict
  /// The reason's name; nil where there was none.
  public var reason: String?
  /// The recognizer that the reason is about.
  public var other: String?
  /// What happened and why, without the name and a full stop.
  public var sentence: String
  /// What was measured: what decided first, then the others.
  public var measures: [SavedMeasure] = []
  /// The stroke that its touches were labelled as: its index in the result's strokes; nil for none.
  public var stroke: Int?
  /// Whether that label is satisfied by this recognizer.
  public var isMeant = false

  /// Creates a decision.
  public init(
    recognizer: String,
    sequence: Int,
    began: TouchTime,
    time: TouchTime,
    verdict: Verdict,
    reason: String? = nil,
    other: String? = nil,
    sentence: String = ""
  ) {
    self.recognizer = recognizer
    self.sequence = sequence
    self.began = began
    self.time = time
    self.verdict = verdict
    self.reason = reason
    self.other = other
    self.sentence = sentence
  }

  /// The decision as JSON.
  var json: JSON {
    .object([
      ("recognizer", .string(recognizer)), ("sequence", .integer(sequence)),
      ("began", .exact(began)), ("time", .exact(time)), ("ended", ended.map(JSON.exact)),
      ("verdict", .string(verdict.rawValue)),
      ("reason", reason.map(JSON.string)), ("other", other.map(JSON.string)),
      ("sentence", .string(sentence)),
      ("measures", measures.isEmpty ? nil : .list(measures.map(\.json))),
      ("stroke", stroke.map(JSON.integer)), ("meant", isMeant ? .bool(true) : nil),
    ])
  }

  /// Reads a decision from JSON.
  init(_ scanner: inout JSONScanner) throws(LineProblem) {
    self.init(recognizer: "", sequence: 0, began: .zero, time: .zero, verdict: .undecided)
    try scanner.object { scanner, key throws(LineProblem) in
      switch key {
      case "recognizer": recognizer = try scanner.string()
      case "sequence": sequence = try scanner.integer()
      case "began": began = TouchTime(nanoseconds: try scanner.nanoseconds())
      case "time": time = TouchTime(nanoseconds: try scanner.nanoseconds())
      case "ended": ended = TouchTime(nanoseconds: try scanner.nanoseconds())
      case "verdict": verdict = Verdict(rawValue: try scanner.string()) ?? .undecided
      case "reason": reason = try scanner.string()
      case "other": other = try scanner.string()
      case "sentence": sentence = try scanner.string()
      case "measures":
        try scanner.array { scanner throws(LineProblem) in
          measures.append(try SavedMeasure(&scanner))
        }
      case "stroke": stroke = try scanner.integer()
      case "meant":
        try scanner.skipValue()
        isMeant = true
      default: try scanner.skipValue()
      }
    }
  }
}
