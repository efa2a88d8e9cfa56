import Expectations
import Testing

@testable import touchstone

/// Command-line arguments.
struct ArgumentsTests {
  private static let allowed: [Option] = [.scene, .setting, .output, .json]

  private func read(_ arguments: String...) throws -> Arguments {
    try Arguments(arguments, allowed: Self.allowed)
  }

  /// The problem and the remedy of a refused command line.
  private func refusal(_ arguments: String...) -> [String] {
    do {
      _ = try Arguments(arguments, allowed: Self.allowed)
      return []
    } catch {
      return [error.problem, error.remedy]
    }
  }

  @Test("without options everything is an operand, in order, including - and the empty one")
  func operands() throws {
    let arguments = try read("b", "-", "", "a")
    expectEqual(arguments.operands, ["b", "-", "", "a"])
    #expect(!arguments.has(.json))
    expectNil(arguments[.scene])
    expectEqual(arguments.all(.setting), [])
  }

  @Test("an option may come anywhere, its value after a space or an equals sign")
  func values() throws {
    for words in [["--scene", "x"], ["--scene=x"]] {
      for place in 0...2 {
        var line = ["a", "b"]
        line.insert(contentsOf: words, at: place)
        let arguments = try Arguments(line, allowed: Self.allowed)
        expectEqual(arguments.operands, ["a", "b"])
        expectEqual(arguments[.scene], "x")
      }
    }
  }

  @Test("only the first equals sign ends the option")
  func equalsSigns() throws {
    try expectEqual(read("--set=tap.x=1=2")[.setting], "tap.x=1=2")
    try expectEqual(read("--set", "tap.x=1")[.setting], "tap.x=1")
    try expectEqual(read("--scene=--json")[.scene], "--json")
  }

  @Test("a switch takes no value")
  func switches() throws {
    let arguments = try read("--json", "a")
    #expect(arguments.has(.json))
    #expect(!arguments.has(.scene))
    expectEqual(arguments.operands, ["a"])
    expectEqual(
      refusal("--json=yes"),
      ["--json takes no value", "leave out what stands behind the ="]
    )
    expectEqual(refusal("--json=").first, "--json takes no value")
  }

  @Test("after -- everything is an operand; -- itself isn't")
  func end() throws {
    let arguments = try read("a", "--json", "--", "--scene", "--", "b")
    expectEqual(arguments.operands, ["a", "--scene", "--", "b"])
    #expect(arguments.has(.json))
    expectNil(arguments[.scene])
  }

  @Test("the output has a short and a long name; other options have no short one")
  func shortNames() throws {
    try expectEqual(read("-o", "x.svg")[.output], "x.svg")
    try expectEqual(read("--output=x.svg")[.output], "x.svg")
    try expectEqual(read("-o", "-")[.output], "-")
    expectEqual(refusal("-j").first, "unknown option -j")
    expectEqual(refusal("-scene", "x").first, "unknown option -scene")
  }

  @Test("an option that is unknown, or another command's, is refused with the valid ones")
  func unknown() {
    expectEqual(
      refusal("--jsom"),
      [
        "unknown option --jsom",
        "did you mean --json? the options are --scene, --set, -o, --json, --help",
      ]
    )
    expectEqual(refusal("--film=x").first, "unknown option --film")
  }

  @Test("a value is missing at the end and before another option, not before a single -")
  func missing() throws {
    let expected = ["--scene needs a value", "write --scene NAME"]
    expectEqual(refusal("--scene"), expected)
    expectEqual(refusal("--scene", "--json"), expected)
    expectEqual(refusal("--scene", "--"), expected)
    try expectEqual(read("--scene", "-x")[.scene], "-x")
  }

  @Test("an empty value is refused, but for lists of names, whose own check says which there are")
  func empty() throws {
    let expected = ["--scene names nothing", "write --scene NAME"]
    expectEqual(refusal("--scene="), expected)
    expectEqual(refusal("--scene", ""), expected)
    let lists: [Option] = [.gestures, .system]
    try expectEqual(Arguments(["--gestures=", "--system="], allowed: lists)[.system], "")
    expectEqual(refusal("--output="), ["-o names nothing", "write -o FRAME.svg"])
  }

  @Test("an option is given once, except --set, whose values keep their order")
  func repeated() throws {
    expectEqual(
      refusal("--scene", "x", "--scene=y"),
      ["--scene is given twice", "give it once"]
    )
    expectEqual(refusal("-o", "x", "--output", "y").first, "--output is given twice")
    let arguments = try read("--set", "a", "--set=b")
    expectEqual(arguments.all(.setting), ["a", "b"])
    expectEqual(arguments[.setting], "a")
    #expect(try read("--json", "--json").has(.json))
  }

  @Test("only --help and -h ask for help")
  func help() {
    #expect(Arguments.asksForHelp("--help"))
    #expect(Arguments.asksForHelp("-h"))
    #expect(!Arguments.asksForHelp("help"))
    #expect(!Arguments.asksForHelp("--help=x"))
  }
}
