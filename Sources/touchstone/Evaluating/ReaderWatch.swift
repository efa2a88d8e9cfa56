import Foundation

/// Ends a worker whose answers nothing reads any more, as when the program that started it was killed.
///
/// The end of standard input doesn't say so: whatever pipes tasks may close it as soon as it has written the last one.
enum ReaderWatch {
  /// Watches the reader of standard output, if that is a pipe, from a thread that sleeps until the reader is gone.
  ///
  /// A reader that has seen enough is no fault. A worker leaves nothing behind: its temporary files have no names.
  static func begin() {
    guard isPipe(STDOUT_FILENO) else { return }
    Thread.detachNewThread {
      // Signals are for the thread that holds them back where it must, as `TemporaryFiles` does.
      var all = sigset_t()
      sigfillset(&all)
      pthread_sigmask(SIG_BLOCK, &all, nil)
      if isEndSeen(of: STDOUT_FILENO) { _exit(ExitCode.success.rawValue) }
    }
  }

  private static func isPipe(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && [S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT)
  }

  /// Waits until the other end of a pipe is closed; false where the system can't say when that is.
  private static func isEndSeen(of descriptor: Int32) -> Bool {
    // Asked for no event, the system tells of errors and of the end alone.
    var watched = pollfd(fd: descriptor, events: 0, revents: 0)
    while watched.revents == 0 {
      if poll(&watched, 1, -1) < 0, errno != EINTR { return false }
    }
    return true
  }
}
