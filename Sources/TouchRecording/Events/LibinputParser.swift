/// The YAML that `libinput record` prints (recording formats 3.4), read line by line.
///
/// Of several devices, which the format writes one after the other, the first that can be touched
/// is read: their times overlap, and no more than one device fits into a stream of frames.
struct LibinputParser: EventParser {
  /// Devices beyond this number are left out.
  static let mostDevices = 64

  private var all: [DeviceDescription] = []
  /// The index of the device that is read, once it is known.
  private var chosen: Int?
  /// The index of the device whose lines are being read.
  private var current = 0
  /// Whether the lines are of a device beyond the limit.
  private var isBeyondLimit = false
  private var isInAxes = false
  private var isInEvents = false

  var devices: [DeviceDescription] { all.isEmpty ? [] : [all[chosen ?? 0]] }

  mutating func parse(_ line: Line) throws(LineProblem) -> ParsedLine {
    var scanner = LineScanner(line)
    scanner.skipBlanks()
    guard let first = scanner.peek else { return .noEvent }
    if first == UInt8(ascii: "#") { return comment(line) }
    if scanner.take(UInt8(ascii: "-")) {
      scanner.skipBlanks()
      if scanner.peek == UInt8(ascii: "[") { return try event(&scanner) }
    }
    if scanner.take("node:") {
      isInEvents = false
      isInAxes = false
      isBeyondLimit = all.count >= Self.mostDevices
      guard !isBeyondLimit else { return .skipped(.ignoredDevice) }
      all.append(DeviceDescription(path: scanner.rest))
      current = all.count - 1
    } else if scanner.take("events:") {
      choose()
      isInEvents = true
    } else if !isInEvents {
      return property(&scanner) ? .noEvent : .skipped(.skippedLine)
    } else if !Self.mayStandBetweenEvents(scanner) {
      throw broken(line)
    }
    return .noEvent
  }

  /// Judges a comment: an event in one is left out, which is counted.
  private func comment(_ line: Line) -> ParsedLine {
    let comment = line.comment
    guard comment.first == UInt8(ascii: "-") || comment.first == UInt8(ascii: "[") else {
      return .noEvent
    }
    var probe = self
    var scanner = LineScanner(comment)
    if scanner.take(UInt8(ascii: "-")) { scanner.skipBlanks() }
    return (try? probe.event(&scanner)) == nil ? .noEvent : .skipped(.skippedLine)
  }

  /// Reads a line of the header; false for an axis that can't be read.
  ///
  /// What isn't known is ignored.
  private mutating func property(_ scanner: inout LineScanner) -> Bool {
    if scanner.take("absinfo:") {
      isInAxes = true
      return true
    }
    if isInAxes, let first = scanner.peek, decimalDigit(first) != nil {
      guard let code = scanner.decimalCode(), scanner.take(UInt8(ascii: ":")),
        let fields = scanner.list(), fields.count >= 4, scanner.endsOrComments()
      else { return false }
      if !isBeyondLimit { axis(code, fields) }
      return true
    }
    isInAxes = false
    guard !all.isEmpty, !isBeyondLimit else { return true }
    if all[current].name == nil, scanner.take("name:") {
      all[current].name = scanner.unquotedRest
    } else if scanner.take("1:"), let keys = scanner.list() {
      for key in keys { UInt16(exactly: key).map { all[current].addKey($0) } }
    }
    return true
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
    guard chosen == nil, current < all.count, !isBeyondLimit else { return }
    let device = all[current]
    // A shortened header names neither axes nor keys; its device may be one that can be touched.
    let isUnknown = device.axes.isEmpty && device.hasPen == nil
    if isUnknown || device.position(multitouch: true) != nil { chosen = current }
  }

  /// Whether a line may stand between the events: a key, or libinput's and hidraw's own data.
  ///
  /// Of an event that is damaged nothing of this is true.
  private static func mayStandBetweenEvents(_ scanner: LineScanner) -> Bool {
    guard let first = scanner.peek else { return true }
    if holdsEvent(scanner) { return false }
    var scanner = scanner
    if scanner.take("{time:") || scanner.take("{ time:") || scanner.take("{type:") { return true }
    if isLetter(first) { return scanner.takeKey() }
    // The rest of a list of bytes.
    return scanner.line[scanner.index...].allSatisfy {
      hexadecimalDigit($0) != nil || $0 == UInt8(ascii: "x") || isBlank($0)
        || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "]")
    } && (first == UInt8(ascii: "]") || scanner.take("0x"))
  }

  /// Whether three whole numbers follow one another, as in an event and in nothing else.
  private static func holdsEvent(_ scanner: LineScanner) -> Bool {
    var scanner = scanner
    var count = 0
    while let byte = scanner.peek {
      let isSign = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      if byte == UInt8(ascii: "#") { return false }
      if isSeparator(byte) {
        scanner.advance()
      } else if isSign || decimalDigit(byte) != nil, scanner.decimal() != nil,
        isSeparator(scanner.peek)
      {
        count += 1
        if count == fewestNumbers { return true }
      } else {
        // What isn't a whole number ends the row, and is passed as a whole.
        count = 0
        while !isSeparator(scanner.peek) { scanner.advance() }
      }
    }
    return false
  }

  private static func isSeparator(_ byte: UInt8?) -> Bool {
    guard let byte else { return true }
    return isBlank(byte)
      || [UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]")].contains(byte)
  }

  private static let fewestNumbers = 3

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
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
    guard !isBeyondLimit, all.isEmpty || chosen == current else { return .skipped(.ignoredDevice) }
    let time = InputEvent.nanoseconds(Int64(fields[0]), micros: Int64(fields[1]))
    return .event(InputEvent(time: time, type: type, code: code, value: fields[4]))
  }

  private func broken(_ line: Line) -> LineProblem {
    .incomplete(line, "a whole event of libinput record's")
  }
}
