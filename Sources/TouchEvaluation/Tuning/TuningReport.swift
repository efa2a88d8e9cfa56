import TouchCore
import TouchReport
import TouchStatistics

/// A search over thresholds as text and as JSON.
public struct TuningReport {
  /// How the numbers came about.
  public struct Effort: Hashable, Sendable {
    /// The recordings whose decisions answered for every value.
    public var exact = 0
    /// The recordings that were replayed for each value.
    public var replayed = 0
    /// All replays.
    public var replays = 0
    /// Why recordings had to be replayed for each value; nil where none had.
    public var reason: String?

    /// Creates an account of nothing.
    public init() {}
  }

  /// What outputs call the corpus.
  public var corpus: String
  /// Whether its hands are synthetic.
  public var isSynthetic: Bool
  /// What else a reader has to know, a line each.
  public var notices: [String] = []
  /// How the numbers came about.
  public var effort: Effort
  private let search: ThresholdSearch
  private let advice: TuningAdvice

  /// Creates a report.
  public init(
    _ search: ThresholdSearch,
    _ advice: TuningAdvice,
    corpus: String,
    isSynthetic: Bool,
    effort: Effort
  ) {
    self.search = search
    self.advice = advice
    self.corpus = corpus
    self.isSynthetic = isSynthetic
    self.effort = effort
  }

  // MARK: Text

  /// What synthetic hands are worth, in words.
  public static let syntheticNotice =
    "These hands are synthetic: nothing here is evidence of what people do."

  /// The report as lines of text.
  public var lines: [String] {
    var lines: [String] = []
    if isSynthetic { lines += [Self.syntheticNotice, ""] }
    let statistics = search.statistics(at: advice.best)
    let total = statistics.total()
    let persons = statistics.names.count
    lines.append(
      "\(corpus): \(Self.count(total.strokes, "stroke")) of \(Self.count(persons, "person")), "
        + "\(NumberText.fixed(total.touching.seconds, 1)) s of touching"
    )
    lines.append("Looked for \(search.objective.text).")
    lines.append(effortText)
    lines += notices
    lines.append("")
    lines += table
    lines.append("")
    lines += unseenLines
    lines += verdictLines
    return lines
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    NumberText.count(number, noun)
  }

  private var effortText: String {
    let method =
      switch search.method {
      case .grid where search.variables.count == 1: "every value"
      case .grid: "every combination"
      case .coordinate: "one threshold after the other, again until none gets better"
      }
    var text = "\(Self.count(search.evaluations, "evaluation")): \(method). "
    text +=
      "\(Self.count(effort.replays, "replay")) of \(Self.count(effort.exact + effort.replayed, "recording"))"
    if effort.exact > 0 {
      text += "; one replay answered for every value of \(effort.exact) of them"
    }
    if effort.replayed > 0, let reason = effort.reason {
      text +=
        "; \(effort.exact > 0 ? "the other \(effort.replayed)" : "they") had to be replayed "
        + "for each value: \(reason)"
    }
    return text + "."
  }

  /// The trade-off: a row for each value of the single threshold, or for each choice on the way.
  private var table: [String] {
    var rows = TextRows(["", "misses", "", "alarms", "an hour", "cost of 100", ""], left: [6])
    for indices in shown {
      let statistics = search.statistics(at: indices)
      let share = statistics.total()
      rows.add([
        text(indices), "\(share.misses)", missText(statistics),
        "\(share.alarms)", share.alarmsAnHour.map { NumberText.fixed($0, 1) } ?? "",
        costText(share), marks(indices),
      ])
    }
    return rows.lines
  }

  /// The choices that have rows, in the order of values.
  private var shown: [[Int]] {
    if search.variables.count == 1 {
      let indices = search.results.keys.sorted { $0[0] < $1[0] }
      return indices
    }
    // Of many combinations, those with one threshold away from the best.
    let near = search.results.keys.filter { indices in
      zip(indices, advice.best).count { $0 != $1 } <= 1 || indices == search.present
    }
    return near.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private func text(_ indices: [Int]) -> String {
    zip(search.variables, indices).map { $0.setting($0.values[$1]) }.joined(separator: ",")
  }

  private func missText(_ statistics: VariantStatistics) -> String {
    let share = statistics.total()
    guard share.strokes > 0 else { return "" }
    return SummaryFigures.percent(Double(share.misses) / Double(share.strokes))
  }

  private func costText(_ share: VariantStatistics.Share) -> String {
    guard search.objective.allows(share) else { return "over" }
    return NumberText.fixed(
      search.objective.cost(share) * 100 / Double(max(share.strokes, 1)),
      1
    )
  }

  private func marks(_ indices: [Int]) -> String {
    var marks: [String] = []
    if search.triesPresent, indices == search.present { marks.append("now") }
    if indices == advice.best {
      marks.append("best")
    } else if isFlat(indices) {
      marks.append("as good")
    }
    return marks.joined(separator: ", ")
  }

  private func isFlat(_ indices: [Int]) -> Bool {
    let away = indices.indices.filter { indices[$0] != advice.best[$0] }
    guard away.count == 1 else { return false }
    let variable = away[0]
    return advice.flat[variable].contains(search.variables[variable].values[indices[variable]])
  }

  // MARK: Persons

  private var unseenLines: [String] {
    guard let unseen = advice.unseen else {
      return ["No persons are left out: fewer than two have names.", ""]
    }
    let chosen = zip(search.variables, unseen.chosen).map { variable, range in
      let (low, high) = (variable.text(of: range.lowerBound), variable.text(of: range.upperBound))
      return low == high ? "\(variable.name)=\(low)" : "\(variable.name) from \(low) to \(high)"
    }
    var line =
      "On persons who had no part in the choice (\(unseen.folds) times some were left out, "
    line += "the others chose \(chosen.joined(separator: ", "))): "
    if let rate = unseen.misses.rate {
      line +=
        "misses in \(SummaryFigures.percent(rate)) (\(SummaryFigures.percents(unseen.misses.interval)))"
    } else {
      line += "no strokes"
    }
    if let rate = unseen.alarms.rate {
      line +=
        ", \(NumberText.fixed(rate, 1)) alarms an hour (\(SummaryFigures.numbers(unseen.alarms.interval)))"
    }
    return [line + ".", ""]
  }

  // MARK: Verdict

  private var verdictLines: [String] {
    flatLines + [verdictText]
  }

  private var flatLines: [String] {
    let persons = search.statistics(at: advice.best).names.count
    if persons < 2 {
      let who = persons == 1 ? "One person" : "No person with a name"
      return ["\(who): nothing tells the values apart, as the differences of others aren't known."]
    }
    return zip(search.variables, advice.flat).map { variable, range in
      let (low, high) = (variable.text(of: range.lowerBound), variable.text(of: range.upperBound))
      return low == high
        ? "\(variable.name): the values next to the best are worse than it\(few(persons))."
        : "\(variable.name): from \(low) to \(high) no value can be told from the best."
    }
  }

  private func few(_ persons: Int) -> String {
    persons < TuningAdvice.fewestPersons ? ", as far as \(persons) persons can tell" : ""
  }

  /// Whether every choice that was tried comes to the same.
  private var isAllTheSame: Bool {
    let totals = search.results.values.map { $0.total() }
    return totals.allSatisfy { $0 == totals.first }
  }

  /// The advice in one sentence or two; of synthetic hands there is none.
  public var verdictText: String {
    guard isSynthetic else { return adviceText }
    return
      "No advice: \(Self.syntheticNotice) Of persons who did the same it would be: \(adviceText)"
  }

  private var adviceText: String {
    let best = text(advice.best)
    switch advice.verdict {
    case .refused(let refusal): return "No advice: \(Self.text(refusal))"
    case .keep:
      return isAllTheSame
        ? "Keep \(best): everything that was tried comes to the same, so that nothing speaks for a change."
        : "Keep \(best): nothing that was tried is better."
    case .undecided(let persons):
      let more = persons == 1_000_000 ? "no number of persons" : "about \(persons) persons"
      return
        "Keep \(text(search.present)): \(best) comes out better\(differenceText), which chance "
        + "can do; \(more) like these would tell."
    case .take:
      return search.triesPresent
        ? "Take \(best) instead of \(text(search.present))\(differenceText)." : "Take \(best)."
    }
  }

  private var differenceText: String {
    guard let size = advice.difference?.difference, let interval = advice.difference?.interval
    else {
      return ""
    }
    let numbers = [size, interval.lower, interval.upper].map { NumberText.fixed($0 * 100, 1) }
    return " (cost of 100 strokes \(numbers[0]), from \(numbers[1]) to \(numbers[2]))"
  }

  private static func text(_ refusal: TuningAdvice.Refusal) -> String {
    switch refusal {
    case .notIdentifiable(let what):
      return "not identifiable: \(what), and a replay can't know what hands would have done then. "
        + "Record hands with each value instead."
    case .persons(let number):
      return "\(count(number, "person")) with a name in the table; at least "
        + "\(TuningAdvice.fewestPersons) are needed to say anything of others."
    case .errors(let number, let strokes):
      let enough = TuningAdvice.fewestErrors
      let needed = number == 0 ? nil : (strokes * enough + number - 1) / number
      return
        "\(count(number, "error")) in \(count(strokes, "stroke")) at most; at least \(enough) are "
        + "needed"
        + (needed.map { ", some \($0) strokes like these." }
          ?? ", so that strokes are needed that come closer to the limits.")
    case .overBudget: return "no value that was tried keeps the budget."
    }
  }

  // MARK: JSON

  /// The report as lines of JSON: an object for each row of the table, then the advice.
  public var jsonLines: [String] {
    shown.map { row($0).text } + [summary.text]
  }

  private func values(_ indices: [Int]) -> JSON {
    .object(zip(search.variables, indices).map { ($0.name, value($0.values[$1], of: $0)) })
  }

  /// A value as `--set` takes it: a number, or that there is no limit.
  private func value(_ value: Double, of variable: SweepVariable) -> JSON {
    variable.isUnlimited(value) ? .string(variable.text(of: value)) : .exact(value)
  }

  private func row(_ indices: [Int]) -> JSON {
    let share = search.statistics(at: indices).total()
    return .object([
      ("values", values(indices)), ("strokes", .integer(share.strokes)),
      ("misses", .integer(share.misses)), ("alarms", .integer(share.alarms)),
      ("alarmsAnHour", .optional(share.alarmsAnHour.map { .number($0) })),
      ("allowed", .bool(search.objective.allows(share))),
      ("cost", .number(search.objective.cost(share), 6)),
      ("asGood", .bool(indices == advice.best || isFlat(indices))),
      ("synthetic", isSynthetic ? .bool(true) : nil),
    ])
  }

  private func interval(_ interval: Interval?) -> JSON? {
    interval.map { .list([.number($0.lower, 6), .number($0.upper, 6)]) }
  }

  private var summary: JSON {
    let unseen = advice.unseen
    return .object([
      ("corpus", .path(corpus)), ("synthetic", .bool(isSynthetic)),
      ("objective", .string(search.objective.text)), ("method", .string(search.method.rawValue)),
      ("evaluations", .integer(search.evaluations)), ("replays", .integer(effort.replays)),
      ("exactRecordings", .integer(effort.exact)),
      ("replayedRecordings", .integer(effort.replayed)),
      ("whyReplayed", .optional(effort.reason.map { .string($0) })),
      ("notices", notices.isEmpty ? nil : .list(notices.map { .string($0) })),
      ("best", values(advice.best)),
      ("present", search.triesPresent ? values(search.present) : nil),
      ("difference", advice.difference?.difference.map { .number($0, 6) }),
      ("differenceInterval", interval(advice.difference?.interval)),
      (
        "flat",
        .object(
          zip(search.variables, advice.flat).map {
            ($0.name, .list([value($1.lowerBound, of: $0), value($1.upperBound, of: $0)]))
          }
        )
      ),
      ("unseenMisses", unseen?.misses.rate.map { .number($0, 6) }),
      ("unseenMissesInterval", interval(unseen?.misses.interval)),
      ("unseenAlarmsAnHour", unseen?.alarms.rate.map { .number($0, 6) }),
      ("verdict", .string(verdictWord)), ("text", .string(verdictText)),
    ])
  }

  private var verdictWord: String {
    if isSynthetic { return "synthetic" }
    return switch advice.verdict {
    case .refused(.notIdentifiable): "notIdentifiable"
    case .refused(.persons): "tooFewPersons"
    case .refused(.errors): "tooFewErrors"
    case .refused(.overBudget): "overBudget"
    case .keep: "keep"
    case .undecided: "undecided"
    case .take: "take"
    }
  }
}
