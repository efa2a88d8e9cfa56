import Foundation
import SceneStage
import Scenes
import TouchEvaluation
import TouchRecording
import TouchReport
import TouchStage

/// One run of `touchstone evaluate`.
@MainActor
struct Evaluating {
  /// How many notices are printed without being asked for (our own choice).
  private static let mostNotices = 10

  private let arguments: Arguments
  private let requirements: [Requirement]
  private let jobs: Int
  private let timeout: Double?
  private var setup: EvaluationSetup

  /// Checks what the user typed.
  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    requirements = try arguments.requirements
    jobs = try arguments.jobs
    timeout = try arguments.timeout
    setup = try EvaluationSetup(arguments)
    for (one, other) in [
      (Option.save, Option.resume), (.json, .html), (.lint, .json), (.lint, .html),
    ] {
      guard arguments.has(one) || arguments[one] != nil,
        arguments.has(other) || arguments[other] != nil
      else { continue }
      throw UsageError(
        problem: "\(one.flag) and \(other.flag) don't go together",
        remedy: "leave one of them out"
      )
    }
    if arguments[.description] == "-" {
      throw UsageError(
        problem: "--desc can't be standard input, which every worker would have to read",
        remedy: "save the description to a file first"
      )
    }
    if arguments[.summarize] != nil, !arguments.operands.isEmpty {
      throw UsageError(
        problem: "--summarize names a run, and \(arguments.operands[0]) is a corpus",
        remedy: "leave one of them out"
      )
    }
  }

  mutating func run() -> ExitCode {
    do throws(RecordingError) {
      if arguments.has(.worker) { return try work() }
      if let path = arguments[.summarize] { return try summarize(path) }
      let corpus = try corpus
      setup.aliases = corpus.aliases
      let isLint = arguments.has(.lint)
      for problem in corpus.problems where problem.severity == .error || isLint {
        if isLint { Output.line(problem.description) } else { Output.complain(problem.description) }
      }
      let header = header(of: corpus)
      if arguments.has(.tasks) {
        Output.raw(header.json)
        for task in corpus.tasks { Output.raw(task.json) }
        return corpus.problems.contains { $0.severity == .error } ? .data : .success
      }
      var run = EvaluationRun(
        corpus: corpus,
        header: header,
        jobs: jobs,
        arguments: workerArguments(corpus)
      )
      run.saved = arguments[.save] ?? arguments[.resume]
      run.resumes = arguments[.resume] != nil
      run.timeout = timeout
      let summary = try run.summary()
      let hasBadRows = corpus.problems.contains { $0.severity == .error }
      if isLint { return lint(corpus, summary, hasBadRows) }
      complain(about: summary, table: corpus.table)
      let code = try finish(summary, header, corpus)
      return hasBadRows ? code.combined(with: .data) : code
    } catch {
      return Output.complain(error)
    }
  }

  // MARK: The corpus

  private var corpus: Corpus {
    get throws(RecordingError) {
      guard let path = arguments.operands.first else { return SyntheticCorpus.corpus() }
      var corpus = try Corpus(path: path, withProposals: arguments.has(.proposals))
      if let path = arguments[.aliases] { try corpus.readAliases(path) }
      return corpus
    }
  }

  private func header(of corpus: Corpus) -> RunHeader {
    var header = RunHeader(
      corpus: corpus.name,
      recordings: corpus.tasks.count,
      isSynthetic: corpus.isSynthetic,
      scene: setup.staging.scene.name,
      gestures: setup.staging.gestures,
      settings: setup.staging.settings.map(\.text)
    )
    // Reading the program takes some milliseconds, which only a run that is kept is worth.
    if arguments.has(.tasks) || arguments[.save] != nil || arguments[.resume] != nil {
      header.labels = corpus.fingerprint.text
      header.program = WorkerPool.fingerprint
    }
    header.options = arguments.workerArguments.filter { argument in
      ![Option.scene, .gestures, .setting].contains { argument.hasPrefix("\($0.flag)=") }
    }
    return header
  }

  private func workerArguments(_ corpus: Corpus) -> [String] {
    let aliases = corpus.aliasFile.map { ["\(Option.aliases.flag)=\($0)"] } ?? []
    return ["evaluate", Option.worker.flag] + arguments.workerArguments + aliases
  }

  // MARK: Outputs

  private func complain(about summary: EvaluationSummary, table: String) {
    for notice in summary.notices.prefix(Self.mostNotices) {
      Output.complain("\(table):\(notice.line ?? 0): note: \(notice.problem); \(notice.remedy)")
    }
    let rest = summary.noticeCount - min(summary.notices.count, Self.mostNotices)
    if rest > 0 { Output.complain("\(table): \(rest) more notes; --lint lists them") }
  }

  private func lint(
    _ corpus: Corpus,
    _ summary: EvaluationSummary,
    _ hasBadRows: Bool
  ) -> ExitCode {
    for notice in summary.notices {
      Output.line("\(corpus.table):\(notice.line ?? 0): note: \(notice.problem); \(notice.remedy)")
    }
    for failure in summary.failures { Output.line(failure.problem) }
    for problem in corpus.overview { Output.line(problem.description) }
    let isSound = !hasBadRows && summary.failures.isEmpty
    if isSound, summary.noticeCount == 0 {
      Output.line("\(corpus.table): nothing is wrong in \(corpus.tasks.count) recordings")
    }
    return isSound ? .success : .data
  }

  private func finish(
    _ summary: EvaluationSummary,
    _ header: RunHeader,
    _ corpus: Corpus?
  ) throws(RecordingError) -> ExitCode {
    if let path = arguments[.html] {
      try writePage(summary, header, corpus, to: path)
    } else if arguments.has(.json) {
      Output.lines(EvaluationLines(summary, header).lines)
    } else {
      Output.lines(EvaluationText(summary, header).lines)
    }
    let figures = SummaryFigures(summary, header)
    let unmet = requirements.compactMap { $0.problem(in: figures) }
    for problem in unmet { Output.complain("not met: \(problem)") }
    if !unmet.isEmpty { return .unmet }
    return summary.failures.isEmpty ? .success : .data
  }

  /// Writes the page, and a report beside it for each recording with an error.
  private func writePage(
    _ summary: EvaluationSummary,
    _ header: RunHeader,
    _ corpus: Corpus?,
    to path: String
  ) throws(RecordingError) {
    let reports = try corpus.map { corpus throws(RecordingError) in
      try ErrorReports(summary, corpus, setup, page: path)
    }
    let page = EvaluationPage(summary, header) { reports?.link(to: $0) }
    try PictureFile.write(page.html, to: path, input: corpus?.table ?? "")
    Output.complain("\(path): written\(reports.map(\.words) ?? "")")
  }

  private func summarize(_ path: String) throws(RecordingError) -> ExitCode {
    let file = try RunFile(path: path)
    var summary = EvaluationSummary()
    var results = ResultOrder()
    while let result = try file.next() { results.add(result) { summary.add($0) } }
    results.finish { summary.add($0) }
    let header =
      file.header
      ?? RunHeader(
        corpus: file.file,
        recordings: summary.recordings,
        isSynthetic: false,
        scene: setup.staging.scene.name
      )
    return try finish(summary, header, nil)
  }

  // MARK: The worker

  /// Answers each task with a result, at once.
  private mutating func work() throws(RecordingError) -> ExitCode {
    if let path = arguments[.aliases] { setup.aliases = try AliasTable(path: path) }
    let evaluator = setup.evaluator
    let lines = try TaskLines()
    Output.isLive = true
    while let task = try lines.next() { Output.raw(evaluator.evaluate(task).json) }
    return .success
  }
}
