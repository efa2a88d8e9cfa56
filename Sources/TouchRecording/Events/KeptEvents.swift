/// The events of a pass that looked for ranges, kept for the pass that makes the frames, so that no line is
/// parsed twice.
///
/// They are kept as long as they are few: the memory doesn't grow with the recording.
struct KeptEvents {
  /// A recording with more events is read again.
  static let most = 32_768

  private var events: [EventBatch.Entry] = []
  private var areTooMany = false

  /// Adds the next events.
  mutating func append(_ batch: EventBatch) {
    guard !areTooMany else { return }
    events.append(contentsOf: batch.entries)
    if events.count > Self.most {
      areTooMany = true
      events = []
    }
  }

  /// The events of a stream that was read to its end, from the first on; nil where they were too many.
  func input(after stream: EventStream) -> Input? {
    areTooMany ? nil : Input(events, devices: stream.devices, skipped: stream.skipped)
  }

  /// A stream of the events that were kept.
  final class Input: EventInput {
    let devices: [DeviceDescription]
    let skipped: [WarningCount]
    private(set) var location = RecordingError.Location.file
    private let events: [EventBatch.Entry]
    private var index = 0

    fileprivate init(
      _ events: [EventBatch.Entry],
      devices: [DeviceDescription],
      skipped: [WarningCount]
    ) {
      self.events = events
      self.devices = devices
      self.skipped = skipped
    }

    /// The same events from the first on.
    var again: Input { Input(events, devices: devices, skipped: skipped) }

    func next() -> InputEvent? {
      guard index < events.count else { return nil }
      location = events[index].location
      index += 1
      return events[index - 1].event
    }
  }
}
