/// The YAML that `libinput record` prints (FORMATS.md, section 3.4), read line by line.
///
/// Of several devices, which the format writes one after the other, the first that can be touched
/// is read: their times overlap, and no more than one device fits into a stream of frames.
struct LibinputParser: EventParser {
  private var all: [DeviceDescription] = []
  private var chosen: Int?
  private var current = 0
  private var isInAxes = false
  private var isInEvents = false
  private(set) var ignoresDevices = false

  var devices: [DeviceDescription] { all.isEmpty ? [] : [all[chosen ?? 0]] }

  mutating func parse(_ line: Line) throws(LineProblem) -> InputEvent? {
    var scanner = LineScanner(line)
    scanner.skipBlanks()
    guard let first = scanner.peek, first != UInt8(ascii: "#") else { return nil }
    if scanner.take(UInt8(ascii: "-")) {
      scanner.skipBlanks()
      if scanner.peek == UInt8(ascii: "[") { return try event(&scanner, line) }
    }
    if scanner.take("node:") {
      all.append(DeviceDescription(path: scanner.rest))
      current = all.count - 1
      isInEvents = false
      isInAxes = false
      return nil
    }
    if scanner.take("events:") {
      choose()
      isInEvents = true
      return nil
    }
    if isInEvents {
      try eventSection(scanner, line)
    } else {
      property(&scanner)
    }
    return nil
  }

  /// Reads a line of the header; what isn't known is left aside.
  private mutating func property(_ scanner: inout LineScanner) {
    if scanner.take("absinfo:") {
      isInAxes = true
      return
    }
    if isInAxes, let code = scanner.decimal().flatMap(UInt16.init(exactly:)),
      scanner.take(UInt8(ascii: ":"))
    {
      if let fields = list(&scanner), fields.count >= 4 { axis(code, fields) }
      return
    }
    isInAxes = false
    if scanner.take("name:"), !all.isEmpty, all[current].name == nil {
      let name = scanner.rest
      let isQuoted = name.count >= 2 && name.hasPrefix("\"") && name.hasSuffix("\"")
      all[current].name = isQuoted ? String(name.dropFirst().dropLast()) : name
    } else if scanner.take("1:"), !all.isEmpty, let keys = list(&scanner) {
      for key in keys { UInt16(exactly: key).map { all[current].addKey($0) } }
    }
  }

  private mutating func axis(_ code: UInt16, _ fields: [Int32]) {
    if all.isEmpty { all.append(DeviceDescription()) }
    all[current].axes[code] = DeviceDescription.Axis(
      minimum: fields[0],
      maximum: fields[1],
      resolution: fields.count > 4 ? fields[4] : 0
    )
  }

  private mutating func choose() {
    guard chosen == nil, current < all.count else { return }
    let device = all[current]
    // A shortened header may name neither axes nor keys; then the device gets its chance.
    let isUnknown = device.axes.isEmpty && device.hasPen == nil
    if isUnknown || device.position(multitouch: true) != nil { chosen = current }
  }

  /// Accepts what stands between the events: keys, and the libinput and hidraw data of other tools.
  private func eventSection(_ scanner: LineScanner, _ line: Line) throws(LineProblem) {
    guard let first = scanner.peek else { return }
    let isData = first == UInt8(ascii: "{") || first == UInt8(ascii: "}")
    var probe = scanner
    let isHexadecimal = probe.take("0x") || probe.take("]")
    probe = scanner
    if isData || isHexadecimal || probe.skip(past: ":") { return }
    throw broken(line)
  }

  private mutating func event(_ scanner: inout LineScanner, _ line: Line) throws(LineProblem)
    -> InputEvent?
  {
    guard let fields = list(&scanner), fields.count == 5,
      fields[0] >= 0, (0..<1_000_000).contains(fields[1]),
      let type = UInt16(exactly: fields[2]), let code = UInt16(exactly: fields[3])
    else { throw broken(line) }
    scanner.skipBlanks()
    guard scanner.isAtEnd || scanner.peek == UInt8(ascii: "#") else { throw broken(line) }
    if !isInEvents {
      choose()
      isInEvents = true
    }
    guard all.isEmpty || chosen == current else {
      ignoresDevices = true
      return nil
    }
    let time = Int64(fields[0]) * 1_000_000_000 + Int64(fields[1]) * 1000
    return InputEvent(time: time, type: type, code: code, value: fields[4])
  }

  /// Reads `[1, 2, 3]`; nil where that isn't what comes next.
  private func list(_ scanner: inout LineScanner) -> [Int32]? {
    scanner.skipBlanks()
    guard scanner.take(UInt8(ascii: "[")) else { return nil }
    var numbers: [Int32] = []
    while true {
      scanner.skipBlanks()
      if scanner.take(UInt8(ascii: "]")) { return numbers }
      guard let number = scanner.decimal() else { return nil }
      numbers.append(number)
      scanner.skipBlanks()
      if scanner.take(UInt8(ascii: ",")) { continue }
      guard scanner.take(UInt8(ascii: "]")) else { return nil }
      return numbers
    }
  }

  private func broken(_ line: Line) -> LineProblem {
    LineProblem(
      problem: "'\(line.excerpt)' is not a whole event of libinput record's",
      remedy: "complete the line or remove it"
    )
  }
}
