import TouchCore

/// Reads one line of a `.touches` file as a frame.
enum FrameLine {
  /// Coordinates beyond this are refused.
  static let farthest = 1e9

  static func read(_ line: Line, after last: Int64) throws(LineProblem) -> TouchFrame {
    var scanner = JSONScanner(line)
    var time: Int64?
    var contacts: [Contact] = []
    var interruption: TouchFrame.Interruption?
    try scanner.object { scanner, key throws(LineProblem) in
      switch key {
      case "t":
        let start = scanner.index
        let value = try scanner.nanoseconds()
        guard value >= last else {
          throw scanner.problem(
            "the time is before the frame above",
            at: start,
            remedy: "put the frames in order"
          )
        }
        time = value
      case "contacts":
        contacts.removeAll()
        try scanner.array { scanner throws(LineProblem) in
          contacts.append(try contact(&scanner))
        }
      case "interrupt":
        let start = scanner.index
        interruption = TouchNames.interruption(try scanner.string())
        guard interruption != nil else {
          throw scanner.problem("the interruption is unknown", at: start, remedy: "say \"system\"")
        }
      default: try scanner.skipValue()
      }
    }
    try scanner.end()
    guard let time else {
      throw scanner.problem("the frame has no time", at: 0, remedy: "add \"t\" in seconds")
    }
    return TouchFrame(
      time: TouchTime(nanoseconds: time),
      contacts: contacts,
      interruption: interruption
    )
  }

  private static func contact(_ scanner: inout JSONScanner) throws(LineProblem) -> Contact {
    let start = scanner.index
    var id: Int?
    var phase: Contact.Phase?
    var x: Double?
    var y: Double?
    var contact = Contact(id: Contact.ID(0), phase: .began, position: .zero)
    try scanner.object { scanner, key throws(LineProblem) in
      switch key {
      case "id": id = try scanner.integer()
      case "phase":
        let start = scanner.index
        phase = TouchNames.phase(try scanner.string())
        if phase == nil {
          throw scanner.problem(
            "the phase is unknown",
            at: start,
            remedy: "say began, moved, ended or cancelled"
          )
        }
      case "x": x = try bounded(&scanner)
      case "y": y = try bounded(&scanner)
      case "force": contact.force = try positive(&scanner)
      case "radius": contact.radius = try positive(&scanner)
      case "type":
        let start = scanner.index
        guard let kind = TouchNames.kind(try scanner.string()) else {
          throw scanner.problem(
            "the type is unknown",
            at: start,
            remedy: "say direct, indirect, pencil or indirectPointer"
          )
        }
        contact.kind = kind
      case "altitude": contact.altitude = try bounded(&scanner)
      case "azimuth": contact.azimuth = try bounded(&scanner)
      default: try scanner.skipValue()
      }
    }
    guard let id, let phase, let x, let y else {
      let missing =
        id == nil ? "id" : phase == nil ? "phase" : x == nil ? "x" : "y"
      throw scanner.problem(
        "the contact has no \(missing)",
        at: start,
        remedy: "add \"\(missing)\""
      )
    }
    contact.id = Contact.ID(id)
    contact.phase = phase
    contact.position = Point(x: x, y: y)
    return contact
  }

  private static func bounded(_ scanner: inout JSONScanner) throws(LineProblem) -> Double {
    let start = scanner.index
    let value = try scanner.number()
    guard value.magnitude <= farthest else {
      throw scanner.problem("the number is not within -1e9 … 1e9", at: start)
    }
    return value
  }

  private static func positive(_ scanner: inout JSONScanner) throws(LineProblem) -> Double {
    let start = scanner.index
    let value = try bounded(&scanner)
    guard value >= 0 else { throw scanner.problem("the number is negative", at: start) }
    return value
  }
}
