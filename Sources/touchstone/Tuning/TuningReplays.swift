import Foundation
import SceneStage
import TouchEvaluation
import TouchRecording

/// Replays a corpus with one choice of thresholds after another, and counts what that takes.
@MainActor
final class TuningReplays {
  /// How the numbers came about.
  private(set) var effort = TuningReport.Effort()
  /// The recordings that couldn't be read to their end.
  private(set) var failures: Set<String> = []
  /// What the first values of all came to: what is to be said of rows and recordings is the same with others.
  private(set) var first = EvaluationSummary()
  private var hasFirst = false
  /// Why replaying had to stop.
  private(set) var failure: RecordingError?
  private let corpus: Corpus
  private let setup: EvaluationSetup
  private let arguments: [String]
  private let jobs: Int
  private let timeout: Double?
  private let variables: [SweepVariable]
  /// What every value of a single threshold came to; nil unless one replay answered for it.
  private var swept: [VariantStatistics]?
  private var progress: Progress?

  init(
    corpus: Corpus,
    setup: EvaluationSetup,
    arguments: [String],
    jobs: Int,
    timeout: Double?,
    variables: [SweepVariable]
  ) {
    self.corpus = corpus
    var setup = setup
    setup.aliases = corpus.aliases
    self.setup = setup
    self.arguments = arguments
    self.jobs = jobs
    self.timeout = timeout
    self.variables = variables
  }

  /// Takes the line about progress away.
  func finish() {
    progress?.finish()
    if swept == nil {
      effort.replayed = corpus.tasks.count
      effort.reason = reason
    }
  }

  // MARK: One threshold

  /// Evaluates every value of a threshold from one replay of each recording, where its decisions tell.
  func sweepIfExact(_ variable: SweepVariable) throws(RecordingError) {
    let evaluator = setup.evaluator
    guard evaluator.sweepProblem(variable, on: setup.staging.stage()) == nil else { return }
    let progress = Progress(of: corpus.tasks.count)
    var perValue = variable.values.map { _ in VariantStatistics() }
    for (index, task) in corpus.tasks.enumerated() {
      let sweep = evaluator.sweep(task, variable)
      for (value, result) in sweep.results.enumerated() { perValue[value].add(result) }
      if sweep.results.contains(where: { $0.error != nil }) { failures.insert(task.file) }
      if let result = sweep.results.last { first.add(result) }
      effort.replays += sweep.replays
      if let reason = sweep.reason {
        effort.replayed += 1
        effort.reason = effort.reason ?? reason
      } else {
        effort.exact += 1
      }
      progress.show(index + 1)
    }
    progress.finish()
    swept = perValue
  }

  /// Why each value is a replay.
  private var reason: String {
    if variables.count > 1 { return "decisions tell of one threshold at a time" }
    return setup.evaluator.sweepProblem(variables[0], on: setup.staging.stage()) ?? ""
  }

  // MARK: Any choice

  /// What the corpus comes to with the values at some indices.
  func statistics(at indices: [Int]) -> VariantStatistics {
    if let swept { return swept[indices[0]] }
    var statistics = VariantStatistics()
    guard failure == nil else { return statistics }
    let settings = zip(variables, indices).map { $0.setting($0.values[$1]) }
    let progress = Progress(of: corpus.tasks.count)
    self.progress = progress
    let pool = WorkerPool(
      arguments: arguments,
      jobs: min(jobs, max(corpus.tasks.count, 1)),
      timeout: timeout
    ) { name, loss, isTriedAgain in
      progress.finish()
      WorkerPool.complain(name, loss, isTriedAgain)
    }
    var (next, count) = (0, 0)
    do throws(Worker.StartFailure) {
      try pool.run({
        guard next < corpus.tasks.count else { return nil }
        var task = corpus.tasks[next]
        task.settings += settings
        next += 1
        return (task.json, task.file)
      }) { answer, name, _ in
        count += 1
        progress.show(count)
        guard let result = answer.flatMap(RecordingResult.init(bytes:)) else {
          failures.insert(name)
          return
        }
        if result.error != nil { failures.insert(name) }
        if !hasFirst { first.add(result) }
        statistics.add(result)
      }
    } catch {
      failure = RecordingError(
        .unreadable,
        file: WorkerPool.program,
        problem: "a worker can't be started (\(error.reason))",
        remedy: "try fewer jobs"
      )
    }
    progress.finish()
    hasFirst = true
    effort.replays += corpus.tasks.count
    return statistics
  }
}
