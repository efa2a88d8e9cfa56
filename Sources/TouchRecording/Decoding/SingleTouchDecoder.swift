import TouchCore

/// Devices that report one position: plain touch screens and pens.
///
/// A pen hovers while its tool key is down and touches while `BTN_TOUCH` is down too. Hover and touch
/// are contacts of their own: the hover ends where the touch begins.
struct SingleTouchDecoder {
  private enum Life: Hashable {
    case away
    case hovering(LiveContact)
    case touching(LiveContact)
    /// An overflow cancelled the contact; it is ignored until its lift.
    case dropped
  }

  private let mapping: ContactMapping
  /// Whether the device is a pen, even where the recording began after it came near.
  private let isPen: Bool
  private var life = Life.away
  private var state = TouchState()
  /// The pen keys that are down, one bit each.
  private var pens: UInt8 = 0
  private var isDown = false
  private var hasTouched = false

  init(_ mapping: ContactMapping, isPen: Bool) {
    self.mapping = mapping
    self.isPen = isPen
  }

  var isTouching: Bool {
    if case .touching = life { true } else { false }
  }

  /// Whether no key of a pen is down, nothing touches or hovers, and no lift is waited for.
  var isIdle: Bool {
    if case .away = life { pens == 0 } else { false }
  }

  private var isHovering: Bool {
    if case .hovering = life { true } else { false }
  }

  private var isPencilDown: Bool {
    if case .touching(let contact) = life { contact.kind == .pencil } else { false }
  }

  // MARK: Reports

  /// Decodes a report.
  ///
  /// - Parameters:
  ///   - report: The report's changes.
  ///   - ignoringFingers: Whether another part of the device reports the fingers, so that only a
  ///     pen is read here.
  ///   - sink: Takes the frames.
  mutating func decode(
    _ report: PlainList<ReportChange>,
    ignoringFingers: Bool,
    into sink: inout FrameSink
  ) {
    var new = state
    var hasPress = false
    var hasLift = false
    for change in report.elements {
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
    let isNear = pens != 0 || isPen && isDown
    if !isNear, isPen || isHovering || isPencilDown {
      // A pen that leaves reports zeros that mean nothing: it ends in the state before.
      leave(.ended, &sink)
      life = .away
      state = new
    } else {
      state = new
      if life == .away || isHovering, hasPress, hasLift, !isDown {
        sink.log.warn(.singleReportContact)
        begin(isPencil: isNear, &sink)
        // The lift needs a frame of its own.
        sink.flush()
        leave(.ended, &sink)
      } else if isDown {
        press(isPencil: isNear, &sink)
      } else {
        lift(hasLift, &sink)
      }
      if !isDown, isNear { hover(&sink) }
    }
    sink.flush()
  }

  mutating func cancelAll(into sink: inout FrameSink) {
    let wasTouching = isTouching
    leave(.cancelled, &sink)
    if wasTouching { life = .dropped }
  }

  private func set(_ code: UInt16, _ value: Int32, in state: inout TouchState) {
    switch code {
    case EventCode.Abs.x: state.x = value
    case EventCode.Abs.y: state.y = value
    case EventCode.Abs.pressure where mapping.maximumPressure != nil: state.pressure = value
    case EventCode.Abs.tiltX: state.tiltX = value
    case EventCode.Abs.tiltY: state.tiltY = value
    default: break
    }
  }

  // MARK: Lives

  private mutating func press(isPencil: Bool, _ sink: inout FrameSink) {
    switch life {
    case .dropped: sink.log.warn(.ignoredAfterDrop)
    case .away, .hovering: begin(isPencil: isPencil, &sink)
    case .touching(var contact):
      contact.move(to: state, mapping, into: &sink)
      life = .touching(contact)
    }
  }

  private mutating func begin(isPencil: Bool, _ sink: inout FrameSink) {
    if case .hovering(var contact) = life {
      contact.report(.regionExited, state, mapping, into: &sink)
    }
    life = .touching(LiveContact(state, isPencil ? .pencil : .direct, mapping, into: &sink))
    hasTouched = true
  }

  private mutating func lift(_ hasLift: Bool, _ sink: inout FrameSink) {
    switch life {
    case .touching: leave(.ended, &sink)
    case .dropped: life = .away
    case .away: if hasLift, !hasTouched { sink.log.warn(.orphanLift) }
    case .hovering: break
    }
  }

  private mutating func hover(_ sink: inout FrameSink) {
    switch life {
    case .hovering(var contact):
      let old = contact.reported
      guard
        state.x != old.x || state.y != old.y || state.tiltX != old.tiltX || state.tiltY != old.tiltY
      else { return }
      contact.report(.regionMoved, state, mapping, into: &sink)
      life = .hovering(contact)
    case .away where state.hasPosition:
      life = .hovering(LiveContact(state, .pencil, phase: .regionEntered, mapping, into: &sink))
    case .away, .touching, .dropped: break
    }
  }

  /// Ends the touch or the hover where it was reported last.
  private mutating func leave(_ phase: Contact.Phase, _ sink: inout FrameSink) {
    switch life {
    case .away, .dropped: return
    case .hovering(var contact):
      contact.report(.regionExited, contact.reported, mapping, into: &sink)
    case .touching(let contact): contact.end(phase, in: state, mapping, into: &sink)
    }
    life = .away
  }
}
