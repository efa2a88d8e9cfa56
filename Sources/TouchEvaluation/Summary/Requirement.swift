import TouchReport
import TouchStatistics

/// A bound that a figure has to keep for sure: `tap.recall=0.98`.
public struct Requirement: Hashable, Sendable {
  /// What can be required.
  public enum Figure: String, Hashable, Sendable, CaseIterable {
    /// The part of a label's strokes that is hit: its lower bound is held against the limit.
    case recall
    /// The part of a recognizer's recognitions that a label asked for: its lower bound.
    case precision
    /// A recognizer's false alarms an hour of touching: their upper bound.
    case alarms
    /// The label's strokes that there must be.
    case strokes
    /// The persons that there must be with such strokes.
    case persons
  }

  /// The label, or the recognizer.
  public var name: String
  /// The figure.
  public var figure: Figure
  /// What it is held against.
  public var limit: Double

  /// Reads a requirement; nil where the text is malformed.
  public init?(_ text: String) {
    let sides = text.split(separator: "=", omittingEmptySubsequences: false)
    guard sides.count == 2, let point = sides[0].lastIndex(of: "."), point > sides[0].startIndex,
      let figure = Figure(rawValue: String(sides[0][sides[0].index(after: point)...])),
      sides[1].utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E }),
      let limit = Double(sides[1])
    else { return nil }
    if figure == .recall || figure == .precision, limit > 1 { return nil }
    name = String(sides[0][..<point])
    self.figure = figure
    self.limit = limit
  }

  /// Why a summary doesn't meet it; nil where it does.
  package func problem(in figures: SummaryFigures) -> String? {
    let title = "\(name).\(figure.rawValue)"
    switch figure {
    case .recall:
      let recall = figures.recall(name)
      guard recall.trials > 0 else { return "\(title): there is no stroke that means \(name)" }
      return below(recall, title)
    case .precision:
      let precision = figures.precision(name)
      guard precision.trials > 0 else { return "\(title): \(name) was never recognized" }
      return below(precision, title)
    case .alarms:
      let rate = figures.alarmRate(name)
      if rate.interval.upper <= limit { return nil }
      return "\(title): at most \(SummaryFigures.numbers(rate.interval)) an hour for sure, "
        + "required \(NumberText.short(limit, 4))"
    case .strokes, .persons:
      let tally = figures.summary.gestures[name]
      let count =
        figure == .strokes
        ? tally?.strokes ?? 0
        : tally?.persons.keys.filter { $0 != EvaluationSummary.unnamed }.count ?? 0
      if Double(count) >= limit { return nil }
      return "\(title): there are \(count), required \(NumberText.short(limit, 0))"
    }
  }

  private func below(_ estimate: ProportionEstimate, _ title: String) -> String? {
    if estimate.interval.lower >= limit { return nil }
    let bound = SummaryFigures.percent(estimate.interval.lower)
    let seen = estimate.rate.map(SummaryFigures.percent) ?? "-"
    let persons = estimate.persons == 1 ? "1 person" : "\(estimate.persons) persons"
    return "\(title): at least \(bound) for sure, required \(SummaryFigures.percent(limit)) "
      + "(\(seen) of \(estimate.trials), \(persons))"
  }
}
