import Foundation

/// A file as a whole.
package enum FileContent {
  /// The longest file that is kept as a whole, in bytes (our own choice: far more than tables and modules have).
  private static let longest = 1 << 28

  /// The bytes of a file, or of standard input where the path is `-`.
  package static func read(_ path: String) throws(RecordingError) -> [UInt8] {
    if path != "-", let status = statistics(of: path), status.kind == S_IFDIR {
      throw RecordingError(
        .unreadable,
        file: path,
        problem: "it is a directory",
        remedy: "name a file in it"
      )
    }
    let source = try FileBytes(path: path)
    var content: [UInt8] = []
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    source.forget()
    while true {
      let count = try source.read(into: buffer)
      if count == 0 { return content }
      content.append(contentsOf: buffer.prefix(count))
      if content.count > longest {
        throw RecordingError(
          .malformed,
          file: source.name,
          problem: "it is longer than 256 MB, or has no end",
          remedy: "check the path"
        )
      }
    }
  }
}
