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

  /// One person's sums in both variants, of whatever is counted or weighted.
  public struct Sums: Hashable, Sendable {
    /// The sum in the first variant.
    public var first: Double
    /// The sum in the second one.
    public var second: Double
    /// What the first sum is a part of, as trials.
    public var firstTrials: Double
    /// What the second sum is a part of.
    public var secondTrials: Double

    /// Creates sums over the same trials.
    public init(first: Double, second: Double, trials: Double) {
      self.init(first: first, of: trials, second: second, of: trials)
    }

    fileprivate init(
      first: Double,
      of firstTrials: Double,
      second: Double,
      of secondTrials: Double
    ) {
      self.first = first
      self.second = second
      self.firstTrials = firstTrials
      self.secondTrials = secondTrials
    }

    fileprivate static let zero = Sums(first: 0, second: 0, trials: 0)

    fileprivate mutating func add(_ other: Sums) {
      first += other.first
      second += other.second
      firstTrials += other.firstTrials
      secondTrials += other.secondTrials
    }

    fileprivate var difference: Double { second / secondTrials - first / firstTrials }
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

  /// Estimates a difference of rates.
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
    let usable = people.filter { $0.first.isUsable && $0.second.isUsable }
    self.init(
      sums: usable.map {
        Sums(
          first: Double($0.first.events),
          of: Double($0.first.trials),
          second: Double($0.second.events),
          of: Double($0.second.trials)
        )
      },
      confidence: confidence,
      resamples: resamples,
      seed: seed
    )
  }

  /// Estimates a difference of weighted sums, as costs, over the same trials.
  ///
  /// - Parameters:
  ///   - sums: Each person's sums. Those without trials count for nothing.
  ///   - confidence: How sure the interval is, above 0 and below 1.
  ///   - resamples: How often persons are drawn, at least 100.
  ///   - seed: Chooses the draws.
  public init(
    sums: [Sums],
    confidence: Double = 0.95,
    resamples: Int = 10_000,
    seed: UInt64 = 1
  ) {
    precondition(confidence > 0 && confidence < 1, "a confidence lies between 0 and 1")
    let people = sums.filter { $0.firstTrials > 0 && $0.secondTrials > 0 }
    persons = people.count
    guard !people.isEmpty else {
      (difference, interval) = (nil, nil)
      return
    }
    var total = Sums.zero
    for person in people { total.add(person) }
    difference = total.difference
    guard people.count > 1 else {
      interval = nil
      return
    }
    if people.allSatisfy({ $0.difference == 0 }) {
      let none = people.map {
        PersonCount(events: 0, trials: Int($0.firstTrials, within: 1...Int.max))
      }
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
      var drawn = Sums.zero
      for _ in people { drawn.add(people[random.index(below: people.count)]) }
      draws.append(drawn.difference)
    }
    draws.sort()
    interval = Interval(
      lower: Self.quantile(draws, tail),
      upper: Self.quantile(draws, 1 - tail)
    )
  }

  /// The value below which a part of sorted values lies, between two of them where need be.
  private static func quantile(_ sorted: [Double], _ part: Double) -> Double {
    let position = part * Double(sorted.count - 1)
    let low = Int(position, within: 0...sorted.count - 1)
    let high = min(low + 1, sorted.count - 1)
    return sorted[low] + (sorted[high] - sorted[low]) * (position - Double(low))
  }
}
