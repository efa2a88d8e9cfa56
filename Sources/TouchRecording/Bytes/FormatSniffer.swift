/// Tells a recording's format from its first bytes.
enum FormatSniffer {
  /// What the content turned out to be.
  enum Finding: Hashable {
    case format(RecordingFormat)
    case empty
    case unknown(problem: String, remedy: String)
  }

  static func examine(_ sample: [UInt8]) -> Finding {
    if sample.isEmpty { return .empty }
    if let foreign = foreign(sample) { return foreign }
    if sample.prefix(4096).contains(0) || sample.prefix(64).contains(where: isControl) {
      let fits64 = BinaryEvents.fits(sample, is64: true)
      let fits32 = BinaryEvents.fits(sample, is64: false)
      if fits64 { return .format(.inputEvent64) }
      if fits32 { return .format(.inputEvent32) }
    }
    return sample.withUnsafeBufferPointer {
      text(in: $0, isWhole: sample.count < ByteSource.sampleSize)
    }
  }

  private static func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D
  }

  private static func foreign(_ sample: [UInt8]) -> Finding? {
    if sample.starts(with: [0xFF, 0xFE]) || sample.starts(with: [0xFE, 0xFF]) {
      return .unknown(
        problem: "the text is UTF-16, not UTF-8",
        remedy: "convert it, for example with iconv"
      )
    }
    if sample.starts(with: [0x1F, 0x8B]) || sample.starts(with: [0x28, 0xB5, 0x2F, 0xFD])
      || sample.starts(with: [0xFD, 0x37, 0x7A, 0x58, 0x5A])
    {
      return .unknown(problem: "the file is compressed", remedy: "decompress it first")
    }
    return nil
  }

  private static func text(in sample: Line, isWhole: Bool) -> Finding {
    var rest = sample[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    var isBlank = true
    while !rest.isEmpty {
      let end = rest.firstIndex(of: 0x0A) ?? rest.endIndex
      var line = Line(rebasing: rest[rest.startIndex..<end])
      if line.last == 0x0D { line = Line(rebasing: line.dropLast()) }
      if !line.isEmptyOrBlank {
        isBlank = false
        switch verdict(on: line) {
        case .format(let format): return .format(format)
        case .refused(let finding): return finding
        case .goOn: break
        }
      }
      rest = end < rest.endIndex ? rest[(end + 1)...] : rest[end...]
    }
    return isBlank && isWhole ? .empty : unknown
  }

  private static let unknown = Finding.unknown(
    problem: "this is not a recording in a known format",
    remedy:
      "give an evemu, evtest, getevent, libinput record, input_event or .touches recording"
  )

  private enum Verdict {
    case format(RecordingFormat)
    case refused(Finding)
    case goOn
  }

  /// Judges one line: the first that belongs to one format alone decides.
  private static func verdict(on line: Line) -> Verdict {
    var scanner = LineScanner(line)
    scanner.skipBlanks()
    switch scanner.peek {
    case UInt8(ascii: "#"): return comment(line)
    case UInt8(ascii: "{"):
      return isTouchesHeader(line) ? .format(.touches) : .refused(unknown)
    case UInt8(ascii: "["), UInt8(ascii: "/"):
      return isGetevent(line) ? .format(.getevent) : noise(line)
    case UInt8(ascii: "-"): return yaml(&scanner, line)
    default: break
    }
    if isEvemu(line) { return .format(.evemu) }
    if line.starts(with: "R: ") {
      return .refused(
        .unknown(
          problem: "this looks like hid-recorder's format, which isn't read",
          remedy: "record with evemu-record or libinput record"
        )
      )
    }
    if line.starts(with: "Event: time ") || line.starts(with: "Input driver version is ")
      || line.starts(with: "Input device name: ") || line.starts(with: "Testing ... (")
      || line.starts(with: "No device specified, trying to scan")
    {
      return .format(.evtest)
    }
    if line.starts(with: "add device ") || isGetevent(line) { return .format(.getevent) }
    for key in yamlKeys where scanner.take(key) { return .format(.libinputRecord) }
    return noise(line)
  }

  private static let yamlKeys: [StaticString] = [
    "version: 1", "ndevices:", "libinput:", "devices:", "absinfo:", "events:",
  ]

  private static func comment(_ line: Line) -> Verdict {
    if line.starts(with: "# EVEMU") { return .format(.evemu) }
    if line.starts(with: "# libinput record") { return .format(.libinputRecord) }
    return .goOn
  }

  private static func yaml(_ scanner: inout LineScanner, _ line: Line) -> Verdict {
    scanner.advance()
    scanner.skipBlanks()
    if scanner.take("node:") || scanner.take("evdev:") { return .format(.libinputRecord) }
    if scanner.take(UInt8(ascii: "[")) {
      var numbers = 0
      while numbers < 5 {
        scanner.skipBlanks()
        guard scanner.decimal() != nil else { return .goOn }
        numbers += 1
        scanner.skipBlanks()
        _ = scanner.take(UInt8(ascii: ","))
      }
      return scanner.take(UInt8(ascii: "]")) ? .format(.libinputRecord) : .refused(unknown)
    }
    return noise(line)
  }

  /// Lines that tools put before a recording; anything else isn't one.
  private static func noise(_ line: Line) -> Verdict {
    let isNoise =
      line.starts(with: "* ") || line.starts(with: "could not ") || line.starts(with: "adb")
      || line.starts(with: "- waiting for device") || line.starts(with: "...")
      || line.starts(with: "Available devices:") || line.starts(with: "/dev/input/")
      || line.starts(with: "Select the device") || line.starts(with: "$ ")
    return isNoise ? .goOn : .refused(unknown)
  }

  private static func isEvemu(_ line: Line) -> Bool {
    var scanner = LineScanner(line)
    if scanner.take("E:") {
      scanner.skipBlanks()
      guard scanner.seconds() != nil, let type = scanner.word(), type.count == 4 else {
        return false
      }
      return scanner.word()?.count == 4
    }
    if scanner.take("A:") {
      guard let code = scanner.word() else { return false }
      var digits = LineScanner(code)
      guard digits.hexadecimal() != nil, digits.isAtEnd else { return false }
      scanner.skipBlanks()
      return scanner.decimal() != nil
    }
    if scanner.take("I:") || scanner.take("P:") || scanner.take("B:") {
      scanner.skipBlanks()
      return scanner.hexadecimal() != nil
    }
    return scanner.take("N: ")
  }

  private static func isGetevent(_ line: Line) -> Bool {
    var parser = GeteventParser()
    return ((try? parser.parse(line)) ?? nil) != nil
  }

  private static func isTouchesHeader(_ line: Line) -> Bool {
    var scanner = LineScanner(line)
    return scanner.skip(past: "\"touches\"")
  }
}
