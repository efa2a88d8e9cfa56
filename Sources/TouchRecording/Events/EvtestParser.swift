/// The text that `evtest` prints (recording formats 3.2).
struct EvtestParser: EventParser {
  private var header = EvtestHeader()
  private var isInEvents = false

  /// What evtest and the shell print around the events; the last two are a laptop's advice.
  private static let notices: [StaticString] = [
    "Testing ...", "***", "evtest: ", "^C", "  This device is grabbed", "No device specified",
    "Not running as root", "Available devices", "/dev/input/", "Select the device", "$ ",
    "Input device is", "Grab ",
    "If the display isn't showing, ", "echo 0 > /sys/module/",
  ]

  /// What stands in events alone: a line that holds one of them is no notice, however it begins.
  private static let marks: [StaticString] = [
    "Event:", ", type ", ", code ", ", value ", "- SYN_", "+ SYN_", "> SYN_",
  ]

  var devices: [DeviceDescription] { [header.device] }

  mutating func parse(_ line: Line) throws(LineProblem) -> ParsedLine {
    let text = line.withoutIndentation.withoutEcho
    if text.starts(with: "Event: time ") {
      isInEvents = true
      guard let event = event(text) else {
        throw .incomplete(line, "a whole event of evtest's")
      }
      return .event(event)
    }
    let isKnown =
      !Self.marks.contains { line.holds($0) }
      && (header.read(line) || line.starts(withAnyOf: Self.notices))
    if line.isEmptyOrBlank || isKnown { return .noEvent }
    // Before the events anything may stand, and a comment anywhere; that is counted.
    guard !isInEvents || line[0] == UInt8(ascii: "#") else { throw .unknown(line, of: "evtest") }
    return .skipped(.skippedLine)
  }

  private func event(_ line: Line) -> InputEvent? {
    var scanner = LineScanner(line)
    scanner.advance(12)
    guard let time = scanner.seconds(), scanner.take(", ") else { return nil }
    guard scanner.take("type ") else {
      guard let code = synchronization(&scanner) else { return nil }
      return InputEvent(time: time, type: EventCode.synchronization, code: code, value: 0)
    }
    guard let type = scanner.decimalCode(), scanner.takeName(), scanner.take(", code "),
      let code = scanner.decimalCode(), scanner.takeName(), scanner.take(", value ")
    else { return nil }
    var event = InputEvent(time: time, type: type, code: code, value: 0)
    switch type {
    case EventCode.synchronization, EventCode.key, EventCode.absolute:
      guard let value = scanner.decimal() else { return nil }
      event.value = value
      scanner.skipBlanks()
      return scanner.isAtEnd ? event : nil
    default:
      // Raw and scan codes are hexadecimal numbers of any length; touches don't depend on them.
      return scanner.isAtEnd ? nil : event
    }
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
    let isKnown =
      word.equals("SYN_CONFIG") || word.equals("EV_KEY") || word.equals("Config")
      || word.equals("?")
    return isKnown ? EventCode.Syn.configuration : nil
  }
}
