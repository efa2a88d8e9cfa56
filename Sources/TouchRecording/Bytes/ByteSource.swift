import Foundation

/// The bytes of a file, of standard input or of an array, a chunk at a time; text in UTF-16 comes as
/// UTF-8.
///
/// Memory stays the same however long the recording is. A pipe is read straight through, unless
/// `rewind()` is called: then it is spooled into a temporary file without a name.
final class ByteSource {
  /// The path that means standard input.
  static let standardInput = "-"
  /// The number of bytes that can be looked at before they are read.
  static let sampleSize = 65_536
  private static let enoughToTell = 4096
  private static let chunkSize = 65_536
  /// A pipe that is longer is spooled while it is not known whether it will be rewound.
  private static let longestMemory = 1 << 20

  /// The path as errors name it.
  let name: String
  /// The path in the file system; nil for standard input and for arrays.
  let path: String?
  private var descriptor: Int32 = -1
  /// Whether the descriptor is closed with this source; standard input stays open.
  private var ownsDescriptor = false
  /// Where the recording begins in the file; nil for a pipe.
  private var start: off_t?
  /// The whole recording, for an array.
  private let content: [UInt8]?
  /// Bytes that were fetched and not yet read.
  private var ahead: [UInt8] = []
  private var aheadIndex = 0
  /// Turns text in UTF-16 into UTF-8; nil where the bytes are taken as they are.
  private var text: UTF16Text?
  /// Whether the first bytes have told how the text is encoded.
  private var isExamined = false
  /// All bytes of a pipe so far; nil once it can't be rewound any more.
  private var memory: [UInt8]?

  /// Opens a file, or standard input where the path is `-`.
  init(path: String) throws(RecordingError) {
    content = nil
    if path == Self.standardInput {
      name = "standard input"
      self.path = nil
      descriptor = STDIN_FILENO
    } else {
      name = path
      self.path = path
      descriptor = openFile(path, O_RDONLY | O_CLOEXEC)
      ownsDescriptor = true
      guard descriptor >= 0 else { throw openingFailed(errno) }
    }
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw unreadable("it is a directory", "name one of the recordings in it")
    }
    let position = lseek(descriptor, 0, SEEK_CUR)
    if position >= 0, status.st_mode & S_IFMT == S_IFREG {
      start = position
    } else {
      memory = []
    }
  }

  /// Whether the bytes come from something that may still be written.
  var isPipe: Bool { content == nil && start == nil }

  /// A source over bytes in memory.
  init(bytes: [UInt8], name: String) {
    self.name = name
    path = nil
    content = bytes
    ahead = bytes
  }

  deinit {
    if ownsDescriptor, descriptor >= 0 { close(descriptor) }
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
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(RecordingError) -> Int {
    try examine()
    if aheadIndex >= ahead.count, text != nil {
      ahead = try readChunk()
      aheadIndex = 0
      if ahead.isEmpty { return 0 }
    }
    guard aheadIndex < ahead.count else { return try readRaw(into: buffer) }
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
  func forget() { memory = nil }

  /// Goes back to the beginning; a pipe is spooled into a temporary file for that.
  func rewind() throws(RecordingError) {
    aheadIndex = 0
    ahead = content ?? []
    isExamined = false
    text = nil
    guard content == nil else { return }
    if start == nil { try spool() }
    try seek(to: start ?? 0)
  }

  // MARK: Reading

  private func seek(to offset: off_t) throws(RecordingError) {
    if lseek(descriptor, offset, SEEK_SET) < 0 { throw readingFailed(errno) }
  }

  /// Finds out how the text is encoded, before the first byte is read.
  private func examine() throws(RecordingError) {
    guard !isExamined else { return }
    isExamined = true
    if ahead.isEmpty { ahead = try readRawChunk() }
    text = UTF16Text(beginning: Array(ahead.prefix(64)))
    if let utf8 = text?.utf8(ahead) { ahead = utf8 }
    // An array has nothing behind what was fetched.
    if content != nil, let rest = text?.rest() { ahead += rest }
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
    let count = try readRaw(into: buffer)
    return Array(buffer.prefix(count))
  }

  private func readRaw(into buffer: UnsafeMutableRawBufferPointer) throws(RecordingError) -> Int {
    guard content == nil else { return 0 }
    while true {
      let count = Foundation.read(descriptor, buffer.baseAddress, min(buffer.count, Self.chunkSize))
      if count >= 0 {
        memory?.append(contentsOf: buffer.prefix(count))
        if let length = memory?.count, length > Self.longestMemory {
          try spool()
          try seek(to: off_t(length))
        }
        return count
      }
      if errno != EINTR { throw readingFailed(errno) }
    }
  }

  /// Moves a pipe into a temporary file without a name and reads from that instead.
  private func spool() throws(RecordingError) {
    guard var chunk = memory else {
      throw unreadable("the stream can't be read twice", "save it to a file first")
    }
    memory = nil
    let folder = NSTemporaryDirectory()
    let file = TemporaryFiles.make(in: folder)
    guard file.descriptor >= 0 else {
      throw unreadable(
        "can't be spooled into \(folder) (\(systemReason(errno)))",
        "make the folder for temporary files writable"
      )
    }
    _ = file.path.withSystemPath { unlink($0) }
    TemporaryFiles.forget(file.path)
    while !chunk.isEmpty {
      guard chunk.withUnsafeBytes({ writeAll($0, to: file.descriptor) }) else {
        let code = errno
        close(file.descriptor)
        throw unreadable(
          "can't be spooled (\(systemReason(code)))",
          "make room in the folder for temporary files"
        )
      }
      chunk = try readRawChunk()
    }
    if ownsDescriptor { close(descriptor) }
    descriptor = file.descriptor
    ownsDescriptor = true
    start = 0
  }

  // MARK: Errors

  private func openingFailed(_ code: Int32) -> RecordingError {
    switch code {
    case ENOENT, ENOTDIR:
      RecordingError(.noSuchFile, file: name, problem: "no such file", remedy: "check the path")
    case EACCES, EPERM: unreadable("permission denied", "make it readable")
    default: unreadable("can't be opened (\(systemReason(code)))", "check the path")
    }
  }

  private func readingFailed(_ code: Int32) -> RecordingError {
    unreadable(
      "can't be read (\(systemReason(code)))",
      "check the disk and the permissions"
    )
  }

  private func unreadable(_ problem: String, _ remedy: String) -> RecordingError {
    RecordingError(.unreadable, file: name, problem: problem, remedy: remedy)
  }
}
