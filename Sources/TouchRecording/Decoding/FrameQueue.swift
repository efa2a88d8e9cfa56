import TouchCore

/// Frames that are decoded and not yet handed out.
///
/// A move in which only the pressure fell to zero is in doubt until the contact's next report: if
/// that lifts the contact, it was no move (FORMATS 4.10). A frame in doubt delays
/// the ones after it, for a short time.
struct FrameQueue {
  /// An older doubt is settled: the finger rests, pressing too lightly to measure.
  static let longestDoubt = TouchTime.milliseconds(100)
  /// No more frames than this wait for one in doubt.
  static let mostWaiting = 64

  private var frames: [TouchFrame] = []
  private var first = 0
  /// The number of the frame at `first`, counted from the recording's start.
  private var firstNumber = 0
  private var doubts: [(id: Contact.ID, number: Int)] = []

  var count: Int { frames.count - first }

  mutating func append(_ frame: TouchFrame, inDoubt ids: [Contact.ID] = []) {
    let number = firstNumber + count
    frames.append(frame)
    for id in ids { doubts.append((id, number)) }
    guard !doubts.isEmpty else { return }
    if count > Self.mostWaiting {
      doubts.removeAll()
      return
    }
    let times = doubts.map { frames[first + $0.number - firstNumber].time }
    for index in doubts.indices.reversed()
    where frame.time - times[index] > Self.longestDoubt { doubts.remove(at: index) }
  }

  /// Settles the doubt about a contact; returns whether a false move was taken out.
  mutating func settle(_ id: Contact.ID, lifted: Bool) -> Bool {
    guard let index = doubts.firstIndex(where: { $0.id == id }) else { return false }
    let doubt = doubts.remove(at: index)
    guard lifted else { return false }
    frames[first + doubt.number - firstNumber].contacts.removeAll { $0.id == id }
    return true
  }

  /// The next frame that is beyond doubt.
  mutating func pop(atEnd: Bool) -> TouchFrame? {
    while first < frames.count {
      if !atEnd, !doubts.isEmpty, doubts.contains(where: { $0.number == firstNumber }) {
        return nil
      }
      let frame = frames[first]
      first += 1
      firstNumber += 1
      if first == frames.count {
        frames.removeAll(keepingCapacity: true)
        first = 0
      } else if first > 4 * Self.mostWaiting {
        frames.removeFirst(first)
        first = 0
      }
      if atEnd { doubts.removeAll { $0.number < firstNumber } }
      if !frame.contacts.isEmpty || frame.interruption != nil { return frame }
    }
    return nil
  }
}
