import Foundation
import TouchRecording

/// Where lines go: results to standard output, complaints to standard error.
@MainActor
enum Output {
  private static let bufferSize = 1 << 16
  private static let isTerminal = isatty(STDOUT_FILENO) == 1
  private static var pending: [UInt8] = []

  /// Makes the three standard streams behave, whatever the program was started with.
  ///
  /// A reader that goes away, as in `| head -1`, ends the program without a word. A stream that was
  /// closed is opened so that using it still fails, but no recording can come to sit in its place.
  static func prepare() {
    signal(SIGPIPE, SIG_DFL)
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Prints a line of results.
  static func line(_ text: String) {
    pending.append(contentsOf: text.utf8)
    pending.append(UInt8(ascii: "\n"))
    if isTerminal || pending.count >= bufferSize { flush() }
  }

  /// Writes what is still held back; where that can't be done, the program ends.
  static func flush() {
    let reason = write(pending, to: STDOUT_FILENO)
    pending.removeAll(keepingCapacity: true)
    guard let reason else { return }
    complain(
      "standard output: can't be written (\(reason)); check where it goes and the free space there"
    )
    exit(ExitCode.cannotCreate.rawValue)
  }

  /// Prints a complaint, after all results that came before it.
  static func complain(_ text: String) {
    if !pending.isEmpty { flush() }
    // Where nobody can be told, the exit code still says it.
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

  /// Writes all bytes; returns the system's reason where it refuses.
  private static func write(_ bytes: [UInt8], to stream: Int32) -> String? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(stream, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return String(cString: strerror(errno))
      }
    }
    return nil
  }
}
