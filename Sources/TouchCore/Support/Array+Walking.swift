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
  package func index(where condition: (Element) -> Bool) -> Int? {
    for index in indices where condition(self[index]) { return index }
    return nil
  }

  /// Removes the elements that meet a condition and keeps the storage.
  @inlinable @inline(__always)
  package mutating func discard(where condition: (Element) -> Bool) {
    guard let first = index(where: condition) else { return }
    var kept = first
    if first + 1 < count {
      // Not in the list itself, which would count what moves.
      withUnsafeMutableBufferPointer { elements in
        for index in (first + 1)..<elements.count where !condition(elements[index]) {
          elements.swapAt(kept, index)
          kept += 1
        }
      }
    }
    while count > kept { removeLast() }
  }
}

extension Array {
  /// Calls something with the index of each element, over the list as it is now.
  ///
  /// For speed: an element that is read from a list is copied with all that it refers to.
  @inlinable @inline(__always)
  package func visit(_ body: (UnsafePointer<Element>) -> Void) {
    withUnsafeBufferPointer { elements in
      guard let first = elements.baseAddress else { return }
      for index in elements.indices { body(first + index) }
    }
    withExtendedLifetime(self) {}
  }
}

// For speed: the list keeps its objects alive, so that none is counted by itself.
//
// `Swift.AnyObject`, because in Embedded Swift a list has an `AnyObject` of its own.
extension Array where Element: Swift.AnyObject {
  /// Calls something with each object, over the list as it is now.
  @inlinable @inline(__always)
  package func walk(_ body: (Element) -> Void) {
    for index in indices { Unmanaged.passUnretained(self[index]).use(body) }
    withExtendedLifetime(self) {}
  }

  /// The same from the last to the first.
  @inlinable @inline(__always)
  package func walkBackwards(_ body: (Element) -> Void) {
    var next = endIndex
    while next > startIndex {
      next -= 1
      Unmanaged.passUnretained(self[next]).use(body)
    }
    withExtendedLifetime(self) {}
  }

  /// The same up to the first object that meets a condition.
  @inlinable @inline(__always)
  package func walkBackwards(until condition: (Element) -> Bool) {
    var next = endIndex
    while next > startIndex {
      next -= 1
      if Unmanaged.passUnretained(self[next]).meets(condition) { break }
    }
    withExtendedLifetime(self) {}
  }
}

// No generic result: a closure of the main actor would check its actor for that, too.
extension Unmanaged {
  /// Calls something with the object, which is kept alive elsewhere.
  @inlinable @inline(__always)
  package func use(_ body: (Instance) -> Void) { _withUnsafeGuaranteedRef { body($0) } }

  /// Whether the object, which is kept alive elsewhere, meets a condition.
  @inlinable @inline(__always)
  package func meets(_ condition: (Instance) -> Bool) -> Bool {
    _withUnsafeGuaranteedRef { condition($0) }
  }
}
