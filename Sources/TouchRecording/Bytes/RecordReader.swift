/// Reads records of a fixed size.
final class RecordReader {
  private let source: ByteSource
  private let size: Int
  private var buffer: UnsafeMutableRawBufferPointer
  private var begin = 0
  private var end = 0
  /// The offset of the record that was read last.
  private(set) var offset = 0
  private var nextOffset = 0

  init(source: ByteSource, size: Int) {
    self.source = source
    self.size = size
    buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: size * 2730, alignment: 16)
  }

  deinit { buffer.deallocate() }

  /// The next record, nil at the end.
  ///
  /// Its bytes are valid until the one after it is read.
  func next() throws(RecordingError) -> UnsafeRawBufferPointer? {
    while end - begin < size {
      if begin > 0 {
        for index in 0..<end - begin { buffer[index] = buffer[begin + index] }
        end -= begin
        begin = 0
      }
      let count = try source.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[end...]))
      if count == 0 {
        offset = nextOffset
        guard end > begin else { return nil }
        begin = end
        throw RecordingError(
          .malformed,
          file: source.name,
          location: .byte(offset),
          problem: "the last event is cut short",
          remedy: "drop its bytes or record again"
        )
      }
      end += count
    }
    offset = nextOffset
    nextOffset += size
    begin += size
    return UnsafeRawBufferPointer(rebasing: buffer[begin - size..<begin])
  }
}
