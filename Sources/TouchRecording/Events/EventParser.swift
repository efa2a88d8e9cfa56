/// Understands one text format: lines go in, events come out, devices are remembered.
///
/// A line that holds no event gives nil; a line that isn't of the format throws.
protocol EventParser {
  /// The devices that the lines so far have described.
  var devices: [DeviceDescription] { get }
  /// Whether events of devices that aren't read have been met.
  var ignoresDevices: Bool { get }
  mutating func parse(_ line: Line) throws(LineProblem) -> InputEvent?
}

extension EventParser {
  var ignoresDevices: Bool { false }
}

extension RecordingFormat {
  /// A new parser for the format; nil for formats that aren't lines of events.
  var parser: (any EventParser)? {
    switch self {
    case .evemu: EvemuParser()
    case .evtest: EvtestParser()
    case .getevent: GeteventParser()
    case .libinputRecord: LibinputParser()
    case .inputEvent64, .inputEvent32, .touches: nil
    }
  }
}
