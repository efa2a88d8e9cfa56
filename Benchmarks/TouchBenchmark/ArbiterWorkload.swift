import TouchCore

/// The arbiter alone: recognizers join, one begins and the others fail, it changes and ends, all leave.
enum ArbiterWorkload {
  /// Recognizers of one view, none of which lets another one go on beside it.
  private struct OneView: GestureRelations {
    func areRelated(_ first: RecognizerID, _ second: RecognizerID) -> Bool { true }
    func excludes(_ winner: RecognizerID, _ other: RecognizerID) -> Bool { true }
    func precedes(_ first: RecognizerID, _ second: RecognizerID) -> Bool { first < second }
  }

  /// The changes of one gesture.
  private static var changes: Int { 60 }

  /// Runs gestures; the number of settlings.
  static func run(recognizers: Int, _ count: Int) -> Int {
    var arbiter = GestureArbiter()
    var settlings = 0
    for _ in 0..<count {
      let ids = (0..<recognizers).map { _ in arbiter.join() }
      for (index, wish) in wishes.enumerated() {
        arbiter.submit(wish, of: ids[0], because: .following)
        arbiter.settle(asking: OneView())
        precondition(!arbiter.actions.isEmpty, "nothing came of wish \(index)")
        settlings += 1
      }
      arbiter.settleResets()
      precondition(arbiter.actions.count == recognizers, "not all have left")
    }
    return settlings
  }

  private static let wishes: [GestureState] =
    [.began] + Array(repeating: .changed, count: changes) + [.ended]
}
