import TouchCore

/// The frames of a recording that is made of the kernel's events.
///
/// Accesses of its variables aren't checked: only its own methods have them, one after the other.
final class EventRecording: FrameSource {
  private let stream: EventStream
  private let plan: MappingPlan
  private let leavesPressureOut: Bool
  /// A decoder for each device, by its number, up to the last that has reported.
  @exclusivity(unchecked) private var decoders: [EvdevDecoder] = []
  @exclusivity(unchecked) private var sink = FrameSink()
  @exclusivity(unchecked) private var failure: RecordingError?
  @exclusivity(unchecked) private var isAtEnd = false
  /// The first device that fingers touched; nil before that.
  @exclusivity(unchecked) private var touched: Int?

  init(_ stream: EventStream, _ plan: MappingPlan) {
    self.stream = stream
    self.plan = plan
    leavesPressureOut = plan.leavesPressureOut
    if plan.ignoresResolution { sink.log.warn(.impossibleResolution) }
  }

  var log: ReadingLog {
    get { sink.log }
    set { sink.log = newValue }
  }

  func next() throws(RecordingError) -> TouchFrame? {
    while true {
      if sink.hasFrames, let frame = sink.pop(atEnd: isAtEnd) { return frame }
      if isAtEnd {
        guard let failure else { return nil }
        self.failure = nil
        throw failure
      }
      do throws(RecordingError) {
        try stream.read()
      } catch {
        failure = error
        isAtEnd = true
      }
      receive(stream.batch)
      if stream.batch.entries.isEmpty, !isAtEnd {
        finish()
        isAtEnd = true
      }
    }
  }

  private func receive(_ batch: EventBatch) {
    let entries = batch.entries
    guard !entries.isEmpty else { return }
    while decoders.count <= batch.lastDevice {
      decoders.append(EvdevDecoder(plan.device(decoders.count)))
    }
    // For speed, one look at whether the list is shared, not one for each event.
    decoders.withUnsafeMutableBufferPointer { decoders in
      for (event, location) in entries {
        sink.log.events += 1
        sink.log.location = location
        sink.advance(to: event.time)
        if leavesPressureOut, EventCode.isPressure(event) {
          sink.log.warn(.pressureWithoutMaximum)
        }
        let before = sink.numberedContacts
        decoders[event.device].receive(event, into: &sink)
        if sink.numberedContacts != before { noteTouch(of: event.device) }
      }
    }
  }

  /// Warns of contacts of two devices that fingers touch; a pen beside them is one of the same screen.
  private func noteTouch(of device: Int) {
    if plan.device(device).isPen { return }
    guard let touched else {
      self.touched = device
      return
    }
    if touched != device { sink.log.warn(.furtherDevice) }
  }

  private func finish() {
    if decoders.contains(where: { $0.isUnfinished }) { sink.log.warn(.unfinishedReport) }
    for met in stream.skipped { sink.log.warn(met) }
    sink.finish()
  }
}
