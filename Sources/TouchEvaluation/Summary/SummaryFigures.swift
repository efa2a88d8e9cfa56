import TouchCore
import TouchReport
package import TouchStatistics

/// The figures that every output shows of a summary.
package struct SummaryFigures {
  /// The summary.
  package let summary: EvaluationSummary
  /// What the run was made with.
  package let header: RunHeader

  /// Creates the figures of a summary.
  package init(_ summary: EvaluationSummary, _ header: RunHeader) {
    self.summary = summary
    self.header = header
  }

  /// The labels, in the order of their names.
  package var labels: [String] { summary.gestures.keys.sorted() }
  /// The recognizers that decided about touches, in the order of their names.
  ///
  /// Where nothing touched that is judged, those that were recognized all the same.
  package var recognizers: [String] {
    summary.recognizers.filter { hours > 0 || $0.value != AlarmStatistics() }.keys.sorted()
  }
  /// How many persons touched something; those without a name count as one.
  package var touchingPersons: Int { summary.touchingOf.values.count { $0 > .zero } }
  /// Whether some touching is of persons without a name, who may be one, or one of the others.
  package var hasUnnamedTouching: Bool {
    summary.touchingOf[EvaluationSummary.unnamed] ?? .zero > .zero
  }
  /// How long something touched, in hours.
  package var hours: Double { summary.touching.seconds / 3600 }

  /// The part of a label's strokes that was hit.
  package func recall(_ label: String) -> ProportionEstimate {
    Self.estimate(summary.gestures[label]?.persons ?? [:])
  }

  /// The part of a label's strokes that was not hit.
  package func missRate(_ label: String) -> ProportionEstimate {
    let shares = (summary.gestures[label]?.persons ?? [:]).sorted { $0.key < $1.key }
    return ProportionEstimate(
      shares.map { PersonCount(events: $0.value.strokes - $0.value.hits, trials: $0.value.strokes) }
    )
  }

  /// The part of some strokes that was hit.
  package static func estimate(_ shares: [String: GestureStatistics.Share]) -> ProportionEstimate {
    ProportionEstimate(
      shares.sorted { $0.key < $1.key }.map {
        PersonCount(events: $0.value.hits, trials: $0.value.strokes)
      }
    )
  }

  /// Whether some strokes of a label are of persons without a name.
  package func hasUnnamedStrokes(_ label: String) -> Bool {
    summary.gestures[label]?.persons[EvaluationSummary.unnamed] != nil
  }

  /// The part of a recognizer's recognitions that a label asked for.
  package func precision(_ recognizer: String) -> ProportionEstimate {
    let statistics = summary.recognizers[recognizer] ?? AlarmStatistics()
    let persons = Set(statistics.right.keys).union(statistics.wrong.keys).sorted()
    return ProportionEstimate(
      persons.map {
        let right = statistics.right[$0] ?? 0
        return PersonCount(events: right, trials: right + (statistics.wrong[$0] ?? 0))
      }
    )
  }

  /// Whether some recognitions are of persons without a name.
  package func hasUnnamedRecognitions(_ recognizer: String) -> Bool {
    let statistics = summary.recognizers[recognizer] ?? AlarmStatistics()
    return statistics.right[EvaluationSummary.unnamed] != nil
      || statistics.wrong[EvaluationSummary.unnamed] != nil
  }

  /// A recognizer's false alarms an hour of touching.
  package func alarmRate(_ recognizer: String) -> RateEstimate {
    RateEstimate(events: summary.recognizers[recognizer]?.alarms ?? 0, hours: hours)
  }

  /// The person who was hit least often, the first by name of several; nil where persons aren't named.
  package func worstPerson(_ label: String) -> (name: String, share: GestureStatistics.Share)? {
    let shares = (summary.gestures[label]?.persons ?? [:])
      .filter { $0.key != EvaluationSummary.unnamed && $0.value.strokes > 0 }
    let worst = shares.min {
      let (one, other) = ($0.value.rate, $1.value.rate)
      return one == other ? $0.key < $1.key : one < other
    }
    return worst.map { ($0.key, $0.value) }
  }

  // MARK: Words

  /// A part as people read it: "95.6 %".
  package static func percent(_ part: Double) -> String {
    "\(NumberText.fixed(part * 100, 1)) %"
  }

  /// An interval of parts: "83.1 to 99.0 %".
  package static func percents(_ interval: Interval) -> String {
    let lower = NumberText.fixed(interval.lower * 100, 1)
    return "\(lower) to \(NumberText.fixed(interval.upper * 100, 1)) %"
  }

  /// An interval of numbers; an end that nothing bounds is said so.
  package static func numbers(_ interval: Interval) -> String {
    let lower = NumberText.fixed(interval.lower, 1)
    return interval.upper.isFinite
      ? "\(lower) to \(NumberText.fixed(interval.upper, 1))" : "\(lower) or more"
  }
}

extension GestureStatistics.Share {
  /// The part of the strokes that was hit.
  package var rate: Double { strokes == 0 ? 0 : Double(hits) / Double(strokes) }
}
