import Foundation

/// A file that appears whole or not at all: it is written under another name and then renamed.
///
/// `-` is standard output; what isn't a plain file (a terminal, a pipe) is written to directly.
package final class OutputFile {
  private let path: String
  /// What the path leads to.
  private let target: String
  private let temporary: String?
  private var descriptor: Int32
  private var pending: [UInt8] = []
  /// Whether the reader of standard output has closed the pipe: what is written from then on is dropped.
  package private(set) var isClosed = false

  /// Opens a file in the folder in which it will appear.
  package init(path: String) throws(RecordingError) {
    if path == "-" {
      self.path = "standard output"
      target = path
      temporary = nil
      descriptor = STDOUT_FILENO
      return
    }
    // A link stays a link: its target is replaced, or made.
    target = try Self.target(of: path)
    self.path = path
    let status = statistics(of: target)
    if status?.kind == S_IFDIR {
      throw RecordingError(
        .unwritable,
        file: path,
        problem: "it is a directory",
        remedy: "name a file in it"
      )
    }
    if let status, status.kind != S_IFREG {
      temporary = nil
      descriptor = openFile(target, O_WRONLY | O_CLOEXEC)
    } else {
      // The name is short: the target's may be as long as names can be.
      let file = TemporaryFiles.make(in: Self.folder(of: target))
      temporary = file.path
      descriptor = file.descriptor
      if descriptor >= 0 {
        let mask = umask(0)
        umask(mask)
        fchmod(descriptor, status.map { $0.st_mode & 0o777 } ?? 0o666 & ~mask)
      }
    }
    guard descriptor >= 0 else { throw .unwritable(path, errno) }
  }

  deinit {
    if descriptor >= 0 { removeTemporary() }
    if descriptor >= 0, descriptor != STDOUT_FILENO { close(descriptor) }
  }

  private func removeTemporary() {
    guard let temporary else { return }
    _ = temporary.withSystemPath { unlink($0) }
    TemporaryFiles.forget(temporary)
  }

  /// The folder that a path leads to.
  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// What a path leads to, through links: also where there is nothing yet.
  package static func target(of path: String) throws(RecordingError) -> String {
    var target = path
    for _ in 0..<mostLinks {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = target.withSystemPath { readlink($0, &buffer, buffer.count) }
      if count < 0 { return target }
      let next = String(systemBytes: buffer.prefix(count).map { UInt8(bitPattern: $0) })
      target = next.hasPrefix("/") ? next : "\(folder(of: target))/\(next)"
    }
    throw .unwritable(path, ELOOP, remedy: "check where the link leads")
  }

  /// As many links as Linux follows.
  private static let mostLinks = 40

  /// The number of bytes that are written at once (our own choice).
  private static let bufferSize = 1 << 16

  /// Adds bytes; they may be written later.
  package func write(_ bytes: [UInt8]) throws(RecordingError) {
    pending.append(contentsOf: bytes)
    if pending.count >= Self.bufferSize { try flush() }
  }

  /// Adds a text, of which no copy is kept where it is large.
  package func write(_ text: String) throws(RecordingError) {
    if text.utf8.count < Self.bufferSize {
      pending.append(contentsOf: text.utf8)
      if pending.count >= Self.bufferSize { try flush() }
      return
    }
    try flush()
    if isClosed { return }
    var text = text
    try check(text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: descriptor) })
  }

  /// Writes the rest and lets the file appear under its name.
  package func commit() throws(RecordingError) {
    try flush()
    guard descriptor != STDOUT_FILENO else { return }
    close(descriptor)
    descriptor = -1
    guard let temporary else { return }
    let isNamed = temporary.withSystemPath { old in target.withSystemPath { rename(old, $0) } } == 0
    let code = errno
    if isNamed { TemporaryFiles.forget(temporary) } else { removeTemporary() }
    if !isNamed { throw .unwritable(path, code) }
  }

  /// Refuses a path at which no file can appear, and changes nothing there: who works long for an output asks first.
  ///
  /// What isn't a plain file isn't opened, as a pipe's reader would take the end of that for the end of all.
  package static func checkPlace(of path: String) throws(RecordingError) {
    if path == "-" { return }
    if let status = statistics(of: path), ![S_IFREG, S_IFDIR].contains(status.kind) { return }
    _ = try OutputFile(path: path)
  }

  /// Whether two paths lead to one existing file.
  package static func areSame(_ first: String, _ second: String) -> Bool {
    guard let one = statistics(of: first), let other = statistics(of: second) else { return false }
    return one.st_dev == other.st_dev && one.st_ino == other.st_ino
  }

  /// Refuses a path at which there is a recording, also one that can't be read or may be in a compressed
  /// file, a table of labels or a saved run, and says what to do about it.
  package static func refuseRecording(
    at path: String,
    remedy: String = "name another file to write to, or add --force"
  ) throws(RecordingError) {
    guard path != "-", let status = statistics(of: path), status.kind == S_IFREG,
      status.st_size > 0, let source = try? ByteSource(path: path),
      let loss = FormatSniffer.loss(of: source)
    else { return }
    throw RecordingError(
      .unwritable,
      file: path,
      problem: loss,
      remedy: remedy
    )
  }

  private func flush() throws(RecordingError) {
    if isClosed { return pending.removeAll() }
    let isWritten = pending.withUnsafeBytes { writeAll($0, to: descriptor) }
    defer { pending.removeAll(keepingCapacity: true) }
    try check(isWritten)
  }

  /// Judges what the system made of a writing.
  private func check(_ isWritten: Bool) throws(RecordingError) {
    // The reader of standard output has seen enough: that is no fault.
    if !isWritten, errno == EPIPE, descriptor == STDOUT_FILENO { isClosed = true }
    if isWritten || isClosed { return }
    throw descriptor == STDOUT_FILENO ? .unwritableOutput(errno) : .unwritable(path, errno)
  }
}
