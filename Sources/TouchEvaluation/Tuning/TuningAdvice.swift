import TouchCore
public import TouchStatistics

/// What a search over thresholds came to, and what can be said of it.
public struct TuningAdvice: Hashable, Sendable {
  /// Fewer persons than these are no ground for advice (our own choice: from there on the default interval
  /// covers what it promises, Documentation/Statistics.md).
  public static let fewestPersons = ProportionEstimate.fewestPersons
  /// Fewer errors than these, at the value that makes most, are no ground for advice (our own choice).
  public static let fewestErrors = 10
  /// Up to so many persons each is left out alone; of more, a tenth at a time (our own choice).
  static let mostSingleFolds = 20
  /// How many draws an interval of differences is made of (our own choice).
  static let resamples = 4000

  /// Why there is no advice.
  public enum Refusal: Hashable, Sendable {
    /// A replay can't know what hands would do: what they see steers them.
    case notIdentifiable(String)
    /// There are so many persons with names.
    case persons(Int)
    /// There are so many errors at most, in so many strokes.
    case errors(Int, strokes: Int)
    /// No value keeps the budget.
    case overBudget
  }

  /// What the advice is.
  public enum Verdict: Hashable, Sendable {
    /// There is none.
    case refused(Refusal)
    /// The present values are the best that were tried.
    case keep
    /// Others are better, but not surely; so many persons like these would tell.
    case undecided(persons: Int)
    /// The best values are surely better than the present ones.
    case take
  }

  /// What left-out persons came to with values that were chosen without them.
  public struct Unseen: Hashable, Sendable {
    /// How many times persons were left out.
    public var folds: Int
    /// What they came to in all.
    public var share: VariantStatistics.Share
    /// The part of their strokes that was not hit.
    public var misses: ProportionEstimate
    /// Their alarms an hour.
    public var alarms: RateEstimate
    /// The lowest and the highest value of each threshold that was chosen.
    public var chosen: [ClosedRange<Double>]
  }

  /// The indices of the best values.
  public let best: [Int]
  /// The advice.
  public let verdict: Verdict
  /// What the best values cost a stroke less what the present ones do; nil without a present value.
  public let difference: PairedDifference?
  /// For each threshold, the values around the best that can't be told from it, the others being at their best.
  public let flat: [ClosedRange<Double>]
  /// What persons came to who had no part in the choice; nil with fewer than two.
  public let unseen: Unseen?

  /// Takes a search's result apart.
  ///
  /// - Parameters:
  ///   - search: The search.
  ///   - steering: What hands see that steers them; nil where nothing does.
  public init(_ search: ThresholdSearch, steering: String? = nil) {
    let best = search.best()
    self.best = best
    let chosen = search.statistics(at: best)
    let now = search.triesPresent ? search.statistics(at: search.present) : nil
    let difference = now.map { Self.difference(from: $0, to: chosen, search.objective) }
    self.difference = difference
    flat = search.variables.indices.map { Self.flat(around: best, of: $0, search) }
    unseen = Self.unseen(search)
    verdict = Self.verdict(search, best, difference, steering)
  }

  // MARK: Verdict

  private static func verdict(
    _ search: ThresholdSearch,
    _ best: [Int],
    _ difference: PairedDifference?,
    _ steering: String?
  ) -> Verdict {
    if let steering { return .refused(.notIdentifiable(steering)) }
    let statistics = search.statistics(at: best)
    if statistics.names.count < fewestPersons { return .refused(.persons(statistics.names.count)) }
    let totals = search.results.values.map { $0.total() }
    let errors = totals.map(\.errors).max() ?? 0
    if errors < fewestErrors {
      return .refused(.errors(errors, strokes: statistics.total().strokes))
    }
    if !search.objective.allows(statistics.total()) { return .refused(.overBudget) }
    guard search.triesPresent else { return .take }
    if best == search.present { return .keep }
    // Over the budget there is nothing to keep.
    if !search.objective.allows(search.statistics(at: search.present).total()) { return .take }
    guard let difference, let size = difference.difference, let interval = difference.interval
    else {
      return .take
    }
    if interval.upper < 0 { return .take }
    let half = interval.width / 2
    let part = size == 0 ? .infinity : half / size.magnitude
    let needed = Double(difference.persons) * part * part
    return .undecided(persons: Int(needed.rounded(.up), within: 0...1_000_000))
  }

  // MARK: Differences

  /// By how much a stroke's cost differs between two results.
  private static func difference(
    from one: VariantStatistics,
    to other: VariantStatistics,
    _ objective: TuningObjective
  ) -> PairedDifference {
    PairedDifference(
      sums: one.names.map { name in
        let share = one.persons[name] ?? VariantStatistics.Share()
        let changed = other.persons[name] ?? VariantStatistics.Share()
        // Without labelled strokes a person's alarms count all the same, as those of one stroke.
        return PairedDifference.Sums(
          first: objective.weight(share),
          second: objective.weight(changed),
          trials: Double(max(share.strokes, 1))
        )
      },
      resamples: resamples
    )
  }

  private static func flat(
    around best: [Int],
    of variable: Int,
    _ search: ThresholdSearch
  ) -> ClosedRange<Double> {
    let values = search.variables[variable].values
    let least = search.statistics(at: best)
    func isAlike(_ index: Int) -> Bool {
      guard values.indices.contains(index) else { return false }
      var indices = best
      indices[variable] = index
      let statistics = search.statistics(at: indices)
      guard search.objective.allows(statistics.total()) else { return false }
      return difference(from: least, to: statistics, search.objective).interval.map {
        $0.lower <= 0
      }
        ?? false
    }
    var (low, high) = (best[variable], best[variable])
    while isAlike(low - 1) { low -= 1 }
    while isAlike(high + 1) { high += 1 }
    return values[low]...values[high]
  }

  // MARK: Persons who had no part

  private static func unseen(_ search: ThresholdSearch) -> Unseen? {
    let names = search.statistics(at: search.present).names
    guard names.count > 1 else { return nil }
    let count = names.count <= mostSingleFolds ? names.count : 10
    var total = VariantStatistics.Share()
    var counts: [PersonCount] = []
    var chosen: [[Int]] = []
    for fold in 0..<count {
      let out = names.enumerated().filter { $0.offset % count == fold }.map(\.element)
      let indices = search.best(for: Set(names).subtracting(out))
      chosen.append(indices)
      let statistics = search.statistics(at: indices)
      for name in out {
        let share = statistics.persons[name] ?? VariantStatistics.Share()
        total.add(share)
        counts.append(PersonCount(events: share.misses, trials: share.strokes))
      }
    }
    return Unseen(
      folds: count,
      share: total,
      misses: ProportionEstimate(counts),
      alarms: RateEstimate(events: total.alarms, hours: total.touching.seconds / 3600),
      chosen: search.variables.indices.map { variable in
        let values = chosen.map { search.variables[variable].values[$0[variable]] }
        return (values.min() ?? 0)...(values.max() ?? 0)
      }
    )
  }
}
