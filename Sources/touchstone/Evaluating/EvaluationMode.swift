/// What `touchstone evaluate` does in place of replaying a corpus and printing its figures, and which options mean
/// nothing then: one that is left unread would let its user believe in figures of something else.
enum EvaluationMode: CaseIterable {
  case lint
  case tasks
  case worker
  case summarize

  /// The option that asks for it.
  private var option: Option {
    switch self {
    case .lint: .lint
    case .tasks: .tasks
    case .worker: .worker
    case .summarize: .summarize
    }
  }

  /// The options that it doesn't read.
  private var unread: [Option] {
    let outputs: [Option] = [.json, .html, .save, .resume, .require]
    return switch self {
    case .lint: outputs + [.tasks, .worker, .summarize]
    case .tasks: outputs + [.worker, .summarize]
    case .worker: outputs + [.summarize]
    // A run without a header doesn't say its scene, but what it was made with otherwise can't be told afterwards.
    case .summarize:
      [.save, .resume, .gestures, .setting, .trait, .system, .aliases, .proposals]
        + Arguments.readingOptions
    }
  }

  /// Refuses options that don't go together.
  static func check(_ arguments: Arguments) throws(UsageError) {
    for mode in allCases where arguments.isGiven(mode.option) {
      for option in mode.unread where arguments.isGiven(option) {
        throw UsageError(
          problem: "\(mode.option.flag) and \(option.flag) don't go together",
          remedy: mode == .summarize
            ? "leave \(option.flag) out: a saved run is as it was made"
            : "leave one of them out"
        )
      }
    }
    guard let corpus = arguments.operands.first else { return }
    if arguments[.summarize] != nil {
      throw UsageError(
        problem: "--summarize names a run, and \(corpus) is a corpus",
        remedy: "leave one of them out"
      )
    }
    if arguments.has(.worker) {
      throw UsageError(
        problem: "--worker reads tasks from standard input, and \(corpus) is a corpus",
        remedy: "leave one of them out"
      )
    }
  }
}

extension Arguments {
  /// Whether an option is given, with a value or without.
  func isGiven(_ option: Option) -> Bool { has(option) || self[option] != nil }
}
