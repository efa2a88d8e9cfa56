import TouchCore

/// A `.touches` file, frame by frame.
final class TouchesRecording {
  /// More contacts at once than this are refused, so that memory stays the same.
  static let mostContacts = 1024

  let header: TouchesHeader
  private let screen: ScreenSize
  private let factor: Double
  private let isScaled: Bool
  private let reader: LineReader
  private let file: String
  private var log = OddityLog()
  private var last: Int64 = 0
  private var live: [Contact.ID: Contact.Kind] = [:]
  private var hovering: [Contact.ID: Contact.Kind] = [:]
  private let keepsLines: Bool
  private var lines: [UInt8] = []

  init(source: ByteSource, options: ReadingOptions, keepsLines: Bool) throws(RecordingError) {
    file = source.name
    reader = LineReader(source: source)
    self.keepsLines = keepsLines
    guard let line = try reader.next() else {
      throw RecordingError(
        .unknownFormat,
        file: source.name,
        problem: "the file is empty",
        remedy: "begin it with {\"touches\":1"
      )
    }
    do throws(LineProblem) {
      header = try TouchesHeader(line)
    } catch {
      throw Self.error(error, line, file: source.name, number: reader.number)
    }
    if keepsLines { lines.append(contentsOf: reader.raw) }
    if let named = options.screen {
      screen = named
      factor = min(named.width / header.screen.width, named.height / header.screen.height)
      isScaled = true
    } else {
      screen = header.screen
      factor = 1
      isScaled = false
    }
  }

  var oddities: [OddityCount] { log.counts }

  var recordingHeader: RecordingHeader {
    RecordingHeader(
      format: .touches,
      deviceName: header.source,
      screen: screen,
      mapping: ScreenMapping(
        ranges: .points,
        area: nil,
        scale: isScaled ? .namedScreen : .points
      ),
      rate: header.rate,
      hasForce: header.maximumForce != nil,
      maximumForce: header.maximumForce ?? RecordingHeader.defaultMaximumForce,
      pressure: header.maximumForce != nil ? .forces : nil
    )
  }

  func note(_ oddity: Oddity, times: Int = 1) {
    log.note(oddity, at: .line(max(1, reader.number)), times: times)
  }

  func takeLines() -> [UInt8] {
    defer { lines.removeAll(keepingCapacity: true) }
    return lines
  }

  /// The next frame; nil at the end.
  func next() throws(RecordingError) -> TouchFrame? {
    guard let line = try reader.next() else { return nil }
    if line.isEmptyOrBlank {
      try blankLines()
      return nil
    }
    do throws(LineProblem) {
      let frame = try FrameLine.read(line, after: last)
      last = frame.time.nanoseconds
      let repaired = try repair(frame)
      if keepsLines { lines.append(contentsOf: reader.raw) }
      return repaired
    } catch {
      throw Self.error(error, line, file: file, number: reader.number)
    }
  }

  /// Blank lines may stand at the end only.
  private func blankLines() throws(RecordingError) {
    let first = reader.number
    if keepsLines { lines.append(contentsOf: reader.raw) }
    while let line = try reader.next() {
      guard line.isEmptyOrBlank else {
        throw RecordingError(
          .malformed,
          file: file,
          place: .line(first),
          problem: "a blank line stands between frames",
          remedy: "remove the line"
        )
      }
      if keepsLines { lines.append(contentsOf: reader.raw) }
    }
  }

  private static func error(
    _ problem: LineProblem,
    _ line: Line,
    file: String,
    number: Int
  ) -> RecordingError {
    let offset = min(problem.offset ?? 0, line.count)
    // Columns count characters: the bytes that go on a character don't count.
    let column = line[..<offset].count { $0 & 0xC0 != 0x80 } + 1
    return RecordingError(
      problem.kind,
      file: file,
      place: .column(line: number, column: column),
      problem: problem.problem,
      remedy: problem.remedy
    )
  }

  // MARK: Who is there

  /// Makes each contact's story whole: what begins, moves and ends.
  private func repair(_ frame: TouchFrame) throws(LineProblem) -> TouchFrame {
    var frame = frame
    var contacts: [Contact] = []
    contacts.reserveCapacity(frame.contacts.count)
    for var contact in frame.contacts where follow(&contact) {
      if isScaled {
        contact.position = Point(
          x: contact.position.x * factor,
          y: contact.position.y * factor
        )
        contact.radius = contact.radius.map { $0 * factor }
      }
      contacts.append(contact)
    }
    guard live.count + hovering.count <= Self.mostContacts else {
      throw LineProblem(
        offset: 0,
        problem: "more than \(Self.mostContacts) contacts are down at once",
        remedy: "end them before others begin"
      )
    }
    if frame.interruption != nil { live.removeAll(keepingCapacity: true) }
    frame.contacts = contacts
    return frame
  }

  /// Follows one contact; false where it must be left out.
  private func follow(_ contact: inout Contact) -> Bool {
    switch contact.phase {
    case .began, .moved:
      if let kind = live[contact.id] {
        if contact.phase == .began { note(.beganTwice) }
        contact.phase = .moved
        contact.kind = kind
      } else {
        if contact.phase == .moved { note(.movedBeforeBeginning) }
        contact.phase = .began
        live[contact.id] = contact.kind
      }
    case .ended, .cancelled:
      guard let kind = live.removeValue(forKey: contact.id) else {
        note(.orphanLift)
        return false
      }
      contact.kind = kind
    case .regionEntered, .regionMoved:
      if let kind = hovering[contact.id] {
        if contact.phase == .regionEntered { note(.beganTwice) }
        contact.phase = .regionMoved
        contact.kind = kind
      } else {
        if contact.phase == .regionMoved { note(.movedBeforeBeginning) }
        contact.phase = .regionEntered
        hovering[contact.id] = contact.kind
      }
    case .regionExited:
      guard let kind = hovering.removeValue(forKey: contact.id) else {
        note(.orphanLift)
        return false
      }
      contact.kind = kind
    }
    return true
  }
}
