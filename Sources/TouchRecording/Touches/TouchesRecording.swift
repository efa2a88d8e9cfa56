import TouchCore

/// The frames of a `.touches` file.
///
/// Accesses of its variables aren't checked: only its own methods have them, one after the other.
final class TouchesRecording: FrameSource {
  let header: RecordingHeader
  @exclusivity(unchecked) var log = ReadingLog()
  private let file: String
  private let reader: LineReader
  /// What positions are multiplied by; nil where they stay as they are.
  private let factor: Double?
  /// The screen that the file names first.
  private let own: TouchFrame.Size
  /// The last frame's time in nanoseconds.
  @exclusivity(unchecked) private var last: Int64 = 0
  @exclusivity(unchecked) private var contacts = ContactFollower()
  private let keepsLines: Bool
  @exclusivity(unchecked) private var lines: [UInt8] = []

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
    let read: TouchesHeader
    do throws(LineProblem) {
      read = try TouchesHeader(line)
    } catch {
      throw Self.error(error, line, file: file, number: reader.number)
    }
    factor = options.screen.map {
      min($0.width / read.screen.width, $0.height / read.screen.height)
    }
    let screen = read.screen.onGrid
    own = TouchFrame.Size(width: screen.width, height: screen.height)
    header = RecordingHeader(
      format: .touches,
      deviceName: read.source,
      screen: options.screen ?? read.screen,
      mapping: ScreenMapping(
        ranges: .points,
        area: nil,
        scale: options.screen == nil ? .points : .namedScreen
      ),
      rate: read.rate,
      hasForce: read.maximumForce != nil,
      maximumForce: read.maximumForce ?? RecordingHeader.defaultMaximumForce,
      pressure: read.maximumForce != nil ? .forces : nil
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
    try contacts.follow(&frame, &log)
    if let factor { scale(&frame, by: factor) }
  }

  private func scale(_ frame: inout TouchFrame, by factor: Double) {
    scale(&frame.contacts, by: factor)
    if let screen = frame.screen { frame.screen = scaled(screen, by: factor) }
    if !frame.history.isEmpty {
      frame.history = frame.history.map { earlier in
        var earlier = earlier
        scale(&earlier.contacts, by: factor)
        return earlier
      }
    }
    if !frame.updates.isEmpty {
      frame.updates = frame.updates.map { update in
        var update = update
        update.position = update.position.map { scaled($0, by: factor) }
        return update
      }
    }
  }

  private func scale(_ contacts: inout [Contact], by factor: Double) {
    for index in contacts.indices {
      contacts[index].position = scaled(contacts[index].position, by: factor)
      contacts[index].radius = contacts[index].radius.map { bounded($0 * factor) }
    }
  }

  private func scaled(_ position: Point, by factor: Double) -> Point {
    Point(x: bounded(position.x * factor), y: bounded(position.y * factor))
  }

  /// The named screen where the device is held as in the beginning, that screen turned where it is turned.
  private func scaled(_ size: TouchFrame.Size, by factor: Double) -> TouchFrame.Size {
    let named = header.screen
    if size == own { return TouchFrame.Size(width: named.width, height: named.height) }
    if size.width == own.height, size.height == own.width {
      return TouchFrame.Size(width: named.height, height: named.width)
    }
    func side(_ value: Double) -> Double {
      let sides = ScreenSize.sides
      return min(max(value * factor, sides.lowerBound), sides.upperBound)
    }
    return TouchFrame.Size(width: side(size.width), height: side(size.height))
  }

  /// A scaled number, moved to where `.touches` files may have it.
  private func bounded(_ value: Double) -> Double {
    if value.magnitude > ContactObject.farthest { log.warn(.positionOutOfRange) }
    return min(max(value, -ContactObject.farthest), ContactObject.farthest)
  }
}
