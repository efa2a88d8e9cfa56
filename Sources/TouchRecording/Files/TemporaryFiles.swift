import Foundation

/// Files that are there for a while, and that go when a signal ends the program.
package enum TemporaryFiles {
  /// The signals that people and systems end a program with.
  private static let signals = [SIGTERM, SIGINT, SIGHUP, SIGQUIT]
  /// How many files can be there at once.
  private static let capacity = 16
  /// The paths of the files; in memory of their own, as a signal's handler may neither wait nor allocate.
  private nonisolated(unsafe) static let paths = {
    let paths = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: capacity)
    paths.initialize(repeating: nil, count: capacity)
    return paths
  }()

  /// Removes the files when a signal ends the program, which then ends as it does without this.
  package static func removeOnSignals() {
    _ = paths
    for number in signals {
      let before = signal(number) { number in
        TemporaryFiles.removeAll()
        signal(number, SIG_DFL)
        raise(number)
      }
      // The program may have been started to ignore the signal, as nohup does.
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  /// Creates a file with a name of its own in a folder; its descriptor is negative where the system refuses,
  /// with its reason in `errno`.
  package static func make(in folder: String) -> (descriptor: Int32, path: String) {
    let path = "\(folder)/.touchstone.XXXXXX"
    guard let name = path.withSystemPath({ strdup($0) }) else { return (-1, path) }
    // A signal waits until it is known what there is to remove.
    var (blocked, before) = (sigset_t(), sigset_t())
    sigemptyset(&blocked)
    for number in signals { sigaddset(&blocked, number) }
    sigprocmask(SIG_BLOCK, &blocked, &before)
    let descriptor = mkstemp(name)
    let reason = errno
    let index = (0..<capacity).first { paths[$0] == nil }
    if descriptor >= 0, let index { paths[index] = name }
    sigprocmask(SIG_SETMASK, &before, nil)
    let bytes = UnsafeBufferPointer(start: name, count: strlen(name)).map { UInt8(bitPattern: $0) }
    if descriptor < 0 || index == nil { free(name) }
    errno = reason
    return (descriptor, String(systemBytes: bytes))
  }

  /// Discards a file that has another name now, or is gone.
  package static func forget(_ path: String) {
    path.withSystemPath { path in
      for index in 0..<capacity {
        guard let known = paths[index], strcmp(known, path) == 0 else { continue }
        paths[index] = nil
        free(known)
      }
    }
  }

  private static func removeAll() {
    for index in 0..<capacity {
      if let path = paths[index] { unlink(path) }
    }
  }
}
