/// Reads one text format: a line in, an event out; remembers the devices that lines describe.
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

  /// A line that begins well and doesn't go on as it should.
  static func incomplete(_ line: Line, _ expected: String) -> LineProblem {
    LineProblem(
      problem: "'\(line.excerpt)' is not \(expected)",
      remedy: "complete the line or remove it"
    )
  }
}
