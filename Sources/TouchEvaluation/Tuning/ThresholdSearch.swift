/// Looks for the values of several thresholds with the least cost, and keeps account of what that took.
///
/// Few thresholds with few values are tried in every combination; otherwise one threshold after the other is moved
/// to its best value, beginning with the present ones, until none gets better. A corpus that was evaluated with some
/// values is never evaluated with them again, whichever persons a search is about.
public final class ThresholdSearch {
  /// How combinations are chosen.
  public enum Method: String, Hashable, Sendable {
    /// Every combination.
    case grid
    /// One threshold after the other.
    case coordinate
  }

  /// The most combinations that are all tried, unless another number is asked for (our own choice).
  public static let usualEvaluations = 400

  /// The thresholds.
  public let variables: [SweepVariable]
  /// What makes one choice better than another.
  public let objective: TuningObjective
  /// How combinations are chosen.
  public let method: Method
  /// What was evaluated, by indices in the variables' values.
  public private(set) var results: [[Int]: VariantStatistics] = [:]
  private let evaluate: ([Int]) -> VariantStatistics

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - variables: The thresholds, at least one.
  ///   - objective: What makes one choice better than another.
  ///   - most: The most combinations that are all tried.
  ///   - evaluate: Evaluates the corpus with the values at some indices.
  public init(
    _ variables: [SweepVariable],
    objective: TuningObjective,
    most: Int = usualEvaluations,
    evaluate: @escaping ([Int]) -> VariantStatistics
  ) {
    self.variables = variables
    self.objective = objective
    self.evaluate = evaluate
    var combinations = 1
    for variable in variables where combinations <= most { combinations *= variable.values.count }
    // A single threshold is swept whole: its trade-off is what is asked for.
    method = variables.count == 1 || combinations <= most ? .grid : .coordinate
  }

  /// How many times the corpus was evaluated.
  public var evaluations: Int { results.count }

  /// The indices of the present values; of the first where there is none.
  public var present: [Int] { variables.map { $0.presentIndex ?? 0 } }

  /// Whether all thresholds have a present value to compare with.
  public var triesPresent: Bool { variables.allSatisfy { $0.presentIndex != nil } }

  /// What the corpus comes to with the values at some indices.
  public func statistics(at indices: [Int]) -> VariantStatistics {
    if let known = results[indices] { return known }
    let statistics = evaluate(indices)
    results[indices] = statistics
    return statistics
  }

  /// The indices of the best values for some persons; for all where nil.
  public func best(for names: Set<String>? = nil) -> [Int] {
    switch method {
    case .grid: bestOfGrid(names)
    case .coordinate: bestOfCoordinates(names)
    }
  }

  private func cost(_ indices: [Int], _ names: Set<String>?) -> Double {
    objective.cost(statistics(at: indices).total(of: names))
  }

  // MARK: Grid

  private func bestOfGrid(_ names: Set<String>?) -> [Int] {
    if variables.count == 1 {
      let costs = variables[0].values.indices.map { cost([$0], names) }
      return [Self.middleOfBest(costs, preferring: variables[0].presentIndex)]
    }
    var (best, least) = (present, cost(present, names))
    var indices = variables.map { _ in 0 }
    while true {
      let cost = cost(indices, names)
      // Of equal ones, the present ones first, then the first.
      if cost < least { (best, least) = (indices, cost) }
      var digit = variables.count - 1
      while digit >= 0 {
        indices[digit] += 1
        if indices[digit] < variables[digit].values.count { break }
        indices[digit] = 0
        digit -= 1
      }
      if digit < 0 { return best }
    }
  }

  // MARK: Coordinates

  private func bestOfCoordinates(_ names: Set<String>?) -> [Int] {
    var best = present
    var least = cost(best, names)
    while true {
      var isBetter = false
      for digit in variables.indices {
        let costs = variables[digit].values.indices.map { index in
          var indices = best
          indices[digit] = index
          return cost(indices, names)
        }
        let index = Self.middleOfBest(costs, preferring: best[digit])
        if costs[index] < least {
          best[digit] = index
          least = costs[index]
          isBetter = true
        }
      }
      if !isBetter { return best }
    }
  }

  /// The index of the least cost: the preferred one if it has it, else the middle of the longest run of equal ones.
  ///
  /// The middle is the farthest from where it gets worse.
  static func middleOfBest(_ costs: [Double], preferring preferred: Int?) -> Int {
    guard let least = costs.min() else { return 0 }
    if let preferred, costs[preferred] == least { return preferred }
    var (best, length) = (0, 0)
    var start: Int?
    for index in 0...costs.count {
      if index < costs.count, costs[index] == least {
        if start == nil { start = index }
      } else if let begin = start {
        if index - begin > length {
          (best, length) = (begin + (index - begin - 1) / 2, index - begin)
        }
        start = nil
      }
    }
    return best
  }
}
