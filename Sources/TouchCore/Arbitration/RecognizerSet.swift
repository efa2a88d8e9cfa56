/// A set of recognizers as bits: one bit an id, sixty-four to a word.
///
/// Inserting, removing and asking cost O(1); walking costs O(words). Storage grows to the largest id
/// that was ever inserted and is kept, so that a set in use stops allocating.
public struct RecognizerSet: Hashable, Sendable, Sequence {
  private var words: [UInt64] = []

  /// Creates an empty set.
  public init() {}

  /// Whether no recognizer is in the set.
  public var isEmpty: Bool {
    for word in words where word != 0 { return false }
    return true
  }

  /// Whether the recognizer is in the set.
  public func contains(_ id: RecognizerID) -> Bool {
    let word = id.index >> 6
    return word < words.count && words[word] & (1 << UInt64(id.index & 63)) != 0
  }

  /// Puts the recognizer into the set.
  public mutating func insert(_ id: RecognizerID) {
    let word = id.index >> 6
    while words.count <= word { words.append(0) }
    words[word] |= 1 << UInt64(id.index & 63)
  }

  /// Takes the recognizer out of the set.
  public mutating func remove(_ id: RecognizerID) {
    let word = id.index >> 6
    if word < words.count { words[word] &= ~(1 << UInt64(id.index & 63)) }
  }

  /// Takes every recognizer out of the set and keeps the storage.
  public mutating func removeAll() {
    for word in words.indices { words[word] = 0 }
  }

  /// Puts all of another set into this one; says whether that was news.
  mutating func formUnion(_ other: RecognizerSet) -> Bool {
    while words.count < other.words.count { words.append(0) }
    var grew = false
    for word in other.words.indices where other.words[word] & ~words[word] != 0 {
      words[word] |= other.words[word]
      grew = true
    }
    return grew
  }

  /// The recognizer with the lowest id; nil where there is none.
  public var first: RecognizerID? { next(from: 0) }

  /// The recognizer that follows another in the order of ids; nil after the last.
  public func after(_ id: RecognizerID) -> RecognizerID? { next(from: id.index + 1) }

  /// The first recognizer at or after an index, in the order of ids; nil where there is none.
  public func next(from index: Int) -> RecognizerID? {
    var word = index >> 6
    guard word < words.count else { return nil }
    var bits = words[word] & (~0 << UInt64(index & 63))
    while bits == 0 {
      word += 1
      guard word < words.count else { return nil }
      bits = words[word]
    }
    return RecognizerID(word << 6 + bits.trailingZeroBitCount)
  }

  /// Walks the set in the order of ids, over the set as it was when the walk began.
  public func makeIterator() -> Iterator { Iterator(set: self) }

  /// The walk over a set.
  public struct Iterator: IteratorProtocol {
    fileprivate let set: RecognizerSet
    fileprivate var index = 0

    fileprivate init(set: RecognizerSet) { self.set = set }

    /// The next recognizer, or nil after the last.
    public mutating func next() -> RecognizerID? {
      guard let id = set.next(from: index) else { return nil }
      index = id.index + 1
      return id
    }
  }

  /// Whether two sets hold the same recognizers, whatever storage they have.
  public static func == (lhs: RecognizerSet, rhs: RecognizerSet) -> Bool {
    for word in 0..<Swift.max(lhs.words.count, rhs.words.count) {
      let left = word < lhs.words.count ? lhs.words[word] : 0
      let right = word < rhs.words.count ? rhs.words[word] : 0
      if left != right { return false }
    }
    return true
  }

  /// Feeds the members to a hasher.
  public func hash(into hasher: inout Hasher) {
    for id in self { hasher.combine(id) }
  }
}
