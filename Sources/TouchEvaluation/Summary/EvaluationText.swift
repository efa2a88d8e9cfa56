import TouchCore
import TouchRecording
import TouchReport
import TouchStatistics

/// A summary as text for people.
public struct EvaluationText {
  /// What is said of synthetic hands.
  public static let synthetic =
    "SYNTHETIC HANDS: these figures show how the command works. They are no evidence of what people do."
  /// How many errors are listed (our own choice); the page and the JSON lines list more.
  static let mostErrors = 20

  private let figures: SummaryFigures
  private var summary: EvaluationSummary { figures.summary }
  private var header: RunHeader { figures.header }

  /// Creates the text of a summary.
  public init(_ summary: EvaluationSummary, _ header: RunHeader) {
    figures = SummaryFigures(summary, header)
  }

  /// The lines.
  public var lines: [String] {
    var lines = head
    for part in [gestures, zeroes, confusion, alarms, delays, strata, errors, failures]
    where !part.isEmpty {
      lines.append("")
      lines += part
    }
    if header.isSynthetic { lines += ["", Self.synthetic] }
    return lines
  }

  var head: [String] {
    var lines: [String] = header.isSynthetic ? [Self.synthetic] : []
    let strokes = summary.gestures.values.reduce(0) { $0 + $1.strokes }
    lines.append(
      "\(header.corpus) on \(header.scene): \(count(summary.recordings, "recording")), "
        + "\(count(strokes, "labelled stroke")), \(persons), "
        + "\(count(summary.devices.count, "device")), "
        + "\(NumberText.fixed(summary.touching.seconds, 1)) s of touching"
    )
    if !header.settings.isEmpty { lines.append("with \(header.settings.joined(separator: ", "))") }
    if let gestures = header.gestures {
      lines.append("with \(gestures.joined(separator: ", ")) alone")
    }
    lines += summary.unjudged.map { $0.text(scene: header.scene) } + summary.scaleLines
    let edge = NumberText.short(header.tolerance.edge.seconds, 3)
    let recognition = NumberText.short(header.tolerance.recognition.seconds, 3)
    lines.append(
      "A contact within \(edge) s of a labelled part belongs to it; a recognition counts until "
        + "\(recognition) s after the stroke's last contact."
    )
    lines.append(
      "Intervals are two-sided, of 95 %. Of parts of strokes they are for persons in general: Wilson's, "
        + "with an effective sample size and Student's t on persons less one."
    )
    lines.append(
      "Of alarms an hour they are Garwood's, exact for alarms that come independently; one person's "
        + "say nothing of others."
    )
    return lines
  }

  private var persons: String {
    let named = summary.persons.filter { $0 != EvaluationSummary.unnamed }.count
    if summary.areAllNamed { return count(named, "person") }
    return named == 0 ? "persons not named" : "\(count(named, "person")) and others not named"
  }

  private func count(_ number: Int, _ word: String) -> String {
    NumberText.count(number, word)
  }

  // MARK: Strokes

  private var gestures: [String] {
    gestureRows.isEmpty ? ["No stroke is judged."] : gestureRows.lines
  }

  var gestureRows: TextRows {
    var rows = TextRows(
      [
        "gesture", "strokes", "hits", "misses", "recall", "interval", "persons", "worst person",
        "fragments", "merged", "late",
      ],
      left: [5, 7]
    )
    for label in figures.labels {
      guard let statistics = summary.gestures[label] else { continue }
      let recall = figures.recall(label)
      let worst = figures.worstPerson(label).map {
        "\($0.name) \($0.share.hits)/\($0.share.strokes)"
      }
      let misses = statistics.strokes - statistics.hits
      rows.add([
        label, "\(statistics.strokes)", "\(statistics.hits)", "\(misses)",
        recall.rate.map(SummaryFigures.percent) ?? "-",
        interval(recall, isNamed: !figures.hasUnnamedStrokes(label)),
        statistics.persons[EvaluationSummary.unnamed] == nil ? "\(statistics.persons.count)" : "?",
        worst ?? "-", "\(statistics.fragments)", "\(statistics.merged)", "\(statistics.late)",
      ])
    }
    return rows
  }

  /// An estimate's interval for persons in general, or why there is none.
  private func interval(_ estimate: ProportionEstimate, isNamed: Bool) -> String {
    if !isNamed { return "not all named: none" }
    return estimate.persons > 1 ? SummaryFigures.percents(estimate.interval) : "one person: none"
  }

  /// What no error at all says.
  var zeroes: [String] {
    figures.labels.compactMap { label in
      let misses = figures.missRate(label)
      guard misses.events == 0, misses.trials > 0 else { return nil }
      if figures.hasUnnamedStrokes(label) {
        return "\(label): no miss, and not all persons are named: that says nothing of others."
      }
      guard let bound = misses.ruleOfThree else {
        return "\(label): no miss, and a single person: that says nothing of others."
      }
      return "\(label): no miss in \(count(misses.trials, "stroke")) of "
        + "\(count(misses.persons, "person")), worth \(NumberText.fixed(misses.effectiveTrials, 0)) "
        + "independent ones: up to \(SummaryFigures.percent(bound)) may still be missed by the rule of "
        + "three, which is one-sided; by the interval, which --require takes, up to "
        + "\(SummaryFigures.percent(misses.interval.upper))."
    }
  }

  private var confusion: [String] {
    var rows = TextRows(["meant", "taken for", "strokes"], left: [1])
    for label in figures.labels {
      for (other, number) in (summary.gestures[label]?.confused ?? [:]).sorted(by: {
        $0.key < $1.key
      }) {
        rows.add([label, other, "\(number)"])
      }
    }
    return rows.isEmpty ? [] : rows.lines
  }

  // MARK: Recognitions

  private var alarms: [String] {
    if alarmRows.isEmpty { return [] }
    let none = figures.recognizers.filter { summary.recognizers[$0]?.alarms == 0 }
    guard !none.isEmpty, let bound = RateEstimate(events: 0, hours: figures.hours).ruleOfThree
    else {
      return alarmRows.lines
    }
    let time = NumberText.fixed(summary.touching.seconds, 1)
    let upper = RateEstimate(events: 0, hours: figures.hours).interval.upper
    return alarmRows.lines + [
      "No false alarm in \(time) s of touching still leaves room for \(NumberText.fixed(bound, 1)) an hour "
        + "by the rule of three, which is one-sided; by the interval, which --require takes, for "
        + "\(NumberText.fixed(upper, 1)): \(none.joined(separator: ", "))."
    ]
  }

  /// A rate's interval, and where all touches are of one person, or of persons without names, that.
  private func text(_ interval: Interval) -> String {
    let text = SummaryFigures.numbers(interval)
    if figures.hasUnnamedTouching { return "\(text), not all named" }
    return figures.touchingPersons == 1 ? "\(text), one person" : text
  }

  var alarmRows: TextRows {
    var rows = TextRows(
      [
        "recognizer", "right", "false alarms", "of these in none", "an hour of touching",
        "interval",
      ],
      left: [5]
    )
    for name in figures.recognizers {
      guard let statistics = summary.recognizers[name] else { continue }
      let rate = figures.alarmRate(name)
      rows.add([
        name, "\(statistics.right.values.reduce(0, +))", "\(statistics.alarms)",
        "\(statistics.insertions)",
        rate.rate.map { NumberText.fixed($0, 1) } ?? "-", text(rate.interval),
      ])
    }
    return rows
  }

  private var delays: [String] { delayRows.isEmpty ? [] : delayRows.lines }

  var delayRows: TextRows {
    var rows = TextRows(
      [
        "gesture", "after the decisive moment", "95th percentile", "after the first contact",
        "owed to",
      ],
      left: [4]
    )
    for label in figures.labels {
      guard let statistics = summary.gestures[label], statistics.delays.count > 0 else { continue }
      let owed = statistics.waits.sorted { ($0.value.sum, $1.key) > ($1.value.sum, $0.key) }.map {
        "\($0.key) (\($0.value.sum / Int64(max($0.value.count, 1))) ms, \(count($0.value.count, "time")))"
      }
      func time(_ statistics: TimeStatistics, _ part: Double) -> String {
        statistics.quantile(part).map { "\($0) ms" } ?? "-"
      }
      rows.add([
        label, time(statistics.delays, 0.5), time(statistics.delays, 0.95),
        time(statistics.latencies, 0.5),
        owed.isEmpty ? "-" : owed.joined(separator: ", "),
      ])
    }
    return rows
  }

  // MARK: Strata

  private var strata: [String] { strataRows.isEmpty ? [] : strataRows.lines }

  var strataRows: TextRows {
    var rows = TextRows(
      ["gesture", "by", "stratum", "strokes", "recall", "interval", "persons"],
      left: [1, 2, 5]
    )
    for label in figures.labels {
      guard let statistics = summary.gestures[label] else { continue }
      for (by, strata) in [("pointer", statistics.pointers), ("device", statistics.devices)] {
        for (name, shares) in strata.sorted(by: { $0.key < $1.key }) {
          let recall = SummaryFigures.estimate(shares)
          rows.add([
            label, by, name, "\(recall.trials)", recall.rate.map(SummaryFigures.percent) ?? "-",
            interval(recall, isNamed: shares[EvaluationSummary.unnamed] == nil),
            shares[EvaluationSummary.unnamed] == nil ? "\(shares.count)" : "?",
          ])
        }
      }
    }
    return rows
  }

  // MARK: Errors

  private var errors: [String] {
    if summary.errorCount == 0 { return [] }
    var lines = ["\(count(summary.errorCount, "error")):"]
    for error in summary.errors.prefix(Self.mostErrors) {
      let what = error.gesture ?? "\(error.recognizer ?? "") recognized"
      lines.append(
        "  \(error.file) (line \(error.line)) at \(NumberText.fixed(error.time.seconds, 3)) s: \(what): \(error.text)"
      )
    }
    if summary.errorCount > Self.mostErrors {
      lines.append("  and \(summary.errorCount - Self.mostErrors) more: see --json or --html")
    }
    return lines.map(\.printable)
  }

  private var failures: [String] {
    if summary.failures.isEmpty { return [] }
    return [
      "\(count(summary.failures.count, "recording")) could not be read, or not to the end; "
        + "what came before counts:"
    ] + summary.failures.map { "  \($0.problem)".printable }
  }
}
