import TouchCore
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
    if figure == .strokes || figure == .persons, limit != limit.rounded() { return nil }
    name = String(sides[0][..<point])
    self.figure = figure
    self.limit = limit
  }

  /// The requirement as it is typed, without its limit.
  private var title: String { "\(name).\(figure.rawValue)" }

  /// Whether a requirement is met, and what the figure is, in words.
  package struct Finding: Hashable, Sendable {
    /// Whether the figure keeps the limit for sure.
    package var isMet: Bool
    /// The figure and the limit.
    package var text: String
  }

  /// Holds a summary's figure against the limit.
  package func finding(in figures: SummaryFigures) -> Finding {
    switch figure {
    case .recall:
      let recall = figures.recall(name)
      guard recall.trials > 0 else { return unmet("there is no stroke that means \(name)") }
      return part(recall, isNamed: !figures.hasUnnamedStrokes(name))
    case .precision:
      let precision = figures.precision(name)
      guard precision.trials > 0 else { return unmet("\(name) was never recognized") }
      return part(precision, isNamed: !figures.hasUnnamedRecognitions(name))
    case .alarms: return alarms(figures)
    case .strokes, .persons:
      let statistics = figures.summary.gestures[name]
      let count =
        figure == .strokes
        ? statistics?.strokes ?? 0
        : statistics?.persons.keys.filter { $0 != EvaluationSummary.unnamed }.count ?? 0
      return Finding(
        isMet: Double(count) >= limit,
        text: "\(title): there are \(count), required \(NumberText.short(limit, 4))"
      )
    }
  }

  private func unmet(_ reason: String) -> Finding {
    Finding(isMet: false, text: "\(title): \(reason)")
  }

  private func part(_ estimate: ProportionEstimate, isNamed: Bool) -> Finding {
    let seen = estimate.rate.map(SummaryFigures.percent) ?? "-"
    if !isNamed { return unmet("\(Self.unnamed) (\(seen) of \(estimate.trials))") }
    if estimate.persons < 2 {
      return unmet("a single person says nothing of others (\(seen) of \(estimate.trials))")
    }
    let (bound, required) = Self.apart(estimate.interval.lower * 100, limit * 100)
    return Finding(
      isMet: estimate.interval.lower >= limit,
      text: "\(title): at least \(bound) % for sure, required \(required) % "
        + "(\(seen) of \(estimate.trials), \(estimate.persons) persons; 95 % interval)"
    )
  }

  /// Why hands without names are no evidence: they may all be one.
  private static let unnamed =
    "not all recordings name their person, so that nothing can be said of others"

  private func alarms(_ figures: SummaryFigures) -> Finding {
    let rate = figures.alarmRate(name)
    guard rate.interval.upper.isFinite else { return unmet("nothing touched") }
    if figures.hasUnnamedTouching { return unmet(Self.unnamed) }
    if figures.touchingPersons < 2 {
      return unmet("a single person's touches say nothing of others'")
    }
    let (bound, required) = Self.apart(rate.interval.upper, limit)
    let time = NumberText.fixed(figures.summary.touching.seconds, 1)
    return Finding(
      isMet: rate.interval.upper <= limit,
      text: "\(title): at most \(bound) an hour for sure, required \(required) "
        + "(\(rate.events) in \(time) s of touching, \(figures.touchingPersons) persons; 95 % interval)"
    )
  }

  /// Two numbers with as many digits as tell them apart, one behind the point or more.
  private static func apart(_ one: Double, _ other: Double) -> (String, String) {
    for digits in 1..<6 {
      let texts = (NumberText.fixed(one, digits), NumberText.fixed(other, digits))
      if texts.0 != texts.1 || one == other { return texts }
    }
    return (NumberText.fixed(one, 6), NumberText.fixed(other, 6))
  }
}

// MARK: Malformed texts and unknown names

extension Requirement {
  /// What to do about a text that is no requirement.
  package static func remedy(for text: String) -> String {
    let figures = Figure.allCases.map(\.rawValue)
    let usage =
      "write --require NAME.FIGURE=LIMIT, as in tap.recall=0.98; the figures are "
      + figures.joined(separator: ", ")
    guard let equals = text.firstIndex(of: "="), let point = text[..<equals].lastIndex(of: "."),
      point > text.startIndex
    else { return usage }
    let word = String(text[text.index(after: point)..<equals])
    guard let figure = Figure(rawValue: word) else {
      return NearestName.question(NearestName.find(word, among: figures)) + usage
    }
    return switch figure {
    case .recall, .precision:
      "\(word) is a part from 0 to 1: write \(text[..<equals])=0.8 for 80 %"
    case .alarms: "the limit is a number from 0 on: write \(text[..<equals])=15"
    case .strokes, .persons:
      "\(word) are counted: the limit is a whole number from 0 on: write \(text[..<equals])=15"
    }
  }
}

extension Requirement {
  /// Why a run can't have a figure of that name; nil where it can.
  ///
  /// - Parameters:
  ///   - recognizers: What takes part: the recognizers and controls of the scene.
  ///   - labels: The labels that the corpus has.
  ///   - known: The labels that it could have.
  /// - Returns: What is wrong, and what to do about it.
  package func unknownName(
    recognizers: [String],
    labels: [String],
    known: [String]
  ) -> (problem: String, remedy: String)? {
    switch figure {
    case .precision, .alarms:
      if recognizers.contains(name) { return nil }
      return (
        "\(title): no recognizer \(name) takes part",
        NearestName.remedy(name, among: recognizers, "there are")
      )
    case .recall, .strokes, .persons:
      if labels.contains(name) || known.contains(name) { return nil }
      let near = NearestName.question(NearestName.find(name, among: labels + known))
      return (
        "\(title): no stroke can mean \(name)",
        near + "the labels are \((labels.isEmpty ? known : labels).joined(separator: ", "))"
      )
    }
  }
}
