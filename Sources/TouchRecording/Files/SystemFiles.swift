package import Foundation

/// The system's words for an error number.
package func systemReason(_ code: Int32) -> String { String(cString: strerror(code)) }

/// Writes all bytes to a file; false where the system refuses, with its reason in `errno`.
package func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
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

/// Writes lines to standard error, without what would steer a terminal; what can't be written is dropped.
package func writeNotice(_ lines: [String]) {
  let text = lines.map { $0.printable + "\n" }.joined()
  _ = Array(text.utf8).withUnsafeBytes { writeAll($0, to: STDERR_FILENO) }
}

/// What the system knows of a file; nil where there is none, or it can't be looked at.
package func statistics(of path: String) -> stat? {
  var status = stat()
  return path.withSystemPath { stat($0, &status) } == 0 ? status : nil
}

extension stat {
  /// The kind of file: `S_IFREG`, `S_IFDIR` and so on.
  package var kind: mode_t { st_mode & S_IFMT }
}

/// Opens a file; the descriptor is negative where the system refuses, with its reason in `errno`.
func openFile(_ path: String, _ flags: Int32) -> Int32 { path.withSystemPath { open($0, flags) } }

extension RecordingError {
  /// The system refuses to write a file.
  package static func unwritable(
    _ path: String,
    _ code: Int32,
    remedy: String = "check the folder and its free space"
  ) -> RecordingError {
    RecordingError(
      .unwritable,
      file: path,
      problem: "can't be written (\(systemReason(code)))",
      remedy: remedy
    )
  }

  /// The system refuses to write standard output.
  package static func unwritableOutput(_ code: Int32) -> RecordingError {
    unwritable("standard output", code, remedy: "check where it leads and the free space there")
  }
}
