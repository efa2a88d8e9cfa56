import TouchCore
import TouchRecording
import TouchReport

extension StrokeOutcome {
  /// The outcome as JSON.
  var json: JSON {
    .object([
      ("label", .string(gesture)), ("line", .integer(line)), ("began", .exact(began)),
      ("ended", .exact(ended)), ("outcome", .string(outcome.word)),
      ("recognizer", name.map(JSON.string)),
      ("fragments", fragments == 0 ? nil : .integer(fragments)),
      ("delay", delay.map(JSON.exact)), ("latency", latency.map(JSON.exact)),
      (
        "waits",
        waits.isEmpty
          ? nil
          : .list(
            waits.map {
              .object([("recognizer", .string($0.recognizer)), ("time", .exact($0.duration))])
            }
          )
      ),
      ("why", why.isEmpty ? nil : .string(why)),
    ])
  }

  /// The recognizer that was recognized, for this label or instead of it.
  private var name: String? {
    if case .confused(let other) = outcome { other } else { recognizer }
  }

  /// Reads an outcome from JSON.
  init(_ scanner: inout JSONScanner) throws(LineProblem) {
    self.init(gesture: "", line: 0, began: .zero, ended: .zero)
    var word = ""
    try scanner.object { scanner, key throws(LineProblem) in
      switch key {
      case "label": gesture = try scanner.string()
      case "line": line = try scanner.integer()
      case "began": began = TouchTime(nanoseconds: try scanner.nanoseconds())
      case "ended": ended = TouchTime(nanoseconds: try scanner.nanoseconds())
      case "outcome": word = try scanner.string()
      case "recognizer": recognizer = try scanner.string()
      case "fragments": fragments = try scanner.integer()
      case "delay": delay = TouchTime(nanoseconds: try scanner.nanoseconds())
      case "latency": latency = TouchTime(nanoseconds: try scanner.nanoseconds())
      case "waits":
        try scanner.array { scanner throws(LineProblem) in waits.append(try Wait(&scanner)) }
      case "why": why = try scanner.string()
      default: try scanner.skipValue()
      }
    }
    outcome = Outcome(word, recognizer)
    if case .confused = outcome { recognizer = nil }
  }
}

extension StrokeOutcome.Outcome {
  /// The outcome's name, for programs.
  var word: String {
    switch self {
    case .hit: "hit"
    case .missed: "missed"
    case .confused: "confused"
    case .merged: "merged"
    case .late: "late"
    }
  }

  fileprivate init(_ word: String, _ recognizer: String?) {
    switch word {
    case "hit": self = .hit
    case "confused": self = .confused(with: recognizer ?? "")
    case "merged": self = .merged
    case "late": self = .late
    default: self = .missed
    }
  }
}

extension StrokeOutcome.Wait {
  fileprivate init(_ scanner: inout JSONScanner) throws(LineProblem) {
    self.init("", .zero)
    try scanner.object { scanner, key throws(LineProblem) in
      switch key {
      case "recognizer": recognizer = try scanner.string()
      case "time": duration = TouchTime(nanoseconds: try scanner.nanoseconds())
      default: try scanner.skipValue()
      }
    }
  }
}

extension FalseAlarm {
  /// The alarm as JSON.
  var json: JSON {
    .object([
      ("recognizer", .string(recognizer)), ("time", .exact(time)),
      ("stroke", stroke.map(JSON.integer)), ("line", .integer(line)),
    ])
  }

  /// Reads an alarm from JSON.
  init(_ scanner: inout JSONScanner) throws(LineProblem) {
    self.init(recognizer: "", time: .zero, line: 0)
    try scanner.object { scanner, key throws(LineProblem) in
      switch key {
      case "recognizer": recognizer = try scanner.string()
      case "time": time = TouchTime(nanoseconds: try scanner.nanoseconds())
      case "stroke": stroke = try scanner.integer()
      case "line": line = try scanner.integer()
      default: try scanner.skipValue()
      }
    }
  }
}

extension TableProblem {
  /// The problem as JSON.
  var json: JSON {
    .object([
      ("line", line.map(JSON.integer)), ("problem", .string(problem)),
      ("remedy", .string(remedy)),
    ])
  }

  /// Reads a notice from JSON.
  init(_ scanner: inout JSONScanner) throws(LineProblem) {
    self.init(.notice, file: "", problem: "", remedy: "")
    try scanner.object { scanner, key throws(LineProblem) in
      switch key {
      case "line": line = try scanner.integer()
      case "problem": problem = try scanner.string()
      case "remedy": remedy = try scanner.string()
      default: try scanner.skipValue()
      }
    }
  }
}
