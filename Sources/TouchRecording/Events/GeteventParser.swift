/// The text that Android's `getevent` prints (FORMATS.md, section 3.3).
struct GeteventParser: EventParser {
  /// More devices than this are read over.
  static let mostDevices = 64

  private(set) var devices: [DeviceDescription] = []
  private(set) var ignoresDevices = false
  private var section: UInt16?

  mutating func parse(_ line: Line) throws(LineProblem) -> InputEvent? {
    guard let first = line.first, !line.isEmptyOrBlank else { return nil }
    if isBlank(first) {
      property(line)
      return nil
    }
    if first == UInt8(ascii: "[") || decimalDigit(first) != nil || isEventOfDevice(line) {
      return try event(line)
    }
    if line.starts(with: "add device ") {
      addDevice(line)
      return nil
    }
    if isNotice(line) { return nil }
    throw LineProblem(
      problem: "'\(line.excerpt)' is not a line of getevent's",
      remedy: "remove the line or record again"
    )
  }

  private func isNotice(_ line: Line) -> Bool {
    line[0] == UInt8(ascii: "#") || line[0] == UInt8(ascii: "*")
      || line.starts(with: "could not ") || line.starts(with: "remove device ")
      || line.starts(with: "- waiting for device") || line.starts(with: "adb")
      || line.starts(with: "^C") || line.starts(with: "poll ") || line.starts(with: "read ")
  }

  private func isEventOfDevice(_ line: Line) -> Bool { line.starts(with: "/dev/") }

  // MARK: Events

  private mutating func event(_ line: Line) throws(LineProblem) -> InputEvent? {
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
      let path = Line(rebasing: word.dropLast())
      guard let number = number(ofDevice: path) else {
        ignoresDevices = true
        return nil
      }
      device = number
    }
    guard let type = field(&scanner, EventNames.type).flatMap({ UInt16(exactly: $0) }),
      let code = field(&scanner, EventNames.code).flatMap({ UInt16(exactly: $0) }),
      let value = field(&scanner, { EventNames.value($0).map { UInt32(bitPattern: $0) } })
    else { throw broken(line) }
    scanner.skipBlanks()
    guard scanner.isAtEnd || scanner.take("rate ") else { throw broken(line) }
    return InputEvent(
      time: time,
      type: type,
      code: code,
      value: Int32(bitPattern: value),
      device: device
    )
  }

  /// Old Androids print `SECONDS-MICROSECONDS:` in place of the brackets.
  private func oldTime(_ scanner: inout LineScanner) -> Int64? {
    var probe = scanner
    guard let seconds = probe.decimal(), probe.take(UInt8(ascii: "-")),
      let micros = probe.decimal(), probe.take(UInt8(ascii: ":")), micros < 1_000_000
    else { return nil }
    scanner = probe
    return Int64(seconds) * 1_000_000_000 + Int64(micros) * 1000
  }

  private func field<Number: FixedWidthInteger>(
    _ scanner: inout LineScanner,
    _ named: (Line) -> Number?
  ) -> UInt32? {
    guard let word = scanner.word() else { return nil }
    var digits = LineScanner(word)
    if let number = digits.hexadecimal(), digits.isAtEnd { return number }
    return named(word).flatMap { UInt32(exactly: $0) }
  }

  private func broken(_ line: Line) -> LineProblem {
    LineProblem(
      problem: "'\(line.excerpt)' is not a whole event of getevent's",
      remedy: "complete the line or remove it"
    )
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
      let name = scanner.rest
      let isQuoted = name.count >= 2 && name.hasPrefix("\"") && name.hasSuffix("\"")
      devices[devices.count - 1].name = isQuoted ? String(name.dropFirst().dropLast()) : name
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
    guard let code = field(&scanner, EventNames.code).flatMap({ UInt16(exactly: $0) }),
      scanner.skip(past: "min "), let minimum = scanner.decimal(),
      scanner.skip(past: "max "), let maximum = scanner.decimal()
    else { return }
    let resolution = scanner.skip(past: "resolution ") ? scanner.decimal() ?? 0 : 0
    devices[devices.count - 1].axes[code] = DeviceDescription.Axis(
      minimum: minimum,
      maximum: maximum,
      resolution: resolution
    )
  }
}
