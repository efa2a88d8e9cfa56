import TouchCore
public import TouchStage
import UIKit

extension GestureAnalysis {
  /// What became of each recognizer in a sequence.
  ///
  /// Those that were recognized come first, in the order in which they were; then the others, and those
  /// that took no part, in the order of the record. O(*n* log *n*) in the number of attempts.
  public func explanations(of sequence: Sequence) -> [GestureExplanation] {
    SequenceExplanations(of: sequence, in: self).all
  }

  /// The same with one explanation for each recognizer that was not recognized: that of the attempt which
  /// came closest, the first of several.
  public func verdicts(of sequence: Sequence) -> [GestureExplanation] {
    SequenceExplanations(of: sequence, in: self).verdicts
  }

  /// Why an attempt of a sequence came out as it did.
  public func explanation(of attempt: Attempt, in sequence: Sequence) -> GestureExplanation {
    var explainer = SequenceExplainer(self, sequence)
    return explainer.explanation(of: attempt)
  }

  /// The name of a recognizer.
  func name(_ recognizer: Int) -> String { log.recognizers[recognizer].name }

  /// A moment as people read it.
  func moment(_ time: TouchTime) -> String { NumberText.short(time.seconds, 3) + " s" }
}

/// What became of the recognizers in one sequence, each attempt explained once.
struct SequenceExplanations {
  /// The explanations of the sequence's attempts, in their order.
  let attempts: [GestureExplanation]
  /// Those that were recognized, in the order in which they were; then all others.
  let all: [GestureExplanation]

  /// Explains the attempts of a sequence.
  init(of sequence: GestureAnalysis.Sequence, in analysis: GestureAnalysis) {
    var explainer = SequenceExplainer(analysis, sequence)
    let absentees = explainer.absentees
    var told = absentees
    for index in sequence.attempts.indices {
      told.append(explainer.explanation(of: sequence.attempts[index]))
    }
    attempts = Array(told[absentees.count...])
    // For speed, explanations are sorted by their indices: each has several texts, which would be counted.
    var winners: [Entry] = []
    var others: [Entry] = []
    for index in told.indices {
      let attempt = index - absentees.count
      let recognized = attempt < 0 ? nil : sequence.attempts[attempt].recognized
      let recognizer = told[index].recognizer
      if let recognized {
        winners.append(Entry(index: index, recognizer: recognizer, time: recognized))
      } else {
        others.append(Entry(index: index, recognizer: recognizer, time: told[index].time))
      }
    }
    winners = winners.ordered { ($0.time, $0.recognizer) < ($1.time, $1.recognizer) }
    others = others.ordered { ($0.recognizer, $0.time) < ($1.recognizer, $1.time) }
    all = (winners + others).map { told[$0.index] }
  }

  /// Where an explanation stands in a list, and what it is sorted by.
  private struct Entry {
    var index: Int
    var recognizer: Int
    var time: TouchTime
  }

  /// One explanation for each recognizer that was not recognized, and each success.
  var verdicts: [GestureExplanation] {
    var verdicts: [GestureExplanation] = []
    var indices: [Int: Int] = [:]
    for told in all {
      guard let index = indices[told.recognizer], !told.isSuccess else {
        indices[told.recognizer] = verdicts.count
        verdicts.append(told)
        continue
      }
      if verdicts[index].isSuccess { continue }
      let attempts = verdicts[index].attempts + 1
      if told.distance < verdicts[index].distance { verdicts[index] = told }
      verdicts[index].attempts = attempts
    }
    return verdicts
  }
}

/// Says why the attempts of one sequence came out as they did.
private struct SequenceExplainer {
  typealias Attempt = GestureAnalysis.Attempt

  private let analysis: GestureAnalysis
  private let log: GestureLog
  private let sequence: GestureAnalysis.Sequence
  /// Each recognizer's attempts that became a gesture, in the order of time.
  private var recognized: [Int: [Attempt]] = [:]
  /// The last win that an explanation told of: mostly all of a sequence fail by the same.
  private var lastWin: Win?

  /// What another recognizer did that decided, in words.
  private struct Win {
    var winner: Int
    var time: TouchTime
    var text: String
  }

  init(_ analysis: GestureAnalysis, _ sequence: GestureAnalysis.Sequence) {
    self.analysis = analysis
    log = analysis.log
    self.sequence = sequence
    add(sequence.attempts)
    add(sequence.underway)
  }

  private mutating func add(_ attempts: [Attempt]) {
    for index in attempts.indices where attempts[index].recognized != nil {
      recognized[attempts[index].recognizer, default: []].append(attempts[index])
    }
  }

  private func name(_ recognizer: Int) -> String { log.recognizers[recognizer].name }

  private func moment(_ time: TouchTime) -> String { analysis.moment(time) }

  /// Why an attempt came out as it did.
  mutating func explanation(of attempt: Attempt) -> GestureExplanation {
    if attempt.recognized != nil { return success(of: attempt) }
    // What it asked for decides nothing before that.
    if let stretch = attempt.stretches.last, case .waiting(let other) = stretch.kind {
      return GestureExplanation(
        recognizer: attempt.recognizer,
        name: name(attempt.recognizer),
        verdict: .undecided,
        time: stretch.from,
        sentence: "waits for \(name(other)) to fail, since \(moment(stretch.from))",
        other: other
      )
    }
    guard let cause = attempt.cause else {
      return GestureExplanation(
        recognizer: attempt.recognizer,
        name: name(attempt.recognizer),
        verdict: .undecided,
        time: attempt.ended,
        sentence: sequence.touches.contains { log.touches[$0].outcome == nil }
          ? "is undecided while its touches are down"
          : "was neither recognized nor failed when its touches ended"
      )
    }
    return failure(of: attempt, cause)
  }

  // MARK: Recognized

  private func success(of attempt: Attempt) -> GestureExplanation {
    let time = attempt.recognized ?? attempt.began
    let tightest = tightestMargin(of: attempt)
    var parts = [successText(of: attempt, time)]
    if let waited = waitingText(of: attempt) { parts[0] += ", \(waited)" }
    if let tightest, tightest.measure != nil {
      parts.append("tightest margin: \(tightest.sentence())")
    }
    return GestureExplanation(
      recognizer: attempt.recognizer,
      name: name(attempt.recognizer),
      verdict: attempt.outcome == .cancelled ? .cancelled : .recognized,
      time: time,
      sentence: parts.joined(separator: "; "),
      reason: attempt.outcome == .cancelled ? attempt.cause?.reason : attempt.wish?.reason,
      measure: tightest?.measure
    )
  }

  private func successText(of attempt: Attempt, _ time: TouchTime) -> String {
    if attempt.isDiscrete { return "recognized at \(moment(time))" }
    let began = "began at \(moment(time))"
    guard let cause = attempt.cause else { return began }
    switch attempt.outcome {
    case .ended: return "\(began), ended at \(moment(cause.time))"
    case .cancelled:
      let why = systemText(cause) ?? cause.reason.sentence()
      return "\(began), broken off at \(moment(cause.time)): \(why)"
    case .possible, .began, .changed, .failed: return began
    }
  }

  private func waitingText(of attempt: Attempt) -> String? {
    var waits: [String] = []
    for stretch in attempt.stretches {
      guard case .waiting(let other) = stretch.kind else { continue }
      let time = MeasureText(.seconds).amount((stretch.until - stretch.from).seconds)
      waits.append("\(time) for \(name(other)) to fail")
    }
    return waits.isEmpty ? nil : "after waiting " + waits.joined(separator: " and ")
  }

  /// The limit that was kept most narrowly, in parts of the limit; numbers of fingers and taps are exact,
  /// and no margin.
  private func tightestMargin(of attempt: Attempt) -> GestureReason? {
    let kept = ([attempt.wish?.reason].compactMap { $0 } + attempt.satisfiedLimits).filter {
      $0.measure.map { $0.unit != .count && $0.isKept } ?? false
    }
    return kept.min {
      ($0.measure?.relativeSlack ?? .infinity) < ($1.measure?.relativeSlack ?? .infinity)
    }
  }

  // MARK: Not recognized

  private mutating func failure(
    of attempt: Attempt,
    _ cause: GestureAnalysis.Cause
  ) -> GestureExplanation {
    let final = FinalMeasurement(log: log, attempt: attempt, cause: cause)
    let measure = final.reason.measure
    let time = attempt.failure?.decided ?? cause.time
    let isMissed = measure.map { !$0.isKept } ?? false
    return GestureExplanation(
      recognizer: attempt.recognizer,
      name: name(attempt.recognizer),
      verdict: .failed,
      time: time,
      sentence: failureText(cause, final, at: time),
      remedy: remedy(attempt, cause, final),
      reason: final.timeUp == nil ? cause.reason : final.reason,
      measure: measure,
      other: cause.other,
      isNearMiss: isMissed && final.isNearMiss
    )
  }

  private mutating func failureText(
    _ cause: GestureAnalysis.Cause,
    _ final: FinalMeasurement,
    at time: TouchTime
  ) -> String {
    switch (cause.reason, cause.other) {
    case (.prevented, let other?): return winning(other, by: cause.time) + " and excludes it"
    case (.requirementRecognized, let other?):
      return "has to wait for \(name(other)) to fail, but " + winning(other, by: cause.time)
    default: break
    }
    let at = "at \(moment(time))"
    switch cause.reason {
    case .prevented, .requirementRecognized: return "\(cause.reason.sentence()) \(at)"
    case .touchesCancelled:
      return "\(systemText(cause) ?? cause.reason.sentence()) \(at)"
    case .measured(.pressDuration, let time, let needed) where time >= needed:
      // A scroll view's delay keeps touches for so long, and never becomes a gesture (rule 8.3).
      return "let go after \(MeasureText(.seconds).amount(time)) \(at)"
    case .measured(.gap, _, let limit) where !final.cameToAnEnd:
      let awaited = final.isPressAwaited ? "press" : "further tap"
      return "no \(awaited) came within \(MeasureText(.seconds).amount(limit))"
    default:
      let text = final.failure(cause.reason, at: moment(time))
      return final.supplement.map { "\(text) (\($0))" } ?? text
    }
  }

  /// What another recognizer did that decided: "pan began at 0.31 s".
  private mutating func winning(_ other: Int, by time: TouchTime) -> String {
    if let lastWin, lastWin.winner == other, lastWin.time == time { return lastWin.text }
    let text = winText(other, by: time)
    lastWin = Win(winner: other, time: time, text: text)
    return text
  }

  private func winText(_ other: Int, by time: TouchTime) -> String {
    let attempts = recognized[other] ?? []
    let behind = attempts.partitioningIndex { $0.recognized.map { $0 > time } ?? false }
    let attempt = behind > 0 ? attempts[behind - 1] : nil
    let when = moment(attempt?.recognized ?? time)
    let isDiscrete = attempt?.isDiscrete ?? true
    let text = "\(name(other)) \(isDiscrete ? "was recognized" : "began") at \(when)"
    guard let why = attempt?.wish?.reason.crossing else { return text }
    guard case .measured(.pressDuration, _, _)? = attempt?.wish?.reason,
      let moment = attempt?.wish?.time,
      let touches = attempt?.touches, !touches.isEmpty
    else { return "\(text) (\(why))" }
    // Where time decides, people ask how far the finger had come.
    let distance = touches.reduce(0) { max($0, log.touches[$1].distance(at: moment)) }
    return "\(text) (\(why), \(MeasureText(.points).amount(distance)) from its start)"
  }

  private func remedy(
    _ attempt: Attempt,
    _ cause: GestureAnalysis.Cause,
    _ final: FinalMeasurement
  ) -> String? {
    let other = cause.other.map(name) ?? "the other"
    return switch cause.reason {
    case .prevented:
      "a delegate that lets it and \(other) be recognized together "
        + "(shouldRecognizeSimultaneouslyWith), or \(other) waiting for it (require(toFail:))"
    case .requirementRecognized:
      "\(other) to fail, or not to have to wait for it (require(toFail:))"
    case .refused: "gestureRecognizerShouldBegin to return true"
    case .disabled: "isEnabled to stay true"
    case .removed: "to stay where it was"
    case .touchesCancelled where systemTaker(cause) != nil:
      "the system to leave the edge's first swipe to it (preferredScreenEdgesDeferringSystemGestures)"
    case .touchesCancelled: "its touches to end by being lifted"
    case .measured(.gap, _, _) where !final.cameToAnEnd:
      final.isPressAwaited ? "a press in time" : "another tap in time"
    case .measured(.tooSlow, _, _) where !final.cameToAnEnd: "its fingers to be lifted in time"
    case .measured(.moved, _, _):
      final.reason.need.map { $0 + (rivalText(attempt, at: cause.time) ?? "") }
    default: final.remedy ?? final.reason.need
    }
  }

  /// What else stands in the way of an attempt that failed by a movement: another recognizer became its gesture by the
  /// same one, as a pan does beside a long press.
  private func rivalText(_ attempt: Attempt, at time: TouchTime) -> String? {
    let rival = sequence.attempts.first { other in
      other.recognizer != attempt.recognizer && other.recognized == time
        && other.touches.contains { attempt.touches.contains($0) }
    }
    guard let rival else { return nil }
    let verb = rival.isDiscrete ? "was recognized" : "began"
    return ", and \(name(rival.recognizer)), which \(verb) then, too, not to exclude it"
  }

  /// The system's gesture that took the touches, where one did at that moment.
  private func systemTaker(_ cause: GestureAnalysis.Cause) -> String? {
    guard case .touchesCancelled = cause.reason else { return nil }
    let start = log.notes.partitioningIndex { $0.time >= cause.time }
    let notes = log.notes[start...].prefix { $0.time == cause.time }
    return notes.first { $0.isTakenBySystem }?.gesture
  }

  private func systemText(_ cause: GestureAnalysis.Cause) -> String? {
    systemTaker(cause).map { "the system took its fingers for \($0)" }
  }

  // MARK: No part

  /// The first refusal of each recognizer that took part in no touch of the sequence.
  var absentees: [GestureExplanation] {
    var told = Set((sequence.attempts + sequence.underway).map { $0.recognizer })
    return sequence.refusals.filter { told.insert($0.recognizer).inserted }.map(explanation)
  }

  private func explanation(of refusal: GestureAnalysis.Refusal) -> GestureExplanation {
    GestureExplanation(
      recognizer: refusal.recognizer,
      name: name(refusal.recognizer),
      verdict: .noPart,
      time: refusal.time,
      sentence: "took no part: \(refusal.refuser.sentence)"
    )
  }
}
