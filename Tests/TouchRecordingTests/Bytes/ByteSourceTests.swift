import Expectations
import Testing

@testable import TouchRecording

/// Bytes a chunk at a time.
struct ByteSourceTests {
  private let bytes = (0..<200).map { UInt8($0 % 90 + 33) }

  /// Reads at most so many bytes.
  private func read(_ count: Int, from source: ByteSource) throws -> [UInt8] {
    var read: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 7)
    while read.count < count {
      let size = min(chunk.count, count - read.count)
      let got = try chunk.withUnsafeMutableBytes { memory in
        try source.read(into: UnsafeMutableRawBufferPointer(rebasing: memory[..<size]))
      }
      if got == 0 { break }
      read += chunk[..<got]
    }
    return read
  }

  @Test("a source that is rewound begins anew", arguments: [0, 1, 5, 16, 150, 200])
  func rewound(count: Int) throws {
    let source = ByteSource(bytes: bytes, name: "array")
    try expectEqual(read(count, from: source), Array(bytes.prefix(count)))
    try source.rewind()
    try expectEqual(read(.max, from: source), bytes)
    #expect(try read(1, from: source).isEmpty)
  }

  @Test("a look at the first bytes takes none of them away, before and behind a rewind")
  func sampled() throws {
    let source = ByteSource(bytes: bytes, name: "array")
    try expectEqual(source.sample(), bytes)
    try expectEqual(read(3, from: source), Array(bytes.prefix(3)))
    try expectEqual(source.sample(), Array(bytes.dropFirst(3)))
    try source.rewind()
    try expectEqual(source.sample(), bytes)
    try expectEqual(read(.max, from: source), bytes)
  }

  @Test("text in UTF-16 that is rewound comes as UTF-8 again", arguments: [0, 1, 20])
  func encoded(count: Int) throws {
    let text = "# a line that is long enough\nE: 0.0 0 0 0\n"
    // The mark in front says that the lower half comes first.
    var wide: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { wide += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let source = ByteSource(bytes: wide, name: "array")
    try expectEqual(read(count, from: source), Array(text.utf8.prefix(count)))
    try source.rewind()
    try expectEqual(read(.max, from: source), Array(text.utf8))
  }
}
