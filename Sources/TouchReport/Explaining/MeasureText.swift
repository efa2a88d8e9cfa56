import TouchCore
import TouchStage

/// Measured values as people read them: a few decimals, degrees for radians, per cent for force.
struct MeasureText {
  private let factor: Double
  private let decimals: Int
  private let suffix: String

  /// Creates a writer of values in a unit.
  init(_ unit: GestureMeasure.Unit) {
    (factor, decimals, suffix) =
      switch unit {
      case .count: (1, 0, "")
      case .points: (1, 1, " pt")
      case .radians: (180 / .pi, 1, "°")
      case .seconds: (1, 2, " s")
      case .pointsPerSecond: (1, 0, " pt/s")
      case .force: (100, 0, " %")
      case .own: (1, 2, "")
      }
  }

  /// A value without its unit.
  func number(_ value: Double) -> String { NumberText.short(value * factor, decimals) }

  /// A value with its unit.
  func amount(_ value: Double) -> String { number(value) + suffix }

  /// A difference that is more than nothing with its unit; one too small to print is called less than
  /// what can be printed.
  func difference(_ value: Double) -> String {
    for decimals in decimals...Self.finest {
      let text = NumberText.short(value.magnitude * factor, decimals)
      if text != "0" { return text + suffix }
    }
    return "less than 0.001" + suffix
  }

  /// A value in the unit that is printed.
  func exact(_ value: Double) -> Double { value * factor }

  /// A value one printed step larger or smaller.
  func stepped(_ value: Double, by steps: Double) -> Double {
    var step = 1 / factor
    for _ in 0..<decimals { step /= 10 }
    return value + steps * step
  }

  /// The most decimals that a difference is given.
  private static let finest = 3
}

extension GestureMeasure {
  /// The limit in words: "limit 45" or "needs 10".
  var limitText: String {
    (bound == .atMost ? "limit " : "needs ") + MeasureText(unit).number(limit)
  }

  /// The value held against the limit, and by how much it missed or kept it: "46.2 pt, limit 45: 1.2 pt
  /// too far".
  ///
  /// - Parameter words: What to call more and less of what was measured, as in "too far".
  /// - Returns: The text.
  func text(_ words: MeasureWords) -> String {
    let text = MeasureText(unit)
    return "\(text.amount(value)), \(limitText): \(margin(words))"
  }

  /// By how much the limit was missed, or kept.
  func margin(_ words: MeasureWords) -> String {
    let text = MeasureText(unit)
    if slack < 0 {
      return "\(text.difference(slack)) \(bound == .atMost ? words.more : words.less)"
    }
    return slack == 0 ? "just enough" : "\(text.difference(slack)) to spare"
  }
}
