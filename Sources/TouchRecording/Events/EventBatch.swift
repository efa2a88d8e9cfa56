/// Events that are handed on together: those of a report, or a part of a long one.
///
/// For speed: one loop reads the lines of a report, and one takes in its events. A batch ends with an event of
/// synchronization, as frames come of these alone: a recording that is still being written is read no
/// further than its frames need.
final class EventBatch {
  /// An event and its index in the recording.
  typealias Entry = (event: InputEvent, location: RecordingError.Location)

  /// A batch has no more events, as a recording may lack all synchronization; a report of ten fingers has 50.
  static let most = 256

  private let storage = UnsafeMutableBufferPointer<Entry>.allocate(capacity: most)
  @exclusivity(unchecked) private var count = 0
  @exclusivity(unchecked) private var room = most
  @exclusivity(unchecked) private(set) var isComplete = false
  /// The highest number of a device that one of the events is of.
  @exclusivity(unchecked) private(set) var lastDevice = 0

  deinit { storage.deallocate() }

  /// The events; valid until others take their place.
  var entries: UnsafeMutableBufferPointer<Entry> {
    UnsafeMutableBufferPointer(start: storage.baseAddress, count: count)
  }

  /// Empties the batch for so many events at most.
  func removeAll(room: Int = EventBatch.most) {
    count = 0
    lastDevice = 0
    isComplete = false
    self.room = room
  }

  /// Adds an event to a batch that isn't complete.
  @inline(__always)
  func append(_ event: InputEvent, at location: RecordingError.Location) {
    storage.initializeElement(at: count, to: (event, location))
    count &+= 1
    if event.device > lastDevice { lastDevice = event.device }
    isComplete = event.type == EventCode.synchronization || count == room
  }
}
