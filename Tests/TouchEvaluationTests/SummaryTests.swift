import Expectations
import Testing
import TouchCore
import TouchRecording
import TouchReport
import TouchStage
import TouchStatistics

@testable import TouchEvaluation

/// Summaries of the bundled corpus, and what is written of them.
@MainActor
struct SummaryTests {
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
    expectEqual(summary.failures, [])
    expectEqual(summary.notices, [])
    expectEqual(summary.persons.count, 8)
    expectEqual(summary.devices.count, 3)
    expectEqual(summary.gestures.values.map(\.strokes), Array(repeating: 64, count: 7))
    #expect(summary.errorCount > 10)
    expectEqual(summary.gestures["tap"].map { $0.hits < 64 && $0.hits > 40 }, true)
  }

  @Test("A result comes back from its line with all digits")
  func roundTrip() throws {
    for result in Self.results {
      let back = try #require(RecordingResult(bytes: Array(result.json.utf8)))
      expectEqual(back, result)
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
    expectEqual(shuffled, summary)
  }

  @Test("The text lists twenty errors and says how many more there are")
  func errors() throws {
    var results = Self.results
    var summary = summary
    // The same recordings once more, where the bundled ones have no more than twenty errors.
    while summary.errorCount <= 20 {
      let next = results.removeFirst()
      summary.add(next)
      results.append(next)
    }
    let lines = EvaluationText(summary, header).lines
    let title = try #require(lines.firstIndex { $0.hasSuffix("\(summary.errorCount) errors:") })
    let listed = lines[(title + 1)...].prefix { $0.contains(" (line ") && $0.contains(" s: ") }
    expectEqual(listed.count, 20)
    expectEqual(
      lines[title + 21],
      "  and \(summary.errorCount - 20) more: see --json or --html"
    )
  }

  @Test("A label is a name and a count from 1 to 100,000")
  func counts() {
    expectEqual(StrokeLabel.parse("tap x100000")?.count, 100_000)
    expectEqual(StrokeLabel.parse("tap x1")?.count, 1)
    for text in ["tap x100001", "tap x0", "tap x-1", "tap x", "tap 3"] {
      expectNil(StrokeLabel.parse(text), "\(text)")
    }
  }

  @Test("Every output says that synthetic hands are no evidence")
  func synthetic() {
    expectEqual(EvaluationText(summary, header).lines.first, EvaluationText.synthetic)
    expectEqual(EvaluationText(summary, header).lines.last, EvaluationText.synthetic)
    expectEqual(EvaluationLines(summary, header).lines.first?.contains("no evidence"), true)
    #expect(EvaluationPage(summary, header).html.contains("no evidence"))
  }

  @Test("The page has no script, loads nothing, and links each error to its report")
  func page() {
    let html = EvaluationPage(summary, header) { "./reports/\($0.recording).html" }.html
    #expect(!html.contains("<script"))
    #expect(!html.contains(" style=\""))
    #expect(!html.contains("http://") && !html.contains("https://"))
    #expect(html.contains("default-src 'none'"))
    expectEqual(html.matches(of: #/<a href="\./reports/\d+\.html">/#).count, summary.errors.count)
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
    expectEqual(requirement.finding(in: SummaryFigures(summary, header)).isMet, isMet)
  }

  /// A run of strokes of one gesture without an error, and of a minute of touching for each person.
  private func clean(persons: Int, strokes: Int) -> SummaryFigures {
    var summary = EvaluationSummary()
    for person in 0..<persons {
      var result = RecordingResult(number: person + 1, file: "a", person: "p\(person)")
      result.touching = .seconds(60)
      result.strokes = (0..<strokes).map { _ in
        var stroke = StrokeOutcome(gesture: "tap", line: 1, began: .zero, ended: .zero)
        (stroke.outcome, stroke.recognizer) = (.hit, "tap")
        return stroke
      }
      summary.add(result)
    }
    return SummaryFigures(summary, header)
  }

  @Test("A met requirement is said with its bound, and with the digits that tell it from the limit")
  func met() throws {
    let figures = clean(persons: 5, strokes: 20)
    let lower = figures.recall("tap").interval.lower
    func text(_ limit: String) throws -> Requirement.Finding {
      try #require(Requirement("tap.recall=\(limit)")).finding(in: figures)
    }
    let met = try text("0.5")
    #expect(met.isMet)
    let percent = NumberText.fixed(lower * 100, 1)
    expectEqual(
      met.text,
      "tap.recall: at least \(percent) % for sure, required 50.0 % "
        + "(100.0 % of 100, 5 persons; 95 % interval)"
    )
    let close = try text(NumberText.fixed(lower + 0.0001, 6))
    #expect(!close.isMet)
    let numbers = close.text.split(separator: " ").filter { $0.contains(".") && Double($0) != nil }
    #expect(numbers.count >= 2 && numbers[0] != numbers[1], "\(close.text)")
  }

  @Test("A single person's alarms meet no requirement, as they say nothing of others'")
  func alarmsOfOne() throws {
    let requirement = try #require(Requirement("tap.alarms=1000"))
    #expect(requirement.finding(in: clean(persons: 2, strokes: 1)).isMet)
    #expect(!requirement.finding(in: clean(persons: 1, strokes: 1)).isMet)
    let lines = EvaluationText(clean(persons: 1, strokes: 1).summary, header).lines
    #expect(lines.contains { $0.hasPrefix("tap ") && $0.hasSuffix(", one person") })
  }

  @Test("A run without strokes lists the recognizers that decided, each with its bound")
  func noStrokes() {
    let result = Evaluated.result([StrokeLabel(line: 2, gesture: "none")]) {
      $0.press(at: Point(x: 100, y: 400), for: 0.2)
    }
    var summary = EvaluationSummary()
    summary.add(result)
    let lines = EvaluationText(summary, header).lines
    #expect(lines.contains { $0.hasPrefix("longPress ") && $0.contains("0.0 to ") })
    #expect(lines.contains { $0.hasPrefix("No false alarm in") && $0.contains("longPress") })
    let json = EvaluationLines(summary, header).lines
    #expect(json.contains { $0.contains("\"recognizer\":\"longPress\"") })
    // Where nothing is judged, no recognizer could raise an alarm.
    let unjudged = Evaluated.result([StrokeLabel(line: 2, gesture: "odd")]) {
      $0.press(at: Point(x: 100, y: 400), for: 0.2)
    }
    summary = EvaluationSummary()
    summary.add(unjudged)
    #expect(!EvaluationText(summary, header).lines.contains { $0.hasPrefix("longPress ") })
  }

  @Test("A name that nothing has is no figure: the nearest is suggested")
  func unknownNames() throws {
    func problem(_ text: String) throws -> String? {
      let wrong = try #require(Requirement(text)).unknownName(
        recognizers: ["tap", "doubleTap"],
        labels: ["tap"],
        known: ["tap", "doubleTap", "swipe"]
      )
      return wrong.map { "\($0.problem); \($0.remedy)" }
    }
    try expectNil(problem("tap.alarms=1"))
    try expectNil(problem("swipe.recall=1"))
    try expectEqual(
      problem("doubletap.alarms=61"),
      "doubletap.alarms: no recognizer doubletap takes part; did you mean doubleTap? "
        + "there are tap, doubleTap"
    )
    try expectEqual(problem("swipe.precision=1")?.contains("no recognizer swipe"), true)
    try expectEqual(
      problem("tapp.persons=1"),
      "tapp.persons: no stroke can mean tapp; did you mean tap? the labels are tap"
    )
  }

  @Test(
    "A malformed requirement is refused",
    arguments: [
      "tap", "tap.recall", "tap.recall=", "tap.recall=2", "tap.grace=1", ".recall=0.5",
      "tap.recall=-1", "tap.recall=0.5=1", "tap.strokes=2.5", "tap.persons=0.1",
    ]
  )
  func malformed(text: String) { expectNil(Requirement(text)) }

  @Test("What is counted is held against a whole number; the remedy says so")
  func wholeNumbers() {
    expectEqual(Requirement("tap.strokes=2.0")?.limit, 2)
    expectEqual(Requirement("tap.alarms=2.5")?.limit, 2.5)
    expectEqual(
      Requirement.remedy(for: "tap.strokes=2.5"),
      "strokes are counted: the limit is a whole number from 0 on: write tap.strokes=15"
    )
    expectEqual(
      Requirement.remedy(for: "tap.alarms=x"),
      "the limit is a number from 0 on: write tap.alarms=15"
    )
  }

  @Test("Hands without names are no person in JSON either: no interval, no count, and it says so")
  func unnamedHands() throws {
    func lines(_ change: (inout RecordingResult) -> Void) -> [String] {
      var summary = EvaluationSummary()
      for var result in Self.results {
        change(&result)
        summary.add(result)
      }
      return EvaluationLines(summary, header).lines
    }
    func line(_ lines: [String], _ parts: String...) throws -> String {
      try #require(lines.first { line in parts.allSatisfy { line.contains($0) } })
    }
    let ofAll = lines { _ in }
    #expect(ofAll[0].contains(#""allNamed":true"#) && !ofAll[0].contains("(not named)"))
    let first = try #require(Self.results.first?.person)
    for isNamed in [false, true] {
      // All of them, or all but one person.
      let some = lines { if !isNamed || $0.person != first { $0.person = nil } }
      let named = isNamed ? "\"\(first)\"" : ""
      #expect(some[0].contains("\"persons\":[\(named)],\"allNamed\":false"), "\(some[0])")
      for type in ["gesture", "recognizer"] {
        for line in some where line.hasPrefix("{\"type\":\"\(type)\"") {
          // Of no strokes it is known that no hand made them.
          if line.contains(#""strokes":0"#) { continue }
          let same = try #require(ofAll.first { $0.hasPrefix(line.prefix(45)) })
          for word in ["\"persons\":", "effectiveStrokes"] {
            #expect(same.contains(word) && !line.contains(word), "\(line)")
          }
        }
      }
      let tap = try line(some, #""type":"gesture","gesture":"tap""#)
      #expect(!tap.contains("lower") && !tap.contains("upper") && !tap.contains("ruleOfThree"))
      #expect(tap.contains(#""strokes":64"#) && tap.contains(#""rate":"#))
      let others = try line(some, #""gesture":"tap","by":"person""#, "(not named)")
      #expect(!others.contains("lower") && !others.contains(#""persons":"#))
      guard isNamed else { continue }
      let own = try line(some, #""gesture":"tap","by":"person","stratum":"\#(first)""#)
      #expect(own.contains("lower"))
    }
  }
}
