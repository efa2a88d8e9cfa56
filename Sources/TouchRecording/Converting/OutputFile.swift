import Foundation

/// A file that appears whole or not at all: it is written under another name and then renamed.
///
/// `-` is standard output; what isn't a plain file (a terminal, a pipe) is written to directly.
package final class OutputFile {
  private let path: String
  private let temporary: String?
  private var descriptor: Int32
  private var pending: [UInt8] = []

  /// Opens a file in the folder in which it will appear.
  package init(path: String) throws(RecordingError) {
    if path == "-" {
      self.path = "standard output"
      temporary = nil
      descriptor = STDOUT_FILENO
      return
    }
    var status = stat()
    let exists = stat(path, &status) == 0
    let type = status.st_mode & S_IFMT
    if exists, type == S_IFDIR {
      throw RecordingError(
        .unwritable,
        file: path,
        problem: "it is a directory",
        remedy: "name a file in it"
      )
    }
    if exists, type != S_IFREG {
      self.path = path
      temporary = nil
      descriptor = open(path, O_WRONLY | O_CLOEXEC)
    } else {
      // A link stays a link: its target is replaced.
      let target = exists ? Self.resolved(path) : path
      self.path = target
      let file = makeUniqueFile(target)
      temporary = file.path
      descriptor = file.descriptor
      if descriptor >= 0 {
        let mask = umask(0)
        umask(mask)
        fchmod(descriptor, exists ? status.st_mode & 0o777 : 0o666 & ~mask)
      }
    }
    guard descriptor >= 0 else { throw failed(errno) }
  }

  deinit {
    if let temporary, descriptor >= 0 { unlink(temporary) }
    if descriptor >= 0, descriptor != STDOUT_FILENO { close(descriptor) }
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// Adds bytes; they may be written later.
  package func write(_ bytes: [UInt8]) throws(RecordingError) {
    pending.append(contentsOf: bytes)
    if pending.count >= 1 << 16 { try flush() }
  }

  /// Writes the rest and lets the file appear under its name.
  package func commit() throws(RecordingError) {
    try flush()
    guard descriptor != STDOUT_FILENO else { return }
    close(descriptor)
    descriptor = -1
    if let temporary, rename(temporary, path) != 0 {
      let code = errno
      unlink(temporary)
      throw failed(code)
    }
  }

  /// Whether two paths lead to one existing file.
  package static func areSame(_ first: String, _ second: String) -> Bool {
    var one = stat()
    var other = stat()
    return stat(first, &one) == 0 && stat(second, &other) == 0
      && one.st_dev == other.st_dev && one.st_ino == other.st_ino
  }

  private func flush() throws(RecordingError) {
    let isWritten = pending.withUnsafeBytes { writeAll($0, to: descriptor) }
    pending.removeAll(keepingCapacity: true)
    if !isWritten { throw failed(errno) }
  }

  private func failed(_ code: Int32) -> RecordingError {
    RecordingError(
      .unwritable,
      file: path,
      problem: "can't be written (\(systemReason(code)))",
      remedy: "check the folder and its free space"
    )
  }
}
