import Foundation

/// The bytes of a file, or of standard input.
///
/// A pipe is read straight through, unless `rewind()` is called: then it is spooled into a temporary file
/// without a name.
final class FileBytes: ByteOrigin {
  /// The path that means standard input.
  static let standardInput = "-"
  private static let chunkSize = 65_536
  /// A pipe that is longer is spooled while it is not known whether it will be rewound.
  private static let longestMemory = 1 << 20

  let name: String
  /// The path in the file system; nil for standard input.
  private let path: String?
  private var descriptor: Int32 = -1
  /// Whether the descriptor is closed with this object; standard input stays open.
  private var ownsDescriptor = false
  /// Where the recording begins in the file; nil for a pipe.
  private var start: off_t?
  /// All bytes of a pipe so far; nil once it can't be rewound any more.
  private var memory: [UInt8]?

  /// Opens a file, or standard input where the path is `-`.
  init(path: String) throws(RecordingError) {
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

  deinit {
    if ownsDescriptor, descriptor >= 0 { close(descriptor) }
  }

  var isPipe: Bool { start == nil }

  func forget() { memory = nil }

  func rewind() throws(RecordingError) {
    if start == nil { try spool() }
    try seek(to: start ?? 0)
  }

  func description(
    ofDevice name: String?,
    _ options: ReadingOptions
  ) throws(RecordingError) -> DescribedDevice? {
    if let path = options.deviceDescription {
      return (path, try DescriptionFinder.read(path, formats: DescriptionReader.namedFormats))
    }
    guard options.range == nil, let path else { return nil }
    return DescriptionFinder.find(for: path, deviceName: name)
  }

  // MARK: Reading

  private func seek(to offset: off_t) throws(RecordingError) {
    if lseek(descriptor, offset, SEEK_SET) < 0 { throw readingFailed(errno) }
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(RecordingError) -> Int {
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
      chunk = try readChunk()
    }
    if ownsDescriptor { close(descriptor) }
    descriptor = file.descriptor
    ownsDescriptor = true
    start = 0
  }

  private func readChunk() throws(RecordingError) -> [UInt8] {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.chunkSize, alignment: 16)
    defer { buffer.deallocate() }
    let count = try read(into: buffer)
    return Array(buffer.prefix(count))
  }

  // MARK: Errors

  private func openingFailed(_ code: Int32) -> RecordingError {
    switch code {
    case ENOENT, ENOTDIR:
      .missing(name)
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

extension RecordingError {
  /// The error that there is no file of a name.
  package static func missing(_ file: String) -> RecordingError {
    RecordingError(.noSuchFile, file: file, problem: "no such file", remedy: "check the path")
  }
}
