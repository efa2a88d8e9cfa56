import TouchCore

/// By how much the rate of events differs between two variants in the same persons' trials.
///
/// Persons are drawn again, with all their trials, and the difference is taken each time: the person
/// bootstrap. Its percentiles are those that Student's t on persons minus one asks for (T. Hesterberg, What
/// Teachers Should Know About the Bootstrap, 2015, section 5.3): the plain ones are too narrow for few persons.
public struct PairedDifference: Hashable, Sendable {
  /// One person's counts in both variants.
  public struct Person: Hashable, Sendable {
    /// In the first variant.
    public var first: PersonCount
    /// In the second one.
    public var second: PersonCount

    /// Creates a pair of counts.
    public init(first: PersonCount, second: PersonCount) {
      self.first = first
      self.second = second
    }
  }

  /// How many persons had trials in both variants.
  public let persons: Int
  /// The second variant's rate less the first's; nil without trials.
  public let difference: Double?
  /// The differences that are compatible with the counts; nil with fewer than two persons.
  ///
  /// Where the rates of no person differ, nothing can be drawn from them: it is then the rule of three's, on
  /// both sides.
  public let interval: Interval?

  /// Estimates a difference.
  ///
  /// - Parameters:
  ///   - people: Each person's counts. Those without trials in one of the variants count for nothing.
  ///   - confidence: How sure the interval is, above 0 and below 1.
  ///   - resamples: How often persons are drawn, at least 100.
  ///   - seed: Chooses the draws.
  public init(
    _ people: [Person],
    confidence: Double = 0.95,
    resamples: Int = 10_000,
    seed: UInt64 = 1
  ) {
    precondition(confidence > 0 && confidence < 1, "a confidence lies between 0 and 1")
    let people = people.filter { $0.first.isUsable && $0.second.isUsable }
    persons = people.count
    difference = people.isEmpty ? nil : Self.difference(people)
    guard people.count > 1 else {
      interval = nil
      return
    }
    if people.allSatisfy({ $0.first.rate == $0.second.rate }) {
      let none = people.map { PersonCount(events: 0, trials: $0.first.trials) }
      let bound = ProportionEstimate(none, confidence: confidence).ruleOfThree ?? 1
      interval = Interval(lower: -bound, upper: bound)
      return
    }
    let count = Double(people.count)
    let t = StudentT.quantile((1 + confidence) / 2, freedom: count - 1)
    let tail = Normal.cumulative(-t * (count / (count - 1)).squareRoot())
    var random = RandomNumbers(seed: seed)
    var draws: [Double] = []
    for _ in 0..<max(resamples, 100) {
      var totals = Totals()
      for _ in people { totals.add(people[random.place(below: people.count)]) }
      draws.append(totals.difference)
    }
    draws.sort()
    interval = Interval(
      lower: Self.quantile(draws, tail),
      upper: Self.quantile(draws, 1 - tail)
    )
  }

  private static func difference(_ people: [Person]) -> Double {
    var totals = Totals()
    for person in people { totals.add(person) }
    return totals.difference
  }

  /// The value below which a part of sorted values lies, between two of them where need be.
  private static func quantile(_ sorted: [Double], _ part: Double) -> Double {
    let place = part * Double(sorted.count - 1)
    let low = Int(place, within: 0...sorted.count - 1)
    let high = min(low + 1, sorted.count - 1)
    return sorted[low] + (sorted[high] - sorted[low]) * (place - Double(low))
  }

  /// The sums of some persons' counts.
  private struct Totals {
    var first = (events: 0, trials: 0)
    var second = (events: 0, trials: 0)

    mutating func add(_ person: Person) {
      first.events += person.first.events
      first.trials += person.first.trials
      second.events += person.second.events
      second.trials += person.second.trials
    }

    var difference: Double {
      Double(second.events) / Double(second.trials) - Double(first.events) / Double(first.trials)
    }
  }
}
