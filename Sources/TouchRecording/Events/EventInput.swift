/// A stream of events in one format.
protocol EventInput: AnyObject {
  /// The devices that have been described so far.
  var devices: [DeviceDescription] { get }
  /// The location of the event that was read last.
  var location: RecordingError.Location { get }
  /// What was left out so far, each kind with its number and its first location.
  var skipped: [WarningCount] { get }

  /// The next event; nil at the end.
  func next() throws(RecordingError) -> InputEvent?
}

extension EventInput {
  /// Reads events into an empty batch until it is complete; none at the end.
  ///
  /// What can't be read is thrown after the events before it were added. For speed, one loop
  /// reads a report, and what a parser does for a line is inlined into it.
  func read(into batch: EventBatch) throws(RecordingError) {
    while !batch.isComplete, let event = try next() { batch.append(event, at: location) }
  }
}

/// The events of a text, line by line.
///
/// A class of its own for each parser, so that a line costs no dynamic call. Accesses of its variables
/// aren't checked: only its own methods have them, one after the other.
final class TextEvents<Parser: EventParser>: EventInput {
  private let file: String
  private let reader: LineReader
  @exclusivity(unchecked) private var parser: Parser
  @exclusivity(unchecked) private var leftOut = ReadingLog()

  init(_ parser: Parser, _ source: ByteSource) {
    file = source.name
    reader = LineReader(source: source)
    self.parser = parser
  }

  var devices: [DeviceDescription] { parser.devices }

  var location: RecordingError.Location { .line(max(1, reader.number)) }

  var skipped: [WarningCount] { leftOut.warnings }

  @inline(__always)
  func next() throws(RecordingError) -> InputEvent? {
    while let line = try reader.next() {
      do throws(LineProblem) {
        switch try parser.parse(line) {
        case .event(let event): return event
        case .skipped(let warning):
          leftOut.location = location
          leftOut.warn(warning)
        case .noEvent: break
        }
        try refuseZeros(in: line)
      } catch {
        throw RecordingError(error, file: file, location: location)
      }
    }
    return nil
  }

  private func refuseZeros(in line: Line) throws(LineProblem) {
    guard let base = line.baseAddress, firstIndex(of: 0, in: base, count: line.count) != nil else {
      return
    }
    throw LineProblem(
      problem: "a line of text holds a NUL byte",
      remedy: "check that the file is whole"
    )
  }
}

/// The events of a binary stream, record by record.
final class BinaryEventInput: EventInput {
  private let file: String
  private let reader: RecordReader
  private let is64: Bool

  init(is64: Bool, _ source: ByteSource) {
    file = source.name
    reader = RecordReader(source: source, size: BinaryEvents.size(is64: is64))
    self.is64 = is64
  }

  var devices: [DeviceDescription] { [] }

  var location: RecordingError.Location { .byte(reader.offset) }

  var skipped: [WarningCount] { [] }

  func next() throws(RecordingError) -> InputEvent? {
    guard let record = try reader.next() else { return nil }
    if let event = BinaryEvents.event(record, is64: is64) { return event }
    throw RecordingError(
      .malformed,
      file: file,
      location: location,
      problem: "these \(record.count) bytes are no input event",
      remedy: "cut the file there or record again"
    )
  }
}
