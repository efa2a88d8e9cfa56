/// Text that comes from the system, as names of files do, and text that goes to a terminal.
extension String {
  /// The text of bytes.
  ///
  /// A byte that is no UTF-8 becomes a character of private use, U+10FF00 and the byte, which `systemBytes`
  /// turns back; so do the bytes of such a character itself.
  package init(systemBytes bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    if let text = String(validating: bytes, as: UTF8.self),
      !text.unicodeScalars.contains(where: { $0.systemByte != nil })
    {
      self = text
      return
    }
    self = ""
    var index = 0
    while index < bytes.count {
      let lead = bytes[index]
      let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
      if let text = String(validating: bytes[index...].prefix(length), as: UTF8.self),
        let scalar = text.unicodeScalars.first, scalar.systemByte == nil
      {
        unicodeScalars.append(scalar)
        index += length
      } else {
        unicodeScalars.append(Unicode.Scalar(Unicode.Scalar.systemBytes + UInt32(lead)) ?? "?")
        index += 1
      }
    }
  }

  /// The bytes that the system knows the text by.
  package var systemBytes: [UInt8] {
    if !unicodeScalars.contains(where: { $0.systemByte != nil }) { return Array(utf8) }
    return unicodeScalars.flatMap { scalar in
      scalar.systemByte.map { [$0] } ?? Array(UTF8.encode(scalar) ?? .init())
    }
  }

  /// Calls a function of the system's with the text as a path.
  package func withSystemPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (systemBytes.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { path in
      // The array holds the closing zero at least.
      body(path.baseAddress.unsafelyUnwrapped)
    }
  }

  /// The text in one line, without what would steer a terminal or turn the text's direction: each character
  /// of that kind becomes a question mark.
  package var printable: String {
    // For speed, over the bytes where they lie together.
    let isPlain = utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    }
    if isPlain == true { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isPrintable { result.unicodeScalars.append(scalar) } else { result += "?" }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// What a byte that is no UTF-8 is added to.
  fileprivate static let systemBytes: UInt32 = 0x10FF00

  /// The byte that the character stands for; nil for all others.
  package var systemByte: UInt8? {
    value >= Self.systemBytes + 0x80 ? UInt8(truncatingIfNeeded: value) : nil
  }

  /// Whether the character shows itself and does nothing else.
  package var isPrintable: Bool {
    switch value {
    // Controls, and what ends lines and paragraphs.
    case ..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: false
    // Letters and pictures are joined by these two.
    case 0x200C, 0x200D: true
    // Unicode's formats. Its table of categories would be 33 KB of the playground's module.
    case 0xAD, 0x600...0x605, 0x61C, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x180E, 0x200B...0x200F,
      0x202A...0x202E, 0x2060...0x2064, 0x2066...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0x110BD, 0x110CD,
      0x13430...0x1343F, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0001, 0xE0020...0xE007F:
      false
    default: systemByte == nil
    }
  }

  /// The character as it stands in a string of JSON: what JSON wants escaped is, and what isn't printable.
  package var inJSON: String {
    switch self {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case _ where isPrintable: return String(self)
    default:
      return utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    }
  }
}
