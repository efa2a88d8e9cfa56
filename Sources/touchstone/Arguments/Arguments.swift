import TouchReport

/// A command line, taken apart.
struct Arguments {
  /// What is not an option: files, names.
  private(set) var operands: [String] = []
  private var switches: Set<Option> = []
  private var values: [Option: [String]] = [:]

  /// Takes the arguments of a command apart.
  ///
  /// Options stand anywhere, `--name value` or `--name=value`; after `--` everything is an operand, and
  /// `-` alone is one too.
  init(_ arguments: [String], allowed: [Option]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      try take(argument, &rest, allowed)
    }
  }

  private mutating func take(
    _ argument: String,
    _ rest: inout ArraySlice<String>,
    _ allowed: [Option]
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let flag = String(parts[0])
    guard let option = (allowed + [.help]).first(where: { $0.isTyped(as: flag) }) else {
      throw UsageError(
        problem: "unknown option \(flag)",
        remedy: NearestName.remedy(
          flag,
          among: (allowed + [.help]).map(\.flag),
          "the options are"
        )
      )
    }
    guard let placeholder = option.value else {
      if parts.count > 1 {
        throw UsageError(
          problem: "\(flag) takes no value",
          remedy: "leave out what stands behind the ="
        )
      }
      switches.insert(option)
      return
    }
    let isMissing = parts.count == 1 && rest.first?.hasPrefix("--") ?? true
    guard !isMissing, let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
      throw UsageError(
        problem: "\(flag) needs a value",
        remedy: "write \(flag) \(placeholder)"
      )
    }
    if value.isEmpty, !option.namesList {
      throw UsageError(
        problem: "\(option.flag) names nothing",
        remedy: "write \(option.flag) \(placeholder)"
      )
    }
    if values[option] != nil, !option.isRepeatable {
      throw UsageError(problem: "\(flag) is given twice", remedy: "give it once")
    }
    values[option, default: []].append(value)
  }

  /// Whether an argument asks for help.
  static func asksForHelp(_ argument: String) -> Bool {
    argument == Option.help.flag || argument == "-h"
  }

  /// Whether a switch is set.
  func has(_ option: Option) -> Bool { switches.contains(option) }

  /// What stands behind an option; the first where it is given several times.
  subscript(_ option: Option) -> String? { values[option]?.first }

  /// What stands behind an option each time that it is given.
  func all(_ option: Option) -> [String] { values[option] ?? [] }
}
