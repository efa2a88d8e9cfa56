import TouchReport

/// One thing that the program can do.
@MainActor
struct Command {
  /// The word that people type.
  var name: String
  /// What the command does, in one line.
  var summary: String
  /// What stands behind the name, as in `FILE…`.
  var operands: String
  /// The numbers of operands that make sense.
  var operandCount: ClosedRange<Int>
  /// What can be told it.
  var options: [Option]
  /// A command line to try.
  var example: String
  /// More that a user should know.
  var details = ""
  /// Does it.
  var body: @MainActor (Arguments) throws(UsageError) -> ExitCode

  /// Every command, in the order in which help lists them.
  static let all = [
    demo, replay, explain, compare, conflicts, render, info, convert, scenes,
  ]

  /// Finds the command that the arguments name, and runs it.
  static func run(_ arguments: [String]) throws(UsageError) -> ExitCode {
    guard let name = arguments.first else {
      Output.complain(overview)
      return .usage
    }
    let rest = Array(arguments.dropFirst())
    switch name {
    case "help", "--help", "-h":
      let topics = rest.filter { $0 != "help" && !Arguments.asksForHelp($0) }
      try refuse(topics.dropFirst().first, after: name)
      Output.line(try topics.first.map(find)?.help ?? overview)
      return .success
    case _
    where (name.hasPrefix("-") || name == "version") && rest.contains(where: Arguments.asksForHelp):
      Output.line(overview)
      return .success
    case "--version", "version":
      try refuse(rest.first, after: name)
      Output.line("touchstone \(Touchstone.version)")
      return .success
    case _ where name.hasPrefix("-"):
      throw UsageError(
        problem: "\(name) stands before any command",
        remedy: "name a command first, as in touchstone replay FILE; try touchstone help"
      )
    default:
      return try find(name).run(rest)
    }
  }

  private static func refuse(_ argument: String?, after name: String) throws(UsageError) {
    guard let argument else { return }
    throw UsageError(problem: "\(name) can't use \(argument)", remedy: "leave it out")
  }

  private static func find(_ name: String) throws(UsageError) -> Command {
    guard let command = all.first(where: { $0.name == name }) else {
      throw UsageError(
        problem: "there is no command \(name)",
        remedy: "the commands are \(all.map(\.name).joined(separator: ", ")); try touchstone help"
      )
    }
    return command
  }

  private func run(_ arguments: [String]) throws(UsageError) -> ExitCode {
    // Whoever asks for help gets it, whatever else is wrong.
    if arguments.prefix(while: { $0 != "--" }).contains(where: Arguments.asksForHelp) {
      Output.line(help)
      return .success
    }
    let arguments = try Arguments(arguments, allowed: options)
    let count = arguments.operands.count
    if count < operandCount.lowerBound {
      throw UsageError(
        problem: "\(name) needs \(operands)",
        remedy: "write touchstone \(name) \(operands), or try touchstone \(name) --help"
      )
    }
    if count > operandCount.upperBound {
      throw UsageError(
        problem: "\(name) can't use \(arguments.operands[operandCount.upperBound])",
        remedy: "write touchstone \(usage)"
      )
    }
    if arguments.operands.contains("") {
      throw UsageError(
        problem: "the name of a file is empty",
        remedy: "name a file, or - for standard input"
      )
    }
    return try body(arguments)
  }

  // MARK: Help

  /// The least width of the left column of lists.
  private static let column = 14

  private var usage: String {
    let options = options.map { option in
      option.value.map { "[\(option.flag) \($0)]" } ?? "[\(option.flag)]"
    }
    return ([name, operands] + options).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private var help: String {
    var lines = [
      "touchstone \(usage)", "", "\(summary.prefix(1).uppercased())\(summary.dropFirst()).",
    ]
    if !details.isEmpty { lines += ["", details] }
    lines += ["", "Options:"]
    lines += Columns.lines(
      (options + [.help]).map {
        ([$0.flag, $0.value].compactMap(\.self).joined(separator: " "), $0.summary)
      },
      minimum: Self.column
    )
    lines += ["", "Example:", "  \(example)"]
    return lines.joined(separator: "\n")
  }

  private static var overview: String {
    var lines = [
      "Touchstone: touches go in, gestures come out.", "",
      "Usage: touchstone COMMAND [ARGUMENTS]", "", "Commands:",
    ]
    lines += Columns.lines(all.map { ($0.name, $0.summary) }, minimum: column)
    lines += Columns.lines(
      [
        ("help [COMMAND]", "what a command does and can be told"),
        ("--version", "which version this is"),
      ],
      minimum: column
    )
    lines += [
      "", "Exit codes: 0 done, 64 wrong usage, 65 unreadable data, 66 no such file,",
      "70 a fault of our own, 73 the output can't be written.",
      "", "Example:", "  touchstone demo",
    ]
    return lines.joined(separator: "\n")
  }
}
