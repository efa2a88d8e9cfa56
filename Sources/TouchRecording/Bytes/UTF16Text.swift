/// Turns UTF-16, as a Windows shell writes it, into UTF-8, chunk by chunk.
///
/// What is half of a character becomes U+FFFD.
struct UTF16Text {
  private let isBigEndian: Bool
  /// The first byte of a unit whose second is still to come.
  private var firstByte: UInt8?
  /// The first half of a pair whose second is still to come.
  private var firstHalf: UInt32?

  private init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

  /// Recognizes UTF-16 by its byte order mark, or by letters whose every other byte is 0; nil where the
  /// bytes are something else.
  ///
  /// Text has no unit that is 0. Binary events do: the first second of a recording may look like a mark.
  init?(beginning: [UInt8]) {
    let units = stride(from: 0, to: beginning.count - 1, by: 2)
    if units.contains(where: { beginning[$0] == 0 && beginning[$0 + 1] == 0 }) {
      return nil
    } else if beginning.starts(with: [0xFF, 0xFE]) {
      self.init(isBigEndian: false)
    } else if beginning.starts(with: [0xFE, 0xFF]) {
      self.init(isBigEndian: true)
    } else if Self.areLetters(beginning, first: 0) {
      self.init(isBigEndian: false)
    } else if Self.areLetters(beginning, first: 1) {
      self.init(isBigEndian: true)
    } else {
      return nil
    }
  }

  /// How many letters without a byte order mark tell the encoding.
  private static let tellingLetters = 8

  /// Whether there are letters at the even offsets, or at the odd ones, and zeros at the others.
  private static func areLetters(_ bytes: [UInt8], first: Int) -> Bool {
    bytes.count >= 2 * tellingLetters
      && (0..<tellingLetters).allSatisfy {
        let letter = bytes[2 * $0 + first]
        return bytes[2 * $0 + 1 - first] == 0
          && ((0x20..<0x7F).contains(letter) || [0x09, 0x0A, 0x0D].contains(letter))
      }
  }

  /// The UTF-8 of some bytes; what they leave open comes with the next ones.
  mutating func utf8(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.underestimatedCount)
    for byte in bytes {
      guard let first = firstByte else {
        firstByte = byte
        continue
      }
      firstByte = nil
      add(
        isBigEndian ? UInt32(first) << 8 | UInt32(byte) : UInt32(byte) << 8 | UInt32(first),
        to: &text
      )
    }
    return text
  }

  /// The UTF-8 of what is still open at the end.
  mutating func rest() -> [UInt8] {
    guard firstByte != nil || firstHalf != nil else { return [] }
    firstByte = nil
    firstHalf = nil
    return Self.replacement
  }

  private static let replacement = Array("\u{FFFD}".utf8)

  private mutating func add(_ unit: UInt32, to text: inout [UInt8]) {
    if let first = firstHalf {
      firstHalf = nil
      if (0xDC00...0xDFFF).contains(unit) {
        append(0x10000 + (first - 0xD800) << 10 + (unit - 0xDC00), to: &text)
        return
      }
      text += Self.replacement
    }
    switch unit {
    case 0xD800...0xDBFF: firstHalf = unit
    case 0xDC00...0xDFFF: text += Self.replacement
    // The byte order mark.
    case 0xFEFF: break
    default: append(unit, to: &text)
    }
  }

  private func append(_ value: UInt32, to text: inout [UInt8]) {
    if value < 0x80 {
      text.append(UInt8(value))
    } else if let scalar = Unicode.Scalar(value) {
      text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}
