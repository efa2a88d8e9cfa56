import Foundation

/// What the program settles with the system before it begins.
enum ProcessSetup {
  /// Makes sure that the program ends as its exit codes promise, whatever happens.
  static func prepare() {
    holdStandardStreams()
    // A reader that closes its pipe has seen enough: the end is quiet.
    signal(SIGPIPE) { _ in _exit(ExitCode.success.rawValue) }
    // What Swift stops at is a fault of ours.
    for trap in [SIGILL, SIGTRAP] {
      signal(trap) { _ in
        let text: StaticString =
          "touchstone: this is a fault of ours; please report what led to it\n"
        _ = write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
        _exit(ExitCode.software.rawValue)
      }
    }
  }

  /// Fills the places of standard streams that are closed.
  ///
  /// No file that is opened later is then taken for one of them. Reading or writing there fails as
  /// before.
  private static func holdStandardStreams() {
    let modes = [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
    // The lowest place that is free is taken first.
    for (descriptor, mode) in modes where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", mode)
    }
  }
}
