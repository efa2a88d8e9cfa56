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
        if let event = try stream.next() {
          receive(event)
          continue
        }
        finish()
      } catch {
        failure = error
      }
      isAtEnd = true
    }
  }

  private func receive(_ event: InputEvent) {
    sink.log.events += 1
    sink.log.location = stream.location
    sink.advance(to: event.time)
    if leavesPressureOut, EventCode.isPressure(event) { sink.log.warn(.pressureWithoutMaximum) }
    while decoders.count <= event.device {
      decoders.append(EvdevDecoder(plan.device(decoders.count)))
    }
    decoders[event.device].receive(event, into: &sink)
  }

  private func finish() {
    if decoders.contains(where: { $0.isUnfinished }) { sink.log.warn(.unfinishedReport) }
    for met in stream.skipped { sink.log.warn(met) }
    sink.finish()
  }
}
