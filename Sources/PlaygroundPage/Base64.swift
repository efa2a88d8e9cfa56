/// Bytes as text of 64 characters (RFC 4648).
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )

  /// The text of bytes.
  static func text(of bytes: [UInt8]) -> String {
    let count = (bytes.count + 2) / 3 * 4
    return String(unsafeUninitializedCapacity: count) { text in
      var written = 0
      for start in stride(from: 0, to: bytes.count, by: 3) {
        var bits = UInt32(0)
        for index in start..<start + 3 {
          bits = bits << 8 | (index < bytes.count ? UInt32(bytes[index]) : 0)
        }
        for part in 0..<4 {
          let isFilling = start + part > bytes.count
          text[written] =
            isFilling ? UInt8(ascii: "=") : alphabet[Int(bits >> UInt32(18 - part * 6) & 63)]
          written += 1
        }
      }
      return written
    }
  }
}
