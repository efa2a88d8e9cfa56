/// The events of a recording, one by one, whatever its format.
final class EventStream {
  private enum Input {
    case lines(LineReader)
    case records(RecordReader, is64: Bool)
  }

  private let file: String
  private let input: Input
  /// Kept outside the input's case, so that lines change it without a copy.
  private var parser: (any EventParser)?
  /// The first event, which was read with the header.
  private var ahead: InputEvent?
  private var leftOut = ReadingLog()

  /// Opens a stream of a format of events, and reads up to the first event, so that the devices of
  /// the header are known.
  init(_ format: RecordingFormat, _ source: ByteSource) throws(RecordingError) {
    file = source.name
    switch format {
    case .evemu: parser = EvemuParser()
    case .evtest: parser = EvtestParser()
    case .getevent: parser = GeteventParser()
    case .libinputRecord: parser = LibinputParser()
    case .inputEvent64, .inputEvent32: break
    case .touches: preconditionFailure("The format \(format.name) isn't made of events")
    }
    if parser != nil {
      input = .lines(LineReader(source: source))
    } else {
      let is64 = format == .inputEvent64
      input = .records(
        RecordReader(source: source, size: BinaryEvents.size(is64: is64)),
        is64: is64
      )
    }
    ahead = try next()
  }

  /// What was left out so far, each kind with its number and its first place.
  var skipped: [WarningCount] { leftOut.warnings }

  /// The devices that have been described so far.
  var devices: [DeviceDescription] { parser?.devices ?? [] }

  /// The location of the event that was read last.
  var location: RecordingError.Location {
    switch input {
    case .lines(let reader): .line(max(1, reader.number))
    case .records(let reader, _): .byte(reader.offset)
    }
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
          throw RecordingError(error, file: file, location: location)
        }
      }
      return nil
    case .records(let reader, let is64):
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

  private func parse(_ line: Line) throws(LineProblem) -> InputEvent? {
    switch try parser?.parse(line) {
    case .event(let event): return event
    case .skipped(let warning):
      leftOut.location = location
      leftOut.warn(warning)
    case .noEvent, nil: break
    }
    if let base = line.baseAddress, firstIndex(of: 0, in: base, count: line.count) != nil {
      throw LineProblem(
        problem: "a line of text holds a NUL byte",
        remedy: "check that the file is whole"
      )
    }
    return nil
  }
}
