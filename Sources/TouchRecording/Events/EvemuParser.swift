/// evemu's text: letters, a colon, fields (recording formats 3.1).
struct EvemuParser: EventParser {
  private var device = DeviceDescription()
  /// Up to version 1.3 comments describe the device too; `A:` lines come first.
  private var comments = EvtestHeader()
  private var keyBytes = 0
  private var lastTime = RepeatedTime()

  var devices: [DeviceDescription] {
    var merged = device
    if merged.name == nil { merged.name = comments.device.name }
    if merged.axes.isEmpty { merged.axes = comments.device.axes }
    if merged.hasPen == nil {
      merged.hasPen = comments.device.hasPen
      merged.hasFinger = comments.device.hasFinger
    }
    return [merged]
  }

  @inline(__always)
  mutating func parse(_ line: Line) throws(LineProblem) -> ParsedLine {
    if let event = shortEvent(line) { return .event(event) }
    return line.starts(with: "E:") ? .event(try event(line)) : try describe(line)
  }

  /// Reads `E: 12.345678 0003 0035 123` up to the line's end, as most lines are; nil for anything else.
  @inline(__always)
  private mutating func shortEvent(_ line: Line) -> InputEvent? {
    guard let (time, end) = lastTime.time(of: line) ?? newTime(line) else { return nil }
    var scanner = LineScanner(line)
    scanner.skip(to: end)
    guard let kind = scanner.typeAndCode(), let value = scanner.fewDecimals(), scanner.isAtEnd
    else { return nil }
    return InputEvent(
      time: time,
      type: UInt16(truncatingIfNeeded: kind &>> 16),
      code: UInt16(truncatingIfNeeded: kind),
      value: value
    )
  }

  /// Reads the time of an event, and keeps it; nil for other lines.
  @inline(never)
  private mutating func newTime(_ line: Line) -> (time: Int64, end: Int)? {
    var scanner = LineScanner(line)
    guard scanner.take("E:") else { return nil }
    scanner.skipBlanks()
    guard let time = scanner.seconds() else { return nil }
    lastTime.keep(time, of: line, upTo: scanner.index)
    return (time, scanner.index)
  }

  /// Reads a line that is no event.
  @inline(never)
  private mutating func describe(_ line: Line) throws(LineProblem) -> ParsedLine {
    guard let letter = line.first else { return .noEvent }
    if letter == UInt8(ascii: "#") {
      let comment = line.comment
      if comment.starts(with: "E:"), (try? event(comment)) != nil { return .skipped(.skippedLine) }
      comments.read(comment)
      return .noEvent
    }
    if line.isEmptyOrBlank { return .noEvent }
    var scanner = LineScanner(line)
    scanner.advance()
    guard scanner.take(UInt8(ascii: ":")) else { throw .unknown(line, of: "evemu") }
    if Self.areFields(scanner) { throw .unknown(line, of: "evemu") }
    switch letter {
    case UInt8(ascii: "N"): device.name = scanner.rest
    case UInt8(ascii: "A"): try axis(&scanner)
    case UInt8(ascii: "B"): try bits(&scanner)
    case UInt8(ascii: "I"), UInt8(ascii: "P"), UInt8(ascii: "L"), UInt8(ascii: "S"): break
    default: throw .unknown(line, of: "evemu")
    }
    return .noEvent
  }

  /// Whether an event's fields come next: a time and a type, which no other line has.
  private static func areFields(_ scanner: LineScanner) -> Bool {
    var scanner = scanner
    scanner.skipBlanks()
    if scanner.take("E:") { scanner.skipBlanks() }
    guard let time = scanner.word(), time.contains(UInt8(ascii: ".")) else { return false }
    var seconds = LineScanner(time)
    guard seconds.seconds() != nil, let type = scanner.word() else { return false }
    return type.count == 4 && type.hexadecimal != nil
  }

  private func event(_ line: Line) throws(LineProblem) -> InputEvent {
    var scanner = LineScanner(line)
    scanner.advance(2)
    scanner.skipBlanks()
    guard let time = scanner.seconds(), let kind = Self.typeAndCode(&scanner),
      let value = scanner.decimal(), scanner.endsOrComments()
    else { throw .incomplete(line, "'E: seconds type code value'") }
    return InputEvent(
      time: time,
      type: UInt16(truncatingIfNeeded: kind &>> 16),
      code: UInt16(truncatingIfNeeded: kind),
      value: value
    )
  }

  /// Reads a type and a code, with the blanks around them; the type is the upper half.
  @inline(never)
  private static func typeAndCode(_ scanner: inout LineScanner) -> UInt32? {
    guard scanner.takeBlanks(), let type = scanner.hexadecimal(), type <= 0xFFFF,
      scanner.takeBlanks(), let code = scanner.hexadecimal(), code <= 0xFFFF,
      scanner.takeBlanks()
    else { return nil }
    return type << 16 | code
  }

  private mutating func axis(_ scanner: inout LineScanner) throws(LineProblem) {
    scanner.skipBlanks()
    var resolution: Int32? = 0
    guard let code = scanner.hexadecimal(), code <= 0xFFFF, scanner.takeBlanks(),
      let minimum = scanner.decimal(), scanner.takeBlanks(),
      let maximum = scanner.decimal(), scanner.takeBlanks(),
      scanner.decimal() != nil, scanner.takeBlanks(), scanner.decimal() != nil
    else { throw brokenAxis(scanner) }
    if !scanner.endsOrComments() {
      resolution = scanner.decimal()
      if !scanner.endsOrComments() { resolution = nil }
    }
    guard let resolution else { throw brokenAxis(scanner) }
    device.axes[UInt16(code)] = DeviceDescription.Axis(
      minimum: minimum,
      maximum: maximum,
      resolution: resolution
    )
  }

  private func brokenAxis(_ scanner: LineScanner) -> LineProblem {
    .incomplete(scanner.line, "'A: code min max fuzz flat [resolution]'")
  }

  /// Reads eight bytes of a bitmap; of keys it stores those that touches are made of.
  private mutating func bits(_ scanner: inout LineScanner) throws(LineProblem) {
    let line = scanner.line
    guard let type = scanner.word()?.hexadecimal else {
      throw .incomplete(line, "'B: type bytes', in hexadecimal")
    }
    while !scanner.endsOrComments(), let word = scanner.word() {
      guard let bits = word.hexadecimal, bits <= 0xFF else {
        throw .incomplete(line, "'B: type bytes', in hexadecimal")
      }
      guard type == UInt32(EventCode.key) else { continue }
      for bit in 0..<8 where bits & (1 << UInt32(bit)) != 0 {
        device.addKey(UInt16(truncatingIfNeeded: keyBytes * 8 + bit))
      }
      if keyBytes < 0x60 { keyBytes += 1 }
    }
  }
}
