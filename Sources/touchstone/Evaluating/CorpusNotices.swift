import TouchEvaluation
import TouchRecording

/// What commands that evaluate a corpus say of its rows and recordings, each with its line in the table.
@MainActor
struct CorpusNotices {
  /// How many lines of a kind are printed without being asked for (our own choice).
  private static let most = 10

  private let corpus: Corpus
  private let summary: EvaluationSummary

  /// Takes what is to be said.
  init(_ summary: EvaluationSummary, _ corpus: Corpus) {
    self.summary = summary
    self.corpus = corpus
  }

  /// What is to be said of labels and of recordings, a line each.
  var notes: [String] {
    summary.notices.map { notice in
      let line = notice.line.map { ":\($0)" } ?? ""
      return "\(corpus.table)\(line): note: \(notice.problem); \(notice.remedy)"
    }
  }

  /// The recordings that can't be read to their end, a line each.
  var failures: [String] {
    if summary.failures.isEmpty { return [] }
    var tasks: [String: RecordingTask] = [:]
    for task in corpus.tasks { tasks[task.file] = task }
    return summary.failures.map { failure in
      guard let task = tasks[failure.file] else { return failure.problem }
      let line = task.labels.first.map { ":\($0.line)" } ?? ""
      // The table's folder is said already.
      let problem =
        failure.problem.hasPrefix(task.path + ":")
        ? task.file + failure.problem.dropFirst(task.path.count) : failure.problem
      return "\(corpus.table)\(line): \(problem)"
    }
  }

  /// Says it on standard error, the first few of each.
  func complain() {
    for (lines, what) in [(notes, "notes"), (failures, "recordings that can't be read")] {
      for line in lines.prefix(Self.most) { Output.complain(line) }
      let count = what == "notes" ? summary.noticeCount : lines.count
      let rest = count - min(lines.count, Self.most)
      if rest > 0 { Output.complain("\(corpus.table): \(rest) more \(what); --lint lists them") }
    }
  }
}
