/// The bytes of an array, with no file beside it.
final class MemoryBytes: ByteOrigin {
  let name: String
  private let content: [UInt8]
  private var index = 0

  init(_ content: [UInt8], name: String) {
    self.content = content
    self.name = name
  }

  var isPipe: Bool { false }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(RecordingError) -> Int {
    let count = min(buffer.count, content.count - index)
    buffer.copyBytes(from: content[index..<index + count])
    index += count
    return count
  }

  func forget() {}

  func rewind() throws(RecordingError) { index = 0 }

  func description(
    ofDevice name: String?,
    _ options: ReadingOptions
  ) throws(RecordingError) -> DescribedDevice? { nil }
}
