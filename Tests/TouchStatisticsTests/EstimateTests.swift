import Expectations
import Testing

@testable import TouchStatistics

/// Estimates at their ends, and against published values.
struct EstimateTests {
  @Test("Exact intervals of Poisson counts are Garwood's")
  func garwood() throws {
    // F. Garwood, Fiducial Limits for the Poisson Distribution, Biometrika 28 (1936), table 1.
    let published = [(0, 0.0, 3.689), (1, 0.0253, 5.572), (5, 1.623, 11.668), (10, 4.795, 18.390)]
    for (events, lower, upper) in published {
      let interval = RateEstimate(events: events, hours: 1).interval
      #expect((interval.lower - lower).magnitude < 1e-3)
      #expect((interval.upper - upper).magnitude < 1e-3)
    }
  }

  @Test("Wilson's interval is the published one")
  func wilson() {
    // R. Newcombe, Two-sided Confidence Intervals for the Single Proportion, Statistics in Medicine 17
    // (1998), table I, method 3.
    let published = [
      (81.0, 263.0, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611),
      (1, 29, 0.0061, 0.1718),
    ]
    for (events, trials, lower, upper) in published {
      let interval = ProportionEstimate.wilson(
        rate: events / trials,
        trials: trials,
        z: Normal.quantile(0.975)
      )
      #expect((interval.lower - lower).magnitude < 5.1e-5)
      #expect((interval.upper - upper).magnitude < 5.1e-5)
    }
  }

  @Test("A single person, and none, tell nothing of others")
  func fewest() {
    let one = ProportionEstimate([PersonCount(events: 1, trials: 500)])
    expectEqual(one.interval, Interval(lower: 0, upper: 1))
    expectEqual(one.rate, 0.002)
    expectNil(one.ruleOfThree)
    let none = ProportionEstimate([])
    expectNil(none.rate)
    expectEqual(none.interval, Interval(lower: 0, upper: 1))
    let idle = ProportionEstimate([PersonCount(events: 0, trials: 0)])
    expectEqual(idle.persons, 0)
    expectEqual(none.effectiveTrials, 0)
    expectEqual(idle.effectiveTrials, 0)
  }

  @Test("Counts that can't be are left out")
  func impossible() {
    let counts = [
      PersonCount(events: 2, trials: 1), PersonCount(events: -1, trials: 5),
      PersonCount(events: 1, trials: 20), PersonCount(events: 2, trials: 20),
    ]
    expectEqual(ProportionEstimate(counts).trials, 40)
  }

  @Test(
    "Without an event the rule of three holds for as many trials as those of few hands are worth"
  )
  func ruleOfThree() throws {
    let clean = ProportionEstimate(Array(repeating: PersonCount(events: 0, trials: 20), count: 8))
    let bound = try #require(clean.ruleOfThree)
    // 160 strokes at a design effect of 1 + 19 · 0.05.
    #expect((bound - 3 / (160 / 1.95)).magnitude < 1e-12)
    expectEqual(clean.interval.lower, 0)
    #expect(clean.interval.upper > bound)
    let marked = ProportionEstimate([
      PersonCount(events: 1, trials: 20), PersonCount(events: 0, trials: 20),
    ])
    expectNil(marked.ruleOfThree)
    expectEqual(RateEstimate(events: 0, hours: 1.5).ruleOfThree, 2)
    expectNil(RateEstimate(events: 1, hours: 1.5).ruleOfThree)
    expectNil(RateEstimate(events: 0, hours: 0).ruleOfThree)
  }

  @Test("The more alike a person's trials are, the less they are worth")
  func correlation() throws {
    let even = ProportionEstimate(Array(repeating: PersonCount(events: 2, trials: 20), count: 10))
    var split = Array(repeating: PersonCount(events: 0, trials: 20), count: 9)
    split.append(PersonCount(events: 20, trials: 20))
    let one = ProportionEstimate(split)
    expectEqual(even.rate, one.rate)
    #expect(try #require(even.intraclassCorrelation) < 0)
    try expectEqual(#require(one.intraclassCorrelation), 1)
    #expect(even.designEffect < 2)
    #expect(one.designEffect > 20)
    #expect(one.interval.width > 2 * even.interval.width)
  }

  @Test("An interval of errors is the mirror image of that of successes")
  func mirrored() {
    let errors = [(3, 20), (1, 25), (0, 10), (5, 20), (2, 20)]
      .map { PersonCount(events: $0.0, trials: $0.1) }
    let hits = errors.map { PersonCount(events: $0.trials - $0.events, trials: $0.trials) }
    let (one, other) = (ProportionEstimate(errors), ProportionEstimate(hits))
    #expect((one.interval.lower + other.interval.upper - 1).magnitude < 1e-14)
    #expect((one.interval.upper + other.interval.lower - 1).magnitude < 1e-14)
  }

  @Test("Many trials don't overflow or hang")
  func large() {
    let counts = (0..<1000).map { PersonCount(events: $0 * 1000, trials: 1_000_000) }
    let estimate = ProportionEstimate(counts)
    #expect(estimate.interval.contains(0.4995))
    let rate = RateEstimate(events: 1_000_000, hours: 1)
    #expect(rate.interval.contains(1_000_000))
    #expect((rate.interval.width - 2 * 1.96 * 1000).magnitude < 10)
  }

  @Test(
    "Paired differences need two persons; where no person differs, the rule of three bounds them"
  )
  func paired() throws {
    let same = PairedDifference.Person(
      first: PersonCount(events: 1, trials: 20),
      second: PersonCount(events: 1, trials: 20)
    )
    expectNil(PairedDifference([]).difference)
    expectNil(PairedDifference([same]).interval)
    let none = PairedDifference(Array(repeating: same, count: 8))
    expectEqual(none.difference, 0)
    let interval = try #require(none.interval)
    expectEqual(interval.lower, -interval.upper)
    #expect((interval.upper - 3 / (160 / 1.95)).magnitude < 1e-12)
    // A person's only trial counts as one; less than one does too.
    for trials in [1.0, 0.5] {
      let sums = PairedDifference.Sums(first: 0, second: 0, trials: trials)
      let bound = PairedDifference(sums: Array(repeating: sums, count: 20)).interval?.upper
      expectEqual(bound.map { ($0 - 3 / 20).magnitude < 1e-12 }, true)
    }
  }

  @Test("Resamples are the same in every run, and follow their seed")
  func seeded() {
    let people = (0..<9).map {
      PairedDifference.Person(
        first: PersonCount(events: $0 % 4, trials: 20),
        second: PersonCount(events: $0 % 3, trials: 20)
      )
    }
    let one = PairedDifference(people, resamples: 500)
    expectEqual(one, PairedDifference(people, resamples: 500))
    #expect(one.interval != PairedDifference(people, resamples: 500, seed: 2).interval)
  }

  @Test("Probits are infinite at the ends, and nothing outside")
  func probit() {
    expectEqual(Normal.quantile(0), -.infinity)
    expectEqual(Normal.quantile(1), .infinity)
    #expect(Normal.quantile(-0.1).isNaN)
    #expect(Normal.quantile(.nan).isNaN)
    expectEqual(StudentT.quantile(0, freedom: 4), -.infinity)
    expectEqual(StudentT.quantile(1, freedom: 4), .infinity)
    #expect(StudentT.quantile(2, freedom: 4).isNaN)
  }

  @Test(
    "What FromFiveRecordings asks for is enough, however the misses are spread, and one more isn't",
    arguments: [(8, 5, 2, 0.90), (15, 4, 2, 0.95), (60, 10, 2, 0.98)]
  )
  func enough(persons: Int, misses: Int, most: Int, rate: Double) {
    func least(_ misses: Int, _ most: Int) -> Double {
      let counts = (0..<persons).map { person in
        PersonCount(events: 20 - max(0, min(most, misses - person * most)), trials: 20)
      }
      return ProportionEstimate(counts).interval.lower
    }
    #expect(least(misses, most) > rate)
    #expect(least(misses, most + 1) < rate || least(misses + 1, most) < rate)
  }
}
