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
        interruption = try scanner.value(
          TouchNames.interruption,
          unknown: "the interruption is unknown",
          remedy: "say \"system\""
        )
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
        phase = try scanner.value(
          TouchNames.phase,
          unknown: "the phase is unknown",
          remedy: "say began, moved, ended or cancelled"
        )
      case "x": x = try bounded(&scanner)
      case "y": y = try bounded(&scanner)
      case "force": contact.force = try positive(&scanner)
      case "radius": contact.radius = try positive(&scanner)
      case "type":
        contact.kind = try scanner.value(
          TouchNames.kind,
          unknown: "the type is unknown",
          remedy: "say direct, indirect, pencil or indirectPointer"
        )
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
