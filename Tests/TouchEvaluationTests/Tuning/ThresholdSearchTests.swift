import Expectations
import Testing
import TouchCore

@testable import TouchEvaluation

/// Searches over thresholds, on tallies that a function makes.
struct ThresholdSearchTests {
  private func variable(_ name: String, _ values: [Double], present: Double) -> SweepVariable {
    var variable = SweepVariable(
      recognizer: name,
      property: "limit",
      range: values[0]...values[values.count - 1],
      step: 1,
      present: present
    )
    variable.values = values
    return variable
  }

  /// A tally in which each person misses as many of 100 strokes as a function says.
  private func statistics(_ persons: [String], _ misses: (String) -> Int) -> VariantStatistics {
    var statistics = VariantStatistics()
    for (number, person) in persons.enumerated() {
      var result = RecordingResult(number: number + 1, file: person, person: person)
      result.touching = .seconds(60)
      for stroke in 0..<100 {
        var outcome = StrokeOutcome(gesture: "tap", line: 1, began: .zero, ended: .zero)
        outcome.outcome = stroke < misses(person) ? .missed : .hit
        result.strokes.append(outcome)
      }
      statistics.add(result)
    }
    return statistics
  }

  private static let eight = ["a", "b", "c", "d", "e", "f", "g", "h"]

  @Test("Values are a step apart, both ends included, and the present value is among them")
  func values() {
    let steps = SweepVariable(
      recognizer: "tap",
      property: "p",
      range: 20...80,
      step: 25,
      present: 45
    )
    expectEqual(steps.values, [20, 45, 70, 80])
    let usual = SweepVariable(recognizer: "tap", property: "p", range: 0.2...0.8, present: 0.5)
    expectEqual(usual.values.count, 25)
    expectEqual(usual.setting(usual.values[1]), "tap.p=0.225")
    let whole = SweepVariable(
      recognizer: "tap",
      property: "p",
      range: 1...3,
      isWhole: true,
      present: 1
    )
    expectEqual(whole.values, [1, 2, 3])
    let away = SweepVariable(recognizer: "tap", property: "p", range: 1...2, step: 1, present: 9)
    expectEqual(away.values, [1, 2, 9])
  }

  @Test("Of equal costs the present value is best, or else the middle of the longest run")
  func ties() {
    expectEqual(ThresholdSearch.middleOfBest([3, 1, 1, 1, 2, 1], preferring: nil), 2)
    expectEqual(ThresholdSearch.middleOfBest([3, 1, 1, 1, 2, 1], preferring: 5), 5)
    expectEqual(ThresholdSearch.middleOfBest([3, 1, 1, 1, 2, 1], preferring: 0), 2)
  }

  @Test("A grid is counted once for each combination, a walk along coordinates costs less")
  func evaluations() {
    let ten = (0..<10).map { Double($0) }
    let variables = [variable("x", ten, present: 0), variable("y", ten, present: 9)]
    func search(most: Int) -> ThresholdSearch {
      ThresholdSearch(variables, objective: .cost(miss: 1, alarm: 1), most: most) { places in
        let (x, y) = (places[0] - 6, places[1] - 3)
        return statistics(Self.eight) { _ in x * x + y * y }
      }
    }
    let grid = search(most: 100)
    expectEqual(grid.method, .grid)
    expectEqual(grid.best(), [6, 3])
    expectEqual(grid.evaluations, 100)
    let walk = search(most: 99)
    expectEqual(walk.method, .coordinate)
    expectEqual(walk.best(), [6, 3])
    #expect(walk.evaluations < 40)
    let count = walk.evaluations
    expectEqual(walk.best(), [6, 3])
    expectEqual(walk.evaluations, count)
  }

  @Test("Under a budget the fewest misses count only where the alarms keep it")
  func budget() {
    var few = VariantStatistics.Share()
    (few.strokes, few.misses, few.alarms, few.touching) = (100, 20, 1, .seconds(3600))
    var many = few
    (many.misses, many.alarms) = (0, 30)
    let objective = TuningObjective.budget(alarmsAnHour: 10)
    #expect(objective.cost(few) < objective.cost(many))
    #expect(!objective.allows(many))
    expectEqual(TuningObjective.cost(miss: 1, alarm: 1).cost(many), 30)
  }

  @Test("A left-out person has no part in the choice")
  func unseen() throws {
    // Person h needs 0, all others 4, with a flat end on both sides.
    let variable = variable("x", [0, 1, 2, 3, 4], present: 2)
    let search = ThresholdSearch([variable], objective: .cost(miss: 1, alarm: 1)) { places in
      statistics(Self.eight) { name in
        name == "h" ? places[0] * 20 : (4 - places[0]) * 5
      }
    }
    let advice = TuningAdvice(search)
    let unseen = try #require(advice.unseen)
    expectEqual(unseen.folds, 8)
    // The seven others choose 4, at which h misses 80; without one of the others, they choose 4 too.
    expectEqual(unseen.chosen, [4...4])
    expectEqual(unseen.share.misses, 80)
    expectEqual(unseen.share.strokes, 800)
  }

  @Test("Too few persons, too few errors, and what hands see get no advice")
  func refusals() {
    func verdict(
      _ persons: [String],
      steering: String? = nil,
      _ misses: @escaping (Int) -> Int
    ) -> TuningAdvice.Verdict {
      let variable = variable("x", [0, 1, 2, 3, 4], present: 0)
      let search = ThresholdSearch([variable], objective: .cost(miss: 1, alarm: 1)) { places in
        statistics(persons) { _ in misses(places[0]) }
      }
      return TuningAdvice(search, steering: steering).verdict
    }
    expectEqual(verdict(["a", "b", "c", "d"]) { 20 - $0 }, .refused(.persons(4)))
    expectEqual(verdict(Self.eight) { _ in 1 }, .refused(.errors(8, strokes: 800)))
    expectEqual(verdict(Self.eight) { _ in 0 }, .refused(.errors(0, strokes: 800)))
    expectEqual(
      verdict(Self.eight, steering: "a ring") { 20 - $0 },
      .refused(.notIdentifiable("a ring"))
    )
    expectEqual(verdict(Self.eight) { 20 - $0 * 4 }, .take)
    expectEqual(verdict(Self.eight) { 20 + $0 }, .keep)
  }

  @Test("What chance can do isn't taken, and it says how many persons would tell")
  func undecided() {
    let variable = variable("x", [0, 1], present: 0)
    let search = ThresholdSearch([variable], objective: .cost(miss: 1, alarm: 1)) { places in
      statistics(Self.eight) { name in
        places[0] == 0 ? 10 : ["a": 30, "b": 2, "c": 3][name] ?? 8
      }
    }
    let advice = TuningAdvice(search)
    guard case .undecided(let persons) = advice.verdict else {
      Issue.record("\(advice.verdict)")
      return
    }
    #expect(persons > 8)
    expectEqual(advice.flat, [0...1])
  }

  @Test(
    "No limit is the largest value, tried where it is present or asked for"
  )
  func unlimited() {
    func variable(present: Double?, asked: Bool, can: Bool = true) -> SweepVariable {
      SweepVariable(
        recognizer: "pan",
        property: "maximumNumberOfTouches",
        range: 1...3,
        isWhole: true,
        present: present,
        canBeUnlimited: can,
        orUnlimited: asked
      )
    }
    for one in [variable(present: 1e6, asked: false), variable(present: 2, asked: true)] {
      expectEqual(one.values, [1, 2, 3, 1e6])
      expectEqual(one.setting(1e6), "pan.maximumNumberOfTouches=unlimited")
      expectEqual(one.setting(3), "pan.maximumNumberOfTouches=3")
    }
    expectEqual(variable(present: 1e6, asked: false).presentIndex, 3)
    expectEqual(variable(present: 2, asked: false).values, [1, 2, 3])
    // A million may be a number like others.
    expectEqual(variable(present: nil, asked: false, can: false).text(of: 1e6), "1000000")
  }
}
