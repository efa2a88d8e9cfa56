import Foundation
import TouchEvaluation
import TouchRecording

/// Evaluates a corpus with worker processes, and keeps the results in a file where one is named.
@MainActor
struct EvaluationRun {
  let corpus: Corpus
  let header: RunHeader
  let jobs: Int
  /// What each worker is told.
  let arguments: [String]
  /// The file that keeps the results; nil for none.
  var saved: String?
  /// How long a recording may take, in seconds; nil for as long as it likes.
  var timeout: Double?
  /// Whether the run goes on where the file stops.
  var resumes = false

  init(corpus: Corpus, header: RunHeader, jobs: Int, arguments: [String]) {
    self.corpus = corpus
    self.header = header
    self.jobs = jobs
    self.arguments = arguments
  }

  /// Evaluates what isn't in the file, and counts everything.
  func summary() throws(RecordingError) -> EvaluationSummary {
    var summary = EvaluationSummary()
    let file = try saved.map { path throws(RecordingError) in
      try SavedRun(path: path, header: header, resumes: resumes)
    }
    let done = try file?.results(of: corpus.tasks) { summary.add($0) } ?? 0
    let progress = Progress(of: corpus.tasks.count, skipped: done)
    let pool = WorkerPool(
      arguments: arguments,
      jobs: min(jobs, max(corpus.tasks.count - done, 1)),
      timeout: timeout
    ) { name, loss, isTriedAgain in
      progress.finish()
      WorkerPool.complain(name, loss, isTriedAgain)
    }
    var next = done
    var count = done
    var failure: RecordingError?
    do throws(Worker.StartFailure) {
      try pool.run({
        guard next < corpus.tasks.count, failure == nil else { return nil }
        let task = corpus.tasks[next]
        next += 1
        return (task.json, task.file)
      }) { answer, name, loss in
        let task = corpus.tasks[count]
        count += 1
        let result = answer.flatMap(RecordingResult.init(bytes:)) ?? lost(task, loss)
        summary.add(result)
        progress.show(count)
        do throws(RecordingError) {
          try file?.add(answer ?? Array(result.json.utf8))
        } catch {
          failure = failure ?? error
        }
      }
    } catch {
      throw RecordingError(
        .unreadable,
        file: WorkerPool.program,
        problem: "a worker can't be started (\(error.reason))",
        remedy: "try fewer jobs"
      )
    }
    progress.finish()
    if let failure { throw failure }
    try file?.finish()
    return summary
  }

  /// The result of a recording that two workers were lost by.
  private func lost(_ task: RecordingTask, _ loss: WorkerPool.Loss?) -> RecordingResult {
    var result = RecordingResult(
      number: task.number,
      file: task.file,
      person: task.person,
      device: task.device
    )
    let problem = loss?.problem ?? "its worker's answer can't be read; report it as a fault of ours"
    result.error = "\(task.path): \(problem)"
    return result
  }
}
