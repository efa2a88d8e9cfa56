/// What of a file compressed by gzip (RFC 1952) is read: its content.
public struct GzipFile {
  /// The bytes that such a file begins with.
  public static let magic: [UInt8] = [0x1F, 0x8B]
  /// The only method that gzip has: deflate.
  private static let deflate: UInt8 = 8
  /// The bytes of the head that every file has, and of the checksum and size behind the content.
  private static let (headSize, tailSize) = (10, 8)

  /// What optional parts a head has, by the bits of its flags.
  private enum Flag {
    static let checksum: UInt8 = 1 << 1
    static let extra: UInt8 = 1 << 2
    static let name: UInt8 = 1 << 3
    static let comment: UInt8 = 1 << 4
  }

  /// The content.
  public let content: [UInt8]

  /// Reads a file; nil where the bytes are none, are cut off or damaged, or would be larger than a limit.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - most: The most bytes that the content may have.
  public init?(_ bytes: [UInt8], most: Int) {
    guard let start = Self.contentStart(of: bytes) else { return nil }
    var inflater = Inflater(bytes[start...], most: most)
    guard let content = inflater.inflate() else { return nil }
    let tail = bytes[inflater.index...]
    guard tail.count == Self.tailSize,
      Self.number(tail.prefix(4)) == Self.checksum(of: content),
      Self.number(tail.suffix(4)) == UInt32(truncatingIfNeeded: content.count)
    else { return nil }
    self.content = content
  }

  /// Where the compressed content begins; nil where the head is none.
  private static func contentStart(of bytes: [UInt8]) -> Int? {
    guard bytes.count >= headSize + tailSize, bytes.starts(with: magic + [deflate]) else {
      return nil
    }
    let flags = bytes[3]
    var index = headSize
    if flags & Flag.extra != 0 {
      guard index + 2 <= bytes.count else { return nil }
      index += 2 + Int(bytes[index]) + Int(bytes[index + 1]) << 8
    }
    // A name and a comment end with a zero each.
    for flag in [Flag.name, Flag.comment] where flags & flag != 0 {
      guard index < bytes.count, let end = bytes[index...].firstIndex(of: 0) else { return nil }
      index = end + 1
    }
    if flags & Flag.checksum != 0 { index += 2 }
    return index + tailSize <= bytes.count ? index : nil
  }

  /// Four bytes as a number, the lowest first.
  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The checksum of the content: CRC-32.
  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    let table = (0..<256 as Range<UInt32>).map { index in
      (0..<8).reduce(index) { value, _ in
        value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xEDB8_8320
      }
    }
    var sum = UInt32.max
    for byte in bytes { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8 }
    return ~sum
  }
}
