import Foundation
import TouchRecording
import TouchReport

/// Where lines go: results to standard output, complaints to standard error.
@MainActor
enum Output {
  /// Whether each line is written at once, for a reader who watches; else they are written in bulk.
  static var isLive = isatty(STDOUT_FILENO) == 1
  private static var pending: [UInt8] = []
  /// How the program ends by what was complained about so far.
  private static var failure = ExitCode.success
  private static let style = Terminal.style

  /// Prints a line of results, without what would steer a terminal.
  static func line(_ text: String) { put(text.printable) }

  /// Prints a line that a program reads.
  static func raw(_ line: String) { put(line) }

  /// Prints lines of results.
  static func lines(_ lines: [String]) {
    for line in lines { Self.line(line) }
  }

  /// Prints text of several lines.
  static func text(_ text: String) { lines(text.components(separatedBy: "\n")) }

  /// Prints lines of names and figures of ours, which may be set off on a terminal.
  static func styled(_ lines: [String]) {
    for line in lines { put(style == .plain ? line.printable : line) }
  }

  private static func put(_ line: String) {
    pending += line.utf8
    pending.append(UInt8(ascii: "\n"))
    if isLive || pending.count >= 1 << 16 { flush() }
  }

  /// Writes what waits; where that is refused, the program ends here.
  static func flush() {
    let isWritten = pending.withUnsafeBytes { writeAll($0, to: STDOUT_FILENO) }
    let reason = errno
    pending.removeAll(keepingCapacity: true)
    if isWritten { return }
    // The reader closed the pipe: that is no fault. What went wrong before is one still.
    if reason == EPIPE { exit(failure.rawValue) }
    complain(RecordingError.unwritableOutput(reason).description)
    exit(ExitCode.cannotCreate.rawValue)
  }

  /// Prints a complaint, after all results that came before it.
  static func complain(_ text: String) { complain([text]) }

  /// Prints a complaint of several lines.
  static func complain(_ lines: [String]) {
    flush()
    // Where even complaints can't be written, the exit code must do.
    writeNotice(lines)
  }

  /// Prints what is wrong with a recording and says how the program ends for it.
  static func complain(_ error: RecordingError) -> ExitCode {
    let code: ExitCode =
      switch error.kind {
      case .noSuchFile, .unreadable: .noInput
      case .unwritable: .cannotCreate
      case .unknownFormat, .unsupportedVersion, .malformed, .noTouches: .data
      }
    failure = failure.combined(with: code)
    complain(error.description)
    return code
  }
}
