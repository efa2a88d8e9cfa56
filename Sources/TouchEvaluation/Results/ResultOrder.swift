/// Puts results in the order of the corpus, and drops those that come again.
///
/// Results that come in order aren't kept.
public struct ResultOrder {
  private var waiting: [Int: RecordingResult] = [:]
  private var next = 1

  /// Creates an order that begins with the corpus's first recording.
  public init() {}

  /// Takes a result, and hands out those whose turn it is.
  public mutating func add(_ result: RecordingResult, _ take: (RecordingResult) -> Void) {
    guard result.number >= next, waiting[result.number] == nil else { return }
    waiting[result.number] = result
    while let result = waiting.removeValue(forKey: next) {
      take(result)
      next += 1
    }
  }

  /// Hands out what is left where some are missing.
  public mutating func finish(_ take: (RecordingResult) -> Void) {
    for number in waiting.keys.sorted() {
      if let result = waiting[number] { take(result) }
    }
    waiting.removeAll()
  }
}
