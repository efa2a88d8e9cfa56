import TouchCore

/// Turns one device's events into frames.
///
/// Events are gathered until their report is complete; then the part that fits the device takes the
/// report: slots (protocol B), packets (protocol A), or single touches and pens.
struct EvdevDecoder {
  /// No real report is longer; what exceeds it is left out.
  static let longestReport = 4096

  /// An event of the report in hand; the type is told by the kind of code.
  enum Change: Hashable {
    case absolute(UInt16, Int32)
    case key(UInt16, Int32)
    case packetEnd
  }

  private var report: [Change] = []
  private var isDropping = false
  private var isMultitouch: Bool
  private var usesPackets = false
  private var fingerCount = 0
  private var slots: SlotDecoder
  private var packets: PacketDecoder
  private var single: SingleTouchDecoder

  /// A decoder for a device.
  ///
  /// - Parameters:
  ///   - mapping: How raw values become points.
  ///   - isMultitouch: Whether the device is known to report several contacts.
  ///   - isPen: Whether the device is known to be a pen and nothing else.
  init(mapping: DeviceMapping, isMultitouch: Bool, isPen: Bool) {
    self.isMultitouch = isMultitouch
    slots = SlotDecoder(rendering: .multitouch(mapping))
    packets = PacketDecoder(rendering: .multitouch(mapping))
    single = SingleTouchDecoder(rendering: .singleTouch(mapping), isPen: isPen)
  }

  /// Whether the recording ends in the middle of a report.
  var isUnfinished: Bool { !report.isEmpty }

  mutating func receive(_ event: InputEvent, into sink: inout FrameSink) {
    switch event.type {
    case EventCode.synchronization: synchronize(event, into: &sink)
    case EventCode.absolute where !isDropping:
      append(.absolute(event.code, event.value), into: &sink)
    case EventCode.key where !isDropping:
      if isUsed(event.code) { append(.key(event.code, event.value), into: &sink) }
    default: break
    }
  }

  private func isUsed(_ key: UInt16) -> Bool {
    EventCode.Key.pens.contains(key) || key == EventCode.Key.touch
      || EventCode.fingers(of: key) != nil
  }

  private mutating func append(_ change: Change, into sink: inout FrameSink) {
    if report.count < Self.longestReport {
      report.append(change)
    } else {
      sink.note(.oversizedReport)
    }
  }

  private mutating func synchronize(_ event: InputEvent, into sink: inout FrameSink) {
    switch event.code {
    case EventCode.Syn.dropped:
      sink.note(.droppedEvents)
      isDropping = true
      report.removeAll(keepingCapacity: true)
      cancelAll(into: &sink)
    case EventCode.Syn.multitouchReport where !isDropping:
      append(.packetEnd, into: &sink)
    case EventCode.Syn.report:
      if event.time == nil { sink.advanceWithoutTimes() }
      if !isDropping, !report.isEmpty { decode(into: &sink) }
      isDropping = false
      report.removeAll(keepingCapacity: true)
    default: break
    }
  }

  private mutating func cancelAll(into sink: inout FrameSink) {
    var contacts: [Contact] = []
    slots.cancelAll(&contacts, &sink)
    packets.cancelAll(&contacts, &sink)
    single.cancelAll(&contacts, &sink)
    sink.emit(contacts)
  }

  private mutating func decode(into sink: inout FrameSink) {
    var hasPacketEnd = false
    var hasMultitouch = false
    for change in report {
      switch change {
      case .packetEnd: hasPacketEnd = true
      case .absolute(let code, _):
        if EventCode.Abs.multitouch.contains(code) { hasMultitouch = true }
      case .key(let code, let value): countFingers(code, value)
      }
    }
    if hasPacketEnd, !usesPackets {
      changeProtocol(from: slots.isLive || single.isTouching, into: &sink)
      usesPackets = true
    }
    if hasMultitouch || hasPacketEnd, !isMultitouch {
      changeProtocol(from: single.isTouching, into: &sink)
      isMultitouch = true
    }
    single.decode(report, ignoringFingers: isMultitouch, into: &sink)
    let live: Int
    if usesPackets {
      packets.decode(report, into: &sink)
      live = packets.liveCount
    } else if isMultitouch {
      slots.decode(report, into: &sink)
      live = slots.liveCount
    } else {
      live = single.isTouching ? 1 : 0
    }
    if live > 0, fingerCount > live { sink.note(.moreFingersThanSlots) }
  }

  private mutating func changeProtocol(from wasLive: Bool, into sink: inout FrameSink) {
    guard wasLive else { return }
    sink.note(.changedProtocol)
    cancelAll(into: &sink)
  }

  private mutating func countFingers(_ code: UInt16, _ value: Int32) {
    guard let fingers = EventCode.fingers(of: code) else { return }
    if value != 0 {
      fingerCount = fingers
    } else if fingerCount == fingers {
      fingerCount = 0
    }
  }
}
