import TouchCore

/// Protocol A: each report lists all contacts in packets; nothing tells which is which.
struct PacketDecoder {
  /// No device reports more contacts at once; further packets are ignored.
  static let mostContacts = 32
  /// A contact moves at most this part of the screen's diagonal from report to report.
  static let longestStep = 0.25

  private struct Packet {
    var raw = RawContact()
    var trackingID: Int32?
    var size: Int32?
    var pressure: Int32?
    /// Whether the device says that the touch has no size, or no pressure where it measures no size.
    var isEmpty: Bool { (size ?? pressure) == 0 }
  }

  private struct Live {
    var contact: LiveContact
    var trackingID: Int32?
  }

  private let mapping: ContactMapping
  private let stepLimit: Double
  private var live: [Live] = []
  /// Whether `BTN_TOUCH` was released: until it is pressed again, packets without a size are leftovers.
  private var isReleased = false

  init(_ mapping: ContactMapping) {
    self.mapping = mapping
    let plane = mapping.plane
    let corner = plane.point(plane.x.maximum, plane.y.maximum)
    stepLimit = Point.zero.distance(to: corner) * Self.longestStep
  }

  var liveCount: Int { live.count }

  mutating func decode(_ report: PlainList<ReportChange>, into sink: inout FrameSink) {
    var packets: [Packet] = []
    var packet = Packet()
    var isTouched = false
    var hasPacketEnd = false
    var isLift = false
    for change in report.elements {
      switch change {
      case .absolute(EventCode.Abs.trackingID, let value):
        packet.trackingID = value
        isTouched = true
      case .absolute(let code, let value) where EventCode.Abs.multitouch.contains(code):
        packet.raw.set(code, value, mapping)
        if code == EventCode.Abs.touchMajor { packet.size = value }
        if code == EventCode.Abs.multitouchPressure { packet.pressure = value }
        isTouched = true
      case .packetEnd:
        hasPacketEnd = true
        if isTouched { add(packet, to: &packets, &sink) }
        packet = Packet()
        isTouched = false
      case .key(EventCode.Key.touch, let value):
        isReleased = value == 0
        if isReleased { isLift = true }
      default: break
      }
    }
    if isTouched {
      hasPacketEnd = true
      add(packet, to: &packets, &sink)
    }
    if isLift {
      packets = []
    } else if !hasPacketEnd {
      return
    }
    if isReleased {
      let count = packets.count
      packets.removeAll { $0.isEmpty }
      if packets.count < count { sink.log.warn(.leftoverPacket, times: count - packets.count) }
    }
    replace(with: packets, into: &sink)
  }

  mutating func cancelAll(into sink: inout FrameSink) {
    for old in live { end(old.contact, .cancelled, &sink) }
    live = []
  }

  private func add(_ packet: Packet, to packets: inout [Packet], _ sink: inout FrameSink) {
    let state = packet.raw.state
    if packet.raw.isPalm {
      sink.log.warn(.palm)
    } else if !state.hasPosition {
      // Some drivers report a lone tracking id or pressure where nothing touches.
      if state.x != nil || state.y != nil { sink.log.warn(.contactWithoutPosition) }
    } else if packets.count < Self.mostContacts {
      packets.append(packet)
    } else {
      sink.log.warn(.oversizedReport)
    }
  }

  // MARK: Which is which

  private mutating func replace(with packets: [Packet], into sink: inout FrameSink) {
    let partners = partners(of: packets)
    for (index, old) in live.enumerated() where !partners.contains(index) {
      end(old.contact, .ended, &sink)
    }
    live = zip(packets, partners).compactMap { packet, partner in
      guard let partner else {
        guard sink.hasRoom else {
          sink.log.warn(.tooManyContacts)
          return nil
        }
        let contact = LiveContact(packet.raw.state, packet.raw.kind, mapping, into: &sink)
        return Live(contact: contact, trackingID: packet.trackingID)
      }
      var contact = live[partner].contact
      contact.move(to: packet.raw.state, mapping, into: &sink)
      return Live(contact: contact, trackingID: packet.trackingID)
    }
    sink.flush()
  }

  private func end(_ contact: LiveContact, _ phase: Contact.Phase, _ sink: inout FrameSink) {
    contact.end(phase, in: contact.reported, mapping, into: &sink)
  }

  /// The live contact that each packet continues: by tracking id where all have one, else by position.
  private func partners(of packets: [Packet]) -> [Int?] {
    let ids = packets.compactMap { $0.trackingID }
    let oldIDs = live.compactMap { $0.trackingID }
    if !packets.isEmpty, ids.count == packets.count, oldIDs.count == live.count,
      Set(ids).count == ids.count, Set(oldIDs).count == oldIDs.count
    {
      return ids.map { id in live.firstIndex { $0.trackingID == id } }
    }
    return NearestPoints.match(
      old: live.map { point($0.contact.reported) },
      new: packets.map { point($0.raw.state) },
      limit: stepLimit
    )
  }

  private func point(_ state: TouchState) -> Point {
    mapping.plane.point(state.x ?? 0, state.y ?? 0)
  }
}
