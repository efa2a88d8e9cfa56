/// Decompresses what deflate compressed (RFC 1951).
struct Inflater {
  /// Codes of different lengths for symbols, in the order of the lengths (section 3.2.2).
  private struct Codes {
    /// The most bits of a code.
    static let longest = 15
    /// How many codes there are of each length.
    private(set) var counts = [Int](repeating: 0, count: longest + 1)
    private(set) var symbols: [Int] = []

    /// Makes the codes from the length of each symbol's code, 0 for symbols without one; nil where there are too many.
    init?(lengths: some Collection<Int>) {
      for length in lengths { counts[length] += 1 }
      counts[0] = 0
      var room = 1
      for length in 1...Self.longest {
        room = room * 2 - counts[length]
        if room < 0 { return nil }
      }
      for length in 1...Self.longest where counts[length] > 0 {
        for (symbol, other) in lengths.enumerated() where other == length {
          symbols.append(symbol)
        }
      }
    }
  }

  /// The least length, or distance, of each symbol, and how many bits are added to it (section 3.2.5).
  private enum Table {
    static let lengths = [
      3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115,
      131, 163, 195, 227, 258,
    ]
    static let lengthBits = [
      0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    static let distances = [
      1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537,
      2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577,
    ]
    static let distanceBits = [
      0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12,
      13, 13,
    ]
    /// The order in which the lengths of the codes for code lengths stand (section 3.2.7).
    static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    /// The codes of blocks that bring none of their own (section 3.2.6).
    static let fixedLengths =
      [Int](repeating: 8, count: 144) + [Int](repeating: 9, count: 112)
      + [Int](repeating: 7, count: 24) + [Int](repeating: 8, count: 8)
    static let fixedDistances = [Int](repeating: 5, count: 30)
  }

  /// The symbol at which a block ends.
  private static let end = 256

  private let bytes: ArraySlice<UInt8>
  private let most: Int
  /// The next byte that isn't read.
  private(set) var index: Int
  private var bitBuffer = 0
  private var bitCount = 0
  private var content: [UInt8] = []

  /// Reads from the slice's beginning.
  ///
  /// - Parameters:
  ///   - bytes: The compressed blocks, and what stands behind them.
  ///   - most: The most bytes that the content may have.
  init(_ bytes: ArraySlice<UInt8>, most: Int) {
    self.bytes = bytes
    self.most = most
    index = bytes.startIndex
  }

  /// The content; nil where it is damaged, cut off or too large.
  ///
  /// `index` is then behind the last block.
  mutating func inflate() -> [UInt8]? {
    while true {
      guard let isLast = number(1), let kind = number(2) else { return nil }
      let isRead: Bool
      switch kind {
      case 0: isRead = readStored()
      case 1:
        guard let lengths = Codes(lengths: Table.fixedLengths),
          let distances = Codes(lengths: Table.fixedDistances)
        else { return nil }
        isRead = read(lengths, distances)
      case 2:
        guard let (lengths, distances) = ownCodes() else { return nil }
        isRead = read(lengths, distances)
      default: return nil
      }
      if !isRead { return nil }
      if isLast == 1 { return content }
    }
  }

  // MARK: Blocks

  /// A block that isn't compressed: its size, the size's complement, and the bytes.
  private mutating func readStored() -> Bool {
    (bitBuffer, bitCount) = (0, 0)
    guard let size = number(16), let complement = number(16), size == ~complement & 0xFFFF,
      bytes.endIndex - index >= size, content.count + size <= most
    else { return false }
    content += bytes[index..<index + size]
    index += size
    return true
  }

  /// A block's own codes: for lengths and bytes, and for distances.
  private mutating func ownCodes() -> (Codes, Codes)? {
    guard let lengthCount = number(5), let distanceCount = number(5), let orderCount = number(4)
    else { return nil }
    var codeLengths = [Int](repeating: 0, count: Table.order.count)
    for index in Table.order.prefix(orderCount + 4) {
      guard let length = number(3) else { return nil }
      codeLengths[index] = length
    }
    guard let codes = Codes(lengths: codeLengths) else { return nil }
    let (lengthSize, whole) = (lengthCount + 257, lengthCount + distanceCount + 258)
    var lengths: [Int] = []
    while lengths.count < whole {
      guard let symbol = symbol(codes) else { return nil }
      // 16 repeats the last length, 17 and 18 zero.
      let repeated: (length: Int, bits: Int, least: Int)? =
        switch symbol {
        case 16: lengths.last.map { ($0, 2, 3) }
        case 17: (0, 3, 3)
        case 18: (0, 7, 11)
        default: (symbol, 0, 1)
        }
      guard let repeated, let more = number(repeated.bits) else { return nil }
      lengths += [Int](repeating: repeated.length, count: repeated.least + more)
    }
    guard lengths.count == whole, lengths[Self.end] > 0,
      let first = Codes(lengths: lengths.prefix(lengthSize)),
      let second = Codes(lengths: lengths.suffix(from: lengthSize))
    else { return nil }
    return (first, second)
  }

  /// A compressed block, up to its end; false where it is damaged.
  private mutating func read(_ lengths: Codes, _ distances: Codes) -> Bool {
    while true {
      guard let symbol = symbol(lengths) else { return false }
      if symbol == Self.end { return true }
      guard symbol > Self.end else {
        if content.count == most { return false }
        content.append(UInt8(symbol))
        continue
      }
      let place = symbol - Self.end - 1
      guard place < Table.lengths.count, let more = number(Table.lengthBits[place]),
        let far = self.symbol(distances), far < Table.distances.count,
        let farther = number(Table.distanceBits[far])
      else { return false }
      let (length, distance) = (Table.lengths[place] + more, Table.distances[far] + farther)
      guard distance <= content.count, content.count + length <= most else { return false }
      // What is copied may reach into what the copy itself brings.
      for _ in 0..<length { content.append(content[content.count - distance]) }
    }
  }

  // MARK: Bits

  /// The symbol of the next code; nil where there is none.
  private mutating func symbol(_ codes: Codes) -> Int? {
    var (code, first, index) = (0, 0, 0)
    for length in 1...Codes.longest {
      guard let bit = number(1) else { return nil }
      code |= bit
      let count = codes.counts[length]
      if code - first < count { return codes.symbols[index + code - first] }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    return nil
  }

  /// The next bits as a number, the lowest first; nil where the bytes are over.
  private mutating func number(_ count: Int) -> Int? {
    while bitCount < count {
      guard index < bytes.endIndex else { return nil }
      bitBuffer |= Int(bytes[index]) << bitCount
      index += 1
      bitCount += 8
    }
    defer {
      bitBuffer >>= count
      bitCount -= count
    }
    return bitBuffer & (1 << count - 1)
  }
}
