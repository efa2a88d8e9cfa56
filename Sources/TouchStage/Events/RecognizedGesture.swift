import TouchCore

/// One gesture from its beginning to its end, put together from the actions that were sent.
public struct RecognizedGesture: Hashable, Sendable {
  /// The recognizer's name.
  public var recognizer: String
  /// The first action: the beginning, or, for a discrete gesture, its recognition.
  public var first: TranscriptEntry
  /// The last action; the same as the first for a discrete gesture.
  public var last: TranscriptEntry
  /// The most touches that an action of the gesture reported.
  public var touches: Int

  /// Whether the gesture was all in one action.
  public var isDiscrete: Bool { first.state == .ended }
  /// Whether the gesture was broken off.
  public var isCancelled: Bool { last.state == .cancelled }
}

/// Puts gestures together from actions, as they come.
public struct GestureCollector: Sendable {
  private var open: [RecognizedGesture] = []
  /// How many gestures of each recognizer or control there were, in the order of the first of each.
  public private(set) var counts: [(recognizer: String, count: Int)] = []

  /// Creates a collector without gestures.
  public init() {}

  /// Takes an action, and gives back the gesture that it completes.
  public mutating func add(_ entry: TranscriptEntry) -> RecognizedGesture? {
    guard let index = open.firstIndex(where: { $0.recognizer == entry.recognizer }) else {
      count(entry.recognizer)
      let gesture = RecognizedGesture(
        recognizer: entry.recognizer,
        first: entry,
        last: entry,
        touches: entry.touches
      )
      if entry.state == .ended { return gesture }
      open.append(gesture)
      return nil
    }
    open[index].last = entry
    open[index].touches = max(open[index].touches, entry.touches)
    return entry.state.isFinished ? open.remove(at: index) : nil
  }

  /// Takes what a scene told of something that is no recognizer: its successes count as gestures.
  public mutating func add(_ note: GestureNote) {
    if note.role == .success { count(note.gesture) }
  }

  private mutating func count(_ recognizer: String) {
    if let index = counts.firstIndex(where: { $0.recognizer == recognizer }) {
      counts[index].count += 1
    } else {
      counts.append((recognizer, 1))
    }
  }
}
