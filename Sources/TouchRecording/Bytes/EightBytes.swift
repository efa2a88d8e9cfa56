/// The next eight bytes of a line, zeros where it ends, as one number: the first byte is the lowest.
///
/// For speed: lines are mostly numbers, and the digits of one are found and read all at once, each in
/// its byte of the number. No step carries from one byte into the next.
struct EightBytes {
  private let bytes: UInt64

  /// Takes the bytes of a line from an index on.
  @inline(__always)
  init(_ line: Line, at index: Int) {
    let rest = line.count &- index
    if rest >= 8 {
      bytes = Self.load(line, at: index)
    } else if rest > 0, line.count >= 8 {
      let eight = Self.load(line, at: line.count &- 8)
      bytes = eight &>> UInt64(truncatingIfNeeded: 8 &* (8 &- rest))
    } else {
      bytes = Self.few(line, index)
    }
  }

  @inline(__always)
  private static func load(_ line: Line, at index: Int) -> UInt64 {
    let base = UnsafeRawPointer(line.baseAddress.unsafelyUnwrapped)
    return UInt64(littleEndian: base.loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// The bytes of a line that is shorter than eight, or of which none are left.
  @inline(never)
  private static func few(_ line: Line, _ index: Int) -> UInt64 {
    line[min(index, line.count)...].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// The eight bytes of two halves, of which the first comes first.
  @inline(__always)
  private init(first: UInt64, second: UInt64) { bytes = first & 0xFFFF_FFFF | second &<< 32 }

  /// A byte.
  @inline(__always)
  subscript(index: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: bytes &>> UInt64(truncatingIfNeeded: 8 &* index))
  }

  /// Four bytes from an index on, and then four others.
  @inline(__always)
  func four(from index: Int, and other: EightBytes, from otherIndex: Int) -> EightBytes {
    EightBytes(
      first: bytes &>> UInt64(truncatingIfNeeded: 8 &* index),
      second: other.bytes &>> UInt64(truncatingIfNeeded: 8 &* otherIndex)
    )
  }

  /// How many decimal digits come first.
  @inline(__always)
  var decimalCount: Int {
    let values = bytes ^ Self.each(0x30)
    let others = (values & Self.each(0x7F)) &+ Self.each(0x80 - 10) | values
    return Self.first(others)
  }

  /// The number that so many decimal digits are, 1 to 8 of those that come first.
  @inline(__always)
  func decimal(_ count: Int) -> UInt64 {
    // The digits move up, so that zeros come first.
    Self.number((bytes ^ Self.each(0x30)) &<< UInt64(truncatingIfNeeded: 8 &* (8 &- count)))
  }

  /// What so many decimal digits are behind a point, in units of the eighth decimal.
  @inline(__always)
  func fraction(_ count: Int) -> UInt64 {
    Self.number((bytes ^ Self.each(0x30)) & .max &>> UInt64(truncatingIfNeeded: 8 &* (8 &- count)))
  }

  /// The number that eight values below 10 are; the lowest byte is the first digit.
  @inline(__always)
  private static func number(_ digits: UInt64) -> UInt64 {
    let pairs = digits &* 10 &+ digits &>> 8
    let one: UInt64 = 0x0000_00FF_0000_00FF
    let high = (pairs & one) &* (1_000_000 << 32 | 100)
    let low = (pairs &>> 16 & one) &* (10_000 << 32 | 1)
    return (high &+ low) &>> 32
  }

  /// How many hexadecimal digits come first.
  @inline(__always)
  var hexadecimalCount: Int { Self.first(otherThanHexadecimal) }

  /// Whether all are hexadecimal digits.
  @inline(__always)
  var isHexadecimal: Bool { otherThanHexadecimal & Self.each(0x80) == 0 }

  /// Marks the bytes that are no hexadecimal digits, by their highest bits.
  @inline(__always)
  private var otherThanHexadecimal: UInt64 {
    let low = bytes & Self.each(0x7F)
    // Small letters and capitals differ in one bit.
    let letters = low | Self.each(0x20)
    let isDigit = (low &+ Self.each(0x80 - 0x30)) & ~(low &+ Self.each(0x80 - 0x3A))
    let isLetter = (letters &+ Self.each(0x80 - 0x61)) & ~(letters &+ Self.each(0x80 - 0x67))
    return ~(isDigit | isLetter) | bytes
  }

  /// The number that so many hexadecimal digits are, 1 to 8 of those that come first.
  @inline(__always)
  func hexadecimal(_ count: Int) -> UInt32 {
    // A letter is 9 more than its lowest four bits.
    let values = (bytes & Self.each(0x0F)) &+ (bytes &>> 6 & Self.each(0x01)) &* 9
    let digits = values &<< UInt64(truncatingIfNeeded: 8 &* (8 &- count))
    let pairs = (digits &<< 4 | digits &>> 8) & 0x00FF_00FF_00FF_00FF
    let fours = (pairs &<< 8 | pairs &>> 16) & 0x0000_FFFF_0000_FFFF
    return UInt32(truncatingIfNeeded: fours &<< 16 | fours &>> 32)
  }

  /// How many bytes come first that stand for themselves in a string of JSON: ASCII, but no quotation mark,
  /// no backslash and no control character.
  @inline(__always)
  var plainCount: Int {
    let low = bytes & Self.each(0x7F)
    let quotes = low ^ Self.each(UInt64(UInt8(ascii: "\"")))
    let backslashes = low ^ Self.each(UInt64(UInt8(ascii: "\\")))
    // The highest bit of each byte says so.
    let isPlain =
      (low &+ Self.each(0x80 - 0x20)) & (quotes &+ Self.each(0x7F))
      & (backslashes &+ Self.each(0x7F))
    return Self.first(~isPlain | bytes)
  }

  /// A number with the same byte eight times.
  @inline(__always)
  private static func each(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }

  /// The index of the first byte whose highest bit is set; 8 where none is.
  @inline(__always)
  private static func first(_ marks: UInt64) -> Int {
    (marks & each(0x80)).trailingZeroBitCount &>> 3
  }
}
