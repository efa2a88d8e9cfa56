import Expectations
import Testing

@testable import touchstone

/// Lines that are printed later.
struct SpoolTests {
  @Test("all lines come back once, in their order, however many wait in memory and in the file")
  func order() throws {
    // The file is written to beyond a mebibyte, and read in pieces of 64 KiB.
    let long = String(repeating: "x", count: 1 << 16)
    for count in [0, 1, 3, 17, 18, 35] {
      let spool = Spool()
      var lines: [String] = []
      for number in 0..<count {
        let line = number % 2 == 0 ? "\(number)\(long)" : number % 3 == 0 ? "" : "\(number)"
        lines += [line, line.isEmpty ? "after an empty one" : "", "end"]
      }
      for line in lines { spool.add(line) }
      var found: [String] = []
      try spool.forEach { found.append($0) }
      expectEqual(found, lines, "\(count)")
    }
  }
}
