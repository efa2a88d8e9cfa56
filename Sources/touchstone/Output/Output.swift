import Foundation
import TouchRecording

/// Where lines go: results to standard output, complaints to standard error.
@MainActor
enum Output {
  /// Whether each line is written at once, for a reader who watches; else they are written in bulk.
  static var isLive = isatty(STDOUT_FILENO) == 1
  private static var pending: [UInt8] = []

  /// Prints a line of results.
  static func line(_ text: String) {
    pending += text.utf8
    pending.append(UInt8(ascii: "\n"))
    if isLive || pending.count >= 1 << 16 { flush() }
  }

  /// Prints lines of results.
  static func lines(_ lines: [String]) {
    for line in lines { Self.line(line) }
  }

  /// Writes what waits; where that is refused, the program ends here.
  static func flush() {
    let failure = write(pending, to: STDOUT_FILENO)
    pending.removeAll(keepingCapacity: true)
    guard let failure else { return }
    // The reader closed the pipe: that is no fault.
    if failure == EPIPE { exit(ExitCode.success.rawValue) }
    complain(
      "standard output: can't be written (\(String(cString: strerror(failure)))); "
        + "check where it leads and the free space there"
    )
    exit(ExitCode.cannotCreate.rawValue)
  }

  /// Prints a complaint, after all results that came before it.
  static func complain(_ text: String) {
    flush()
    // Where even complaints can't be written, the exit code must do.
    _ = write(Array((text + "\n").utf8), to: STDERR_FILENO)
  }

  /// Prints what is wrong with a recording and says how the program ends for it.
  static func complain(_ error: RecordingError) -> ExitCode {
    complain(error.description)
    return switch error.kind {
    case .noSuchFile, .unreadable: .noInput
    case .unwritable: .cannotCreate
    case .unknownFormat, .unsupportedVersion, .malformed, .noTouches: .data
    }
  }

  /// Writes all bytes; returns the system's error number where it refuses.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = Foundation.write(descriptor, part.baseAddress, part.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }
}
