/// The events of a recording, one by one, whatever its format.
final class EventStream {
  private enum Input {
    case lines(LineReader)
    case records(RecordReader, is64: Bool)
  }

  let file: String
  private let input: Input
  /// Stands beside the input, not in it, so that it is changed in place.
  private var parser: (any EventParser)?
  private var ahead: InputEvent?

  /// A stream over a source; nil for formats that aren't made of events.
  init?(format: RecordingFormat, source: ByteSource) {
    file = source.name
    parser = format.parser
    if parser != nil {
      input = .lines(LineReader(source: source))
    } else if format == .inputEvent64 || format == .inputEvent32 {
      let is64 = format == .inputEvent64
      input = .records(RecordReader(source: source, size: is64 ? 24 : 16), is64: is64)
    } else {
      return nil
    }
  }

  /// The devices that have been described so far.
  var devices: [DeviceDescription] { parser?.devices ?? [] }

  /// Whether events of devices that aren't read have been met.
  var ignoresDevices: Bool { parser?.ignoresDevices ?? false }

  /// Where the event that was read last stands.
  var place: RecordingError.Place {
    switch input {
    case .lines(let reader): .line(max(1, reader.number))
    case .records(let reader, _): .byte(reader.offset)
    }
  }

  /// Reads up to the first event, so that the header is known; the event stays to be read.
  func prime() throws(RecordingError) {
    if ahead == nil { ahead = try next() }
  }

  /// The next event; nil at the end.
  func next() throws(RecordingError) -> InputEvent? {
    if let event = ahead {
      ahead = nil
      return event
    }
    switch input {
    case .lines(let reader):
      while let line = try reader.next() {
        do throws(LineProblem) {
          if let event = try parse(line) { return event }
        } catch {
          throw RecordingError(
            error.kind,
            file: file,
            place: place,
            problem: error.problem,
            remedy: error.remedy
          )
        }
      }
      return nil
    case .records(let reader, let is64):
      guard let record = try reader.next() else { return nil }
      if let event = BinaryEvents.event(record, is64: is64) { return event }
      throw RecordingError(
        .malformed,
        file: file,
        place: place,
        problem: "these \(record.count) bytes are no input event",
        remedy: "cut the file there or record again"
      )
    }
  }

  private func parse(_ line: Line) throws(LineProblem) -> InputEvent? {
    if let event = try parser?.parse(line) { return event }
    if let base = line.baseAddress, firstIndex(of: 0, in: base, count: line.count) != nil {
      throw LineProblem(
        problem: "a line of text holds a NUL byte",
        remedy: "check that the file is whole"
      )
    }
    return nil
  }
}
