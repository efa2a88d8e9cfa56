/// The text that `evtest` prints (FORMATS.md, section 3.2).
struct EvtestParser: EventParser {
  private var header = EvtestHeader()
  private var isInEvents = false

  var devices: [DeviceDescription] { [header.device] }

  mutating func parse(_ line: Line) throws(LineProblem) -> InputEvent? {
    if line.starts(with: "Event: time ") {
      isInEvents = true
      return try event(line)
    }
    if line.isEmptyOrBlank || line[0] == UInt8(ascii: "#") || header.read(line) { return nil }
    // Before the events anything may stand: the shell's prompt, the device menu, a kernel's advice.
    if !isInEvents || isNotice(line) { return nil }
    throw LineProblem(
      problem: "'\(line.excerpt)' is not a line of evtest's",
      remedy: "remove the line or record again"
    )
  }

  private func isNotice(_ line: Line) -> Bool {
    line.starts(with: "Testing ...") || line.starts(with: "***")
      || line.starts(with: "evtest: ") || line.starts(with: "^C")
      || line.starts(with: "  This device is grabbed")
  }

  private func event(_ line: Line) throws(LineProblem) -> InputEvent {
    var scanner = LineScanner(line)
    scanner.advance(12)
    guard let time = scanner.seconds(), scanner.take(", ") else { throw broken(line) }
    if scanner.take("type ") {
      guard let type = scanner.decimal(), let type = UInt16(exactly: type),
        scanner.skip(past: ", code "),
        let code = scanner.decimal(), let code = UInt16(exactly: code),
        scanner.skip(past: ", value ")
      else { throw broken(line) }
      // Raw and scan codes are printed as hexadecimal numbers of any length; nobody needs them.
      let isUsed = type == EventCode.key || type == EventCode.absolute || type == 0
      if !isUsed {
        guard !scanner.isAtEnd else { throw broken(line) }
        return InputEvent(time: time, type: type, code: code, value: 0)
      }
      guard let value = scanner.decimal() else { throw broken(line) }
      scanner.skipBlanks()
      guard scanner.isAtEnd else { throw broken(line) }
      return InputEvent(time: time, type: type, code: code, value: value)
    }
    guard let code = synchronization(&scanner) else { throw broken(line) }
    return InputEvent(time: time, type: EventCode.synchronization, code: code, value: 0)
  }

  /// Reads a line like `-------------- SYN_REPORT ------------`.
  ///
  /// Some builds print the name of the type that has the code's number: `EV_REL` for 2.
  private func synchronization(_ scanner: inout LineScanner) -> UInt16? {
    guard let mark = scanner.word(), let sign = mark.first, mark.count >= 4,
      mark.allSatisfy({ $0 == sign }), sign != UInt8(ascii: ".")
    else { return nil }
    var name = scanner
    guard let word = name.word(),
      scanner.skip(past: "----") || scanner.skip(past: "++++")
        || scanner.skip(past: "<<<<")
    else { return nil }
    if sign == UInt8(ascii: "+") { return EventCode.Syn.multitouchReport }
    if sign == UInt8(ascii: ">") { return EventCode.Syn.dropped }
    if word.equals("SYN_REPORT") || word.equals("EV_SYN") || word.equals("Report") {
      return EventCode.Syn.report
    }
    if word.equals("SYN_MT_REPORT") || word.equals("EV_REL") {
      return EventCode.Syn.multitouchReport
    }
    if word.equals("SYN_DROPPED") || word.equals("EV_ABS") { return EventCode.Syn.dropped }
    return EventCode.Syn.configuration
  }

  private func broken(_ line: Line) -> LineProblem {
    LineProblem(
      problem: "'\(line.excerpt)' is not a whole event of evtest's",
      remedy: "complete the line or remove it"
    )
  }
}
