import Foundation
import TouchEvaluation
import TouchRecording

extension Command {
  /// How often recognizers are right, of what hands meant.
  static let evaluate = Command(
    name: "evaluate",
    summary: "say how often recognizers are right, in recordings whose labels say what was meant",
    operands: "[CORPUS]",
    operandCount: 0...1,
    options: [.scene, .gestures, .setting, .trait, .system] + Arguments.readingOptions + [
      .aliases, .proposals, .jobs, .timeout, .json, .html, .save, .resume, .require, .lint,
      .summarize,
      .worker, .tasks,
    ],
    example: "touchstone evaluate recordings --require tap.recall=0.98 --html evaluation.html",
    details: """
      A corpus is a folder with recordings of any format and a table, labels.tsv, whose rows say what was
      meant: file, label, and where wanted from, to, count, person, device, status and note, with tabs between
      them. A label is a recognizer's name, none for touches that must do nothing, or a name of your own that
      aliases.tsv maps to recognizers. Without a corpus the bundled one is evaluated, of synthetic hands.

      Each figure has an interval for persons in general, from the persons in the corpus; Documentation/Evaluation.md
      defines every count. --require can be given several times: of the two-sided interval of 95 %, NAME.recall
      and NAME.precision take the lower end, NAME.alarms (an hour of touching) the upper one; NAME.strokes and
      NAME.persons are counted. The exit code is 1 where one isn't met, 65 where a row of the table or a
      recording couldn't be used; all others count then.
      """,
    body: { (arguments: Arguments) throws(UsageError) in
      var evaluating = try Evaluating(arguments)
      return evaluating.run()
    }
  )
}

extension Arguments {
  /// The number of worker processes.
  var jobs: Int {
    get throws(UsageError) {
      guard let text = self[.jobs] else { return ProcessInfo.processInfo.activeProcessorCount }
      guard let jobs = Int(text), (1...256).contains(jobs) else {
        throw UsageError(problem: "\(text) is no number of jobs", remedy: "write --jobs 1 to 256")
      }
      return jobs
    }
  }

  /// How long a recording may take, in seconds; nil for as long as it likes.
  var timeout: Double? {
    get throws(UsageError) {
      guard let text = self[.timeout] else { return Self.usualTimeout }
      guard let seconds = Self.decimal(text), (0...1_000_000).contains(seconds) else {
        throw UsageError(
          problem: "\(text) is no time limit",
          remedy: "write --timeout SECONDS, as in --timeout 60, or 0 for none"
        )
      }
      return seconds > 0 ? seconds : nil
    }
  }

  /// How long a recording may take unless the user says otherwise, in seconds (our own choice: a replay of an hour
  /// of touching takes about one).
  private static let usualTimeout = 600.0

  /// What the user requires of the figures.
  var requirements: [Requirement] {
    get throws(UsageError) {
      var requirements: [Requirement] = []
      for text in all(.require) {
        guard let requirement = Requirement(text) else {
          throw UsageError(
            problem: "\(text) is no requirement",
            remedy: Requirement.remedy(for: text)
          )
        }
        requirements.append(requirement)
      }
      return requirements
    }
  }

  /// The options that change what a worker does, as they were typed.
  var workerArguments: [String] {
    let names: [Option] = [
      .scene, .gestures, .setting, .trait, .system, .screen, .description, .range,
    ]
    var words = names.flatMap { option in all(option).map { "\(option.flag)=\($0)" } }
    if has(.noForce) { words.append(Option.noForce.flag) }
    return words
  }

  /// Those of them that a run's header has no member of its own for.
  var otherWorkerArguments: [String] {
    workerArguments.filter { argument in
      ![Option.scene, .gestures, .setting].contains { argument.hasPrefix("\($0.flag)=") }
    }
  }

  /// The corpus that the user names, or the bundled one.
  var corpus: Corpus {
    get throws(RecordingError) {
      var corpus = SyntheticCorpus.corpus()
      if let path = operands.first {
        corpus = try Corpus(path: path, withProposals: has(.proposals))
      }
      if let path = self[.aliases] { try corpus.readAliases(path) }
      return corpus
    }
  }

  /// What a worker is started with, to replay the recordings of a corpus.
  func workerCommand(for corpus: Corpus) -> [String] {
    let aliases = corpus.aliasFile.map { ["\(Option.aliases.flag)=\($0)"] } ?? []
    return ["evaluate", Option.worker.flag] + workerArguments + aliases
  }
}
