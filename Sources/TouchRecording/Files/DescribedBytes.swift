/// The bytes of an array whose device a file describes, where the user names one.
final class DescribedBytes: ByteOrigin {
  private let bytes: MemoryBytes

  init(_ content: [UInt8], name: String) { bytes = MemoryBytes(content, name: name) }

  var name: String { bytes.name }
  var isPipe: Bool { bytes.isPipe }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(RecordingError) -> Int {
    try bytes.read(into: buffer)
  }

  func forget() { bytes.forget() }

  func rewind() throws(RecordingError) { try bytes.rewind() }

  func description(
    ofDevice name: String?,
    _ options: ReadingOptions
  ) throws(RecordingError) -> DescribedDevice? {
    guard let path = options.deviceDescription else { return nil }
    return (path, try DescriptionFinder.read(path, formats: DescriptionReader.namedFormats))
  }
}
