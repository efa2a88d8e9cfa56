import Testing
import TouchCore
import TouchEvaluation
import TouchRecording

/// Summaries of the bundled corpus, and what is written of them.
@MainActor
@Suite struct SummaryTests {
  private static let results: [RecordingResult] = {
    let evaluator = Evaluated.evaluator()
    return SyntheticCorpus.corpus().tasks.map { evaluator.evaluate($0) }
  }()

  private var header: RunHeader {
    RunHeader(corpus: "bundled", recordings: 64, isSynthetic: true, scene: "workbench")
  }

  private var summary: EvaluationSummary {
    var summary = EvaluationSummary()
    for result in Self.results { summary.add(result) }
    return summary
  }

  @Test("The bundled corpus has eight persons, three devices, and errors to look at")
  func bundled() {
    let summary = summary
    #expect(summary.failures == [])
    #expect(summary.notices == [])
    #expect(summary.persons.count == 8)
    #expect(summary.devices.count == 3)
    #expect(summary.gestures.values.map(\.strokes) == Array(repeating: 64, count: 7))
    #expect(summary.errorCount > 10)
    #expect(summary.gestures["tap"].map { $0.hits < 64 && $0.hits > 40 } == true)
  }

  @Test("A result comes back from its line with all digits")
  func roundTrip() throws {
    for result in Self.results {
      let back = try #require(RecordingResult(bytes: Array(result.json.utf8)))
      #expect(back == result)
    }
  }

  @Test("Results in any order, some of them twice, make the same summary")
  func order() {
    var order = ResultOrder()
    var shuffled = EvaluationSummary()
    for result in Self.results.reversed() + Self.results.prefix(9) {
      order.add(result) { shuffled.add($0) }
    }
    order.finish { shuffled.add($0) }
    #expect(shuffled == summary)
  }

  @Test("Every output says that synthetic hands are no evidence")
  func synthetic() {
    #expect(EvaluationText(summary, header).lines.first == EvaluationText.synthetic)
    #expect(EvaluationText(summary, header).lines.last == EvaluationText.synthetic)
    #expect(EvaluationLines(summary, header).lines.first?.contains("no evidence") == true)
    #expect(EvaluationPage(summary, header).html.contains("no evidence"))
  }

  @Test("The page has no script, loads nothing, and links each error to its report")
  func page() {
    let html = EvaluationPage(summary, header) { "./reports/\($0.recording).html" }.html
    #expect(!html.contains("<script"))
    #expect(!html.contains(" style=\""))
    #expect(!html.contains("http://") && !html.contains("https://"))
    #expect(html.contains("default-src 'none'"))
    #expect(html.matches(of: #/<a href="\./reports/\d+\.html">/#).count == summary.errors.count)
    for title in ["Confusion", "Measured values", "Misses against alarms", "Delays", "Strata"] {
      #expect(html.contains("<h2>\(title)</h2>"))
    }
  }

  @Test("Names in tables can't become part of the page, nor steer a terminal")
  func hostile() {
    var result = RecordingResult(
      number: 1,
      file: "<script>.touches",
      person: "<b>\u{1B}[2J",
      device: "\"'>"
    )
    var stroke = StrokeOutcome(gesture: "tap", line: 2, began: .zero, ended: .zero)
    stroke.why = "<script>"
    result.strokes = [stroke]
    var summary = EvaluationSummary()
    summary.add(result)
    let html = EvaluationPage(summary, header).html
    #expect(!html.contains("<script") && !html.contains("<b>") && !html.contains("\u{1B}"))
    #expect(!EvaluationText(summary, header).lines.joined().contains("\u{1B}"))
  }

  @Test(
    "A requirement holds for sure, or says what is sure",
    arguments: [
      ("pinch.recall=0.5", true), ("pinch.recall=0.999", false), ("pinch.strokes=64", true),
      ("pinch.strokes=65", false), ("pinch.persons=8", true), ("pinch.persons=9", false),
      ("pinch.alarms=1000", true), ("pinch.alarms=0.1", false), ("nothing.recall=0.1", false),
      ("pinch.precision=0.5", true), ("pinch.precision=1", false),
    ]
  )
  func requirement(text: String, isMet: Bool) throws {
    let requirement = try #require(Requirement(text))
    #expect((requirement.problem(in: SummaryFigures(summary, header)) == nil) == isMet)
  }

  @Test(
    "A malformed requirement is refused",
    arguments: [
      "tap", "tap.recall", "tap.recall=", "tap.recall=2", "tap.grace=1", ".recall=0.5",
      "tap.recall=-1", "tap.recall=0.5=1",
    ]
  )
  func malformed(text: String) { #expect(Requirement(text) == nil) }
}
