/// The YAML that `libinput record` prints (FORMATS 3.4), read line by line.
///
/// Of several devices, which the format writes one after the other, the first that can be touched
/// is read: their times overlap, and no more than one device fits into a stream of frames.
struct LibinputParser: EventParser {
  private var all: [DeviceDescription] = []
  /// The index of the device that is read, once it is known.
  private var chosen: Int?
  /// The index of the device whose lines are being read.
  private var current = 0
  private var isInAxes = false
  private var isInEvents = false

  var devices: [DeviceDescription] { all.isEmpty ? [] : [all[chosen ?? 0]] }

  mutating func parse(_ line: Line) throws(LineProblem) -> ParsedLine {
    var scanner = LineScanner(line)
    scanner.skipBlanks()
    guard let first = scanner.peek, first != UInt8(ascii: "#") else { return .noEvent }
    if scanner.take(UInt8(ascii: "-")) {
      scanner.skipBlanks()
      if scanner.peek == UInt8(ascii: "[") { return try event(&scanner) }
    }
    if scanner.take("node:") {
      all.append(DeviceDescription(path: scanner.rest))
      current = all.count - 1
      isInEvents = false
      isInAxes = false
    } else if scanner.take("events:") {
      choose()
      isInEvents = true
    } else if !isInEvents {
      property(&scanner)
    } else if !Self.mayStandBetweenEvents(scanner) {
      throw broken(line)
    }
    return .noEvent
  }

  /// Reads a line of the header; what isn't known is ignored.
  private mutating func property(_ scanner: inout LineScanner) {
    if scanner.take("absinfo:") {
      isInAxes = true
      return
    }
    if isInAxes, let code = scanner.decimalCode(), scanner.take(UInt8(ascii: ":")) {
      if let fields = scanner.list(), fields.count >= 4 { axis(code, fields) }
      return
    }
    isInAxes = false
    guard !all.isEmpty else { return }
    if all[current].name == nil, scanner.take("name:") {
      all[current].name = scanner.unquotedRest
    } else if scanner.take("1:"), let keys = scanner.list() {
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

  /// Chooses the current device if it can be touched and none was chosen before.
  private mutating func choose() {
    guard chosen == nil, current < all.count else { return }
    let device = all[current]
    // A shortened header names neither axes nor keys; its device may be one that can be touched.
    let isUnknown = device.axes.isEmpty && device.hasPen == nil
    if isUnknown || device.position(multitouch: true) != nil { chosen = current }
  }

  /// Whether a line may stand between the events: a key, or libinput's and hidraw's own data.
  private static func mayStandBetweenEvents(_ scanner: LineScanner) -> Bool {
    guard let first = scanner.peek else { return true }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "}") || first == UInt8(ascii: "]") {
      return true
    }
    var scanner = scanner
    return scanner.take("0x") || scanner.skip(past: ":")
  }

  private mutating func event(_ scanner: inout LineScanner) throws(LineProblem) -> ParsedLine {
    guard let fields = scanner.list(), fields.count == 5,
      fields[0] >= 0, (0..<1_000_000).contains(fields[1]),
      let type = UInt16(exactly: fields[2]), let code = UInt16(exactly: fields[3]),
      scanner.endsOrComments()
    else { throw broken(scanner.line) }
    if !isInEvents {
      choose()
      isInEvents = true
    }
    guard all.isEmpty || chosen == current else { return .skipped(.ignoredDevice) }
    let time = InputEvent.nanoseconds(Int64(fields[0]), micros: Int64(fields[1]))
    return .event(InputEvent(time: time, type: type, code: code, value: fields[4]))
  }

  private func broken(_ line: Line) -> LineProblem {
    .incomplete(line, "a whole event of libinput record's")
  }
}
