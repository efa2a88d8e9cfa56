import Foundation

/// The bytes of a file or of standard input, a chunk at a time.
///
/// Memory stays the same however long the recording is. What can't be wound back (a pipe) is read
/// straight through, unless somebody asks to wind it back: then it is spooled into a temporary file
/// that no name leads to.
final class ByteSource {
  /// The path that stands for standard input.
  static let standardInput = "-"
  /// The number of bytes that can be looked at before they are read.
  static let sampleSize = 65_536
  private static let enoughToTell = 4096
  private static let chunkSize = 65_536
  /// A pipe's beginning is kept in memory until it is known whether it must be wound back.
  private static let longestMemory = 1 << 20

  /// The path as errors name it.
  let name: String
  /// The path in the file system; nil for standard input.
  let path: String?
  private var descriptor: Int32
  private let closes: Bool
  /// Where the recording begins in the file; nil for a pipe.
  private var start: off_t?
  /// The whole recording, where it is in memory anyway.
  private let content: [UInt8]?
  /// What was looked at, or kept, and not yet read.
  private var ahead: [UInt8] = []
  private var aheadIndex = 0
  /// All bytes of a pipe so far; nil once nobody may wind it back.
  private var memory: [UInt8]?

  /// Opens a file, or standard input where the path is `-`.
  init(path: String) throws(RecordingError) {
    content = nil
    if path == Self.standardInput {
      name = "standard input"
      self.path = nil
      descriptor = STDIN_FILENO
      closes = false
    } else {
      name = path
      self.path = path
      descriptor = open(path, O_RDONLY | O_CLOEXEC)
      closes = true
      guard descriptor >= 0 else { throw Self.openingFailed(path, errno) }
    }
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      if closes { close(descriptor) }
      throw RecordingError(
        .unreadable,
        file: name,
        problem: "it is a directory",
        remedy: "name one of the recordings in it"
      )
    }
    let position = lseek(descriptor, 0, SEEK_CUR)
    if position >= 0, status.st_mode & S_IFMT == S_IFREG {
      start = position
    } else {
      memory = []
    }
  }

  /// A source over bytes in memory.
  init(bytes: [UInt8], name: String) {
    self.name = name
    path = nil
    descriptor = -1
    closes = false
    content = bytes
    ahead = bytes
  }

  deinit {
    let isOwn = closes || path == nil && descriptor != STDIN_FILENO
    if isOwn, descriptor >= 0 { close(descriptor) }
  }

  private static func openingFailed(_ path: String, _ code: Int32) -> RecordingError {
    switch code {
    case ENOENT, ENOTDIR:
      RecordingError(
        .noSuchFile,
        file: path,
        problem: "no such file",
        remedy: "check the path"
      )
    case EACCES, EPERM:
      RecordingError(
        .unreadable,
        file: path,
        problem: "permission denied",
        remedy: "make it readable"
      )
    default:
      RecordingError(
        .unreadable,
        file: path,
        problem: "can't be opened (\(reason(code)))",
        remedy: "check the path"
      )
    }
  }

  /// The system's words for an error number.
  static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }

  /// Looks at the first bytes without reading them.
  func sample() throws(RecordingError) -> [UInt8] {
    // A few lines are enough: a pipe that is still being written may not have more.
    while ahead.count - aheadIndex < Self.enoughToTell {
      let chunk = try readChunk()
      if chunk.isEmpty { break }
      ahead.append(contentsOf: chunk)
    }
    return Array(ahead[aheadIndex...].prefix(Self.sampleSize))
  }

  /// Reads some bytes; returns how many, 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(RecordingError) -> Int {
    if aheadIndex < ahead.count {
      let count = min(buffer.count, ahead.count - aheadIndex)
      buffer.copyBytes(from: ahead[aheadIndex..<aheadIndex + count])
      aheadIndex += count
      if aheadIndex == ahead.count {
        ahead = []
        aheadIndex = 0
      }
      return count
    }
    return try readRaw(into: buffer)
  }

  /// Promises that nobody will wind back any more, so that a pipe's beginning needn't be kept.
  func forget() { memory = nil }

  /// Goes back to the beginning; a pipe is spooled into a temporary file for that.
  func rewind() throws(RecordingError) {
    if let content {
      ahead = content
      aheadIndex = 0
      return
    }
    if start == nil { try spool() }
    ahead = []
    aheadIndex = 0
    guard let start, lseek(descriptor, start, SEEK_SET) >= 0 else { throw readingFailed(errno) }
  }

  private func readChunk() throws(RecordingError) -> [UInt8] {
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
        if memory != nil {
          memory?.append(contentsOf: buffer.prefix(count))
          if let memory, memory.count > Self.longestMemory { try spoolKeepingPlace(memory.count) }
        }
        return count
      }
      if errno != EINTR { throw readingFailed(errno) }
    }
  }

  private func readingFailed(_ code: Int32) -> RecordingError {
    RecordingError(
      .unreadable,
      file: name,
      problem: "can't be read (\(Self.reason(code)))",
      remedy: "check the disk and the permissions"
    )
  }

  private func spoolKeepingPlace(_ place: Int) throws(RecordingError) {
    try spool()
    if lseek(descriptor, off_t(place), SEEK_SET) < 0 { throw readingFailed(errno) }
  }

  /// Moves a pipe into a temporary file without a name and reads from that instead.
  private func spool() throws(RecordingError) {
    guard let remembered = memory else {
      throw RecordingError(
        .unreadable,
        file: name,
        problem: "the stream can't be read twice",
        remedy: "save it to a file first"
      )
    }
    memory = nil
    let file = try Self.temporaryFile(for: name)
    var chunk = remembered
    while !chunk.isEmpty {
      let written = chunk.withUnsafeBytes { writeAll($0, to: file) }
      guard written else {
        let code = errno
        close(file)
        throw RecordingError(
          .unreadable,
          file: name,
          problem: "can't be spooled (\(Self.reason(code)))",
          remedy: "make room in the folder for temporary files"
        )
      }
      chunk = try readChunk()
    }
    if closes { close(descriptor) }
    descriptor = file
    start = 0
  }

  private static func temporaryFile(for name: String) throws(RecordingError) -> Int32 {
    let folder = NSTemporaryDirectory()
    var template = Array((folder + "/touchstone.XXXXXX").utf8CString)
    let file = template.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return Int32(-1) }
      let file = mkstemp(base)
      if file >= 0 { unlink(base) }
      return file
    }
    guard file >= 0 else {
      throw RecordingError(
        .unreadable,
        file: name,
        problem: "can't be spooled into \(folder) (\(reason(errno)))",
        remedy: "make the folder for temporary files writable"
      )
    }
    return file
  }
}

/// Writes all bytes to a file; false where the system refuses, with its reason in `errno`.
func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let part = UnsafeRawBufferPointer(rebasing: rest)
    let count = write(descriptor, part.baseAddress, part.count)
    if count < 0 {
      if errno == EINTR { continue }
      return false
    }
    rest = rest.dropFirst(count)
  }
  return true
}
