import Foundation
import TouchReport

extension Command {
  /// The program's version.
  private static let version = "0.1.0"

  /// Every command, in the order in which help lists them.
  static let all = [
    demo, replay, explain, compare, shrink, conflicts, render, info, convert, scenes, label,
    playground, evaluate, tune, diff, margins, port,
  ]

  /// Finds the command that the arguments name, and runs it.
  static func run(_ arguments: [String]) throws(UsageError) -> ExitCode {
    guard let name = arguments.first else {
      Output.complain(overview.components(separatedBy: "\n"))
      return .usage
    }
    let rest = Array(arguments.dropFirst())
    switch name {
    case "help", "--help", "-h":
      let topics = rest.filter { $0 != "help" && !Arguments.asksForHelp($0) }
      try refuse(topics.dropFirst().first, after: name)
      Output.text(try topics.first.map(find)?.help ?? overview)
      return .success
    case _
    where (name.hasPrefix("-") || name == "version") && rest.contains(where: Arguments.asksForHelp):
      Output.text(overview)
      return .success
    case "--version", "version":
      try refuse(rest.first, after: name)
      Output.line("touchstone \(version)")
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
        remedy: NearestName.remedy(name, among: all.map(\.name), "the commands are")
          + "; try touchstone help"
      )
    }
    return command
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
      "",
      "Exit codes: 0 done, 1 a requirement of evaluate is not met or diff found a difference, 64 wrong usage,",
      "65 unreadable data, 66 no such file, 69 port can't be built here, 70 a fault of our own, 73 the output",
      "can't be written.",
      "", "Example:", "  touchstone demo",
    ]
    return lines.joined(separator: "\n")
  }
}
