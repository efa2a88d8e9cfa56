import TouchCore
import TouchStage

/// Measured values as people read them: a few decimals, degrees for radians, per cent for force.
struct MeasureText {
  private let factor: Double
  private let decimals: Int
  private let suffix: String
  /// The difference that counts as none, as for the machines.
  let tolerance: Double

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
    tolerance = unit.tolerance
  }

  /// A value without its unit.
  func number(_ value: Double) -> String { NumberText.short(value * factor, decimals) }

  /// A value with its unit.
  func amount(_ value: Double) -> String { number(value) + suffix }

  /// A value and its limit with their units, in as many decimals as tell them apart.
  ///
  /// A value that no decimals tell from its limit, as a timer's that fires one tick after it, is just over or just
  /// under it.
  func amounts(_ value: Double, _ limit: Double) -> (value: String, limit: String) {
    let texts = numbers(value, limit)
    return (texts.value + suffix, texts.limit + suffix)
  }

  /// The same without units.
  func numbers(_ value: Double, _ limit: Double) -> (value: String, limit: String) {
    if (value - limit).magnitude <= tolerance { return (number(value), number(limit)) }
    let texts = NumberText.apart(value * factor, limit * factor, decimals)
    if texts.0 != texts.1 { return texts }
    return ((value > limit ? "just over " : "just under ") + texts.0, texts.1)
  }

  /// A difference that is more than nothing with its unit; one too small to print is called less than
  /// what can be printed.
  func difference(_ value: Double) -> String {
    for decimals in decimals...NumberText.finest {
      let text = NumberText.short(value.magnitude * factor, decimals)
      if text != "0" { return text + suffix }
    }
    return "less than 0.000001" + suffix
  }

  /// A value in the unit that is printed.
  func exact(_ value: Double) -> Double { value * factor }

  /// A value one printed step larger or smaller.
  func stepped(_ value: Double, by steps: Double) -> Double {
    var step = 1 / factor
    for _ in 0..<decimals { step /= 10 }
    return value + steps * step
  }
}

extension GestureMeasure {
  /// The limit in words: "limit 45", "needs 10" or "needs more than 100".
  var limitText: String {
    let limit = MeasureText(unit).numbers(value, limit).limit
    return switch bound {
    case .atMost: "limit \(limit)"
    case .atLeast: "needs \(limit)"
    case .moreThan: "needs more than \(limit)"
    }
  }

  /// The value with its unit, told from the limit.
  var valueText: String { MeasureText(unit).amounts(value, limit).value }

  /// The value held against the limit, and by how much it missed or kept it: "46.2 pt, limit 45: 1.2 pt
  /// too far".
  ///
  /// - Parameter words: What to call more and less of what was measured, as in "too far".
  /// - Returns: The text.
  func text(_ words: MeasureWords) -> String {
    "\(valueText), \(limitText): \(margin(words))"
  }

  /// By how much the limit was missed, or kept.
  func margin(_ words: MeasureWords) -> String {
    let text = MeasureText(unit)
    if slack.magnitude <= text.tolerance { return isKept ? "just enough" : "just not enough" }
    if !isKept {
      return "\(text.difference(slack)) \(bound == .atMost ? words.more : words.less)"
    }
    return "\(text.difference(slack)) to spare"
  }
}
