import Expectations
import Testing
import TouchEvaluation

@testable import touchstone

/// What is said of a corpus's recordings.
@MainActor
struct CorpusNoticesTests {
  @Test("A recording that can't be read is named with the line of its first label")
  func failures() {
    let labels = [4, 7, 9].map { StrokeLabel(line: $0, gesture: "tap") }
    let corpus = Corpus(
      name: "labels.tsv",
      tasks: [
        RecordingTask(number: 1, file: "a", path: "hands/a", labels: labels),
        RecordingTask(number: 2, file: "b", path: "hands/b", labels: []),
      ],
      isSynthetic: false
    )
    var summary = EvaluationSummary()
    for (number, file) in ["a", "b", "c"].enumerated() {
      var result = RecordingResult(number: number + 1, file: file)
      result.error = "hands/\(file): it is damaged"
      summary.add(result)
    }
    expectEqual(
      CorpusNotices(summary, corpus).failures,
      [
        "labels.tsv:4: a: it is damaged", "labels.tsv: b: it is damaged",
        "hands/c: it is damaged",
      ]
    )
  }
}
