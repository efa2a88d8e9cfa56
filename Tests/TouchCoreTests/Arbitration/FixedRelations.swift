import TouchCore

/// Fixed relations: all gestures are related and exclude each other, except as listed.
struct FixedRelations: GestureRelations {
  var unrelated: [(Int, Int)] = []
  var together: [(Int, Int)] = []
  var yielding: [(Int, Int)] = []
  var first: [(Int, Int)] = []
  var allTogether = false

  func areRelated(_ first: RecognizerID, _ second: RecognizerID) -> Bool {
    !contains(unrelated, first, second)
  }

  func excludes(_ winner: RecognizerID, _ other: RecognizerID) -> Bool {
    !allTogether && !contains(together, winner, other)
      && !yielding.contains { $0 == (winner.index, other.index) }
  }

  /// The higher number is newer and goes first, except as listed.
  func precedes(_ one: RecognizerID, _ other: RecognizerID) -> Bool {
    if first.contains(where: { $0 == (one.index, other.index) }) { return true }
    if first.contains(where: { $0 == (other.index, one.index) }) { return false }
    return other < one
  }

  private func contains(_ pairs: [(Int, Int)], _ first: RecognizerID, _ second: RecognizerID)
    -> Bool
  {
    pairs.contains { $0 == (first.index, second.index) || $0 == (second.index, first.index) }
  }
}

extension GestureArbiter {
  /// Settles and returns the decisions.
  mutating func settled(_ relations: FixedRelations = FixedRelations()) -> [GestureAction] {
    settle(asking: relations)
    return actions
  }

  /// Settles the resets and returns them.
  mutating func resets() -> [RecognizerID] {
    settleResets()
    return actions.compactMap { if case .reset(let id) = $0 { id } else { nil } }
  }
}
