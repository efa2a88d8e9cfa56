import TouchCore
import TouchRecording

/// A recording that is being made: its file, its clock, and the lines that wait.
///
/// It writes them when it goes, too.
final class Output {
  /// How long a line waits for others to be written with it (our own choice).
  static let longestWait = TouchTime.milliseconds(500)
  /// How many bytes are written at once, whatever the time (our own choice).
  static let mostWaitingBytes = 1 << 16

  /// The screen's size as it was written last; nil before the header.
  var screen: ScreenSize?

  private let file: LineFile
  private let start: TouchTime
  private var writer: TouchesWriter?
  /// The time of the last line, from the recording's start.
  private var last = TouchTime.zero
  /// The last frame, while more may belong to it.
  private var pending: TouchFrame?
  /// When the oldest line was added that waits.
  private var oldest: TouchTime?

  init(_ file: LineFile, start: TouchTime) {
    self.file = file
    self.start = start
  }

  deinit { try? write() }

  /// Whether lines wait.
  var isWaiting: Bool { oldest != nil }

  /// Whether they have waited long enough, or are many.
  var isDue: Bool {
    guard let oldest, let writer else { return false }
    return last - oldest >= Self.longestWait
      || writer.bytes.count >= Self.mostWaitingBytes
  }

  /// Adds the header; does nothing if there is one.
  func begin(_ header: TouchesHeader) {
    if writer != nil { return }
    writer = TouchesWriter(header)
    screen = header.screen
    oldest = last
  }

  /// Adds a frame, whose times are the system's; times in the file count from the start and never decrease.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - isHeld: Whether the end of a hover may follow, which belongs to the frame and before its contacts: the
  ///     system tells of touches first.
  func append(_ frame: TouchFrame, isHeld: Bool = false) {
    var frame = frame
    last = max(last, frame.time - start)
    frame.time = last
    if !frame.history.isEmpty {
      frame.history = frame.history.map { earlier in
        var earlier = earlier
        earlier.time = min(max(earlier.time - start, .zero), last)
        return earlier
      }
    }
    if oldest == nil { oldest = last }
    if var before = pending, before.time == frame.time, !frame.contacts.isEmpty,
      frame.contacts.allSatisfy(\.phase.isRegion)
    {
      before.contacts.insert(contentsOf: frame.contacts, at: 0)
      pending = before
      return
    }
    addHeld()
    if isHeld { pending = frame } else { writer?.append(frame) }
  }

  private func addHeld() {
    if let pending { writer?.append(pending) }
    pending = nil
  }

  /// Puts the lines that wait into the file.
  func write() throws(RecordingError) {
    oldest = nil
    addHeld()
    if let bytes = writer?.drain() { file.add(bytes) }
    try file.flush()
  }
}

extension TouchFrame {
  /// Adds a sample that was folded into the frame to those of its moment.
  mutating func addEarlier(_ contact: Contact, at time: TouchTime) {
    var list = history
    let index = list.firstIndex { $0.time >= time } ?? list.endIndex
    if index < list.endIndex, list[index].time == time {
      list[index].contacts.append(contact)
    } else {
      list.insert(TouchFrame(time: time, contacts: [contact]), at: index)
    }
    history = list
  }
}
