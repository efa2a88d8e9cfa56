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
    try EvaluationMode.check(arguments)
    for (one, other) in [(Option.save, Option.resume), (.json, .html)]
    where arguments.isGiven(one) && arguments.isGiven(other) {
      throw UsageError(
        problem: "\(one.flag) and \(other.flag) don't go together",
        remedy: "leave one of them out"
      )
    }
    try Self.checkOutputs(arguments)
    if arguments[.description] == "-" {
      throw UsageError(
        problem: "--desc can't be standard input, which every worker would have to read",
        remedy: "save the description to a file first"
      )
    }
  }

  /// Refuses outputs that are no files, or one file for two of them: the second would replace the first.
  private static func checkOutputs(_ arguments: Arguments) throws(UsageError) {
    for option in [Option.save, .resume] {
      guard let path = arguments[option] else { continue }
      if path == "-" {
        throw UsageError(
          problem: "\(option.flag) needs a file, on which an interrupted run can go on",
          remedy: "write \(option.flag) \(option.value ?? "")"
        )
      }
      if let page = arguments[.html], page == path || OutputFile.areSame(page, path) {
        throw UsageError(
          problem: "\(option.flag) and --html name one file, \(path)",
          remedy: "name another one for the page"
        )
      }
    }
  }

  mutating func run() -> ExitCode {
    do throws(RecordingError) {
      if arguments.has(.worker) { return try work() }
      try arguments.checkDescription()
      // Before a run of hours.
      if let page = arguments[.html] { try ErrorReports.checkPlaces(page: page) }
      if let path = arguments[.summarize] { return try summarize(path) }
      let corpus = try arguments.corpus
      setup.aliases = corpus.aliases
      if let code = refusal(of: setup.staging.scene, setup.staging.gestures, corpus.labels) {
        return code
      }
      let isLint = arguments.has(.lint)
      for problem in corpus.problems {
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
        arguments: arguments.workerCommand(for: corpus)
      )
      run.saved = arguments[.save] ?? arguments[.resume]
      run.resumes = arguments[.resume] != nil
      run.timeout = timeout
      let summary = try run.summary()
      let hasBadRows = corpus.problems.contains { $0.severity == .error }
      if isLint { return lint(corpus, summary, hasBadRows) }
      CorpusNotices(summary, corpus).complain()
      let code = try finish(summary, header, corpus)
      return hasBadRows ? code.combined(with: .data) : code
    } catch {
      return Output.complain(error)
    }
  }

  // MARK: The corpus

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
      if !arguments.has(.tasks), !corpus.isSynthetic { header.contents = corpus.contents.text }
    }
    header.options = arguments.otherWorkerArguments
    return header
  }

  // MARK: Outputs

  private func lint(
    _ corpus: Corpus,
    _ summary: EvaluationSummary,
    _ hasBadRows: Bool
  ) -> ExitCode {
    let notices = CorpusNotices(summary, corpus)
    Output.lines(notices.notes + notices.failures)
    for problem in corpus.overview { Output.line(problem.description) }
    Output.lines(summary.scaleLines)
    // A label of no meaning was mistyped: its strokes would be left out of every figure.
    let unknown = summary.unjudged.filter { $0.reason == .unknown }
    Output.lines(unknown.map { $0.text(scene: setup.staging.scene.name) })
    let isSound = !hasBadRows && summary.failures.isEmpty && unknown.isEmpty
    if isSound, summary.noticeCount == 0, summary.scales.isEmpty {
      let count = NumberText.count(corpus.tasks.count, "recording")
      Output.line("\(corpus.table): nothing is wrong in \(count)")
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
    let findings = requirements.map { $0.finding(in: figures) }
    for finding in findings {
      Output.complain("\(finding.isMet ? "met" : "not met"): \(finding.text)")
    }
    if !findings.allSatisfy(\.isMet) { return .unmet }
    return summary.failures.isEmpty ? .success : .data
  }

  /// Refuses requirements of what the run can't have; nil where it can have them all.
  private func refusal(of scene: Scene, _ gestures: [String]?, _ labels: [String]) -> ExitCode? {
    if requirements.isEmpty { return nil }
    let recognizers = gestures ?? scene.recognizerNames
    for requirement in requirements {
      let wrong = requirement.unknownName(
        recognizers: recognizers + scene.controlNames,
        labels: labels,
        known: setup.aliases.labels + scene.recognizerNames + scene.controlNames
      )
      if let wrong {
        Output.complain("touchstone: \(wrong.problem); \(wrong.remedy)")
        return .usage
      }
    }
    return nil
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
    try PictureFile.write(page.html, to: path, input: "")
    Output.complain(
      "\(path == "-" ? "standard output" : path): written\(reports.map(\.words) ?? "")"
    )
  }

  private func summarize(_ path: String) throws(RecordingError) -> ExitCode {
    let file = try RunFile(path: path)
    var summary = EvaluationSummary()
    var results = ResultOrder()
    while let result = try file.next() { results.add(result) { summary.add($0) } }
    results.finish { summary.add($0) }
    if let scene = arguments[.scene], file.header != nil {
      Output.complain(
        "touchstone: \(file.file) says itself on which scene it was made, so that --scene \(scene) means "
          + "nothing; leave --scene out"
      )
      return .usage
    }
    let header =
      file.header
      ?? RunHeader(
        corpus: file.file,
        recordings: summary.recordings,
        isSynthetic: false,
        scene: setup.staging.scene.name
      )
    // A run of a build with scenes of its own has names that aren't known here.
    let labels = summary.gestures.keys.sorted()
    if let scene = Scene(rawValue: header.scene),
      let code = refusal(of: scene, header.gestures, labels)
    {
      return code
    }
    return try finish(summary, header, nil)
  }

  // MARK: The worker

  /// Answers each task with a result, at once; a header of tasks that are for this worker goes on before them.
  private mutating func work() throws(RecordingError) -> ExitCode {
    if let path = arguments[.aliases] { setup.aliases = try AliasTable(path: path) }
    let evaluator = setup.evaluator
    ReaderWatch.begin()
    let lines = try TaskLines()
    Output.isLive = true
    if let header = lines.header {
      guard header.isMade(for: setup.staging, arguments.otherWorkerArguments) else {
        Output.complain(
          "touchstone: the tasks were written for another scene, or with other settings; "
            + "give --worker the options that --tasks was given"
        )
        return .usage
      }
      Output.raw(header.json)
    }
    while let task = try lines.next() { Output.raw(evaluator.evaluate(task).json) }
    return .success
  }
}

extension RunHeader {
  /// Whether a worker with this staging and these other options makes what the run is of.
  @MainActor
  fileprivate func isMade(for staging: Staging, _ options: [String]) -> Bool {
    scene == staging.scene.name && gestures == staging.gestures
      && settings == staging.settings.map(\.text) && self.options == options
  }
}
