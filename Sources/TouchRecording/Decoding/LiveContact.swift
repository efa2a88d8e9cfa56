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
  }

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
    guard !state.looksLike(reported, as: kind) else { return }
    sink.settle(id, lifted: false)
    if state.isZeroPressure(after: reported) { sink.doubt(id) }
    report(.moved, state, mapping, into: &sink)
  }

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
    if phase == .ended, state.isZeroPressure(after: reported) {
      sink.log.warn(.zeroPressureBeforeLift)
    }
    sink.settle(id, lifted: phase == .ended)
    sink.add(mapping.contact(id, phase, reported, kind, &sink.log), later: later)
  }
}
