import Foundation
import Testing

@testable import touchstone

/// A worker whose answers nothing reads any more.
struct ReaderWatchTests {
  @Test("ends without a fault when the reader of its output is gone, also while it is at work")
  func ends() async {
    await #expect(processExitsWith: .success) {
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      dup2(ends[1], STDOUT_FILENO)
      close(ends[1])
      ReaderWatch.begin()
      close(ends[0])
      // Nothing is written meanwhile, and nothing is read.
      while true { pause() }
    }
  }

  @Test("goes on as long as there is a reader, and where its output is a file")
  func goesOn() async {
    await #expect(processExitsWith: .exitCode(3)) {
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      dup2(ends[1], STDOUT_FILENO)
      ReaderWatch.begin()
      // The watch sleeps as long as the pipe's reader is there: what is written gets to it.
      var byte = [UInt8](repeating: 7, count: 1)
      for _ in 0..<1000 {
        guard write(STDOUT_FILENO, &byte, 1) == 1, read(ends[0], &byte, 1) == 1 else { exit(1) }
      }
      exit(3)
    }
    await #expect(processExitsWith: .exitCode(3)) {
      let file = open("/dev/null", O_WRONLY)
      dup2(file, STDOUT_FILENO)
      ReaderWatch.begin()
      exit(3)
    }
  }
}
