import Expectations
import Foundation
import Testing

@testable import TouchRecording

/// Files that go when a signal ends the program.
struct TemporaryFilesTests {
  @Test(
    "a signal removes all files that can be there at once, and none that was forgotten",
    arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT]
  )
  func signals(number: Int32) async throws {
    let bench = Bench()
    await #expect(processExitsWith: .signal(number)) {
      [folder = bench.folder as String, number] in
      // The process may have been started to ignore the signal.
      signal(number, SIG_DFL)
      TemporaryFiles.removeOnSignals()
      for index in 0..<17 {
        let file = TemporaryFiles.make(in: folder)
        guard file.descriptor >= 0 else { exit(1) }
        if index == 0 { TemporaryFiles.forget(file.path) }
      }
      // The thread that the closure runs on blocks signals.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, number)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      raise(number)
    }
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: bench.folder).count, 1)
  }
}
