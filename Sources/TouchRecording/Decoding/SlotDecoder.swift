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
  private var slots = [Slot()]
  /// The slot that events belong to; nil where its number is out of range.
  private var current: Int? = 0
  private var touched: [Int] = []
  private(set) var liveCount = 0

  init(_ mapping: ContactMapping) { self.mapping = mapping }

  // MARK: Reports

  mutating func decode(_ report: [ReportChange], into sink: inout FrameSink) {
    touched.removeAll(keepingCapacity: true)
    for change in report {
      guard case .absolute(let code, let value) = change,
        EventCode.Abs.multitouch.contains(code)
      else { continue }
      if code == EventCode.Abs.slot {
        select(value, &sink)
      } else if let slot = current {
        if !slots[slot].isTouched {
          slots[slot].isTouched = true
          touched.append(slot)
        }
        if !slots[slot].take(code, value, mapping) { track(value, in: slot, &sink) }
      }
    }
    for slot in touched {
      finish(slot, &sink)
      slots[slot].isTouched = false
      slots[slot].hasNewX = false
      slots[slot].hasNewY = false
    }
    sink.flush()
  }

  mutating func cancelAll(into sink: inout FrameSink) {
    for index in slots.indices {
      if end(index, .cancelled, into: &sink) { slots[index].life = .dropped }
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
    if slots[slot].beginning != nil {
      guard slots[slot].beginning != id else { return }
      // Down and up in one report: the lift needs a frame of its own.
      begin(slot, &sink)
      if case .live = slots[slot].life {
        sink.log.warn(.singleReportContact)
        end(slot, .ended, later: true, into: &sink)
      }
      slots[slot].life = .free
      slots[slot].beginning = id >= 0 ? id : nil
      return
    }
    switch slots[slot].life {
    case .live(_, id): return
    case .live(_, let old):
      if id >= 0, old != nil { sink.log.warn(.swappedTrackingID) }
      end(slot, .ended, into: &sink)
    case .unknown, .free: if id < 0 { sink.log.warn(.orphanLift) }
    case .ignored, .dropped: break
    }
    slots[slot].life = .free
    if id >= 0 { slots[slot].beginning = id }
  }

  private mutating func begin(_ slot: Int, _ sink: inout FrameSink) {
    let trackingID = slots[slot].beginning
    slots[slot].beginning = nil
    if slots[slot].raw.isPalm {
      sink.log.warn(.palm)
      slots[slot].life = .ignored
      return
    }
    guard sink.hasRoom else {
      sink.log.warn(.tooManyContacts)
      slots[slot].life = .ignored
      return
    }
    let raw = slots[slot].raw
    if trackingID == nil {
      sink.log.warn(.beganInMidContact)
    } else if raw.state.hasPosition, !slots[slot].hasNewX || !slots[slot].hasNewY {
      sink.log.warn(.beganWithoutPosition)
    }
    let contact = LiveContact(raw.state, raw.kind, mapping, into: &sink)
    slots[slot].life = .live(contact, trackingID: trackingID)
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
    guard case .live(let contact, _) = slots[slot].life else { return false }
    contact.end(phase, in: slots[slot].raw.state, mapping, later: later, into: &sink)
    slots[slot].life = .free
    liveCount -= 1
    return true
  }

  /// Reports what changed in a slot.
  private mutating func finish(_ slot: Int, _ sink: inout FrameSink) {
    if slots[slot].beginning != nil {
      begin(slot, &sink)
      return
    }
    switch slots[slot].life {
    case .unknown:
      if slots[slot].raw.state.hasPosition { begin(slot, &sink) }
    case .free, .ignored: break
    case .dropped: sink.log.warn(.ignoredAfterDrop)
    case .live(let contact, _) where slots[slot].raw.isPalm:
      sink.log.warn(.palm)
      if contact.isUnlocated {
        contact.withdraw(from: &sink)
        liveCount -= 1
      } else {
        end(slot, .cancelled, into: &sink)
      }
      slots[slot].life = .ignored
    case .live(var contact, let trackingID):
      contact.move(to: slots[slot].raw.state, mapping, into: &sink)
      slots[slot].life = .live(contact, trackingID: trackingID)
    }
  }
}
