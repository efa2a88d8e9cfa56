import TouchCore

/// The frames of a `.touches` file.
final class TouchesRecording: FrameSource {
  /// More contacts at once than this are refused, so that memory stays the same.
  static let mostContacts = 1024

  let header: RecordingHeader
  var log = ReadingLog()
  private let file: String
  private let reader: LineReader
  /// What positions are multiplied by; nil where they stay as they are.
  private let factor: Double?
  /// The last frame's time in nanoseconds.
  private var last: Int64 = 0
  /// The kinds of the contacts that are down, and of those that hover.
  private var touching: [Contact.ID: Contact.Kind] = [:]
  private var hovering: [Contact.ID: Contact.Kind] = [:]
  private let keepsLines: Bool
  private var lines: [UInt8] = []

  /// Reads the header; with `keepsLines`, all lines are kept until `takeLines()`.
  init(_ source: ByteSource, _ options: ReadingOptions, keepsLines: Bool) throws(RecordingError) {
    file = source.name
    reader = LineReader(source: source)
    self.keepsLines = keepsLines
    guard let line = try reader.next() else {
      throw RecordingError(
        .unknownFormat,
        file: file,
        problem: "the file is empty",
        remedy: "begin it with {\"touches\":1"
      )
    }
    let own: TouchesHeader
    do throws(LineProblem) {
      own = try TouchesHeader(line)
    } catch {
      throw Self.error(error, line, file: file, number: reader.number)
    }
    factor = options.screen.map {
      min($0.width / own.screen.width, $0.height / own.screen.height)
    }
    header = RecordingHeader(
      format: .touches,
      deviceName: own.source,
      screen: options.screen ?? own.screen,
      mapping: ScreenMapping(
        ranges: .points,
        area: nil,
        scale: options.screen == nil ? .points : .namedScreen
      ),
      rate: own.rate,
      hasForce: own.maximumForce != nil,
      maximumForce: own.maximumForce ?? RecordingHeader.defaultMaximumForce,
      pressure: own.maximumForce != nil ? .forces : nil
    )
    log.location = .line(reader.number)
    keepLine()
  }

  func takeLines() -> [UInt8] {
    defer { lines.removeAll(keepingCapacity: true) }
    return lines
  }

  func next() throws(RecordingError) -> TouchFrame? {
    guard let line = try readLine() else { return nil }
    if line.isEmptyOrBlank {
      try readBlankLines()
      return nil
    }
    do throws(LineProblem) {
      var frame = try FrameLine.read(line, after: last)
      last = frame.time.nanoseconds
      try repair(&frame)
      keepLine()
      return frame
    } catch {
      throw Self.error(error, line, file: file, number: reader.number)
    }
  }

  // MARK: Lines

  private func readLine() throws(RecordingError) -> Line? {
    let line = try reader.next()
    log.location = .line(reader.number)
    return line
  }

  private func keepLine() {
    if keepsLines { lines.append(contentsOf: reader.raw) }
  }

  /// Reads on after a blank line: blank lines may stand at the end only.
  private func readBlankLines() throws(RecordingError) {
    let first = reader.number
    keepLine()
    while let line = try readLine() {
      guard line.isEmptyOrBlank else {
        throw RecordingError(
          .malformed,
          file: file,
          location: .line(first),
          problem: "a blank line stands between frames",
          remedy: "remove the line"
        )
      }
      keepLine()
    }
  }

  private static func error(
    _ problem: LineProblem,
    _ line: Line,
    file: String,
    number: Int
  ) -> RecordingError {
    let offset = min(problem.offset ?? 0, line.count)
    // Columns count characters: the bytes that continue a character don't count.
    let column = line[..<offset].count { $0 & 0xC0 != 0x80 } + 1
    return RecordingError(problem, file: file, location: .column(line: number, column: column))
  }

  // MARK: Contacts

  /// Makes each contact begin, move and end in this order, and scales what is shown on another screen.
  private func repair(_ frame: inout TouchFrame) throws(LineProblem) {
    var contacts: [Contact] = []
    contacts.reserveCapacity(frame.contacts.count)
    for var contact in frame.contacts where follow(&contact) {
      if let factor {
        contact.position = Point(
          x: contact.position.x * factor,
          y: contact.position.y * factor
        )
        contact.radius = contact.radius.map { $0 * factor }
      }
      contacts.append(contact)
    }
    guard touching.count + hovering.count <= Self.mostContacts else {
      throw LineProblem(
        offset: 0,
        problem: "more than \(Self.mostContacts) contacts are down at once",
        remedy: "end them before others begin"
      )
    }
    if frame.interruption != nil { touching.removeAll(keepingCapacity: true) }
    frame.contacts = contacts
  }

  /// Follows one contact; false where it must be left out.
  private func follow(_ contact: inout Contact) -> Bool {
    contact.phase.isRegion
      ? follow(&contact, in: &hovering, began: .regionEntered, moved: .regionMoved)
      : follow(&contact, in: &touching, began: .began, moved: .moved)
  }

  private func follow(
    _ contact: inout Contact,
    in known: inout [Contact.ID: Contact.Kind],
    began: Contact.Phase,
    moved: Contact.Phase
  ) -> Bool {
    if contact.phase.isEnd {
      guard let kind = known.removeValue(forKey: contact.id) else {
        log.warn(.orphanLift)
        return false
      }
      contact.kind = kind
    } else if let kind = known[contact.id] {
      if contact.phase == began { log.warn(.beganTwice) }
      contact.phase = moved
      contact.kind = kind
    } else {
      if contact.phase == moved { log.warn(.movedBeforeBeginning) }
      contact.phase = began
      known[contact.id] = contact.kind
    }
    return true
  }
}
