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
    #expect(arguments.operands == ["b", "-", "", "a"])
    #expect(!arguments.has(.json))
    #expect(arguments[.scene] == nil)
    #expect(arguments.all(.setting) == [])
  }

  @Test("an option may come anywhere, its value after a space or an equals sign")
  func values() throws {
    for words in [["--scene", "x"], ["--scene=x"]] {
      for place in 0...2 {
        var line = ["a", "b"]
        line.insert(contentsOf: words, at: place)
        let arguments = try Arguments(line, allowed: Self.allowed)
        #expect(arguments.operands == ["a", "b"])
        #expect(arguments[.scene] == "x")
      }
    }
  }

  @Test("only the first equals sign ends the option")
  func equalsSigns() throws {
    #expect(try read("--set=tap.x=1=2")[.setting] == "tap.x=1=2")
    #expect(try read("--set", "tap.x=1")[.setting] == "tap.x=1")
    #expect(try read("--scene=--json")[.scene] == "--json")
  }

  @Test("a switch takes no value")
  func switches() throws {
    let arguments = try read("--json", "a")
    #expect(arguments.has(.json))
    #expect(!arguments.has(.scene))
    #expect(arguments.operands == ["a"])
    #expect(
      refusal("--json=yes") == ["--json takes no value", "leave out what stands behind the ="]
    )
    #expect(refusal("--json=").first == "--json takes no value")
  }

  @Test("after -- everything is an operand; -- itself isn't")
  func end() throws {
    let arguments = try read("a", "--json", "--", "--scene", "--", "b")
    #expect(arguments.operands == ["a", "--scene", "--", "b"])
    #expect(arguments.has(.json))
    #expect(arguments[.scene] == nil)
  }

  @Test("the output has a short and a long name; other options have no short one")
  func shortNames() throws {
    #expect(try read("-o", "x.svg")[.output] == "x.svg")
    #expect(try read("--output=x.svg")[.output] == "x.svg")
    #expect(try read("-o", "-")[.output] == "-")
    #expect(refusal("-j").first == "unknown option -j")
    #expect(refusal("-scene", "x").first == "unknown option -scene")
  }

  @Test("an option that is unknown, or another command's, is refused with the valid ones")
  func unknown() {
    #expect(
      refusal("--jsom") == [
        "unknown option --jsom",
        "did you mean --json? the options are --scene, --set, -o, --json, --help",
      ]
    )
    #expect(refusal("--film=x").first == "unknown option --film")
  }

  @Test("a value is missing at the end and before another option, not before a single -")
  func missing() throws {
    let expected = ["--scene needs a value", "write --scene NAME"]
    #expect(refusal("--scene") == expected)
    #expect(refusal("--scene", "--json") == expected)
    #expect(refusal("--scene", "--") == expected)
    #expect(try read("--scene", "-x")[.scene] == "-x")
  }

  @Test("an empty value is refused, but for lists of names, whose own check says which there are")
  func empty() throws {
    let expected = ["--scene names nothing", "write --scene NAME"]
    #expect(refusal("--scene=") == expected)
    #expect(refusal("--scene", "") == expected)
    let lists: [Option] = [.gestures, .system]
    #expect(try Arguments(["--gestures=", "--system="], allowed: lists)[.system] == "")
    #expect(refusal("--output=") == ["-o names nothing", "write -o FRAME.svg"])
  }

  @Test("an option is given once, except --set, whose values keep their order")
  func repeated() throws {
    #expect(
      refusal("--scene", "x", "--scene=y") == ["--scene is given twice", "give it once"]
    )
    #expect(refusal("-o", "x", "--output", "y").first == "--output is given twice")
    let arguments = try read("--set", "a", "--set=b")
    #expect(arguments.all(.setting) == ["a", "b"])
    #expect(arguments[.setting] == "a")
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
