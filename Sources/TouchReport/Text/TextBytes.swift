/// Writes texts one behind the other into memory of a size that is known before.
///
/// For speed: each part that is appended to a string costs some 300 instructions, however short it is.
struct TextBytes {
  private let memory: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  /// Makes a text.
  ///
  /// - Parameters:
  ///   - size: How many bytes of UTF-8 it has at most.
  ///   - write: Writes its parts, which are whole characters.
  /// - Returns: The text.
  static func text(upTo size: Int, _ write: (inout TextBytes) -> Void) -> String {
    String(unsafeUninitializedCapacity: size) { memory in
      var bytes = TextBytes(memory: memory)
      write(&bytes)
      return bytes.count
    }
  }

  private init(memory: UnsafeMutableBufferPointer<UInt8>) { self.memory = memory }

  /// Writes a character of ASCII.
  mutating func put(ascii scalar: Unicode.Scalar) {
    precondition(count < memory.count, "a text is longer than was said")
    memory[count] = UInt8(ascii: scalar)
    count += 1
  }

  /// Writes a text.
  mutating func put(_ text: some StringProtocol) {
    let rest = UnsafeMutableBufferPointer(rebasing: memory[count...])
    let size = text.utf8.count
    precondition(size <= rest.count, "a text is longer than was said")
    let isCopied: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      // An empty text may have no address.
      if size > 0 { _ = rest.update(fromContentsOf: bytes) }
    }
    if isCopied == nil { _ = rest.update(fromContentsOf: Array(text.utf8)) }
    count += size
  }

  /// Writes a text in quotation marks.
  mutating func put(quoted text: some StringProtocol) {
    put(ascii: "\"")
    put(text)
    put(ascii: "\"")
  }
}
