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

  /// Takes the command's arguments apart and runs it; prints help if it is asked for, whatever else is wrong.
  func run(_ arguments: [String]) throws(UsageError) -> ExitCode {
    if arguments.prefix(while: { $0 != "--" }).contains(where: Arguments.asksForHelp) {
      Output.text(help)
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
        remedy: operands.isEmpty
          ? "leave it out; touchstone \(name) --help lists the options"
          : "write touchstone \(name) \(operands); touchstone \(name) --help lists the options"
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
  static let column = 14

  private var usage: String {
    let options = options.map { option in
      option.value.map { "[\(option.flag) \($0)]" } ?? "[\(option.flag)]"
    }
    return ([name, operands] + options).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// What the command does and can be told.
  var help: String {
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
}
