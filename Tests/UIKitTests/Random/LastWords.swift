#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reports the current seed when the process crashes or hangs.
enum LastWords {
  /// The digits of the seed: a signal handler can write them, but can't compute them.
  nonisolated(unsafe) private static var words: [UInt8] = []

  /// The time limit of one run, in seconds.
  private static let longestRun: UInt32 = 60

  /// Installs the handlers.
  static func prepare() {
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGALRM] {
      _ = signal(number) { number in
        LastWords.words.withUnsafeBytes { _ = write(2, $0.baseAddress, $0.count) }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  /// Stores the current seed.
  static func note(_ seed: UInt64) {
    words = Array("\nThe randomised suite broke off in seed \(seed).\n".utf8)
    alarm(longestRun)
  }

  /// No run is active any more.
  static func finish() {
    alarm(0)
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGALRM] { signal(number, SIG_DFL) }
  }
}
