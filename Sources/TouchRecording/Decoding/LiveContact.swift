import TouchCore

/// A contact that has begun and not ended, or a pen that hovers.
struct LiveContact: Hashable {
  let id: Contact.ID
  let kind: Contact.Kind
  /// The state that was reported last.
  private(set) var reported = TouchState()

  /// Begins a contact with a new id.
  init(
    _ state: TouchState,
    _ kind: Contact.Kind,
    phase: Contact.Phase = .began,
    _ mapping: ContactMapping,
    into sink: inout FrameSink
  ) {
    id = sink.newID()
    self.kind = kind
    report(phase, state, mapping, into: &sink)
    if isUnlocated { sink.hold(id) }
  }

  /// Whether an axis hasn't spoken yet, so that the contact's location isn't known.
  var isUnlocated: Bool { !reported.hasPosition }

  /// Reports the contact in a state.
  mutating func report(
    _ phase: Contact.Phase,
    _ state: TouchState,
    _ mapping: ContactMapping,
    into sink: inout FrameSink
  ) {
    reported = state
    sink.add(mapping.contact(id, phase, state, kind, &sink.log))
  }

  /// Reports a move, if the state looks different; a mere fall to zero pressure is in doubt.
  mutating func move(
    to state: TouchState,
    _ mapping: ContactMapping,
    into sink: inout FrameSink
  ) {
    if isUnlocated, !locate(by: state, mapping, into: &sink) {
      // Too late for its own beginning: it begins here.
      report(.began, state, mapping, into: &sink)
      return
    }
    guard !state.looksLike(reported, as: kind) else { return }
    sink.settle(id, lifted: false)
    if state.isZeroPressure(after: reported) { sink.doubt(id) }
    report(.moved, state, mapping, into: &sink)
  }

  /// Takes the coordinates that a state is the first to know, for all that was reported; false where the
  /// location is whole and too much waited for it, so that the contact hasn't begun yet.
  private mutating func locate(
    by state: TouchState,
    _ mapping: ContactMapping,
    into sink: inout FrameSink
  ) -> Bool {
    let x = reported.x == nil ? state.x : nil
    let y = reported.y == nil ? state.y : nil
    guard x != nil || y != nil else { return true }
    reported.x = reported.x ?? x
    reported.y = reported.y ?? y
    let isWhole = reported.hasPosition
    let hasBegun = sink.locate(
      id,
      x: x.map(mapping.plane.x.points),
      y: y.map(mapping.plane.y.points),
      isWhole: isWhole
    )
    return hasBegun || !isWhole
  }

  /// Takes the contact back, which has no location, as if it had never been.
  func withdraw(from sink: inout FrameSink) { sink.withdraw(id) }

  /// Ends or cancels the contact where it was reported last; its last state only tells whether the
  /// pressure fell to zero before.
  ///
  /// With `later`, the end gets a frame of its own after the report's other contacts.
  func end(
    _ phase: Contact.Phase,
    in state: TouchState,
    _ mapping: ContactMapping,
    later: Bool = false,
    into sink: inout FrameSink
  ) {
    var contact = self
    if isUnlocated {
      let hasBegun = contact.locate(by: state, mapping, into: &sink)
      if contact.isUnlocated ? !sink.giveUpLocating(id) : !hasBegun {
        sink.withdraw(id)
        return
      }
    }
    if phase == .ended, state.isZeroPressure(after: reported) {
      sink.log.warn(.zeroPressureBeforeLift)
    }
    sink.settle(id, lifted: phase == .ended)
    sink.add(mapping.contact(id, phase, contact.reported, kind, &sink.log), later: later)
  }
}
