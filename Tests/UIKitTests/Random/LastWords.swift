#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Says which seed was being played when the process dies, or hangs, in the middle of it.
enum LastWords {
  /// The digits of the seed: a handler of signals can write them, but can't work them out.
  nonisolated(unsafe) private static var words: [UInt8] = []

  /// The longest that one run may take, in seconds.
  private static let longestRun: UInt32 = 60

  /// Gets ready to speak.
  static func prepare() {
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGALRM] {
      _ = signal(number) { number in
        LastWords.words.withUnsafeBytes { _ = write(2, $0.baseAddress, $0.count) }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  /// Notes the seed that is played now.
  static func note(_ seed: UInt64) {
    words = Array("\nThe randomised suite broke off in seed \(seed).\n".utf8)
    alarm(longestRun)
  }

  /// Nothing is played any more.
  static func finish() {
    alarm(0)
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGALRM] { signal(number, SIG_DFL) }
  }
}
