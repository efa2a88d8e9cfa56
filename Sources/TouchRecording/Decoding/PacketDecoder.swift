import TouchCore

/// Protocol A: each report lists all contacts in packets; which is which must be found out.
struct PacketDecoder {
  /// No device reports more contacts at once; further packets are left aside.
  static let mostContacts = 32
  /// A contact moves at most this part of the screen's diagonal from report to report.
  static let longestStep = 0.25

  private struct Packet {
    var state = TouchState()
    var tool: Int32 = 0
    var trackingID: Int32?
  }

  private struct Live {
    var id: Contact.ID
    var kind: Contact.Kind
    var trackingID: Int32?
    var reported: TouchState
  }

  private let rendering: TouchRendering
  private let stepLimit: Double
  private var live: [Live] = []

  init(rendering: TouchRendering) {
    self.rendering = rendering
    let plane = rendering.plane
    let corner = plane.point(plane.x.maximum, plane.y.maximum)
    stepLimit = Point.zero.distance(to: corner) * Self.longestStep
  }

  var liveCount: Int { live.count }

  mutating func decode(_ report: [EvdevDecoder.Change], into sink: inout FrameSink) {
    var packets: [Packet] = []
    var packet = Packet()
    var isTouched = false
    var hasPacketEnd = false
    var isLift = false
    for change in report {
      switch change {
      case .absolute(let code, let value) where EventCode.Abs.multitouch.contains(code):
        set(code, value, in: &packet)
        isTouched = true
      case .packetEnd:
        hasPacketEnd = true
        if isTouched { add(packet, to: &packets, &sink) }
        packet = Packet()
        isTouched = false
      case .key(EventCode.Key.touch, 0): isLift = true
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
    replace(with: packets, into: &sink)
  }

  mutating func cancelAll(_ contacts: inout [Contact], _ sink: inout FrameSink) {
    for contact in live { contacts.append(end(contact, .cancelled, &sink)) }
    live = []
  }

  private func set(_ code: UInt16, _ value: Int32, in packet: inout Packet) {
    switch code {
    case EventCode.Abs.positionX: packet.state.x = value
    case EventCode.Abs.positionY: packet.state.y = value
    case EventCode.Abs.multitouchPressure where rendering.pressure != nil:
      packet.state.pressure = value
    case EventCode.Abs.touchMajor where rendering.touchMajorScale != nil:
      packet.state.touchMajor = value
    case EventCode.Abs.toolType: packet.tool = value
    case EventCode.Abs.trackingID: packet.trackingID = value
    default: break
    }
  }

  private func add(_ packet: Packet, to packets: inout [Packet], _ sink: inout FrameSink) {
    if packet.tool == EventCode.Tool.palm {
      sink.note(.palm)
    } else if !packet.state.hasPosition {
      // A lone tracking id or pressure is how some drivers say that nothing touches.
      if packet.state.x != nil || packet.state.y != nil { sink.note(.contactWithoutPosition) }
    } else if packets.count < Self.mostContacts {
      packets.append(packet)
    } else {
      sink.note(.oversizedReport)
    }
  }

  // MARK: Who is who

  private mutating func replace(with packets: [Packet], into sink: inout FrameSink) {
    let partners = partners(of: packets)
    var contacts: [Contact] = []
    var isKept = [Bool](repeating: false, count: live.count)
    for partner in partners { if let partner { isKept[partner] = true } }
    for (index, contact) in live.enumerated() where !isKept[index] {
      contacts.append(end(contact, .ended, &sink))
    }
    var next: [Live] = []
    var doubts: [Contact.ID] = []
    for (packet, partner) in zip(packets, partners) {
      if let partner {
        var contact = live[partner]
        move(&contact, to: packet, &contacts, &doubts, &sink)
        next.append(contact)
      } else {
        let contact = Live(
          id: sink.newID(),
          kind: packet.tool == EventCode.Tool.pen ? .pencil : .direct,
          trackingID: packet.trackingID,
          reported: packet.state
        )
        contacts.append(
          rendering.contact(contact.id, .began, packet.state, kind: contact.kind, sink: &sink)
        )
        next.append(contact)
      }
    }
    live = next
    sink.emit(contacts, inDoubt: doubts)
  }

  private func move(
    _ contact: inout Live,
    to packet: Packet,
    _ contacts: inout [Contact],
    _ doubts: inout [Contact.ID],
    _ sink: inout FrameSink
  ) {
    contact.trackingID = packet.trackingID
    guard packet.state != contact.reported else { return }
    _ = sink.queue.settle(contact.id, lifted: false)
    if packet.state.isZeroPressure(after: contact.reported) { doubts.append(contact.id) }
    contact.reported = packet.state
    contacts.append(
      rendering.contact(contact.id, .moved, packet.state, kind: contact.kind, sink: &sink)
    )
  }

  private func end(_ contact: Live, _ phase: Contact.Phase, _ sink: inout FrameSink) -> Contact {
    if sink.queue.settle(contact.id, lifted: phase == .ended) { sink.note(.zeroPressureBeforeLift) }
    return rendering.contact(
      contact.id,
      phase,
      contact.reported,
      kind: contact.kind,
      sink: &sink
    )
  }

  /// The live contact that each packet goes on with: by tracking id where all have one, else by place.
  private func partners(of packets: [Packet]) -> [Int?] {
    let ids = packets.compactMap(\.trackingID)
    let oldIDs = live.compactMap(\.trackingID)
    if !packets.isEmpty, ids.count == packets.count, oldIDs.count == live.count,
      Set(ids).count == ids.count, Set(oldIDs).count == oldIDs.count
    {
      return ids.map { id in live.firstIndex { $0.trackingID == id } }
    }
    return NearestPoints.match(
      old: live.map { place($0.reported) },
      new: packets.map { place($0.state) },
      limit: stepLimit
    )
  }

  private func place(_ state: TouchState) -> Point {
    rendering.plane.point(state.x ?? 0, state.y ?? 0)
  }
}
