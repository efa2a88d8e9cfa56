import Expectations
import Testing
import TouchCore
import TouchStatistics

@testable import TouchEvaluation

/// What can be said of a search: over a budget, around the best value, and of persons who had no part.
struct TuningAdviceTests {
  private func variable(_ values: [Double], present: Double?) -> SweepVariable {
    var variable = SweepVariable(
      recognizer: "tap",
      property: "limit",
      range: 0...1,
      step: 1,
      present: present
    )
    variable.values = values
    return variable
  }

  /// A tally of persons with 100 strokes each, in a minute of touching.
  private func statistics(
    _ persons: Int,
    misses: (Int) -> Int = { _ in 0 },
    alarms: (Int) -> Int = { _ in 0 }
  ) -> VariantStatistics {
    var statistics = VariantStatistics()
    for person in 0..<persons {
      var result = RecordingResult(number: person + 1, file: "a", person: "p\(100 + person)")
      result.touching = .seconds(60)
      result.strokes = (0..<100).map { stroke in
        var outcome = StrokeOutcome(gesture: "tap", line: 1, began: .zero, ended: .zero)
        outcome.outcome = stroke < misses(person) ? .missed : .hit
        return outcome
      }
      result.alarms = Array(
        repeating: FalseAlarm(recognizer: "tap", time: .zero, line: 1),
        count: alarms(person)
      )
      statistics.add(result)
    }
    return statistics
  }

  private func advice(
    _ values: [Double],
    present: Double?,
    _ objective: TuningObjective = .cost(miss: 1, alarm: 1),
    _ evaluate: @escaping (Int) -> VariantStatistics
  ) -> TuningAdvice {
    TuningAdvice(
      ThresholdSearch([variable(values, present: present)], objective: objective) {
        evaluate($0[0])
      }
    )
  }

  @Test(
    "Where no value keeps the budget there is no advice; where the present one doesn't, another is taken"
  )
  func budget() {
    // 8 persons in 8 minutes: 1 alarm each is 60 an hour.
    let budget = TuningObjective.budget(alarmsAnHour: 60)
    let over = advice([0, 1], present: 0, budget) { place in
      self.statistics(8, alarms: { _ in 3 - place })
    }
    expectEqual(over.verdict, .refused(.overBudget))
    let kept = advice([0, 1], present: 0, budget) { place in
      self.statistics(8, misses: { _ in place * 5 }, alarms: { _ in 2 - place })
    }
    expectEqual(kept.best, [1])
    expectEqual(kept.verdict, .take)
    expectEqual(kept.flat, [1...1])
  }

  @Test("Without a present value the best is taken, and there is no difference to tell")
  func noPresent() {
    let advice = advice([0, 1, 2], present: nil) { place in
      self.statistics(8, misses: { _ in place == 1 ? 0 : 9 })
    }
    expectEqual(advice.best, [1])
    expectNil(advice.difference)
    expectEqual(advice.verdict, .take)
  }

  @Test("Ten errors at the worst value are enough for advice, nine aren't", arguments: [9, 10])
  func fewest(errors: Int) {
    let advice = advice([0, 1], present: 0) { place in
      self.statistics(8, misses: { place == 1 && $0 == 0 ? errors - 1 : 0 }, alarms: { _ in 0 })
    }
    expectEqual(advice.verdict, .refused(.errors(errors - 1, strokes: 800)))
    let more = self.advice([0, 1], present: 0) { place in
      self.statistics(
        8,
        misses: { place == 1 && $0 == 0 ? errors - 1 : 0 },
        alarms: { place == 1 && $0 == 1 ? 1 : 0 }
      )
    }
    expectEqual(more.verdict, (errors == 10 ? .keep : .refused(.errors(9, strokes: 800))))
  }

  @Test("Twenty persons are left out one by one, more a tenth at a time", arguments: [20, 21])
  func folds(persons: Int) throws {
    let advice = advice([0, 1], present: 0) { place in
      self.statistics(persons, misses: { _ in 2 - place })
    }
    let unseen = try #require(advice.unseen)
    expectEqual(unseen.folds, (persons == 20 ? 20 : 10))
    expectEqual(unseen.share.strokes, persons * 100)
    expectEqual(unseen.share.misses, persons)
    expectEqual(unseen.misses.persons, persons)
    expectEqual(unseen.chosen, [1...1])
  }

  @Test("The first of equal combinations is best unless the present ones are as good")
  func grid() {
    func best(present: Double) -> [Int] {
      ThresholdSearch(
        [variable([0, 1], present: present), variable([0, 1, 2], present: present)],
        objective: .cost(miss: 1, alarm: 2)
      ) { places in
        // [0, 0] and [1, 2] are worse than all others.
        self.statistics(1, alarms: { _ in places == [0, 0] || places == [1, 2] ? 1 : 0 })
      }.best()
    }
    expectEqual(best(present: 1), [1, 1])
    expectEqual(best(present: 0), [0, 1])
  }

  @Test("A miss and an alarm cost what was said; under a budget a person's misses count alone")
  func costs() {
    var share = VariantStatistics.Share()
    (share.strokes, share.misses, share.alarms) = (10, 3, 2)
    expectEqual(TuningObjective.cost(miss: 2, alarm: 5).cost(share), 16)
    expectEqual(TuningObjective.cost(miss: 2, alarm: 5).weight(share), 16)
    // Where nothing touched no rate is known, and no budget is exceeded.
    expectEqual(TuningObjective.budget(alarmsAnHour: 1).cost(share), 3)
    share.touching = .seconds(7200)
    expectEqual(share.alarmsAnHour, 1)
    expectEqual(TuningObjective.budget(alarmsAnHour: 1).cost(share), 3)
    #expect(TuningObjective.budget(alarmsAnHour: 1).allows(share))
    expectEqual(TuningObjective.budget(alarmsAnHour: 0.99).cost(share), 22)
    #expect(!TuningObjective.budget(alarmsAnHour: 0.99).allows(share))
    expectEqual(TuningObjective.budget(alarmsAnHour: 0.99).weight(share), 3)
    expectEqual(share.errors, 5)
  }

  /// The report's last lines, on the values' flatness and with the advice.
  private func words(_ persons: Int, misses: @escaping (Int, Int) -> Int) -> [String] {
    let search = ThresholdSearch(
      [variable([0, 1, 2], present: 1)],
      objective: .cost(miss: 1, alarm: 1)
    ) { places in
      self.statistics(persons, misses: { misses(places[0], $0) })
    }
    let report = TuningReport(
      search,
      TuningAdvice(search),
      corpus: "c",
      isSynthetic: false,
      effort: TuningReport.Effort()
    )
    return report.lines.suffix(2)
  }

  @Test(
    "One person tells no values apart; of several, the values beside the best are worse or as good"
  )
  func flatness() {
    let one = words(1) { place, _ in place == 1 ? 0 : 40 }
    #expect(one[0].hasPrefix("One person: nothing tells the values apart"))
    expectEqual(
      words(8) { place, _ in place == 1 ? 0 : 40 }[0],
      "tap.limit: the values next to the best are worse than it."
    )
    expectEqual(
      words(3) { place, _ in place == 1 ? 0 : 40 }[0],
      "tap.limit: the values next to the best are worse than it, as far as 3 persons can tell."
    )
    expectEqual(
      words(8) { _, person in person }[0],
      "tap.limit: from 0 to 2 no value can be told from the best."
    )
    #expect(
      words(8) { _, person in person }[1].hasPrefix(
        "Keep tap.limit=1: everything that was tried comes to the same"
      )
    )
    expectEqual(
      words(8) { place, person in place == 1 ? person : 40 }[1],
      "Keep tap.limit=1: nothing that was tried is better."
    )
  }

  @Test("The advice says by how much the cost differs, with the bounds in their order")
  func difference() {
    let clear = words(8) { place, person in place == 0 ? 10 + person : 40 + 2 * person }[1]
    expectEqual(
      clear,
      "Take tap.limit=0 instead of tap.limit=1 (cost of 100 strokes -33.5, from -35.5 to -31.5)."
    )
    let unclear = words(8) { place, person in place == 0 ? 12 + 3 * (person % 4) : 17 }[1]
    #expect(
      unclear.hasPrefix(
        "Keep tap.limit=1: tap.limit=0 comes out better (cost of 100 strokes -0.5, from -3.5 to 2.5),"
      )
    )
  }

  @Test("Where persons differ far more than the values, no number of them would tell")
  func noNumberOfPersons() {
    // Each value is bad for every second person, and the present one for one stroke more.
    let told = words(8) { place, person in
      place == 2 ? 100 : person % 2 == place ? 95 : place == 1 && person == 0 ? 6 : 5
    }[1]
    #expect(told.hasPrefix("Keep tap.limit=1: tap.limit=0 comes out better"))
    #expect(told.hasSuffix("which chance can do; no number of persons like these would tell."))
  }

  @Test("A stroke that was taken for another is one error, and a miss and an alarm")
  func confusions() {
    var result = RecordingResult(number: 1, file: "a", person: "p")
    var stroke = StrokeOutcome(gesture: "tap", line: 1, began: .zero, ended: .zero)
    stroke.outcome = .confused(with: "pan")
    var hit = stroke
    hit.outcome = .hit
    result.strokes = [stroke, hit]
    result.alarms = [
      FalseAlarm(recognizer: "pan", time: .zero, stroke: 0, line: 1),
      FalseAlarm(recognizer: "press", time: .zero, stroke: 0, line: 1),
      FalseAlarm(recognizer: "pan", time: .zero, stroke: 1, line: 1),
      FalseAlarm(recognizer: "pan", time: .zero, line: 2),
    ]
    var statistics = VariantStatistics()
    statistics.add(result)
    statistics.add(result)
    expectEqual(statistics.total().misses, 2)
    expectEqual(statistics.total().alarms, 8)
    expectEqual(statistics.total().confusions, 2)
    expectEqual(statistics.total().errors, 8)
  }

  @Test("Fragments are alarms of a variant; only persons with a name who touched are named")
  func variants() {
    var statistics = VariantStatistics()
    for (person, touching) in [("b", 1), ("a", 1), ("idle", 0), (nil, 1)] as [(String?, Int64)] {
      var result = RecordingResult(number: 1, file: "a", person: person)
      result.touching = .seconds(Double(touching))
      var stroke = StrokeOutcome(gesture: "tap", line: 1, began: .zero, ended: .zero)
      (stroke.outcome, stroke.fragments) = (.hit, 2)
      result.strokes = [stroke]
      if person == nil { result.error = "cut off" }
      statistics.add(result)
    }
    expectEqual(statistics.names, ["a", "b"])
    expectEqual(statistics.failures, 1)
    expectEqual(statistics.total().alarms, 8)
    expectEqual(statistics.total(of: ["a", "idle"]).strokes, 2)
    expectEqual(statistics.total(of: ["a"]).touching, .seconds(1))
  }
}
