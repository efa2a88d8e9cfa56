import Foundation

/// The command line: arguments, files and exit codes.
@main
enum Touchstone {
  static let version = "0.1.0"

  @MainActor
  static func main() {
    ProcessSetup.prepare()
    let code = run(Array(CommandLine.arguments.dropFirst()))
    Output.flush()
    exit(code.rawValue)
  }

  @MainActor
  private static func run(_ arguments: [String]) -> ExitCode {
    do throws(UsageError) {
      return try Command.run(arguments)
    } catch {
      Output.complain("touchstone: \(error.problem); \(error.remedy)")
      return .usage
    }
  }
}

/// How the program ended, in the words of `sysexits.h`.
enum ExitCode: Int32 {
  /// All went well.
  case success = 0
  /// The command line was wrong.
  case usage = 64
  /// A recording can't be understood, or holds no touches.
  case data = 65
  /// There is no such file, or it can't be opened.
  case noInput = 66
  /// A fault of our own.
  case software = 70
  /// The output can't be written.
  case cannotCreate = 73

  /// The worse of two ends, for a command with several files: the first that was not a success.
  func combined(with next: ExitCode) -> ExitCode { self == .success ? next : self }
}
