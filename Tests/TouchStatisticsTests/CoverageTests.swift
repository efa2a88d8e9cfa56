import Foundation
import Testing

@testable import TouchStatistics

/// How often the default interval covers the truth in simulated corpora.
struct CoverageTests {
  /// How many corpora are drawn for a cell of the table.
  private static let corpora = 2000
  /// How many strokes each person makes.
  private static let strokes = 20
  private static let rates = [0.02, 0.03, 0.05, 0.1, 0.15, 0.2]

  @Test(
    "The default interval covers the truth in 93 to 99 % of simulated corpora, and the documented table says so"
  )
  func covers() throws {
    var random = RandomNumbers(seed: 17)
    var lines = ["| alike by | persons | " + Self.rates.map(Self.percent).joined(separator: " | ")]
    lines[0] += " |"
    lines.append("|---|---|" + String(repeating: "---|", count: Self.rates.count))
    for correlation in [0.05, 0.1] {
      for persons in [5, 8, 15, 30, 60] {
        var line = "| \(correlation) | \(persons) |"
        for rate in Self.rates {
          let model = BetaBinomial(rate: rate, correlation: correlation, trials: Self.strokes)
          let (part, width) = Self.cell(model, rate, persons, &random)
          line += " \(Self.percent(part)), \(Self.percent(width)) |"
          #expect(
            (0.93...0.99).contains(part),
            "\(persons) persons, rate \(rate), correlation \(correlation): covered in \(part)"
          )
        }
        lines.append(line)
      }
    }
    let table = lines.joined(separator: "\n") + "\n"
    print(table)
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Documentation/Statistics.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    #expect(text.contains(table), "Documentation/Statistics.md has another table than is printed")
  }

  @Test(
    "The person bootstrap covers the difference of 8 persons, which plain percentiles miss too often"
  )
  func paired() {
    // The first variant's rate is 20 %, the second's 10 %, of the same persons.
    let first = BetaBinomial(rate: 0.2, correlation: 0.1, trials: Self.strokes)
    let second = BetaBinomial(rate: 0.1, correlation: 0.1, trials: Self.strokes)
    var random = RandomNumbers(seed: 18)
    var covered = 0
    let corpora = 300
    for _ in 0..<corpora {
      let people = (0..<8).map { _ in
        PairedDifference.Person(first: first.person(&random), second: second.person(&random))
      }
      let interval = PairedDifference(people, resamples: 800).interval
      if let interval, interval.contains(-0.1) { covered += 1 }
    }
    print("paired differences of 8 persons: covered in \(covered) of \(corpora)")
    #expect((0.91...0.995).contains(Double(covered) / Double(corpora)))
  }

  /// How often the interval covers the rate, and its median width.
  private static func cell(
    _ model: BetaBinomial,
    _ rate: Double,
    _ persons: Int,
    _ random: inout RandomNumbers
  ) -> (covered: Double, width: Double) {
    var covered = 0
    var widths: [Double] = []
    for _ in 0..<corpora {
      let counts = (0..<persons).map { _ in model.person(&random) }
      let interval = ProportionEstimate(counts).interval
      if interval.contains(rate) { covered += 1 }
      widths.append(interval.width)
    }
    widths.sort()
    let median = (widths[corpora / 2 - 1] + widths[corpora / 2]) / 2
    return (Double(covered) / Double(corpora), median)
  }

  /// A part in percent with one decimal, as 96.6 %.
  private static func percent(_ part: Double) -> String {
    let tenths = Int((part * 1000).rounded())
    return "\(tenths / 10).\(tenths % 10) %"
  }
}
