/// The bytes of an array, and of the file that describes the recording's device, where there is one.
final class MemoryBytes: ByteOrigin {
  let name: String
  private let content: [UInt8]
  private let described: (name: String, content: [UInt8])?
  private var index = 0

  init(
    _ content: [UInt8],
    name: String,
    description: (name: String, content: [UInt8])? = nil
  ) {
    self.content = content
    self.name = name
    described = description
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
  ) throws(RecordingError) -> DescribedDevice? {
    guard let described else { return nil }
    let source = ByteSource(bytes: described.content, name: described.name)
    return (
      described.name,
      try DescriptionReader.read(source, formats: DescriptionReader.namedFormats)
    )
  }
}
