/// Spoils recordings in the ways in which files are spoilt; the same seed spoils alike.
struct Mutator {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed) }

  /// The bytes with one to five mutations.
  mutating func spoilt(_ bytes: [UInt8]) -> [UInt8] {
    var spoilt = bytes
    for _ in 0...random.next(5) { mutate(&spoilt) }
    return spoilt
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    switch random.next(12) {
    case 0: bytes[random.next(bytes.count)] ^= 1 << UInt8(random.next(8))
    case 1: bytes[random.next(bytes.count)] = UInt8(random.next(256))
    case 2: bytes.removeLast(random.next(bytes.count))
    case 3: cutLine(&bytes)
    case 4: doubleLine(&bytes)
    case 5: exchangeLines(&bytes)
    case 6, 7: replaceNumber(&bytes)
    case 8: insertPiece(&bytes)
    case 9: dropPiece(&bytes)
    case 10: markLine(&bytes)
    default: encode(&bytes)
    }
  }

  // MARK: Lines

  /// The range of a line, with its end; of records of no lines, of 24 bytes.
  private mutating func line(of bytes: [UInt8]) -> Range<Int> {
    let place = random.next(bytes.count)
    guard bytes.contains(0x0A) else { return place..<min(place + 24, bytes.count) }
    let begin = bytes[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = bytes[place...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
    return begin..<end
  }

  private mutating func cutLine(_ bytes: inout [UInt8]) {
    let line = line(of: bytes)
    let first = line.lowerBound + random.next(line.count)
    bytes.removeSubrange(
      first..<(random.next(2) == 0 ? line.upperBound : max(first, line.upperBound - 1))
    )
  }

  private mutating func doubleLine(_ bytes: inout [UInt8]) {
    let line = line(of: bytes)
    let times = random.next(8) == 0 ? 300 : 1
    bytes.insert(contentsOf: (0..<times).flatMap { _ in bytes[line] }, at: line.upperBound)
  }

  private mutating func exchangeLines(_ bytes: inout [UInt8]) {
    let one = Array(bytes[line(of: bytes)])
    let other = line(of: bytes)
    bytes.replaceSubrange(other, with: one)
  }

  /// Puts a comment's mark, a blank or another sign before a line.
  private mutating func markLine(_ bytes: inout [UInt8]) {
    let signs: [String] = ["#", "* ", " ", "\t", ":", "- ", "[", "{", "\u{FEFF}", "\0"]
    let line = line(of: bytes)
    bytes.insert(contentsOf: Array(signs[random.next(signs.count)].utf8), at: line.lowerBound)
  }

  // MARK: Pieces

  private mutating func insertPiece(_ bytes: inout [UInt8]) {
    let begin = random.next(bytes.count)
    let piece = bytes[begin..<min(bytes.count, begin + random.next(80))]
    bytes.insert(contentsOf: piece, at: random.next(bytes.count))
  }

  private mutating func dropPiece(_ bytes: inout [UInt8]) {
    let begin = random.next(bytes.count)
    bytes.removeSubrange(begin..<min(bytes.count, begin + random.next(40)))
  }

  // MARK: Numbers

  private static let extremes = [
    "0", "-1", "1", "255", "256", "65535", "65536", "2147483647", "-2147483648", "4294967295",
    "9223372036854775807", "-9223372036854775808", "18446744073709551616", "8999999999",
    "-8999999999", "9000000001", "1e308", "1e-308", "4.9e-324", "-0.0", "1e9", "0.00005",
    "99999999999999999999999999999999", "ffffffff", "7fffffff", "80000000", "100000", "100001",
    "0.99999", "nan", "inf", "-",
  ]

  /// Replaces a number by an extreme one; in a binary recording some bytes of a record.
  private mutating func replaceNumber(_ bytes: inout [UInt8]) {
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    let start = random.next(bytes.count)
    guard bytes.contains(0x0A), let first = bytes[start...].firstIndex(where: isDigit) else {
      let value: UInt8 = [0, 0x7F, 0x80, 0xFF][random.next(4)]
      for index in start..<min(bytes.count, start + 1 + random.next(8)) { bytes[index] = value }
      return
    }
    var begin = first
    while begin > 0, isDigit(bytes[begin - 1]) { begin -= 1 }
    var end = first
    while end < bytes.count, isDigit(bytes[end]) || bytes[end] == 0x2E { end += 1 }
    let text = Self.extremes[random.next(Self.extremes.count)]
    bytes.replaceSubrange(begin..<end, with: Array(text.utf8))
  }

  // MARK: Encodings

  private mutating func encode(_ bytes: inout [UInt8]) {
    switch random.next(6) {
    case 0: bytes.insert(contentsOf: [0xEF, 0xBB, 0xBF], at: 0)
    case 1: bytes = [0xFF, 0xFE] + bytes.flatMap { [$0, 0] }
    case 2: bytes = [0xFE, 0xFF] + bytes.flatMap { [0, $0] }
    case 3: bytes = bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    case 4: bytes = bytes.map { $0 == 0x0A ? 0x0D : $0 }
    // Letters beyond ASCII, as another code page has them.
    default: bytes = bytes.map { $0 == 0x65 ? 0xE9 : $0 }
    }
  }
}
