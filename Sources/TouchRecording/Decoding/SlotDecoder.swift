import TouchCore

/// Protocol B: the device keeps contacts in slots and reports what changed in them.
struct SlotDecoder {
  /// No device has more slots; higher numbers are ignored.
  static let mostSlots = 256

  private enum Life: Hashable {
    /// Nothing is known yet: the recording may have begun in mid-contact.
    case unknown
    case free
    case live(LiveContact, trackingID: Int32?)
    /// A palm touches, or a contact too many, which isn't reported.
    case ignored
    /// An overflow cancelled the contact; it is ignored until its lift.
    case dropped
  }

  private struct Slot {
    var life = Life.unknown
    var raw = RawContact()
    /// The tracking id of a contact that begins in the report in hand.
    var beginning: Int32?
    var isTouched = false
    var hasNewX = false
    var hasNewY = false

    /// Takes a new value; false for a tracking id, which is not one of the contact's values.
    mutating func take(_ code: UInt16, _ value: Int32, _ mapping: ContactMapping) -> Bool {
      switch code {
      case EventCode.Abs.trackingID: return false
      case EventCode.Abs.positionX: hasNewX = true
      case EventCode.Abs.positionY: hasNewY = true
      default: break
      }
      raw.set(code, value, mapping)
      return true
    }
  }

  private let mapping: ContactMapping
  private let slots = PlainList<Slot>()
  /// The slot that events belong to; nil where its number is out of range.
  private var current: Int? = 0
  private let touched = PlainList<Int>()
  private(set) var liveCount = 0

  init(_ mapping: ContactMapping) {
    self.mapping = mapping
    slots.append(Slot())
  }

  // MARK: Reports

  mutating func decode(_ report: PlainList<ReportChange>, into sink: inout FrameSink) {
    touched.removeAll()
    for change in report.elements {
      guard case .absolute(let code, let value) = change,
        EventCode.Abs.multitouch.contains(code)
      else { continue }
      if code == EventCode.Abs.slot {
        select(value, &sink)
      } else if let slot = current {
        if !slots.elements[slot].isTouched {
          slots.elements[slot].isTouched = true
          touched.append(slot)
        }
        if !slots.elements[slot].take(code, value, mapping) { track(value, in: slot, &sink) }
      }
    }
    for slot in touched.elements {
      finish(slot, &sink)
      slots.elements[slot].isTouched = false
      slots.elements[slot].hasNewX = false
      slots.elements[slot].hasNewY = false
    }
    sink.flush()
  }

  mutating func cancelAll(into sink: inout FrameSink) {
    for index in 0..<slots.count {
      if end(index, .cancelled, into: &sink) { slots.elements[index].life = .dropped }
    }
  }

  private mutating func select(_ value: Int32, _ sink: inout FrameSink) {
    guard value >= 0, value < Self.mostSlots else {
      sink.log.warn(.slotOutOfRange)
      current = nil
      return
    }
    while slots.count <= Int(value) { slots.append(Slot()) }
    current = Int(value)
  }

  // MARK: Lives

  /// Takes a new tracking id: a contact ends, begins, or both.
  private mutating func track(_ id: Int32, in slot: Int, _ sink: inout FrameSink) {
    if slots.elements[slot].beginning != nil {
      guard slots.elements[slot].beginning != id else { return }
      // Down and up in one report: the lift needs a frame of its own.
      begin(slot, &sink)
      if case .live = slots.elements[slot].life {
        sink.log.warn(.singleReportContact)
        end(slot, .ended, later: true, into: &sink)
      }
      slots.elements[slot].life = .free
      slots.elements[slot].beginning = id >= 0 ? id : nil
      return
    }
    switch slots.elements[slot].life {
    case .live(_, id): return
    case .live(_, let old):
      if id >= 0, old != nil { sink.log.warn(.swappedTrackingID) }
      end(slot, .ended, into: &sink)
    case .unknown, .free: if id < 0 { sink.log.warn(.orphanLift) }
    case .ignored, .dropped: break
    }
    slots.elements[slot].life = .free
    if id >= 0 { slots.elements[slot].beginning = id }
  }

  private mutating func begin(_ slot: Int, _ sink: inout FrameSink) {
    let trackingID = slots.elements[slot].beginning
    slots.elements[slot].beginning = nil
    if slots.elements[slot].raw.isPalm {
      sink.log.warn(.palm)
      slots.elements[slot].life = .ignored
      return
    }
    guard sink.hasRoom else {
      sink.log.warn(.tooManyContacts)
      slots.elements[slot].life = .ignored
      return
    }
    let raw = slots.elements[slot].raw
    if trackingID == nil {
      sink.log.warn(.beganInMidContact)
    } else if raw.state.hasPosition,
      !slots.elements[slot].hasNewX || !slots.elements[slot].hasNewY
    {
      sink.log.warn(.beganWithoutPosition)
    }
    let contact = LiveContact(raw.state, raw.kind, mapping, into: &sink)
    slots.elements[slot].life = .live(contact, trackingID: trackingID)
    liveCount += 1
  }

  /// Ends a slot's contact where it was reported last; false where there is none.
  @discardableResult
  private mutating func end(
    _ slot: Int,
    _ phase: Contact.Phase,
    later: Bool = false,
    into sink: inout FrameSink
  ) -> Bool {
    guard case .live(let contact, _) = slots.elements[slot].life else { return false }
    contact.end(phase, in: slots.elements[slot].raw.state, mapping, later: later, into: &sink)
    slots.elements[slot].life = .free
    liveCount -= 1
    return true
  }

  /// Reports what changed in a slot.
  private mutating func finish(_ slot: Int, _ sink: inout FrameSink) {
    if slots.elements[slot].beginning != nil {
      begin(slot, &sink)
      return
    }
    switch slots.elements[slot].life {
    case .unknown:
      if slots.elements[slot].raw.state.hasPosition { begin(slot, &sink) }
    case .free, .ignored: break
    case .dropped: sink.log.warn(.ignoredAfterDrop)
    case .live(let contact, _) where slots.elements[slot].raw.isPalm:
      sink.log.warn(.palm)
      if contact.isUnlocated {
        contact.withdraw(from: &sink)
        liveCount -= 1
      } else {
        end(slot, .cancelled, into: &sink)
      }
      slots.elements[slot].life = .ignored
    case .live(var contact, let trackingID):
      contact.move(to: slots.elements[slot].raw.state, mapping, into: &sink)
      slots.elements[slot].life = .live(contact, trackingID: trackingID)
    }
  }
}
