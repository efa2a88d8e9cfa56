import Expectations
import Testing

@testable import touchstone

/// The line that says how far work has come.
@MainActor
struct ProgressTests {
  @Test("A bar, how much is done, how fast, and how long it still takes")
  func line() {
    expectEqual(
      Progress.line(25, of: 100, since: 5, after: 2),
      "[######..................] 25/100  10/s  0:08 left"
    )
    expectEqual(
      Progress.line(0, of: 100, since: 0, after: 0),
      "[........................] 0/100  0/s"
    )
    #expect(
      Progress.line(7, of: 7, since: 0, after: 0.5).hasPrefix("[########################] 7/7")
    )
    #expect(Progress.line(1, of: 2000, since: 0, after: 1).hasSuffix("  1/s  33:19 left"))
    #expect(Progress.line(0, of: 0, since: 0, after: 1).hasPrefix("[########################] 0/0"))
  }

  @Test("The line is written ten times a second at most, and at the end")
  func due() {
    #expect(!Progress.isDue(1, of: 9, at: 0.05, after: 0))
    #expect(!Progress.isDue(2, of: 9, at: 1.05, after: 1))
    #expect(Progress.isDue(3, of: 9, at: 1.125, after: 1))
    #expect(Progress.isDue(9, of: 9, at: 1.05, after: 1))
  }
}
