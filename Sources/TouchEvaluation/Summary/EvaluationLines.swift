import TouchCore
import TouchReport
import TouchStatistics

/// A summary as lines of JSON, for programs.
public struct EvaluationLines {
  private let figures: SummaryFigures
  private var summary: EvaluationSummary { figures.summary }

  /// Creates the lines of a summary.
  public init(_ summary: EvaluationSummary, _ header: RunHeader) {
    figures = SummaryFigures(summary, header)
  }

  /// The lines, without their ends; each has a `type`.
  public var lines: [String] {
    var lines = [head]
    for label in figures.labels { lines += gesture(label) }
    for name in figures.recognizers { lines.append(recognizer(name)) }
    lines += summary.measures.sorted { $0.key < $1.key }.map(measure)
    lines += summary.errors.map(error)
    lines += summary.failures.map {
      JSON.object([
        ("type", .string("failure")), ("file", .path($0.file)), ("problem", .string($0.problem)),
      ])
    }
    return lines.map(\.text)
  }

  private var head: JSON {
    let header = figures.header
    let (unjudged, scales) = (summary.unjudged, summary.scaleLines)
    var members: [(String, JSON?)] = [
      ("type", .string("corpus")), ("corpus", .path(header.corpus)),
      ("synthetic", .bool(header.isSynthetic)),
      ("warning", header.isSynthetic ? .string(EvaluationText.synthetic) : nil),
      ("scene", .string(header.scene)), ("set", .list(header.settings.map(JSON.string))),
      ("recordings", .integer(summary.recordings)),
      ("failures", .integer(summary.failures.count)), ("errors", .integer(summary.errorCount)),
      ("notices", .integer(summary.noticeCount)),
      (
        "persons",
        .list(summary.persons.filter { $0 != EvaluationSummary.unnamed }.map(JSON.path))
      ),
      ("allNamed", .bool(summary.areAllNamed)),
      ("devices", .list(summary.devices.keys.sorted().map(JSON.path))),
      ("pointers", .list(summary.pointers.keys.sorted().map(JSON.string))),
      ("touching", .exact(summary.touching)), ("edge", .exact(header.tolerance.edge)),
      ("recognition", .exact(header.tolerance.recognition)), ("confidence", .number(0.95)),
    ]
    if !unjudged.isEmpty { members.append(("unjudged", .list(unjudged.map(\.json)))) }
    if !scales.isEmpty { members.append(("scale", .list(scales.map(JSON.string)))) }
    return .object(members)
  }

  private func gesture(_ label: String) -> [JSON] {
    guard let statistics = summary.gestures[label] else { return [] }
    let misses = figures.missRate(label)
    let isNamed = !figures.hasUnnamedStrokes(label)
    let worst = figures.worstPerson(label)
    var lines: [JSON] = [
      .object([
        ("type", .string("gesture")), ("gesture", .string(label)),
        ("strokes", .integer(statistics.strokes)), ("hits", .integer(statistics.hits)),
        ("missed", .integer(statistics.missed)), ("late", .integer(statistics.late)),
        ("merged", .integer(statistics.merged)), ("fragments", .integer(statistics.fragments)),
        ("recall", Self.json(figures.recall(label), isNamed: isNamed)),
        ("ruleOfThree", isNamed ? misses.ruleOfThree.map { JSON.exact($0) } : nil),
        ("worstPerson", worst.map { .path($0.name) }),
        ("worstRecall", worst.map { .exact($0.share.rate) }),
        ("delayMedian", statistics.delays.quantile(0.5).map(JSON.integer)),
        ("delay95", statistics.delays.quantile(0.95).map(JSON.integer)),
        ("latencyMedian", statistics.latencies.quantile(0.5).map(JSON.integer)),
        (
          "owed",
          .list(
            statistics.waits.sorted { $0.key < $1.key }.map {
              .object([
                ("recognizer", .string($0.key)), ("times", .integer($0.value.count)),
                ("milliseconds", .integer($0.value.sum)),
              ])
            }
          )
        ),
      ])
    ]
    for (other, number) in statistics.confused.sorted(by: { $0.key < $1.key }) {
      lines.append(
        .object([
          ("type", .string("confusion")), ("gesture", .string(label)),
          ("recognizer", .string(other)), ("strokes", .integer(number)),
        ])
      )
    }
    let strata = [
      ("person", statistics.persons.mapValues { ["": $0] }), ("pointer", statistics.pointers),
      ("device", statistics.devices),
    ]
    for (by, parts) in strata {
      for (name, shares) in parts.sorted(by: { $0.key < $1.key }) {
        lines.append(
          .object([
            ("type", .string("stratum")), ("gesture", .string(label)), ("by", .string(by)),
            ("stratum", .path(name)),
            (
              "recall",
              Self.json(
                SummaryFigures.estimate(shares),
                isNamed: name != EvaluationSummary.unnamed
                  && shares[EvaluationSummary.unnamed] == nil
              )
            ),
          ])
        )
      }
    }
    return lines
  }

  private func recognizer(_ name: String) -> JSON {
    let statistics = summary.recognizers[name] ?? AlarmStatistics()
    let rate = figures.alarmRate(name)
    return .object([
      ("type", .string("recognizer")), ("recognizer", .string(name)),
      ("right", .integer(statistics.right.values.reduce(0, +))),
      ("alarms", .integer(statistics.alarms)),
      ("insertions", .integer(statistics.insertions)),
      ("confusions", .integer(statistics.confusions)),
      (
        "precision",
        Self.json(figures.precision(name), isNamed: !figures.hasUnnamedRecognitions(name))
      ),
      ("anHour", rate.rate.map { JSON.exact($0) }), ("lower", .exact(rate.interval.lower)),
      ("upper", rate.interval.upper.isFinite ? .exact(rate.interval.upper) : nil),
      ("ruleOfThree", rate.ruleOfThree.map { JSON.exact($0) }),
    ])
  }

  private func measure(
    _ key: MeasureDistribution.Key,
    _ values: MeasureDistribution
  ) -> JSON {
    .object([
      ("type", .string("measure")), ("recognizer", .string(key.recognizer)),
      ("measure", .string(key.kind)), ("bound", .string(values.bound.word)),
      ("unit", .string(values.unit.word)), ("leastLimit", .exact(values.limits.lowerBound)),
      ("largestLimit", .exact(values.limits.upperBound)),
      ("meant", .list(values.meant.map(JSON.integer))),
      ("others", .list(values.others.map(JSON.integer))),
    ])
  }

  private func error(_ error: EvaluationSummary.Error) -> JSON {
    .object([
      ("type", .string("error")), ("file", .path(error.file)), ("line", .integer(error.line)),
      ("time", .exact(error.time)), ("gesture", error.gesture.map(JSON.string)),
      ("recognizer", error.recognizer.map(JSON.string)), ("text", .string(error.text)),
    ])
  }

  /// An estimate; without what it says of persons in general where not all of them are named: they may be one.
  private static func json(_ estimate: ProportionEstimate, isNamed: Bool) -> JSON {
    .object([
      ("hits", .integer(estimate.events)), ("strokes", .integer(estimate.trials)),
      ("rate", estimate.rate.map { JSON.exact($0) }),
      ("lower", isNamed ? .exact(estimate.interval.lower) : nil),
      ("upper", isNamed ? .exact(estimate.interval.upper) : nil),
      ("persons", isNamed ? .integer(estimate.persons) : nil),
      ("effectiveStrokes", isNamed ? .exact(estimate.effectiveTrials) : nil),
    ])
  }
}
