/// evemu's text: letters, a colon, fields (FORMATS.md, section 3.1).
struct EvemuParser: EventParser {
  private var device = DeviceDescription()
  /// Version 1.3 and its elders describe the device in comments, too; `A:` lines win.
  private var comments = EvtestHeader()
  private var keyBytes = 0

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

  mutating func parse(_ line: Line) throws(LineProblem) -> InputEvent? {
    guard let first = line.first else { return nil }
    if first == UInt8(ascii: "E"), line.starts(with: "E:") { return try event(line) }
    if first == UInt8(ascii: "#") {
      var comment = 0
      while comment < line.count, line[comment] == UInt8(ascii: "#") { comment += 1 }
      comments.read(Line(rebasing: line[comment...]))
      return nil
    }
    if line.isEmptyOrBlank { return nil }
    var scanner = LineScanner(line)
    let letter = first
    scanner.advance()
    guard scanner.take(UInt8(ascii: ":")) else { throw Self.unknown(line) }
    switch letter {
    case UInt8(ascii: "N"): device.name = scanner.rest
    case UInt8(ascii: "A"): try axis(&scanner, line)
    case UInt8(ascii: "B"): bits(&scanner)
    case UInt8(ascii: "I"), UInt8(ascii: "P"), UInt8(ascii: "L"), UInt8(ascii: "S"): break
    default: throw Self.unknown(line)
    }
    return nil
  }

  private static func unknown(_ line: Line) -> LineProblem {
    LineProblem(
      problem: "'\(line.excerpt)' is not a line of evemu's",
      remedy: "remove the line or record again"
    )
  }

  private func event(_ line: Line) throws(LineProblem) -> InputEvent {
    var scanner = LineScanner(line)
    scanner.advance(2)
    scanner.skipBlanks()
    guard let time = scanner.seconds(), separated(&scanner),
      let type = scanner.hexadecimal(), type <= 0xFFFF, separated(&scanner),
      let code = scanner.hexadecimal(), code <= 0xFFFF, separated(&scanner),
      let value = scanner.decimal(), isEnd(&scanner)
    else {
      throw LineProblem(
        problem: "'\(line.excerpt)' is not 'E: seconds type code value'",
        remedy: "complete the line or remove it"
      )
    }
    return InputEvent(time: time, type: UInt16(type), code: UInt16(code), value: value)
  }

  private func separated(_ scanner: inout LineScanner) -> Bool {
    let start = scanner.index
    scanner.skipBlanks()
    return scanner.index > start
  }

  private func isEnd(_ scanner: inout LineScanner) -> Bool {
    scanner.skipBlanks()
    return scanner.isAtEnd || scanner.peek == UInt8(ascii: "#")
  }

  private mutating func axis(_ scanner: inout LineScanner, _ line: Line) throws(LineProblem) {
    scanner.skipBlanks()
    guard let code = scanner.hexadecimal(), code <= 0xFFFF, separated(&scanner),
      let minimum = scanner.decimal(), separated(&scanner),
      let maximum = scanner.decimal(), separated(&scanner),
      scanner.decimal() != nil, separated(&scanner), scanner.decimal() != nil
    else { throw Self.brokenAxis(line) }
    scanner.skipBlanks()
    var resolution: Int32 = 0
    if !scanner.isAtEnd, scanner.peek != UInt8(ascii: "#") {
      guard let number = scanner.decimal(), isEnd(&scanner) else { throw Self.brokenAxis(line) }
      resolution = number
    }
    device.axes[UInt16(code)] = DeviceDescription.Axis(
      minimum: minimum,
      maximum: maximum,
      resolution: resolution
    )
  }

  private static func brokenAxis(_ line: Line) -> LineProblem {
    LineProblem(
      problem: "'\(line.excerpt)' is not 'A: code min max fuzz flat [resolution]'",
      remedy: "complete the line or remove it"
    )
  }

  /// Reads eight bytes of a bitmap; of the keys it remembers those that touches are made of.
  private mutating func bits(_ scanner: inout LineScanner) {
    guard let type = scanner.word(), type.equals("01") else { return }
    while let word = scanner.word() {
      var byte = LineScanner(word)
      guard let bits = byte.hexadecimal(), bits <= 0xFF else { return }
      for bit in 0..<8 where bits & (1 << UInt32(bit)) != 0 {
        device.addKey(UInt16(truncatingIfNeeded: keyBytes * 8 + bit))
      }
      if keyBytes < 0x60 { keyBytes += 1 }
    }
  }
}
