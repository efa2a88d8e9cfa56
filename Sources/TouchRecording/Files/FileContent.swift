/// A file as a whole.
package enum FileContent {
  /// The bytes of a file, or of standard input where the path is `-`.
  package static func read(_ path: String) throws(RecordingError) -> [UInt8] {
    let source = try FileBytes(path: path)
    var content: [UInt8] = []
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    source.forget()
    while true {
      let count = try source.read(into: buffer)
      if count == 0 { return content }
      content.append(contentsOf: buffer.prefix(count))
    }
  }
}
