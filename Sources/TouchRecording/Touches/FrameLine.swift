import TouchCore

/// Reads one line of a `.touches` file as a frame.
enum FrameLine {
  static func read(_ line: Line, after last: Int64) throws(LineProblem) -> TouchFrame {
    if let frame = usual(line, after: last) { return frame }
    return try any(line, after: last)
  }

  /// Reads a frame however it is written.
  static func any(_ line: Line, after last: Int64) throws(LineProblem) -> TouchFrame {
    var scanner = JSONScanner(line)
    var time: Int64?
    var frame = TouchFrame(time: .zero, contacts: [])
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
        frame.contacts = try contacts(&scanner)
      case "coalesced":
        frame.history = try scanner.list { scanner throws(LineProblem) in try earlier(&scanner) }
      case "updates":
        frame.updates = try scanner.list { scanner throws(LineProblem) in
          try ContactObject.update(&scanner)
        }
      case "screen": frame.screen = try screen(&scanner)
      case "buttons": frame.buttons = try bits(&scanner)
      case "modifiers": frame.modifiers = try bits(&scanner)
      case "interrupt":
        frame.interruption = try scanner.value(
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
    frame.time = TouchTime(nanoseconds: time)
    if frame.hasExtras, let late = frame.history.last, late.time > frame.time {
      throw scanner.problem(
        "a coalesced sample is later than its frame",
        at: 0,
        remedy: "put the samples in order, the frame behind them"
      )
    }
    return frame
  }

  /// Reads samples that were folded into a frame, at one moment.
  private static func earlier(_ scanner: inout JSONScanner) throws(LineProblem) -> TouchFrame {
    let start = scanner.index
    var time: Int64?
    var frame = TouchFrame(time: .zero, contacts: [])
    try scanner.object { scanner, key throws(LineProblem) in
      switch key {
      case "t": time = try scanner.nanoseconds()
      case "contacts": frame.contacts = try contacts(&scanner)
      default: try scanner.skipValue()
      }
    }
    guard let time else {
      throw scanner.problem("the coalesced sample has no time", at: start, remedy: "add \"t\"")
    }
    frame.time = TouchTime(nanoseconds: time)
    return frame
  }

  private static func contacts(_ scanner: inout JSONScanner) throws(LineProblem) -> [Contact] {
    try scanner.list { scanner throws(LineProblem) in try ContactObject.read(&scanner) }
  }

  private static func screen(_ scanner: inout JSONScanner) throws(LineProblem) -> TouchFrame.Size {
    let screen = try TouchesHeader.screen(&scanner).onGrid
    return TouchFrame.Size(width: screen.width, height: screen.height)
  }

  /// Reads buttons or keys that are down.
  private static func bits(_ scanner: inout JSONScanner) throws(LineProblem) -> Int {
    let start = scanner.index
    let value = try scanner.integer()
    guard value >= 0 else { throw scanner.problem("the number is negative", at: start) }
    return value
  }
}
