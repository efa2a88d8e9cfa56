/// Finds a recording's format by its first bytes.
package enum FormatSniffer {
  /// What the content turned out to be.
  enum Finding: Hashable {
    case format(RecordingFormat)
    case empty
    case unknown(problem: String, remedy: String)
  }

  /// Finds the format of a source without reading it; throws where it isn't a recording.
  package static func format(of source: ByteSource) throws(RecordingError) -> RecordingFormat {
    switch examine(try source.sample(until: isEnough)) {
    case .format(let format): return format
    case .empty:
      throw RecordingError(
        .noTouches,
        file: source.name,
        problem: "the file is empty",
        remedy: "record again, with a finger on the device"
      )
    case .unknown(let problem, let remedy):
      throw RecordingError(.unknownFormat, file: source.name, problem: problem, remedy: remedy)
    }
  }

  /// What would be lost with a file: a recording, also one that can't be read, a table of labels or a saved run; nil
  /// where it is none of them.
  package static func loss(of source: ByteSource) -> String? {
    guard let sample = try? source.sample(until: isEnough) else { return nil }
    if let work = sample.withUnsafeBufferPointer(work) {
      return "it is \(work), which would be lost"
    }
    return switch examine(sample) {
    case .format, hid: "it is a recording, which would be lost"
    case foreign(sample): "it is compressed and may be a recording, which would be lost"
    default: nil
    }
  }

  /// What other work of a person or of hours a text is, by its first line that says something; nil for none.
  private static func work(_ text: Line) -> String? {
    var first: Line?
    let isMarked = text.starts(with: mark)
    _ = hasLine(isMarked ? Line(rebasing: text.dropFirst(mark.count)) : text) { line in
      if line.isEmptyOrBlank || line.first == UInt8(ascii: "#") { return false }
      first = line
      return true
    }
    guard let first else { return nil }
    if first.starts(withAnyOf: ["{\"run\":", "{\"recording\":"]) { return "a saved run" }
    let end = first.last == 0x0D ? first.count - 1 : first.count
    let columns = first[..<end].split(separator: 0x09)
    let hasLabel = columns.contains { $0.elementsEqual("label".utf8) }
    let isTable = columns.contains {
      $0.elementsEqual("file".utf8) || $0.elementsEqual("recognizers".utf8)
    }
    return hasLabel && isTable ? "a table of labels" : nil
  }

  /// The mark of UTF-8 that a file may begin with.
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Whether the first bytes of a stream tell its format, whatever follows: whole lines, or a few records.
  private static func isEnough(_ sample: [UInt8]) -> Bool {
    let isText = sample.withUnsafeBufferPointer { index(of: 0, in: $0) == nil }
    let end = isText ? sample.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0 : sample.count
    if !isText, end < fewestRecords * BinaryEvents.size(is64: true) { return false }
    let finding = examine(Array(sample[..<end]))
    guard case .format(let format) = finding else { return finding == hid }
    return format != .evemu || sample[..<end].withUnsafeBufferPointer(isEvemuAlone)
  }

  /// Whether a text that looks like evemu's has a line that hid-recorder's hasn't.
  private static func isEvemuAlone(_ text: Line) -> Bool {
    hasLine(text) { line in
      if line.starts(with: "N:") || line.starts(with: "I:") || line.starts(with: "P:") {
        return false
      }
      return finding(in: line) == .format(.evemu)
    }
  }

  /// So many records tell one layout from the other.
  private static let fewestRecords = 3

  static func examine(_ sample: [UInt8]) -> Finding {
    if sample.isEmpty { return .empty }
    if let foreign = foreign(sample) { return foreign }
    if sample.withUnsafeBufferPointer(isBinary) {
      if BinaryEvents.fits(sample, is64: true) { return .format(.inputEvent64) }
      if BinaryEvents.fits(sample, is64: false) { return .format(.inputEvent32) }
    }
    return sample.withUnsafeBufferPointer {
      text(in: $0, isWhole: sample.count < ByteSource.sampleSize)
    }
  }

  private static func isBinary(_ sample: Line) -> Bool {
    index(of: 0, in: Line(rebasing: sample.prefix(4096))) != nil
      || sample.prefix(64).contains(where: isControl)
  }

  /// The index of the first such byte; nil where there is none.
  private static func index(of byte: UInt8, in bytes: Line) -> Int? {
    bytes.baseAddress.flatMap { firstIndex(of: byte, in: $0, count: bytes.count) }
  }

  /// Whether a line of a text, without its end, meets a condition; empty ones aren't asked about.
  private static func hasLine(_ text: Line, where condition: (Line) -> Bool) -> Bool {
    var rest = text
    while !rest.isEmpty {
      let end = index(of: 0x0A, in: rest) ?? rest.count
      if end > 0, condition(Line(rebasing: rest[..<end])) { return true }
      rest = Line(rebasing: rest.dropFirst(end + 1))
    }
    return false
  }

  private static func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D
  }

  private static func foreign(_ sample: [UInt8]) -> Finding? {
    compressed.contains { sample.starts(with: $0) }
      ? .unknown(problem: "the file is compressed", remedy: "decompress it first") : nil
  }

  /// How compressed files begin: gzip, zstd, xz, bzip2, lz4, zip.
  private static let compressed: [[UInt8]] = [
    [0x1F, 0x8B], [0x28, 0xB5, 0x2F, 0xFD], [0xFD, 0x37, 0x7A, 0x58, 0x5A],
    Array("BZh".utf8), [0x04, 0x22, 0x4D, 0x18], [0x50, 0x4B, 0x03, 0x04],
  ]

  /// Reads lines until one of them decides.
  private static func text(in sample: Line, isWhole: Bool) -> Finding {
    var rest = sample
    if rest.starts(with: mark) { rest = Line(rebasing: rest.dropFirst(mark.count)) }
    var isBlank = true
    while !rest.isEmpty {
      let end = index(of: 0x0A, in: rest) ?? rest.count
      var line = Line(rebasing: rest[..<end])
      if line.last == 0x0D { line = Line(rebasing: line.dropLast()) }
      if !line.isEmptyOrBlank {
        isBlank = false
        if let finding = finding(in: line) {
          // Both begin with the device's name; only one describes its reports.
          return finding == .format(.evemu) && hasReports(rest) ? hid : finding
        }
      }
      rest = Line(rebasing: rest.dropFirst(end + 1))
    }
    return isBlank && isWhole ? .empty : unknown
  }

  private static let hid = Finding.unknown(
    problem: "this looks like hid-recorder's format, which isn't read",
    remedy: "record with evemu-record or libinput record"
  )

  /// Whether one of the lines is hid-recorder's description of reports: `R: 3 05 0d 09`.
  private static func hasReports(_ text: Line) -> Bool {
    // For speed, a look at the letter: hardly a line has it, and there are thousands.
    hasLine(text) { $0[0] == UInt8(ascii: "R") && $0.starts(with: "R:") && isBytes($0) }
  }

  /// Whether a line is hid-recorder's: a letter, for events a time, a number, and so many bytes.
  private static func isBytes(_ line: Line) -> Bool {
    var scanner = LineScanner(line)
    if scanner.take("E:") {
      scanner.skipBlanks()
      guard scanner.seconds() != nil else { return false }
    } else if !scanner.take("R:") {
      return false
    }
    scanner.skipBlanks()
    guard let count = scanner.decimal(), count > 0, scanner.takeBlanks(),
      let byte = scanner.word(), byte.count == 2, byte.hexadecimal != nil
    else { return false }
    return true
  }

  private static let unknown = Finding.unknown(
    problem: "this is not a recording in a known format",
    remedy:
      "give an evemu, evtest, getevent, libinput record, input_event or .touches recording"
  )

  private static let evtest: [StaticString] = [
    "Event: time ", "Input driver version is ", "Input device name: ", "Testing ... (",
    "No device specified, trying to scan",
  ]

  private static let libinputKeys: [StaticString] = [
    "version: 1", "ndevices:", "libinput:", "devices:", "absinfo:", "events:",
  ]

  /// What tools and shells print before a recording.
  private static let notices: [StaticString] = [
    "* ", "could not ", "adb", "- waiting for device", "...", "Available devices:",
    "/dev/input/", "Select the device", "$ ",
  ]

  /// Judges one line: the first that only one format has decides; nil where it doesn't decide.
  private static func finding(in line: Line) -> Finding? {
    var scanner = LineScanner(line)
    scanner.skipBlanks()
    switch scanner.peek {
    case UInt8(ascii: "#"):
      if line.starts(with: "# EVEMU") { return .format(.evemu) }
      return line.starts(with: "# libinput record") ? .format(.libinputRecord) : nil
    case UInt8(ascii: "{"):
      return scanner.skip(past: "\"touches\"") ? .format(.touches) : unknown
    case UInt8(ascii: "["), UInt8(ascii: "/"):
      return isGetevent(line) ? .format(.getevent) : refusal(of: line)
    case UInt8(ascii: "-"): return listItem(&scanner)
    default: break
    }
    if isEvemu(line) { return .format(.evemu) }
    if isBytes(line) { return hid }
    // The number of one of several devices that hid-recorder's file holds.
    if line.starts(with: "D: ") { return nil }
    if line.starts(withAnyOf: evtest) { return .format(.evtest) }
    if line.starts(with: "add device ") || isGetevent(line) { return .format(.getevent) }
    for key in libinputKeys where scanner.take(key) { return .format(.libinputRecord) }
    return refusal(of: line)
  }

  /// Judges an item of a YAML list.
  private static func listItem(_ scanner: inout LineScanner) -> Finding? {
    scanner.advance()
    scanner.skipBlanks()
    if scanner.take("node:") || scanner.take("evdev:") { return .format(.libinputRecord) }
    guard scanner.take(UInt8(ascii: "[")) else { return refusal(of: scanner.line) }
    for _ in 0..<5 {
      scanner.skipBlanks()
      guard scanner.decimal() != nil else { return nil }
      scanner.skipBlanks()
      _ = scanner.take(UInt8(ascii: ","))
    }
    return scanner.take(UInt8(ascii: "]")) ? .format(.libinputRecord) : unknown
  }

  /// Refuses a line that no recording begins with; nil for notices, and for a shell's prompt with evtest's command.
  private static func refusal(of line: Line) -> Finding? {
    var scanner = LineScanner(line)
    return line.starts(withAnyOf: notices) || scanner.skip(past: "evtest") ? nil : unknown
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
      guard scanner.word()?.hexadecimal != nil else { return false }
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
    if case .event? = try? parser.parse(line) { return true }
    return false
  }
}
