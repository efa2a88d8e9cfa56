import Expectations
import Foundation
import Testing

@testable import touchstone

/// What is refused before anything is read, and in which words.
///
/// `Refusals.txt` has a command line behind each `$`, and below it what is said.
@MainActor
struct RefusalTests {
  private static let table = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Refusals.txt")

  @Test("is as before; TOUCHSTONE_WRITE_SAMPLE_OUTPUT=1 writes the words again, for review")
  func unchanged() throws {
    let kept = try String(contentsOf: Self.table, encoding: .utf8)
    let lines = kept.split(separator: "\n").filter { $0.hasPrefix("$ ") }
    let found = lines.map { "\($0)\n\(Self.refusal(of: $0))\n" }.joined()
    if ProcessInfo.processInfo.environment["TOUCHSTONE_WRITE_SAMPLE_OUTPUT"] == "1" {
      return try found.write(to: Self.table, atomically: true, encoding: .utf8)
    }
    expectEqual(found.split(separator: "\n"), kept.split(separator: "\n"))
  }

  /// What is said to a command line; `''` in it is an empty argument.
  private static func refusal(of line: Substring) -> String {
    let words = line.dropFirst(2).split(separator: " ").map { $0 == "''" ? "" : String($0) }
    do throws(UsageError) {
      return "not refused: \(try Command.run(words))"
    } catch {
      return "\(error.problem); \(error.remedy)"
    }
  }
}
