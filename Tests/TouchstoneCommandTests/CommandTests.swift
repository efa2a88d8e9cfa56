import Expectations
import Testing

@testable import touchstone

/// Commands.
@MainActor
struct CommandTests {
  @Test("each command takes the options and as many operands as its example shows")
  func examples() throws {
    for command in Command.all {
      let words = command.example.split(separator: " ").map(String.init)
      expectEqual(words.prefix(2), ["touchstone", command.name])
      let arguments = try Arguments(Array(words.dropFirst(2)), allowed: command.options)
      #expect(command.operandCount.contains(arguments.operands.count), "\(command.name)")
    }
  }

  @Test(
    "each command takes the numbers of operands that it makes sense of",
    arguments: [
      ("demo", 0, 0), ("replay", 1, nil), ("explain", 1, 1), ("compare", 1, 1),
      ("conflicts", 0, 0), ("render", 1, 1), ("info", 1, nil), ("convert", 2, 2),
      ("scenes", 0, 1), ("shrink", 1, 1), ("port", 1, nil),
      ("label", 1, 1), ("playground", 0, 0), ("evaluate", 0, 1), ("tune", 0, 1), ("diff", 2, 3),
      ("margins", 1, 1),
    ] as [(String, Int, Int?)]
  )
  func operandCounts(name: String, least: Int, most: Int?) throws {
    let command = try #require(Command.all.first { $0.name == name })
    expectEqual(command.operandCount.lowerBound, least)
    #expect(command.operandCount.upperBound == most ?? .max)
  }
}
