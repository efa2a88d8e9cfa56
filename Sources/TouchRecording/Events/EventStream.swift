/// The events of a recording, one by one, whatever its format.
final class EventStream {
  /// The events of one format.
  ///
  /// A case for each, so that an event costs no dynamic call.
  private enum Input {
    case evemu(TextEvents<EvemuParser>)
    case evtest(TextEvents<EvtestParser>)
    case getevent(TextEvents<GeteventParser>)
    case libinput(TextEvents<LibinputParser>)
    case binary(BinaryEventInput)
    case kept(KeptEvents.Input)

    var events: any EventInput {
      switch self {
      case .evemu(let events): events
      case .evtest(let events): events
      case .getevent(let events): events
      case .libinput(let events): events
      case .binary(let events): events
      case .kept(let events): events
      }
    }
  }

  private let input: Input
  /// The first event, which was read with the header.
  @exclusivity(unchecked) private var ahead: InputEvent?

  /// Opens a stream of a format of events, and reads up to the first event, so that the devices of
  /// the header are known.
  init(_ format: RecordingFormat, _ source: ByteSource) throws(RecordingError) {
    input =
      switch format {
      case .evemu: .evemu(TextEvents(EvemuParser(), source))
      case .evtest: .evtest(TextEvents(EvtestParser(), source))
      case .getevent: .getevent(TextEvents(GeteventParser(), source))
      case .libinputRecord: .libinput(TextEvents(LibinputParser(), source))
      case .inputEvent64: .binary(BinaryEventInput(is64: true, source))
      case .inputEvent32: .binary(BinaryEventInput(is64: false, source))
      case .touches: preconditionFailure("The format \(format.name) isn't made of events")
      }
    ahead = try read()
  }

  /// Opens a stream of events that were read before.
  init(_ events: KeptEvents.Input) { input = .kept(events) }

  /// What was left out so far, each kind with its number and its first place.
  var skipped: [WarningCount] { input.events.skipped }

  /// The devices that have been described so far.
  var devices: [DeviceDescription] { input.events.devices }

  /// The location of the event that was read last.
  @inline(__always)
  var location: RecordingError.Location {
    switch input {
    case .evemu(let events): events.location
    case .evtest(let events): events.location
    case .getevent(let events): events.location
    case .libinput(let events): events.location
    case .binary(let events): events.location
    case .kept(let events): events.location
    }
  }

  /// The next event; nil at the end.
  func next() throws(RecordingError) -> InputEvent? {
    guard let event = ahead else { return try read() }
    ahead = nil
    return event
  }

  @inline(__always)
  private func read() throws(RecordingError) -> InputEvent? {
    switch input {
    case .evemu(let events): try events.next()
    case .evtest(let events): try events.next()
    case .getevent(let events): try events.next()
    case .libinput(let events): try events.next()
    case .binary(let events): try events.next()
    case .kept(let events): events.next()
    }
  }
}
