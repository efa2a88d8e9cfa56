/// The events of a recording, one by one, whatever its format.
final class EventStream {
  private let input: any EventInput
  /// The first event, which was read with the header.
  @exclusivity(unchecked) private var ahead: InputEvent?

  /// Opens a stream of a format of events, and reads up to the first event, so that the devices of
  /// the header are known.
  init(_ format: RecordingFormat, _ source: ByteSource) throws(RecordingError) {
    input =
      switch format {
      case .evemu: TextEvents(EvemuParser(), source)
      case .evtest: TextEvents(EvtestParser(), source)
      case .getevent: TextEvents(GeteventParser(), source)
      case .libinputRecord: TextEvents(LibinputParser(), source)
      case .inputEvent64: BinaryEventInput(is64: true, source)
      case .inputEvent32: BinaryEventInput(is64: false, source)
      case .touches: preconditionFailure("The format \(format.name) isn't made of events")
      }
    ahead = try input.next()
  }

  /// What was left out so far, each kind with its number and its first place.
  var skipped: [WarningCount] { input.skipped }

  /// The devices that have been described so far.
  var devices: [DeviceDescription] { input.devices }

  /// The location of the event that was read last.
  var location: RecordingError.Location { input.location }

  /// The next event; nil at the end.
  func next() throws(RecordingError) -> InputEvent? {
    guard let event = ahead else { return try input.next() }
    ahead = nil
    return event
  }
}
