/// The text that Android's `getevent` prints (FORMATS 3.3).
struct GeteventParser: EventParser {
  /// Events of devices beyond this number are skipped.
  static let mostDevices = 64

  private(set) var devices: [DeviceDescription] = []
  /// The kind of codes that the indented lines list.
  private var section: UInt16?

  private static let notices: [StaticString] = [
    "#", "*", "could not ", "remove device ", "- waiting for device", "adb", "^C", "poll ",
    "read ",
  ]

  mutating func parse(_ line: Line) throws(LineProblem) -> ParsedLine {
    guard let first = line.first, !line.isEmptyOrBlank else { return .noEvent }
    if isBlank(first) {
      property(line)
    } else if first == UInt8(ascii: "[") || decimalDigit(first) != nil
      || line.starts(with: "/dev/")
    {
      return try event(line)
    } else if line.starts(with: "add device ") {
      addDevice(line)
    } else if !line.starts(withAnyOf: Self.notices) {
      throw .unknown(line, of: "getevent")
    }
    return .noEvent
  }

  // MARK: Events

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
    scanner.skipBlanks()
    var device = 0
    if scanner.peek == UInt8(ascii: "/") {
      guard let word = scanner.word(), word.last == UInt8(ascii: ":") else { throw broken(line) }
      guard let number = number(ofDevice: Line(rebasing: word.dropLast())) else {
        return .skipped(.ignoredDevice)
      }
      device = number
    }
    guard let type = field(&scanner, EventNames.type).flatMap(UInt16.init(exactly:)),
      let code = field(&scanner, EventNames.code).flatMap(UInt16.init(exactly:)),
      let value = field(&scanner, EventNames.value)
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
    guard let word = scanner.word() else { return nil }
    return word.hexadecimal ?? named(word)
  }

  private func broken(_ line: Line) -> LineProblem {
    .incomplete(line, "a whole event of getevent's")
  }

  // MARK: Devices

  private mutating func number(ofDevice path: Line) -> Int? {
    let path = String(decoding: path, as: UTF8.self)
    if let index = devices.firstIndex(where: { $0.path == path }) { return index }
    guard devices.count < Self.mostDevices else { return nil }
    devices.append(DeviceDescription(path: path))
    return devices.count - 1
  }

  private mutating func addDevice(_ line: Line) {
    section = nil
    var scanner = LineScanner(line)
    guard scanner.skip(past: ": "), let path = scanner.word() else { return }
    _ = number(ofDevice: path)
  }

  /// Reads an indented line of the description that `-p` and `-lp` print.
  private mutating func property(_ line: Line) {
    guard !devices.isEmpty else { return }
    var scanner = LineScanner(line)
    scanner.skipBlanks()
    if scanner.take("name:") {
      devices[devices.count - 1].name = scanner.unquotedRest
      return
    }
    if scanner.take("ABS (0003):") {
      section = EventCode.absolute
    } else if scanner.take("KEY (0001):") {
      section = EventCode.key
    } else if isHeading(scanner) {
      section = nil
    }
    if section == EventCode.key { keys(&scanner) }
    if section == EventCode.absolute { axis(&scanner) }
  }

  private func isHeading(_ scanner: LineScanner) -> Bool {
    var scanner = scanner
    guard let word = scanner.word() else { return true }
    if word.last == UInt8(ascii: ":") && word.count > 1 { return true }
    scanner.skipBlanks()
    return scanner.peek == UInt8(ascii: "(") || word.equals("input")
  }

  private mutating func keys(_ scanner: inout LineScanner) {
    while let code = field(&scanner, EventNames.code) {
      if let code = UInt16(exactly: code) { devices[devices.count - 1].addKey(code) }
    }
  }

  /// Reads `ABS_MT_POSITION_X : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0`.
  private mutating func axis(_ scanner: inout LineScanner) {
    guard let code = field(&scanner, EventNames.code).flatMap(UInt16.init(exactly:)),
      scanner.skip(past: "min "), let minimum = scanner.decimal(),
      scanner.skip(past: "max "), let maximum = scanner.decimal()
    else { return }
    devices[devices.count - 1].axes[code] = DeviceDescription.Axis(
      minimum: minimum,
      maximum: maximum,
      resolution: scanner.skip(past: "resolution ") ? scanner.decimal() ?? 0 : 0
    )
  }
}
