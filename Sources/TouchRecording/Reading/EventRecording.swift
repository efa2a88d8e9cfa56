import TouchCore

/// A recording made of the kernel's events: a stream, a decoder for each device, a queue of frames.
final class EventRecording {
  private let stream: EventStream
  private let plan: MappingPlan
  private var decoders: [EvdevDecoder?] = []
  private var sink = FrameSink()
  private var failure: RecordingError?
  private var isAtEnd = false
  private(set) var events = 0

  init(stream: EventStream, plan: MappingPlan) {
    self.stream = stream
    self.plan = plan
  }

  var oddities: [OddityCount] { sink.oddities.counts }

  var pressure: ClosedRange<Int32>? { sink.pressure }

  func note(_ oddity: Oddity, times: Int) { sink.note(oddity, times: times) }

  /// The next frame, nil at the end.
  ///
  /// What can't be read is thrown after the frames before it.
  func next() throws(RecordingError) -> TouchFrame? {
    while true {
      if let frame = sink.queue.pop(atEnd: isAtEnd) { return frame }
      if isAtEnd {
        if let failure {
          self.failure = nil
          throw failure
        }
        return nil
      }
      do throws(RecordingError) {
        if let event = try stream.next() {
          receive(event)
          continue
        }
      } catch {
        failure = error
      }
      isAtEnd = true
      if failure == nil { finish() }
    }
  }

  private func receive(_ event: InputEvent) {
    events += 1
    sink.place = stream.place
    sink.advance(to: event.time)
    while decoders.count <= event.device { decoders.append(nil) }
    if decoders[event.device] == nil { decoders[event.device] = plan.decoder(for: event.device) }
    decoders[event.device]?.receive(event, into: &sink)
  }

  private func finish() {
    if decoders.contains(where: { $0?.isUnfinished == true }) { sink.note(.unfinishedReport) }
    if stream.ignoresDevices { sink.note(.ignoredDevice) }
  }
}
