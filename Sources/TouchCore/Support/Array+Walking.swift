// For speed: a closure of the main actor that goes to the standard library checks its actor at each call,
// which costs two hundred instructions; one that goes to code of ours doesn't.
extension Array {
  /// Whether an element meets a condition.
  @inlinable @inline(__always)
  package func hasAny(where condition: (Element) -> Bool) -> Bool {
    for index in indices where condition(self[index]) { return true }
    return false
  }

  /// The index of the first element that meets a condition.
  @inlinable @inline(__always)
  package func place(where condition: (Element) -> Bool) -> Int? {
    for index in indices where condition(self[index]) { return index }
    return nil
  }

  /// Removes the elements that meet a condition and keeps the storage.
  @inlinable @inline(__always)
  package mutating func discard(where condition: (Element) -> Bool) {
    var kept = 0
    for index in indices where !condition(self[index]) {
      if kept != index { swapAt(kept, index) }
      kept += 1
    }
    while count > kept { removeLast() }
  }
}
