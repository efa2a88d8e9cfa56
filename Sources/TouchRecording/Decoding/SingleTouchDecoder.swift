import TouchCore

/// Devices that report one position: plain touch screens and pens.
///
/// A pen hovers while its tool key is down and touches while `BTN_TOUCH` is, too. Hover and touch
/// are contacts of their own: the hover ends where the touch begins.
struct SingleTouchDecoder {
  private enum Life: Hashable {
    case away
    case hovering(Contact.ID)
    case touching(Contact.ID, kind: Contact.Kind)
    /// An overflow cancelled the contact; it is left aside until its lift.
    case dropped
  }

  private let rendering: TouchRendering
  /// Whether the device is a pen, even where the recording began after it came near.
  private let isPen: Bool
  private var life = Life.away
  private var state = TouchState()
  private var reported = TouchState()
  /// The pen keys that are down, one bit each.
  private var pens: UInt8 = 0
  private var isDown = false
  private var hasTouched = false

  init(rendering: TouchRendering, isPen: Bool) {
    self.rendering = rendering
    self.isPen = isPen
  }

  var isTouching: Bool {
    if case .touching = life { true } else { false }
  }

  mutating func cancelAll(_ contacts: inout [Contact], _ sink: inout FrameSink) {
    if case .touching = life {
      leave(.cancelled, &contacts, &sink)
      life = .dropped
    } else {
      leave(.cancelled, &contacts, &sink)
    }
  }

  /// Decodes a report.
  ///
  /// - Parameters:
  ///   - report: The report's changes.
  ///   - ignoringFingers: Whether another part of the device reports the fingers, so that only a
  ///     pen is read here.
  ///   - sink: Takes the frames.
  mutating func decode(
    _ report: [EvdevDecoder.Change],
    ignoringFingers: Bool,
    into sink: inout FrameSink
  ) {
    var new = state
    var hasPress = false
    var hasLift = false
    for change in report {
      switch change {
      case .absolute(let code, let value): set(code, value, in: &new)
      case .key(EventCode.Key.touch, let value):
        isDown = value != 0
        if isDown { hasPress = true } else { hasLift = true }
      case .key(let code, let value) where EventCode.Key.pens.contains(code):
        let bit: UInt8 = 1 << UInt8(code - EventCode.Key.pens.lowerBound)
        if value != 0 { pens |= bit } else { pens &= ~bit }
      default: break
      }
    }
    if pens == 0, ignoringFingers, !isTouching, !isHovering {
      state = new
      life = .away
      return
    }
    var contacts: [Contact] = []
    var later: [Contact] = []
    var doubts: [Contact.ID] = []
    let wasAway = life == .away || isHovering
    let isNear = pens != 0 || isPen && isDown
    if isPen || pens != 0 || isHovering || isPencil, !isNear {
      // Going away, pens report zeros that mean nothing.
      leave(.ended, &contacts, &sink)
      state = new
      sink.emit(contacts)
      if life == .dropped { life = .away }
      return
    }
    state = new
    if wasAway, hasPress, hasLift, !isDown {
      sink.note(.singleReportContact)
      touch(isPencil: isNear, &contacts, &sink)
      leave(.ended, &later, &sink)
    } else if isDown {
      press(isPencil: isNear, &contacts, &doubts, &sink)
    } else {
      lift(hasLift, &contacts, &sink)
    }
    if !isDown, isNear {
      if later.isEmpty { hover(&contacts, &sink) } else { hover(&later, &sink) }
    }
    sink.emit(contacts, inDoubt: doubts)
    sink.emit(later)
  }

  private var isHovering: Bool {
    if case .hovering = life { true } else { false }
  }

  private var isPencil: Bool {
    if case .touching(_, .pencil) = life { true } else { false }
  }

  private func set(_ code: UInt16, _ value: Int32, in state: inout TouchState) {
    switch code {
    case EventCode.Abs.x: state.x = value
    case EventCode.Abs.y: state.y = value
    case EventCode.Abs.pressure where rendering.pressure != nil: state.pressure = value
    case EventCode.Abs.tiltX: state.tiltX = value
    case EventCode.Abs.tiltY: state.tiltY = value
    default: break
    }
  }

  // MARK: Lives

  private mutating func press(
    isPencil: Bool,
    _ contacts: inout [Contact],
    _ doubts: inout [Contact.ID],
    _ sink: inout FrameSink
  ) {
    switch life {
    case .dropped: sink.note(.ignoredAfterDrop)
    case .away, .hovering: touch(isPencil: isPencil, &contacts, &sink)
    case .touching(let id, let kind):
      guard visible(state, kind) != visible(reported, kind) else { return }
      _ = sink.queue.settle(id, lifted: false)
      if state.isZeroPressure(after: reported) { doubts.append(id) }
      reported = state
      contacts.append(rendering.contact(id, .moved, state, kind: kind, sink: &sink))
    }
  }

  private mutating func touch(
    isPencil: Bool,
    _ contacts: inout [Contact],
    _ sink: inout FrameSink
  ) {
    if isHovering { reported = state }
    leave(.ended, &contacts, &sink)
    if !state.hasPosition { sink.note(.beganWithoutPosition) }
    state.x = state.x ?? 0
    state.y = state.y ?? 0
    let id = sink.newID()
    let kind: Contact.Kind = isPencil ? .pencil : .direct
    life = .touching(id, kind: kind)
    reported = state
    hasTouched = true
    contacts.append(rendering.contact(id, .began, state, kind: kind, sink: &sink))
  }

  private mutating func lift(
    _ hasLift: Bool,
    _ contacts: inout [Contact],
    _ sink: inout FrameSink
  ) {
    switch life {
    case .touching: leave(.ended, &contacts, &sink)
    case .dropped: life = .away
    case .away: if hasLift, !hasTouched { sink.note(.orphanLift) }
    case .hovering: break
    }
  }

  private mutating func hover(_ contacts: inout [Contact], _ sink: inout FrameSink) {
    if case .hovering(let id) = life {
      let isMoved =
        state.x != reported.x || state.y != reported.y
        || state.tiltX != reported.tiltX || state.tiltY != reported.tiltY
      guard isMoved else { return }
      reported = state
      contacts.append(rendering.contact(id, .regionMoved, state, kind: .pencil, sink: &sink))
    } else if life == .away, state.hasPosition {
      let id = sink.newID()
      life = .hovering(id)
      reported = state
      contacts.append(rendering.contact(id, .regionEntered, state, kind: .pencil, sink: &sink))
    }
  }

  /// Ends whatever is there, at the place that was reported last.
  private mutating func leave(
    _ phase: Contact.Phase,
    _ contacts: inout [Contact],
    _ sink: inout FrameSink
  ) {
    switch life {
    case .away, .dropped: return
    case .hovering(let id):
      contacts.append(
        rendering.contact(id, .regionExited, reported, kind: .pencil, sink: &sink)
      )
    case .touching(let id, let kind):
      if phase == .ended, state.isZeroPressure(after: reported) {
        sink.note(.zeroPressureBeforeLift)
      }
      if sink.queue.settle(id, lifted: phase == .ended) { sink.note(.zeroPressureBeforeLift) }
      contacts.append(rendering.contact(id, phase, reported, kind: kind, sink: &sink))
    }
    life = .away
  }

  /// The part of a state that a contact shows: fingers have no tilt.
  private func visible(_ state: TouchState, _ kind: Contact.Kind) -> TouchState {
    var state = state
    if kind != .pencil {
      state.tiltX = nil
      state.tiltY = nil
    }
    return state
  }
}
