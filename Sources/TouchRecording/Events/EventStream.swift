/// The events of a recording, report by report, whatever its format.
final class EventStream {
  /// The events of one format.
  ///
  /// A case for each, so that a report costs no dynamic call.
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
  /// The events that were read last.
  let batch = EventBatch()
  /// Whether they are the first, which was read with the header and not yet handed on.
  @exclusivity(unchecked) private var isAhead = true

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
    try fill(room: 1)
  }

  /// Opens a stream of events that were read before.
  init(_ events: KeptEvents.Input) {
    input = .kept(events)
    isAhead = false
  }

  /// What was left out so far, each kind with its number and its first location.
  var skipped: [WarningCount] { input.events.skipped }

  /// The devices that have been described so far.
  var devices: [DeviceDescription] { input.events.devices }

  /// Reads the next events into the batch, up to the end of a report; none at the recording's end.
  ///
  /// What can't be read is thrown after the events before it were added.
  func read() throws(RecordingError) {
    if isAhead {
      isAhead = false
    } else {
      try fill(room: EventBatch.most)
    }
  }

  private func fill(room: Int) throws(RecordingError) {
    batch.removeAll(room: room)
    switch input {
    case .evemu(let events): try events.read(into: batch)
    case .evtest(let events): try events.read(into: batch)
    case .getevent(let events): try events.read(into: batch)
    case .libinput(let events): try events.read(into: batch)
    case .binary(let events): try events.read(into: batch)
    case .kept(let events): try events.read(into: batch)
    }
  }
}
