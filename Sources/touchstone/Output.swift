import Foundation
import TouchRecording

/// Where lines go: results to standard output, complaints to standard error.
enum Output {
  /// Prints a line of results.
  static func line(_ text: String) { print(text) }

  /// Prints a complaint, after all results that came before it.
  static func complain(_ text: String) {
    fflush(nil)
    FileHandle.standardError.write(Data((text + "\n").utf8))
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
}
