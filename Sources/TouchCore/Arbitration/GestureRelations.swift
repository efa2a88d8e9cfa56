/// What the arbiter has to ask about recognizers that it knows only by number.
///
/// An answer may run a client's code (a delegate, an override), and that code may do anything except
/// call the arbiter that is asking: what it wants of the arbiter has to wait until the settling is over.
public protocol GestureRelations {
  /// Whether the views of the two are the same, or one is an ancestor of the other.
  func areRelated(_ first: RecognizerID, _ second: RecognizerID) -> Bool
  /// Whether one that is recognized keeps the other from being so (rules 4.11 to 4.13, 4.16).
  func excludes(_ winner: RecognizerID, _ other: RecognizerID) -> Bool
  /// Whether the first goes before the second where both want the same moment (rules 4.15, 4.16).
  func precedes(_ first: RecognizerID, _ second: RecognizerID) -> Bool
}
