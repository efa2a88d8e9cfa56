import TouchCore

@testable import TouchStatistics

/// Persons whose rates differ by a beta distribution: the usual model of repeated trials.
struct BetaBinomial {
  /// How likely it is that a person has at most so many events.
  private let cumulative: [Double]
  private let trials: Int

  /// Creates a model.
  ///
  /// - Parameters:
  ///   - rate: The mean rate of all persons.
  ///   - correlation: The intraclass correlation of a person's trials.
  ///   - trials: The trials of each person.
  init(rate: Double, correlation: Double, trials: Int) {
    let sum = 1 / correlation - 1
    let (a, b) = (rate * sum, (1 - rate) * sum)
    let front = Self.logBeta(a, b)
    let n = Double(trials)
    var (total, cumulative) = (0.0, [Double]())
    for place in 0...trials {
      let k = Double(place)
      let combinations = LogGamma.value(n + 1) - LogGamma.value(k + 1) - LogGamma.value(n - k + 1)
      total += ElementaryFunctions.exp(combinations + Self.logBeta(k + a, n - k + b) - front)
      cumulative.append(total)
    }
    self.cumulative = cumulative
    self.trials = trials
  }

  /// A person drawn at random.
  func person(_ random: inout RandomNumbers) -> PersonCount {
    let draw = Double(random.next() >> 11) * 0x1p-53
    let place = cumulative.firstIndex { draw < $0 } ?? trials
    return PersonCount(events: place, trials: trials)
  }

  private static func logBeta(_ a: Double, _ b: Double) -> Double {
    LogGamma.value(a) + LogGamma.value(b) - LogGamma.value(a + b)
  }
}
