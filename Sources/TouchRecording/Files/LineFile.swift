import Foundation

/// A new file that grows by whole lines: what is on the disk ends with a line's end at every moment.
///
/// Lines are kept until `flush()`. A failure to write leaves what was written before, and drops the rest.
package final class LineFile {
  /// The file's path.
  package let path: String
  private var descriptor: Int32
  private var pending: [UInt8] = []
  /// How many bytes are in the file; all of them are whole lines.
  private var length: off_t = 0

  /// Makes a file where there is none; `isExclusive` false opens what is there.
  ///
  /// - Throws: A `RecordingError` of the kind `unwritable`.
  package init(creating path: String, isExclusive: Bool = true) throws(RecordingError) {
    self.path = path
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | (isExclusive ? O_EXCL : 0)
    descriptor = path.withSystemPath { open($0, flags, 0o644) }
    guard descriptor >= 0 else { throw .unwritable(path, errno) }
  }

  /// Whether a file is there already, which is the only thing that keeps it from being made.
  package static func isTaken(_ path: String) -> Bool { statistics(of: path) != nil }

  deinit {
    try? flush()
    if descriptor >= 0 { close(descriptor) }
  }

  /// How many bytes wait for `flush()`.
  package var waiting: Int { pending.count }

  /// Adds whole lines, which are written by the next `flush()`.
  package func add(_ lines: [UInt8]) { pending.append(contentsOf: lines) }

  /// Writes what waits; does nothing after a failure.
  package func flush() throws(RecordingError) {
    guard descriptor >= 0, !pending.isEmpty else { return }
    let isWritten = pending.withUnsafeBytes { writeAll($0, to: descriptor) }
    let code = errno
    if isWritten { length += off_t(pending.count) }
    pending.removeAll(keepingCapacity: true)
    if isWritten { return }
    // A line that was cut off goes, so that the rest can be read.
    _ = ftruncate(descriptor, length)
    close(descriptor)
    descriptor = -1
    throw .unwritable(path, code)
  }
}
