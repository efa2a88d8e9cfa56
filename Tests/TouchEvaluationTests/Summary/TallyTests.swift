import Expectations
import Testing
import TouchCore
import TouchStatistics

@testable import TouchEvaluation

/// What is counted of results, from outcomes that are written down here.
struct TallyTests {
  private func stroke(_ outcome: StrokeOutcome.Outcome, _ recognizer: String? = nil)
    -> StrokeOutcome
  {
    var stroke = StrokeOutcome(gesture: "tap", line: 3, began: .seconds(1), ended: .seconds(2))
    (stroke.outcome, stroke.recognizer) = (outcome, recognizer)
    return stroke
  }

  private func summary(_ strokes: [StrokeOutcome], _ alarms: [FalseAlarm] = [])
    -> EvaluationSummary
  {
    var result = RecordingResult(number: 1, file: "a", person: "ann", device: "phone")
    (result.strokes, result.alarms) = (strokes, alarms)
    var summary = EvaluationSummary()
    summary.add(result)
    return summary
  }

  @Test("Each outcome has a count of its own, and all but hits are errors with their words")
  func outcomes() throws {
    var late = stroke(.late, "tap")
    late.why = "at 1.2 s"
    let fragmented = {
      var stroke = stroke(.hit, "tap")
      stroke.fragments = 2
      return stroke
    }()
    let summary = summary([
      fragmented, stroke(.missed), late, late, stroke(.merged), stroke(.merged), stroke(.merged),
      stroke(.confused(with: "pan")),
    ])
    let statistics = try #require(summary.gestures["tap"])
    expectEqual(
      [
        statistics.hits, statistics.missed, statistics.late, statistics.merged,
        statistics.fragments,
      ],
      [1, 1, 2, 3, 2]
    )
    expectEqual(statistics.confused, ["pan": 1])
    expectEqual(statistics.persons["ann"], GestureStatistics.Share(strokes: 8, hits: 1))
    expectEqual(statistics.devices["phone"]?["ann"], GestureStatistics.Share(strokes: 8, hits: 1))
    expectEqual(statistics.pointers["(not named)"]?["ann"]?.strokes, 8)
    expectEqual(summary.recognizers["tap"]?.right, ["ann": 1])
    expectEqual(summary.errorCount, 7)
    expectEqual(
      Array(summary.errors.map(\.text).prefix(3)),
      ["missed", "recognized too late; at 1.2 s", "recognized too late; at 1.2 s"]
    )
    expectEqual(summary.errors.last?.text, "taken for pan")
    #expect(summary.errors.allSatisfy { $0.time == .seconds(1) && $0.line == 3 })
  }

  @Test("An alarm in a stroke is a confusion, one in other touches an insertion")
  func alarms() {
    let summary = summary(
      [stroke(.hit, "tap")],
      [
        FalseAlarm(recognizer: "pan", time: .seconds(3), stroke: 0, line: 3),
        FalseAlarm(recognizer: "pan", time: .seconds(4), line: 5),
        FalseAlarm(recognizer: "pan", time: .seconds(5), stroke: 9, line: 6),
      ]
    )
    expectEqual(summary.recognizers["pan"]?.confusions, 2)
    expectEqual(summary.recognizers["pan"]?.insertions, 1)
    expectEqual(summary.recognizers["pan"]?.wrong, ["ann": 3])
    let nothing = "recognized where nothing of the kind was meant"
    expectEqual(
      summary.errors.map(\.text),
      ["recognized in a stroke that meant tap", nothing, nothing]
    )
    expectEqual(summary.errors.map(\.gesture), [nil, nil, nil])
  }

  @Test(
    "Precision needs the names of all whose recognitions count, right and wrong ones",
    arguments: [
      ("ann", "bob", false), (nil, "bob", true), ("ann", nil, true), (nil, nil, true),
    ] as [(String?, String?, Bool)]
  )
  func unnamed(right: String?, wrong: String?, isUnnamed: Bool) throws {
    var summary = EvaluationSummary()
    for (number, person) in [right, wrong].enumerated() {
      var result = RecordingResult(number: number + 1, file: "a", person: person)
      if number == 0 {
        result.strokes = [stroke(.hit, "tap")]
      } else {
        result.alarms = [FalseAlarm(recognizer: "tap", time: .seconds(3), line: 5)]
      }
      summary.add(result)
    }
    let header = RunHeader(corpus: "a", recordings: 2, isSynthetic: false, scene: "workbench")
    let figures = SummaryFigures(summary, header)
    expectEqual(figures.precision("tap").trials, 2)
    expectEqual(figures.hasUnnamedRecognitions("tap"), isUnnamed)
    #expect(!figures.hasUnnamedRecognitions("pan"))
    let finding = try #require(Requirement("tap.precision=0.01")).finding(in: figures)
    expectEqual(finding.text.contains("not all recordings name their person"), isUnnamed)
  }

  @Test("As many errors and notices are listed as fit, and all are counted")
  func most() {
    var result = RecordingResult(number: 1, file: "a")
    result.strokes = Array(repeating: stroke(.missed), count: 1001)
    result.notices = Array(
      repeating: TableProblem(.notice, file: "a", problem: "p", remedy: "r"),
      count: 1001
    )
    var summary = EvaluationSummary()
    summary.add(result)
    expectEqual([summary.errors.count, summary.errorCount], [1000, 1001])
    expectEqual([summary.notices.count, summary.noticeCount], [1000, 1001])
  }

  @Test("Times are rounded to milliseconds; a part of them is the least time that so many keep")
  func times() {
    var statistics = TimeStatistics()
    expectNil(statistics.quantile(0.5))
    for microseconds in [499, 500, 1499, 1500, 70_000_000_000, -3000] as [Int64] {
      statistics.add(TouchTime(nanoseconds: microseconds * 1000))
    }
    expectEqual(statistics.counts, [0: 2, 1: 2, 2: 1, 60_000: 1])
    expectEqual(statistics.count, 6)
    expectEqual(statistics.sum, 60_004)
    expectEqual(
      [0.0, 0.33, 0.34, 0.5, 0.66, 0.67, 0.83, 0.84, 1].map { statistics.quantile($0) },
      [0, 0, 1, 1, 1, 2, 2, 60_000, 60_000]
    )
  }

  @Test("Measures are counted in parts of their limits: sixty bins up to three limits, one beyond")
  func bins() {
    func measure(_ value: Double, _ limit: Double) -> SavedMeasure {
      SavedMeasure(
        kind: "moved",
        GestureMeasure(value, .atMost, limit, .points),
        isDeciding: true
      )
    }
    var distribution = MeasureDistribution(measure(1, 40))
    for value in [0, 1.99, 2, 39.9, 40, 119.9, 120, 1e9] {
      distribution.add(measure(value, 40), isMeant: true)
    }
    distribution.add(measure(10, 20), isMeant: false)
    distribution.add(measure(-10, 50), isMeant: false)
    distribution.add(measure(30, 30), isMeant: false)
    let filled = distribution.meant.enumerated().filter { $0.element > 0 }
    expectEqual(filled.map(\.offset), [0, 1, 19, 20, 59, 60])
    expectEqual(filled.map(\.element), [2, 1, 1, 1, 1, 2])
    expectEqual(distribution.others[10], 1)
    expectEqual(distribution.others[0], 1)
    expectEqual(distribution.limits, 20...50)
  }

  @Test(
    "The worst person is the one hit least often, the first by name of several; not one unnamed"
  )
  func worst() throws {
    var summary = EvaluationSummary()
    for (person, hits) in [("cy", 1), ("bo", 1), ("al", 2), (nil, 0)] as [(String?, Int)] {
      var result = RecordingResult(number: 1, file: "a", person: person)
      result.strokes = (0..<2).map { stroke($0 < hits ? .hit : .missed, "tap") }
      summary.add(result)
    }
    let header = RunHeader(corpus: "c", recordings: 4, isSynthetic: false, scene: "s")
    let worst = try #require(SummaryFigures(summary, header).worstPerson("tap"))
    expectEqual(worst.name, "bo")
    expectEqual(worst.share.rate, 0.5)
    #expect(!summary.areAllNamed)
    expectEqual(SummaryFigures(summary, header).recall("tap").trials, 8)
    expectEqual(SummaryFigures(summary, header).recall("tap").rate, 0.5)
    expectEqual(SummaryFigures(summary, header).missRate("tap").rate, 0.5)
  }

  @Test(
    "Columns are as wide as their widest field, numbers to the right, and lines end in no blank"
  )
  func rows() {
    var rows = TextRows(["name", "n", "why"], left: [2])
    #expect(rows.isEmpty)
    rows.add(["a", "10", "x"])
    rows.add(["longer", "2", ""])
    #expect(!rows.isEmpty)
    expectEqual(rows.lines, ["name     n  why", "a       10  x", "longer   2"])
  }

  @Test("A histogram's tallest bar fills its half, and the others are in proportion")
  func histogram() {
    func chart(_ meant: [Int: Int], _ others: [Int: Int]) -> String {
      let measure = SavedMeasure(
        kind: "moved",
        GestureMeasure(1, .atMost, 40, .points),
        isDeciding: true
      )
      var values = MeasureDistribution(measure)
      for (bin, count) in meant { values.meant[bin] = count }
      for (bin, count) in others { values.others[bin] = count }
      return MeasureChart(key: .init(recognizer: "tap", kind: "moved"), values: values).histogram
    }
    let above = chart([5: 4, 20: 2], [7: 1])
    #expect(above.contains("y=\"4\" width=\"4.32\" height=\"56\""))
    #expect(above.contains("y=\"32\" width=\"4.32\" height=\"28\""))
    #expect(above.contains("class=\"other\" x=\"34.43\" y=\"60\" width=\"4.32\" height=\"14\""))
    #expect(above.contains("at most 40 points"))
    let below = chart([5: 1], [7: 200])
    #expect(below.contains("y=\"60\" width=\"4.32\" height=\"56\""))
    // What came up at all is seen.
    #expect(below.contains("y=\"59\" width=\"4.32\" height=\"1\""))
  }
}
