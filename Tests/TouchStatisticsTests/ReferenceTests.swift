import Expectations
import Testing

@testable import TouchStatistics

/// Values against those of SciPy and NumPy, which Reference/values.py computes.
struct ReferenceTests {
  @Test(
    "Distributions and estimates are those that SciPy computes",
    arguments: [
      "normal.quantile", "normal.cumulative", "t.quantile", "t.cumulative", "loggamma", "beta",
      "gamma", "poisson", "proportion", "paired",
    ]
  )
  func agrees(name: String) {
    let rows = ReferenceTable.rows.filter { $0.name == name }
    #expect(!rows.isEmpty)
    for row in rows {
      let values = Self.values(row)
      expectEqual(values.count, row.values.count)
      for (value, expected) in zip(values, row.values) {
        let error = (value - expected).magnitude
        #expect(
          error <= row.precision * max(expected.magnitude, name == "paired" ? 1 : 1e-300),
          "\(name) of \(row.arguments) is \(value) instead of \(expected)"
        )
      }
    }
  }

  private static func values(_ row: ReferenceTable.Row) -> [Double] {
    let a = row.arguments
    switch row.name {
    case "normal.quantile": return [Normal.quantile(a[0])]
    case "normal.cumulative": return [Normal.cumulative(a[0])]
    case "t.quantile": return [StudentT.quantile(a[0], freedom: a[1])]
    case "t.cumulative": return [StudentT.cumulative(a[0], freedom: a[1])]
    case "loggamma": return [LogGamma.value(a[0])]
    case "beta": return [IncompleteBeta.value(a[0], a[1], a[2])]
    case "gamma":
      let parts = IncompleteGamma.parts(shape: a[1], a[0])
      return [parts.lower, parts.upper]
    case "poisson":
      let estimate = RateEstimate(events: Int(a[0]), hours: a[1], confidence: a[2])
      return [estimate.interval.lower, estimate.interval.upper]
    case "proportion":
      let estimate = ProportionEstimate(counts(a.dropFirst()), confidence: a[0])
      return [
        estimate.intraclassCorrelation ?? 0, estimate.effectiveTrials, estimate.interval.lower,
        estimate.interval.upper,
      ]
    case "paired":
      let flat = counts(a[...])
      let people = stride(from: 0, to: flat.count, by: 2).map {
        PairedDifference.Person(first: flat[$0], second: flat[$0 + 1])
      }
      let interval = PairedDifference(people, resamples: 40_000).interval
      return [interval?.lower ?? .nan, interval?.upper ?? .nan]
    default: return []
    }
  }

  private static func counts(_ numbers: ArraySlice<Double>) -> [PersonCount] {
    let whole = numbers.map { Int($0) }
    return stride(from: 0, to: whole.count, by: 2).map {
      PersonCount(events: whole[$0], trials: whole[$0 + 1])
    }
  }
}
