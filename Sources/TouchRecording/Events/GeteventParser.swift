/// The text that Android's `getevent` prints (recording formats 3.3).
struct GeteventParser: EventParser {
  /// Events of devices beyond this number are skipped.
  static let mostDevices = 64

  private(set) var devices: [DeviceDescription] = []
  /// The devices' paths, as they stand in the lines.
  private var paths: [[UInt8]] = []
  private var lastDevice = 0
  /// Whether the lines are a device's description, which is indented.
  private var isDescribing = false
  /// The device that is described; nil for one beyond the limit.
  private var described: Int?
  /// The kind of codes that the indented lines list.
  private var section: UInt16?
  private var lastTime = RepeatedTime()

  private static let notices: [StaticString] = [
    "* daemon ", "could not ", "remove device ", "- waiting for device", "adb", "poll ", "read ",
  ]

  @inline(__always)
  mutating func parse(_ line: Line) throws(LineProblem) -> ParsedLine {
    if let (time, end) = lastTime.time(of: line) ?? newTime(line) {
      var scanner = LineScanner(line)
      scanner.skip(to: end + 1)
      if let event = Self.shortEvent(scanner, at: time) {
        isDescribing = false
        return .event(event)
      }
    }
    return line.first == UInt8(ascii: "[") ? try event(line) : try parseOther(line)
  }

  /// Reads the time of an event, `[   12.345678]`, up to the bracket, and keeps it; nil for other lines.
  @inline(never)
  private mutating func newTime(_ line: Line) -> (time: Int64, end: Int)? {
    var scanner = LineScanner(line)
    guard scanner.take(UInt8(ascii: "[")) else { return nil }
    scanner.skipBlanks()
    guard let time = scanner.seconds(), scanner.peek == UInt8(ascii: "]") else { return nil }
    lastTime.keep(time, of: line, upTo: scanner.index)
    return (time, scanner.index)
  }

  /// Reads a line that doesn't begin with a time in brackets.
  private mutating func parseOther(_ line: Line) throws(LineProblem) -> ParsedLine {
    if line.first == UInt8(ascii: "^") { return try parse(afterEcho: line.withoutEcho, line) }
    let text = line.withoutIndentation
    guard let first = text.first, !text.isEmptyOrBlank else { return .noEvent }
    if first == UInt8(ascii: "[") || text.starts(with: "/dev/") { return try event(text) }
    if text.count < line.count {
      if Self.isBareEvent(text) { return try event(text) }
      let isKnown = isDescribing && (text.starts(with: "name:") || !Self.holdsEvent(text))
      return isKnown && property(text) ? .noEvent : .skipped(.skippedLine)
    }
    if decimalDigit(first) != nil || Self.isBareEvent(line) { return try event(line) }
    let holdsEvent = Self.holdsEvent(line)
    if line.starts(with: "add device "), !holdsEvent {
      addDevice(line)
    } else if holdsEvent || !line.starts(withAnyOf: Self.notices) {
      // The format has no comments.
      guard first == UInt8(ascii: "#") || first == UInt8(ascii: "*") else {
        throw .unknown(line, of: "getevent")
      }
      return .skipped(.skippedLine)
    }
    return .noEvent
  }

  /// Reads a line at whose beginning a terminal showed a key.
  private mutating func parse(
    afterEcho text: Line,
    _ line: Line
  ) throws(LineProblem) -> ParsedLine {
    if text.first == UInt8(ascii: "^") { throw .unknown(line, of: "getevent") }
    return text.isEmptyOrBlank ? .noEvent : try parse(text)
  }

  // MARK: Events

  /// Whether a line holds what stands in events alone: such a line is no notice, however it begins.
  private static func holdsEvent(_ line: Line) -> Bool {
    var scanner = LineScanner(line)
    if scanner.skip(past: "[") || line.holds("EV_") { return true }
    scanner = LineScanner(line)
    while !scanner.isAtEnd {
      scanner.skipBlanks()
      if isBareEvent(Line(rebasing: line[scanner.index...])) { return true }
      _ = scanner.word()
    }
    return false
  }

  /// Whether a line holds a type, a code and a value alone: `0003 0039 00000007`, or their names.
  private static func isBareEvent(_ line: Line) -> Bool {
    var scanner = LineScanner(line)
    guard let type = scanner.word(), let code = scanner.word(), let value = scanner.word() else {
      return false
    }
    if type.starts(with: "EV_") { return true }
    return type.count == 4 && code.count == 4 && value.count == 8 && type.hexadecimal != nil
      && code.hexadecimal != nil && value.hexadecimal != nil
  }

  private mutating func event(_ line: Line) throws(LineProblem) -> ParsedLine {
    var scanner = LineScanner(line)
    var time: Int64?
    if scanner.take(UInt8(ascii: "[")) {
      scanner.skipBlanks()
      guard let seconds = scanner.seconds(), scanner.take(UInt8(ascii: "]")) else {
        throw broken(line)
      }
      time = seconds
    } else {
      time = oldTime(&scanner)
    }
    if let event = Self.shortEvent(scanner, at: time) {
      isDescribing = false
      return .event(event)
    }
    scanner.skipBlanks()
    var device = 0
    if scanner.peek == UInt8(ascii: "/") {
      guard let word = scanner.word(), word.last == UInt8(ascii: ":") else { throw broken(line) }
      guard let number = number(ofDevice: Line(rebasing: word.dropLast())) else {
        return .skipped(.ignoredDevice)
      }
      device = number
    }
    isDescribing = false
    guard let type = field(&scanner, EventNames.type).flatMap(UInt16.init(exactly:)),
      let code = field(&scanner, { EventNames.code($0, of: type) })
        .flatMap(UInt16.init(exactly:)),
      let value = field(&scanner, { EventNames.value($0, of: type) })
    else { throw broken(line) }
    scanner.skipBlanks()
    guard scanner.isAtEnd || scanner.take("rate ") else { throw broken(line) }
    return .event(
      InputEvent(
        time: time,
        type: type,
        code: code,
        value: Int32(bitPattern: value),
        device: device
      )
    )
  }

  /// Reads ` 0003 0039 00000007` up to the line's end, as most lines are, at once; nil for anything else.
  @inline(__always)
  private static func shortEvent(_ scanner: LineScanner, at time: Int64?) -> InputEvent? {
    var scanner = scanner
    guard let kind = scanner.typeAndCode(), let value = scanner.lastEightHexadecimals()
    else { return nil }
    return InputEvent(
      time: time,
      type: UInt16(truncatingIfNeeded: kind &>> 16),
      code: UInt16(truncatingIfNeeded: kind),
      value: Int32(bitPattern: value)
    )
  }

  /// Old Androids print `SECONDS-MICROSECONDS:` instead of the brackets.
  private func oldTime(_ scanner: inout LineScanner) -> Int64? {
    var probe = scanner
    guard let seconds = probe.decimal(), probe.take(UInt8(ascii: "-")),
      let micros = probe.decimal(), probe.take(UInt8(ascii: ":")), micros < 1_000_000
    else { return nil }
    scanner = probe
    return InputEvent.nanoseconds(Int64(seconds), micros: Int64(micros))
  }

  /// Reads a hexadecimal number or a name.
  private func field(_ scanner: inout LineScanner, _ named: (Line) -> UInt32?) -> UInt32? {
    scanner.skipBlanks()
    var probe = scanner
    if let number = probe.hexadecimal(), probe.peek.map(isBlank) ?? true {
      scanner = probe
      return number
    }
    return scanner.word().flatMap(named)
  }

  private func broken(_ line: Line) -> LineProblem {
    .incomplete(line, "a whole event of getevent's")
  }

  // MARK: Devices

  private mutating func number(ofDevice path: Line) -> Int? {
    // Most lines are of the device of the line before.
    if lastDevice < paths.count, path.elementsEqual(paths[lastDevice]) { return lastDevice }
    if let index = paths.firstIndex(where: { path.elementsEqual($0) }) {
      lastDevice = index
      return index
    }
    guard devices.count < Self.mostDevices else { return nil }
    devices.append(DeviceDescription(path: String(decoding: path, as: UTF8.self)))
    paths.append(Array(path))
    lastDevice = paths.count - 1
    return lastDevice
  }

  private mutating func addDevice(_ line: Line) {
    section = nil
    isDescribing = true
    described = nil
    var scanner = LineScanner(line)
    guard scanner.skip(past: ": "), let path = scanner.word() else { return }
    described = number(ofDevice: path)
  }

  /// Reads an indented line of the description that `-p` and `-lp` print; false where a part can't be read.
  private mutating func property(_ line: Line) -> Bool {
    guard let described else { return !devices.isEmpty }
    var scanner = LineScanner(line)
    if scanner.take("name:") {
      devices[described].name = scanner.unquotedRest
      return true
    }
    if scanner.take("ABS (0003):") {
      section = EventCode.absolute
    } else if scanner.take("KEY (0001):") {
      section = EventCode.key
    } else if isHeading(scanner) {
      section = nil
    }
    scanner.skipBlanks()
    if scanner.isAtEnd { return true }
    return switch section {
    case EventCode.key: keys(&scanner, of: described)
    case EventCode.absolute: axis(&scanner, of: described)
    default: true
    }
  }

  private func isHeading(_ scanner: LineScanner) -> Bool {
    var scanner = scanner
    guard let word = scanner.word() else { return true }
    if word.last == UInt8(ascii: ":") && word.count > 1 { return true }
    scanner.skipBlanks()
    return scanner.peek == UInt8(ascii: "(") || word.equals("input")
  }

  private mutating func keys(_ scanner: inout LineScanner, of device: Int) -> Bool {
    while let code = field(&scanner, { EventNames.code($0, of: EventCode.key) }) {
      if let code = UInt16(exactly: code) { devices[device].addKey(code) }
    }
    scanner.skipBlanks()
    return scanner.isAtEnd
  }

  /// Reads `ABS_MT_POSITION_X : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0`.
  private mutating func axis(_ scanner: inout LineScanner, of device: Int) -> Bool {
    guard
      let code = field(&scanner, { EventNames.code($0, of: EventCode.absolute) })
        .flatMap(UInt16.init(exactly:)),
      scanner.skip(past: "min "), let minimum = scanner.decimal(),
      scanner.skip(past: "max "), let maximum = scanner.decimal()
    else { return false }
    devices[device].axes[code] = DeviceDescription.Axis(
      minimum: minimum,
      maximum: maximum,
      resolution: scanner.skip(past: "resolution ") ? scanner.decimal() ?? 0 : 0
    )
    return true
  }
}
