/// The bytes of a recording, a chunk at a time; text in UTF-16 comes as UTF-8.
///
/// Memory stays the same however long the recording is.
package final class ByteSource {
  /// The number of bytes that can be looked at before they are read.
  static let sampleSize = 65_536
  private static let enoughToTell = 4096
  private static let chunkSize = 65_536
  /// So many bytes tell how text is encoded: a pipe may bring them one by one.
  private static let tellingBytes = 16

  private let origin: any ByteOrigin
  /// Bytes that were fetched and not yet read.
  private var ahead: [UInt8] = []
  private var aheadIndex = 0
  /// Turns text in UTF-16 into UTF-8; nil where the bytes are taken as they are.
  private var text: UTF16Text?
  /// Whether the first bytes have told how the text is encoded.
  private var isExamined = false

  /// A source over what an origin has.
  init(_ origin: any ByteOrigin) { self.origin = origin }

  /// The path as errors name it.
  package var name: String { origin.name }

  /// Whether the bytes come from something that may still be written.
  var isPipe: Bool { origin.isPipe }

  /// A description of the recording's device from another file: the one that the user names, or one found.
  func description(
    ofDevice name: String?,
    _ options: ReadingOptions
  ) throws(RecordingError) -> DescribedDevice? {
    try origin.description(ofDevice: name, options)
  }

  /// Looks at the first bytes without reading them, until they say enough: of a pipe that is still being
  /// written no more are waited for.
  func sample(until isEnough: ([UInt8]) -> Bool = { _ in false }) throws(RecordingError) -> [UInt8]
  {
    try examine()
    while true {
      let sample = Array(ahead[aheadIndex...].prefix(Self.sampleSize))
      if sample.count >= Self.enoughToTell || (!sample.isEmpty && isEnough(sample)) {
        return sample
      }
      let chunk = try readChunk()
      if chunk.isEmpty { return sample }
      ahead.append(contentsOf: chunk)
    }
  }

  /// Reads some bytes; returns how many, 0 at the end.
  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(RecordingError) -> Int {
    try examine()
    if aheadIndex >= ahead.count, text != nil {
      ahead = try readChunk()
      aheadIndex = 0
      if ahead.isEmpty { return 0 }
    }
    guard aheadIndex < ahead.count else { return try origin.read(into: buffer) }
    let count = min(buffer.count, ahead.count - aheadIndex)
    buffer.copyBytes(from: ahead[aheadIndex..<aheadIndex + count])
    aheadIndex += count
    if aheadIndex == ahead.count {
      ahead = []
      aheadIndex = 0
    }
    return count
  }

  /// Gives up rewinding, so that a pipe's beginning needn't be kept.
  package func forget() { origin.forget() }

  /// Goes back to the beginning; a pipe is spooled into a temporary file for that.
  func rewind() throws(RecordingError) {
    aheadIndex = 0
    ahead = []
    isExamined = false
    text = nil
    try origin.rewind()
  }

  // MARK: Reading

  /// Finds out how the text is encoded, before the first byte is read.
  private func examine() throws(RecordingError) {
    guard !isExamined else { return }
    isExamined = true
    while ahead.count < Self.tellingBytes {
      let chunk = try readRawChunk()
      if chunk.isEmpty { break }
      ahead += chunk
    }
    text = UTF16Text(beginning: Array(ahead.prefix(64)))
    if let utf8 = text?.utf8(ahead) { ahead = utf8 }
  }

  private func readChunk() throws(RecordingError) -> [UInt8] {
    while true {
      let bytes = try readRawChunk()
      guard text != nil, let utf8 = bytes.isEmpty ? text?.rest() : text?.utf8(bytes) else {
        return bytes
      }
      if !utf8.isEmpty || bytes.isEmpty { return utf8 }
    }
  }

  private func readRawChunk() throws(RecordingError) -> [UInt8] {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.chunkSize, alignment: 16)
    defer { buffer.deallocate() }
    let count = try origin.read(into: buffer)
    return Array(buffer.prefix(count))
  }
}
