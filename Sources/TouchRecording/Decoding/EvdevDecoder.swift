import TouchCore

/// Turns one device's events into contacts.
///
/// Events are gathered until their report is complete; then the part that fits the device takes the
/// report: slots (protocol B), packets (protocol A), or single touches and pens.
struct EvdevDecoder {
  /// No real report is longer; what exceeds it is ignored.
  static let longestReport = 4096

  private let report = PlainList<ReportChange>(room: 64)
  /// Whether the kernel dropped events, so that everything up to the next report is ignored.
  private var isDropping = false
  private var isMultitouch: Bool
  private var usesPackets = false
  private var fingerCount = 0
  private var slots: SlotDecoder
  private var packets: PacketDecoder
  private var single: SingleTouchDecoder

  init(_ device: MappedDevice) {
    isMultitouch = device.isMultitouch
    slots = SlotDecoder(device.mapping.multitouch)
    packets = PacketDecoder(device.mapping.multitouch)
    single = SingleTouchDecoder(device.mapping.singleTouch, isPen: device.isPen)
  }

  /// Whether the recording ends in the middle of a report.
  var isUnfinished: Bool { report.count > 0 }

  mutating func receive(_ event: InputEvent, into sink: inout FrameSink) {
    switch event.type {
    case EventCode.synchronization: synchronize(event, into: &sink)
    case EventCode.absolute where !isDropping:
      append(.absolute(event.code, event.value), into: &sink)
    case EventCode.key where !isDropping && Self.isUsed(event.code):
      append(.key(event.code, event.value), into: &sink)
    default: break
    }
  }

  private static func isUsed(_ key: UInt16) -> Bool {
    EventCode.Key.pens.contains(key) || key == EventCode.Key.touch
      || EventCode.fingers(of: key) != nil
  }

  private mutating func append(_ change: ReportChange, into sink: inout FrameSink) {
    if report.count < Self.longestReport {
      report.append(change)
    } else {
      sink.log.warn(.oversizedReport)
    }
  }

  private mutating func synchronize(_ event: InputEvent, into sink: inout FrameSink) {
    switch event.code {
    case EventCode.Syn.dropped:
      sink.log.warn(.droppedEvents)
      isDropping = true
      report.removeAll()
      cancelAll(into: &sink)
    case EventCode.Syn.multitouchReport where !isDropping:
      append(.packetEnd, into: &sink)
    case EventCode.Syn.report:
      if event.time == nil { sink.advanceWithoutTimes() }
      if !isDropping, report.count > 0 { decode(into: &sink) }
      isDropping = false
      report.removeAll()
    default: break
    }
  }

  private mutating func cancelAll(into sink: inout FrameSink) {
    slots.cancelAll(into: &sink)
    packets.cancelAll(into: &sink)
    single.cancelAll(into: &sink)
    sink.flush()
  }

  private mutating func decode(into sink: inout FrameSink) {
    let isOfSlots = recognizeProtocol(into: &sink)
    // For speed: the other part takes no values from such a report, and would find nothing to report.
    if !isOfSlots || !isMultitouch || !single.isIdle {
      single.decode(report, ignoringFingers: isMultitouch, into: &sink)
    }
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
    if live > 0, fingerCount > live { sink.log.warn(.moreFingersThanSlots) }
  }

  /// Finds out how the device reports contacts; live contacts are cancelled when that changes.
  ///
  /// - Returns: Whether the report holds values of `ABS_MT_…` axes alone.
  private mutating func recognizeProtocol(into sink: inout FrameSink) -> Bool {
    var hasPacketEnd = false
    var hasMultitouch = false
    var hasOthers = false
    for change in report.elements {
      switch change {
      case .packetEnd: hasPacketEnd = true
      case .absolute(let code, _):
        if EventCode.Abs.multitouch.contains(code) {
          hasMultitouch = true
        } else {
          hasOthers = true
        }
      case .key(let code, let value):
        hasOthers = true
        countFingers(code, value)
      }
    }
    if hasPacketEnd, !usesPackets {
      if slots.liveCount > 0 || single.isTouching { changeProtocol(into: &sink) }
      usesPackets = true
    }
    if hasMultitouch || hasPacketEnd, !isMultitouch {
      if single.isTouching { changeProtocol(into: &sink) }
      isMultitouch = true
    }
    return !hasOthers
  }

  private mutating func changeProtocol(into sink: inout FrameSink) {
    sink.log.warn(.changedProtocol)
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
