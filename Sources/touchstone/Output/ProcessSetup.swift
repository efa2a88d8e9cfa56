import Foundation
import TouchRecording

/// What the program settles with the system before it begins.
enum ProcessSetup {
  /// Makes sure that the program ends as its exit codes promise, whatever happens.
  static func prepare() {
    holdStandardStreams()
    // Who writes to a closed pipe is told so: what that means depends on which one it is.
    signal(SIGPIPE, SIG_IGN)
    TemporaryFiles.removeOnSignals()
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

  /// Fills the descriptors of standard streams that are closed.
  ///
  /// No file that is opened later is then taken for one of them. Reading or writing there fails as
  /// before.
  private static func holdStandardStreams() {
    let modes = [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
    // The lowest descriptor that is free is taken first.
    for (descriptor, mode) in modes where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", mode)
    }
  }

  /// The arguments behind the program's name, byte for byte as the system has them.
  static var arguments: [String] {
    UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).dropFirst()
      .compactMap { argument in
        argument.map { text in
          String(
            systemBytes: UnsafeBufferPointer(start: text, count: strlen(text))
              .map { UInt8(bitPattern: $0) }
          )
        }
      }
  }
}
