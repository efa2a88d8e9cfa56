/// How the program ended, in the words of `sysexits.h`.
enum ExitCode: Int32 {
  /// All went well.
  case success = 0
  /// What was required isn't met.
  case unmet = 1
  /// The command line was wrong.
  case usage = 64
  /// A recording can't be understood, or holds no touches.
  case data = 65
  /// There is no such file, or it can't be opened.
  case noInput = 66
  /// What the command needs isn't there: a checkout, a compiler or its parser.
  case unavailable = 69
  /// A fault of our own.
  case software = 70
  /// The output can't be written.
  case cannotCreate = 73

  /// The worse of two ends, for a command with several files: the first that was not a success.
  func combined(with next: ExitCode) -> ExitCode { self == .success ? next : self }
}
