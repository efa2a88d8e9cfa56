import TouchCore
import TouchReport
import TouchStatistics

/// The values that a recognizer measured, against its limit, as pictures.
struct MeasureChart {
  private static let size = (width: 300.0, height: 120.0)

  let key: MeasureDistribution.Key
  let values: MeasureDistribution

  private var title: String { SVGText.escaped("\(key.recognizer): \(key.kind)") }

  /// The limit in words, in the measure's unit.
  private var limit: String {
    let least = NumberText.short(values.limits.lowerBound, 4)
    let largest = NumberText.short(values.limits.upperBound, 4)
    let number = least == largest ? least : "\(least) to \(largest)"
    let bound =
      switch values.bound {
      case .atMost: "at most"
      case .atLeast: "at least"
      case .moreThan: "more than"
      }
    return "\(bound) \(number) \(values.unit.word)"
  }

  /// Bars of how often each value came up.
  ///
  /// Above the axis are those of strokes that meant the recognizer, below it all others.
  var histogram: String {
    let most = Double(max(values.meant.max() ?? 0, values.others.max() ?? 0, 1))
    let (width, height) = Self.size
    let step = width / Double(MeasureDistribution.bins + 1)
    let half = height / 2
    var bars = ""
    for (counts, isMeant) in [(values.meant, true), (values.others, false)] {
      for (bin, count) in counts.enumerated() where count > 0 {
        let tall = max(Double(count) / most * (half - 4), 1)
        bars += "<rect class=\"\(isMeant ? "meant" : "other")\" x=\"\(text(Double(bin) * step))\" "
        bars += "y=\"\(text(isMeant ? half - tall : half))\" width=\"\(text(step - 0.6))\" "
        bars += "height=\"\(text(tall))\"/>"
      }
    }
    let line = Double(MeasureDistribution.bins) / MeasureDistribution.most * step
    var svg = "<svg width=\"300\" height=\"136\" viewBox=\"0 0 300 136\" role=\"img\" "
    svg += "aria-label=\"\(title), in parts of the limit\">\(bars)"
    svg += "<line class=\"axis\" x1=\"0\" x2=\"300\" y1=\"60\" y2=\"60\"/>"
    svg += "<line class=\"limit\" x1=\"\(text(line))\" x2=\"\(text(line))\" y1=\"0\" y2=\"120\"/>"
    svg += "<text x=\"\(text(line))\" y=\"132\" text-anchor=\"middle\">limit</text>"
    svg += "<text x=\"0\" y=\"132\">0</text>"
    svg += "<text x=\"300\" y=\"132\" text-anchor=\"end\">3 × and more</text></svg>"
    return card(SVGText.escaped(limit), svg)
  }

  private func card(_ about: String, _ svg: String) -> String {
    "<div class=\"chart\"><h3>\(title)</h3><p class=\"soft\">\(about)</p>\(svg)</div>\n"
  }

  // MARK: The trade-off

  /// How many values of each kind a curve needs (our own choice).
  private static let fewest = 5

  /// Misses against alarms for every limit of this measure alone, on probit axes; nil where too little is known.
  var trade: String? {
    guard values.unit != .count else { return nil }
    let (meant, others) = (values.meant.reduce(0, +), values.others.reduce(0, +))
    guard meant >= Self.fewest, others >= Self.fewest else { return nil }
    let points = (0...MeasureDistribution.bins + 1).map { edge in
      let below = values.meant[..<edge].reduce(0, +)
      let belowOthers = values.others[..<edge].reduce(0, +)
      let isAtMost = values.bound == .atMost
      let kept = isAtMost ? below : meant - below
      let raised = isAtMost ? belowOthers : others - belowOthers
      return (alarms: Double(raised) / Double(others), misses: Double(meant - kept) / Double(meant))
    }
    let limit = MeasureDistribution.bins / 3
    return card(
      "\(meant) values of strokes that meant it, \(others) others",
      plot(points, now: points[limit])
    )
  }

  private static let ticks = [0.01, 0.05, 0.2, 0.5, 0.8, 0.95, 0.99]
  private static let ends = 0.005...0.995
  private static let side = 220.0
  private static let edge = 40.0

  /// Where a rate stands on an axis of probits, from 0 to 1.
  static func position(_ rate: Double) -> Double {
    let (low, high) = (Normal.quantile(ends.lowerBound), Normal.quantile(ends.upperBound))
    let clamped = min(max(rate, ends.lowerBound), ends.upperBound)
    return (Normal.quantile(clamped) - low) / (high - low)
  }

  private func plot(
    _ points: [(alarms: Double, misses: Double)],
    now: (alarms: Double, misses: Double)
  ) -> String {
    func x(_ rate: Double) -> String { text(Self.edge + Self.position(rate) * Self.side) }
    func y(_ rate: Double) -> String { text(8 + (1 - Self.position(rate)) * Self.side) }
    var svg = "<svg width=\"280\" height=\"270\" viewBox=\"0 0 280 270\" role=\"img\" "
    svg += "aria-label=\"\(title): misses against alarms\">"
    for tick in Self.ticks {
      let label = NumberText.short(tick * 100, 1)
      svg += "<line class=\"axis\" x1=\"\(x(tick))\" x2=\"\(x(tick))\" y1=\"8\" y2=\"228\"/>"
      svg += "<line class=\"axis\" x1=\"40\" x2=\"260\" y1=\"\(y(tick))\" y2=\"\(y(tick))\"/>"
      svg += "<text x=\"\(x(tick))\" y=\"242\" text-anchor=\"middle\">\(label)</text>"
      svg += "<text x=\"36\" y=\"\(y(tick))\" text-anchor=\"end\">\(label)</text>"
    }
    let path = points.map { "\(x($0.alarms)),\(y($0.misses))" }.joined(separator: " ")
    svg += "<polyline class=\"curve\" points=\"\(path)\"/>"
    svg += "<circle class=\"now\" cx=\"\(x(now.alarms))\" cy=\"\(y(now.misses))\" r=\"4\"/>"
    svg += "<text x=\"150\" y=\"260\" text-anchor=\"middle\">others that keep the limit, %</text>"
    svg += "<text x=\"12\" y=\"118\" text-anchor=\"middle\" transform=\"rotate(-90 12 118)\">"
    return svg + "meant that miss it, %</text></svg>"
  }

  private func text(_ value: Double) -> String { NumberText.short(value, 2) }
}
