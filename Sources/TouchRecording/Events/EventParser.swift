/// Reads one text format: a line in, an event out; stores the devices that lines describe.
protocol EventParser {
  /// The devices that the lines so far have described.
  var devices: [DeviceDescription] { get }

  /// Reads a line; throws where it isn't of the format.
  mutating func parse(_ line: Line) throws(LineProblem) -> ParsedLine
}

/// What a line of a recording holds.
enum ParsedLine {
  case event(InputEvent)
  /// A part of the description, a comment or a notice.
  case noEvent
  /// Something that is left out of the recording.
  case skipped(Warning)
}

extension Line {
  /// What a comment says: the line without the blanks and the marks at its beginning.
  var comment: Line {
    var first = 0
    while first < count, isBlank(self[first]) || Self.marks.contains(self[first]) { first += 1 }
    return Line(rebasing: self[first...])
  }

  /// Whether it holds a time that is too late to be read: ten digits that begin with 9, or more, before a point.
  var holdsLateTime: Bool {
    var digits = 0
    var first: UInt8 = 0
    for byte in self {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if digits == 0, byte == UInt8(ascii: "0") { continue }
        if digits == 0 { first = byte }
        digits += 1
      case UInt8(ascii: "."):
        if digits > 10 || digits == 10 && first == UInt8(ascii: "9") { return true }
        digits = 0
      default: digits = 0
      }
    }
    return false
  }

  private static var marks: [UInt8] { [UInt8(ascii: "#"), UInt8(ascii: "*")] }
}

extension LineProblem {
  /// A line that a tool doesn't print.
  static func unknown(_ line: Line, of tool: String) -> LineProblem {
    LineProblem(
      problem: "'\(line.excerpt)' is not a line of \(tool)'s",
      remedy: "remove the line or record again"
    )
  }

  /// A line that begins well and doesn't go on as it should, or holds a number that can't be.
  static func incomplete(_ line: Line, _ expected: String) -> LineProblem {
    if line.holdsLateTime {
      return LineProblem(
        problem: "'\(line.excerpt)' is of a time beyond 9000000000 s",
        remedy: "correct the line"
      )
    }
    return LineProblem(
      problem: "'\(line.excerpt)' is not \(expected)",
      remedy: "complete the line or remove it"
    )
  }
}
