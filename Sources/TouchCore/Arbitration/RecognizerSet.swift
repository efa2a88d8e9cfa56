/// A set of recognizers as bits: one bit an id, sixty-four to a word.
///
/// Inserting, removing and asking cost O(1); walking costs O(words). The first sixty-four ids stand in
/// the set itself, for speed; storage for others grows to the largest id that was ever inserted and is kept,
/// so that a set in use stops allocating.
public struct RecognizerSet: Hashable, Sendable, Sequence {
  /// The ids below 64.
  @usableFromInline var low: UInt64 = 0
  /// The others, sixty-four to a word.
  @usableFromInline var high: [UInt64] = []

  /// Creates an empty set.
  @inlinable public init() {}

  /// Whether no recognizer is in the set.
  @inlinable @inline(__always) public var isEmpty: Bool {
    low == 0 && (high.isEmpty || isHighEmpty)
  }

  /// Whether the recognizer is in the set.
  @inlinable @inline(__always) public func contains(_ id: RecognizerID) -> Bool {
    id.index < 64 ? low & Self.bit(id.index) != 0 : containsHigh(id)
  }

  /// Puts the recognizer into the set.
  @inlinable @inline(__always) public mutating func insert(_ id: RecognizerID) {
    if id.index < 64 { low |= Self.bit(id.index) } else { insertHigh(id) }
  }

  /// Takes the recognizer out of the set.
  @inlinable @inline(__always) public mutating func remove(_ id: RecognizerID) {
    if id.index < 64 { low &= ~Self.bit(id.index) } else { removeHigh(id) }
  }

  /// The bit of an index below 64; for speed by a shift that checks nothing.
  @inlinable @inline(__always) static func bit(_ index: Int) -> UInt64 {
    1 &<< UInt64(truncatingIfNeeded: index)
  }

  // The ids from 64 on. These are calls, which keeps the others small where they are inlined.

  @usableFromInline var isHighEmpty: Bool { high.allSatisfy { $0 == 0 } }

  @usableFromInline func containsHigh(_ id: RecognizerID) -> Bool {
    let word = id.index >> 6 - 1
    return word < high.count && high[word] & (1 << UInt64(id.index & 63)) != 0
  }

  @usableFromInline mutating func insertHigh(_ id: RecognizerID) {
    let word = id.index >> 6 - 1
    while high.count <= word { high.append(0) }
    high[word] |= 1 << UInt64(id.index & 63)
  }

  @usableFromInline mutating func removeHigh(_ id: RecognizerID) {
    let word = id.index >> 6 - 1
    if word < high.count { high[word] &= ~(1 << UInt64(id.index & 63)) }
  }

  /// Takes every recognizer out of the set and keeps the storage.
  public mutating func removeAll() {
    low = 0
    for word in high.indices { high[word] = 0 }
  }

  /// Takes all out and hands them over, where all ids are below 64; nil where they aren't.
  mutating func takeLow() -> RecognizerSet? {
    if !high.isEmpty, !isHighEmpty { return nil }
    var taken = RecognizerSet()
    swap(&taken.low, &low)
    return taken
  }

  /// Takes all of another set out of this one.
  public mutating func subtract(_ other: RecognizerSet) {
    low &= ~other.low
    for word in high.indices where word < other.high.count { high[word] &= ~other.high[word] }
  }

  /// Puts all of another set into this one; says whether that was news.
  mutating func formUnion(_ other: RecognizerSet) -> Bool {
    var grew = other.low & ~low != 0
    low |= other.low
    while high.count < other.high.count { high.append(0) }
    for word in other.high.indices where other.high[word] & ~high[word] != 0 {
      high[word] |= other.high[word]
      grew = true
    }
    return grew
  }

  /// The recognizer with the lowest id; nil where there is none.
  @inlinable @inline(__always) public var first: RecognizerID? { next(from: 0) }

  /// The lowest id that is not in the set.
  var firstGap: RecognizerID {
    if low != ~0 { return RecognizerID((~low).trailingZeroBitCount) }
    for word in high.indices where high[word] != ~0 {
      return RecognizerID((word + 1) << 6 + (~high[word]).trailingZeroBitCount)
    }
    return RecognizerID((high.count + 1) << 6)
  }

  /// The recognizer that follows another in the order of ids; nil after the last.
  @inlinable @inline(__always) public func after(_ id: RecognizerID) -> RecognizerID? {
    next(from: id.index + 1)
  }

  /// The first recognizer at or after an index, in the order of ids; nil where there is none.
  @inlinable @inline(__always) public func next(from index: Int) -> RecognizerID? {
    if index < 64 {
      let bits = low & ~(Self.bit(index) &- 1)
      if bits != 0 { return RecognizerID(bits.trailingZeroBitCount) }
      if high.isEmpty { return nil }
    }
    return nextHigh(from: Swift.max(index, 64))
  }

  @usableFromInline func nextHigh(from index: Int) -> RecognizerID? {
    var word = index >> 6 - 1
    guard word < high.count else { return nil }
    var bits = high[word] & (~0 << UInt64(index & 63))
    while bits == 0 {
      word += 1
      guard word < high.count else { return nil }
      bits = high[word]
    }
    return RecognizerID((word + 1) << 6 + bits.trailingZeroBitCount)
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
    if lhs.low != rhs.low { return false }
    for word in 0..<Swift.max(lhs.high.count, rhs.high.count) {
      let left = word < lhs.high.count ? lhs.high[word] : 0
      let right = word < rhs.high.count ? rhs.high[word] : 0
      if left != right { return false }
    }
    return true
  }

  /// Feeds the members to a hasher.
  public func hash(into hasher: inout Hasher) {
    for id in self { hasher.combine(id) }
  }
}
