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
    try contacts.follow(&frame, &log)
    guard let factor else { return }
    for index in frame.contacts.indices {
      let position = frame.contacts[index].position
      let scaled = Point(x: position.x * factor, y: position.y * factor)
      frame.contacts[index].position = Point(x: bounded(scaled.x), y: bounded(scaled.y))
      frame.contacts[index].radius = frame.contacts[index].radius.map { bounded($0 * factor) }
    }
  }

  /// A scaled number, moved to where `.touches` files may have it.
  private func bounded(_ value: Double) -> Double {
    if value.magnitude > FrameLine.farthest { log.warn(.positionOutOfRange) }
    return min(max(value, -FrameLine.farthest), FrameLine.farthest)
  }
}
