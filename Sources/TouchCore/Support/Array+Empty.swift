extension Array {
  /// Removes all elements and keeps their storage.
  ///
  /// For speed, where a list is emptied for every touch and is short: `removeAll(keepingCapacity:)` costs a
  /// hundred instructions, whatever there is to remove.
  @inlinable @inline(__always) package mutating func empty() {
    if !isEmpty { removeEach() }
  }

  @inlinable package mutating func removeEach() {
    while !isEmpty { removeLast() }
  }
}
