extension Array {
  /// Removes all elements and keeps their storage.
  ///
  /// For speed, where a list is emptied for every touch and is short: `removeAll(keepingCapacity:)` costs a
  /// hundred instructions, whatever there is to remove.
  @inlinable package mutating func empty() {
    while !isEmpty { removeLast() }
  }
}
