import TouchCore
package import TouchRecording
import TouchReport

/// A recording with its labels: the unit of work.
public struct RecordingTask: Hashable, Sendable {
  /// Its number in the corpus; the first is 1.
  public var number: Int
  /// The recording's path as the table has it.
  public var file: String
  /// Where the recording lies.
  public var path: String
  /// Who touched; nil where the table doesn't say.
  public var person: String?
  /// What was touched; nil where the table doesn't say.
  public var device: String?
  /// What was meant, in the table's order.
  public var labels: [StrokeLabel]
  /// Settings beyond the command's, as `tap.allowableMovement=60`.
  public var settings: [String] = []

  /// Creates a task.
  public init(
    number: Int,
    file: String,
    path: String,
    person: String? = nil,
    device: String? = nil,
    labels: [StrokeLabel]
  ) {
    self.number = number
    self.file = file
    self.path = path
    self.person = person
    self.device = device
    self.labels = labels
  }

  /// The task as a line for a worker, without the line's end.
  public var json: String {
    JSON.object([
      ("task", .integer(number)), ("file", .path(file)), ("path", .path(path)),
      ("person", person.map(JSON.path)), ("device", device.map(JSON.path)),
      ("set", settings.isEmpty ? nil : .list(settings.map(JSON.string))),
      ("labels", .list(labels.map(\.json))),
    ]).text
  }

  /// Reads a worker's line.
  ///
  /// - Throws: A `LineProblem` where the line is no task.
  package init(_ line: Line) throws(LineProblem) {
    self.init(number: 0, file: "", path: "", labels: [])
    var scanner = JSONScanner(line)
    var isNumbered = false
    try scanner.object { scanner, key throws(LineProblem) in
      switch key {
      case "task":
        number = try scanner.integer()
        isNumbered = true
      case "file": file = try scanner.string()
      case "path": path = try scanner.string()
      case "person": person = try scanner.string()
      case "device": device = try scanner.string()
      case "set":
        try scanner.array { scanner throws(LineProblem) in settings.append(try scanner.string()) }
      case "labels":
        try scanner.array { scanner throws(LineProblem) in
          labels.append(try StrokeLabel(&scanner))
        }
      default: try scanner.skipValue()
      }
    }
    try scanner.end()
    if file.isEmpty { file = path }
    if path.isEmpty { path = file }
    guard isNumbered, !path.isEmpty else {
      throw scanner.problem(
        "the line is no task",
        remedy: "write {\"task\":NUMBER,\"path\":FILE,\"labels\":[…]}"
      )
    }
  }
}

extension JSON {
  /// A path, of which every byte comes back.
  static func path(_ text: String) -> JSON {
    if text.unicodeScalars.contains(where: { $0.systemByte != nil }) {
      return JSON(text: "\"\(text.unicodeScalars.map(\.inJSON).joined())\"")
    }
    return .string(text)
  }

  /// A time in seconds, to the nanosecond.
  static func exact(_ time: TouchTime) -> JSON { .number(time.seconds, 9) }

  /// A number with all its digits; a number that isn't finite is the largest that is, or 0.
  static func exact(_ value: Double) -> JSON {
    if value.isNaN { return JSON(text: "0") }
    let finite = min(max(value, -Double.greatestFiniteMagnitude), .greatestFiniteMagnitude)
    let text = "\(finite)"
    return JSON(text: text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }
}

extension StrokeLabel {
  /// The label as JSON.
  var json: JSON {
    .object([
      ("line", .integer(line)), ("label", .string(gesture)),
      ("count", count == 1 ? nil : .integer(count)), ("from", from.map(JSON.exact)),
      ("to", to.map(JSON.exact)), ("proposed", isProposed ? .bool(true) : nil),
    ])
  }

  /// Reads a label from JSON.
  init(_ scanner: inout JSONScanner) throws(LineProblem) {
    self.init(gesture: "")
    try scanner.object { scanner, key throws(LineProblem) in
      switch key {
      case "line": line = try scanner.integer()
      case "label": gesture = try scanner.string()
      case "count": count = min(max(try scanner.integer(), 1), Self.mostStrokes)
      case "from": from = TouchTime(nanoseconds: try scanner.nanoseconds())
      case "to": to = TouchTime(nanoseconds: try scanner.nanoseconds())
      default: try scanner.skipValue()
      }
    }
    if gesture.isEmpty { throw scanner.problem("a label has no gesture") }
  }
}
