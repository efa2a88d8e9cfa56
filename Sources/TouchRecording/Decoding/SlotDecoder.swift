import TouchCore

/// Protocol B: the device keeps contacts in slots and reports what changed in them.
struct SlotDecoder {
  /// No device has more slots; higher numbers are left aside.
  static let mostSlots = 256

  private enum Life: Hashable {
    /// Nothing is known yet: the recording may have begun in mid-contact.
    case unknown
    case free
    case live(Contact.ID, trackingID: Int32?, kind: Contact.Kind)
    /// A contact is there that isn't reported: a palm, or one that an overflow cancelled.
    case palm
    case dropped
  }

  private struct Slot {
    var life = Life.unknown
    var state = TouchState()
    /// The state as it was reported last.
    var reported = TouchState()
    var tool: Int32 = 0
    /// The id of a contact that begins in the report in hand.
    var beginning: Int32?
    var isTouched = false
    var hasNewPosition = (x: false, y: false)
  }

  private let rendering: TouchRendering
  private var slots = [Slot()]
  private var current: Int? = 0
  private var touched: [Int] = []
  private(set) var liveCount = 0

  init(rendering: TouchRendering) { self.rendering = rendering }

  var isLive: Bool { liveCount > 0 }

  // MARK: Reports

  mutating func decode(_ report: [EvdevDecoder.Change], into sink: inout FrameSink) {
    var ended: [Contact] = []
    var others: [Contact] = []
    var later: [Contact] = []
    var doubts: [Contact.ID] = []
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
        if code == EventCode.Abs.trackingID {
          track(value, in: slot, &ended, &others, &later, &sink)
        } else {
          set(code, value, in: slot)
        }
      }
    }
    for slot in touched {
      finish(slot, &ended, &others, &doubts, &sink)
      slots[slot].isTouched = false
      slots[slot].hasNewPosition = (false, false)
    }
    sink.emit(ended + others, inDoubt: doubts)
    sink.emit(later)
  }

  mutating func cancelAll(_ contacts: inout [Contact], _ sink: inout FrameSink) {
    for index in slots.indices {
      guard case .live = slots[index].life else { continue }
      end(index, .cancelled, &contacts, &sink)
      slots[index].life = .dropped
    }
  }

  private mutating func select(_ value: Int32, _ sink: inout FrameSink) {
    guard value >= 0, value < Self.mostSlots else {
      sink.note(.slotOutOfRange)
      current = nil
      return
    }
    while slots.count <= Int(value) { slots.append(Slot()) }
    current = Int(value)
  }

  private mutating func set(_ code: UInt16, _ value: Int32, in slot: Int) {
    switch code {
    case EventCode.Abs.positionX:
      slots[slot].state.x = value
      slots[slot].hasNewPosition.x = true
    case EventCode.Abs.positionY:
      slots[slot].state.y = value
      slots[slot].hasNewPosition.y = true
    case EventCode.Abs.multitouchPressure where rendering.pressure != nil:
      slots[slot].state.pressure = value
    case EventCode.Abs.touchMajor where rendering.touchMajorScale != nil:
      slots[slot].state.touchMajor = value
    case EventCode.Abs.toolType: slots[slot].tool = value
    default: break
    }
  }

  // MARK: Lives

  /// Takes a new tracking id: a contact ends, begins, or both.
  private mutating func track(
    _ id: Int32,
    in slot: Int,
    _ ended: inout [Contact],
    _ others: inout [Contact],
    _ later: inout [Contact],
    _ sink: inout FrameSink
  ) {
    if slots[slot].beginning != nil {
      guard slots[slot].beginning != id else { return }
      // Down and up in one report: the lift needs a frame of its own.
      begin(slot, &others, &sink)
      if case .live = slots[slot].life {
        sink.note(.singleReportContact)
        end(slot, .ended, &later, &sink)
      }
      slots[slot].life = .free
      slots[slot].beginning = id >= 0 ? id : nil
      return
    }
    switch slots[slot].life {
    case .live(_, id, _): return
    case .live(_, let old, _):
      if id >= 0, old != nil { sink.note(.swappedTrackingID) }
      end(slot, .ended, &ended, &sink)
    case .unknown, .free: if id < 0 { sink.note(.orphanLift) }
    case .palm, .dropped: break
    }
    slots[slot].life = .free
    if id >= 0 { slots[slot].beginning = id }
  }

  private mutating func begin(_ slot: Int, _ contacts: inout [Contact], _ sink: inout FrameSink) {
    let trackingID = slots[slot].beginning
    slots[slot].beginning = nil
    if slots[slot].tool == EventCode.Tool.palm {
      sink.note(.palm)
      slots[slot].life = .palm
      return
    }
    let isNew = slots[slot].hasNewPosition
    if trackingID == nil {
      sink.note(.beganInMidContact)
    } else if !isNew.x || !isNew.y {
      sink.note(.beganWithoutPosition)
    }
    let id = sink.newID()
    let kind: Contact.Kind = slots[slot].tool == EventCode.Tool.pen ? .pencil : .direct
    slots[slot].life = .live(id, trackingID: trackingID, kind: kind)
    slots[slot].state.x = slots[slot].state.x ?? 0
    slots[slot].state.y = slots[slot].state.y ?? 0
    slots[slot].reported = slots[slot].state
    liveCount += 1
    contacts.append(
      rendering.contact(id, .began, slots[slot].state, kind: kind, sink: &sink)
    )
  }

  /// Ends a live contact where it was reported last.
  private mutating func end(
    _ slot: Int,
    _ phase: Contact.Phase,
    _ contacts: inout [Contact],
    _ sink: inout FrameSink
  ) {
    guard case .live(let id, _, let kind) = slots[slot].life else { return }
    if phase == .ended, slots[slot].state.isZeroPressure(after: slots[slot].reported) {
      sink.note(.zeroPressureBeforeLift)
    }
    if sink.queue.settle(id, lifted: phase == .ended) { sink.note(.zeroPressureBeforeLift) }
    contacts.append(
      rendering.contact(id, phase, slots[slot].reported, kind: kind, sink: &sink)
    )
    slots[slot].life = .free
    liveCount -= 1
  }

  /// Looks at what the report left in a slot.
  private mutating func finish(
    _ slot: Int,
    _ ended: inout [Contact],
    _ others: inout [Contact],
    _ doubts: inout [Contact.ID],
    _ sink: inout FrameSink
  ) {
    if slots[slot].beginning != nil {
      begin(slot, &others, &sink)
      return
    }
    switch slots[slot].life {
    case .unknown:
      if slots[slot].state.hasPosition { begin(slot, &others, &sink) }
    case .free, .palm: break
    case .dropped: sink.note(.ignoredAfterDrop)
    case .live(let id, _, let kind):
      if slots[slot].tool == EventCode.Tool.palm {
        sink.note(.palm)
        end(slot, .cancelled, &ended, &sink)
        slots[slot].life = .palm
        return
      }
      let state = slots[slot].state
      guard state != slots[slot].reported else { return }
      _ = sink.queue.settle(id, lifted: false)
      if state.isZeroPressure(after: slots[slot].reported) { doubts.append(id) }
      slots[slot].reported = state
      others.append(rendering.contact(id, .moved, state, kind: kind, sink: &sink))
    }
  }
}
