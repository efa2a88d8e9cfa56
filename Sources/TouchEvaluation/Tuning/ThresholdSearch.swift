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
  /// What was evaluated, by places in the variables' values.
  public private(set) var tallies: [[Int]: VariantTally] = [:]
  private let evaluate: ([Int]) -> VariantTally

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - variables: The thresholds, at least one.
  ///   - objective: What makes one choice better than another.
  ///   - most: The most combinations that are all tried.
  ///   - evaluate: Evaluates the corpus with the values at some places.
  public init(
    _ variables: [SweepVariable],
    objective: TuningObjective,
    most: Int = usualEvaluations,
    evaluate: @escaping ([Int]) -> VariantTally
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
  public var evaluations: Int { tallies.count }

  /// The places of the present values; of the first where there is none.
  public var present: [Int] { variables.map { $0.presentPlace ?? 0 } }

  /// Whether all thresholds have a present value to compare with.
  public var triesPresent: Bool { variables.allSatisfy { $0.presentPlace != nil } }

  /// What the corpus comes to with the values at some places.
  public func tally(at places: [Int]) -> VariantTally {
    if let known = tallies[places] { return known }
    let tally = evaluate(places)
    tallies[places] = tally
    return tally
  }

  /// The places of the best values for some persons; for all where nil.
  public func best(for names: Set<String>? = nil) -> [Int] {
    switch method {
    case .grid: bestOfGrid(names)
    case .coordinate: bestOfCoordinates(names)
    }
  }

  private func cost(_ places: [Int], _ names: Set<String>?) -> Double {
    objective.cost(tally(at: places).total(of: names))
  }

  // MARK: Grid

  private func bestOfGrid(_ names: Set<String>?) -> [Int] {
    if variables.count == 1 {
      let costs = variables[0].values.indices.map { cost([$0], names) }
      return [Self.middleOfBest(costs, preferring: variables[0].presentPlace)]
    }
    var (best, least) = (present, cost(present, names))
    var places = variables.map { _ in 0 }
    while true {
      let cost = cost(places, names)
      // Of equal ones, the present ones first, then the first.
      if cost < least { (best, least) = (places, cost) }
      var digit = variables.count - 1
      while digit >= 0 {
        places[digit] += 1
        if places[digit] < variables[digit].values.count { break }
        places[digit] = 0
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
        let costs = variables[digit].values.indices.map { place in
          var places = best
          places[digit] = place
          return cost(places, names)
        }
        let place = Self.middleOfBest(costs, preferring: best[digit])
        if costs[place] < least {
          best[digit] = place
          least = costs[place]
          isBetter = true
        }
      }
      if !isBetter { return best }
    }
  }

  /// The place of the least cost: the preferred one if it has it, else the middle of the longest run of equal ones.
  ///
  /// The middle is the farthest from where it gets worse.
  static func middleOfBest(_ costs: [Double], preferring preferred: Int?) -> Int {
    guard let least = costs.min() else { return 0 }
    if let preferred, costs[preferred] == least { return preferred }
    var (best, length) = (0, 0)
    var start: Int?
    for place in 0...costs.count {
      if place < costs.count, costs[place] == least {
        if start == nil { start = place }
      } else if let begin = start {
        if place - begin > length {
          (best, length) = (begin + (place - begin - 1) / 2, place - begin)
        }
        start = nil
      }
    }
    return best
  }
}
