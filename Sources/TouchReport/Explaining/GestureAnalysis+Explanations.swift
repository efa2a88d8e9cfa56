import TouchCore
public import TouchStage
import UIKit

extension GestureAnalysis {
  /// What became of each recognizer in a sequence.
  ///
  /// Those that were recognized come first, in the order in which they were; then the others, and those
  /// that took no part, in the order of the record. O(attempts²).
  public func explanations(of sequence: Sequence) -> [GestureExplanation] {
    let winners = sequence.winners.sorted {
      ($0.recognized ?? .zero, $0.recognizer) < ($1.recognized ?? .zero, $1.recognizer)
    }
    let others = sequence.attempts.filter { $0.recognized == nil }
      .map { explanation(of: $0, in: sequence) }
    let absent = absentees(of: sequence).map(explanation)
    return winners.map { explanation(of: $0, in: sequence) }
      + (others + absent).sorted { ($0.recognizer, $0.time) < ($1.recognizer, $1.time) }
  }

  /// The same with one explanation for each recognizer that was not recognized: that of the attempt which
  /// came closest, the first of several.
  public func verdicts(of sequence: Sequence) -> [GestureExplanation] {
    var verdicts: [GestureExplanation] = []
    for told in explanations(of: sequence) {
      let place = verdicts.lastIndex { $0.recognizer == told.recognizer }
      guard let place, !told.isSuccess else {
        verdicts.append(told)
        continue
      }
      if verdicts[place].isSuccess { continue }
      let attempts = verdicts[place].attempts + 1
      if told.distance < verdicts[place].distance { verdicts[place] = told }
      verdicts[place].attempts = attempts
    }
    return verdicts
  }

  /// Why an attempt of a sequence came out as it did.
  public func explanation(of attempt: Attempt, in sequence: Sequence) -> GestureExplanation {
    if attempt.recognized != nil { return success(of: attempt) }
    guard let cause = attempt.cause else {
      return GestureExplanation(
        recognizer: attempt.recognizer,
        name: name(attempt.recognizer),
        verdict: .undecided,
        time: attempt.ended,
        sentence: "had decided nothing when its touches were over"
      )
    }
    return failure(of: attempt, cause, in: sequence)
  }

  /// The name of a recognizer.
  func name(_ recognizer: Int) -> String { log.recognizers[recognizer].name }

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
      return "\(began), broken off at \(moment(cause.time)): \(cause.reason.sentence())"
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
    let kept = ([attempt.wish?.reason].compactMap(\.self) + attempt.satisfiedLimits).filter {
      $0.measure.map { $0.unit != .count && $0.slack >= 0 } ?? false
    }
    return kept.min {
      ($0.measure?.relativeSlack ?? .infinity) < ($1.measure?.relativeSlack ?? .infinity)
    }
  }

  // MARK: Not recognized

  private func failure(
    of attempt: Attempt,
    _ cause: Cause,
    in sequence: Sequence
  ) -> GestureExplanation {
    let final = FinalMeasurement(log: log, attempt: attempt, cause: cause)
    let measure = final.reason.measure
    let isMissed = measure.map { $0.slack < 0 } ?? false
    return GestureExplanation(
      recognizer: attempt.recognizer,
      name: name(attempt.recognizer),
      verdict: .failed,
      time: cause.time,
      sentence: failureText(cause, final, in: sequence),
      remedy: remedy(cause, final),
      reason: cause.reason,
      measure: measure,
      other: cause.other,
      isNearMiss: isMissed && final.isNearMiss
    )
  }

  private func failureText(
    _ cause: Cause,
    _ final: FinalMeasurement,
    in sequence: Sequence
  ) -> String {
    let at = "at \(moment(cause.time))"
    switch cause.reason {
    case .prevented:
      guard let other = cause.other else { return "\(cause.reason.sentence()) \(at)" }
      return "\(winning(other, by: cause.time, in: sequence)) and excludes it"
    case .requirementRecognized:
      guard let other = cause.other else { return "\(cause.reason.sentence()) \(at)" }
      return "has to wait for \(name(other)) to fail, but "
        + winning(other, by: cause.time, in: sequence)
    case .measured(.pressDuration, let time, let needed) where time >= needed:
      // A scroll view's delay keeps touches for so long, and never becomes a gesture (rule 8.3).
      return "let go after \(MeasureText(.seconds).amount(time)) \(at)"
    case .measured(.gap, _, let limit) where !final.cameToAnEnd:
      return "no further tap came within \(MeasureText(.seconds).amount(limit))"
    default:
      let text = "\(cause.reason.replacing(final).sentence()) \(at)"
      return final.supplement.map { "\(text) (\($0))" } ?? text
    }
  }

  /// What another recognizer did that decided: "pan began at 0.31 s".
  private func winning(_ other: Int, by time: TouchTime, in sequence: Sequence) -> String {
    let attempt = sequence.attempts.last {
      $0.recognizer == other && ($0.recognized.map { $0 <= time } ?? false)
    }
    let when = moment(attempt?.recognized ?? time)
    let isDiscrete = attempt?.isDiscrete ?? true
    let text = "\(name(other)) \(isDiscrete ? "was recognized" : "began") at \(when)"
    guard let why = attempt?.wish?.reason.crossing else { return text }
    guard case .measured(.pressDuration, _, _)? = attempt?.wish?.reason,
      let moment = attempt?.wish?.time,
      let touches = attempt?.touches, !touches.isEmpty
    else { return "\(text) (\(why))" }
    // Where time decides, people ask how far the finger had come.
    let way = touches.reduce(0) { max($0, log.touches[$1].distance(at: moment)) }
    return "\(text) (\(why), \(MeasureText(.points).amount(way)) from its start)"
  }

  private func remedy(_ cause: Cause, _ final: FinalMeasurement) -> String? {
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
    case .touchesCancelled: "its touches to end by being lifted"
    case .measured(.gap, _, _) where !final.cameToAnEnd: "another tap in time"
    default: final.reason.need
    }
  }

  // MARK: No part

  /// The first refusal of each recognizer that took part in no touch of the sequence.
  private func absentees(of sequence: Sequence) -> [Refusal] {
    var found: [Refusal] = []
    for refusal in sequence.refusals
    where !found.contains(where: { $0.recognizer == refusal.recognizer })
      && !sequence.attempts.contains(where: { $0.recognizer == refusal.recognizer })
    {
      found.append(refusal)
    }
    return found
  }

  private func explanation(of refusal: Refusal) -> GestureExplanation {
    GestureExplanation(
      recognizer: refusal.recognizer,
      name: name(refusal.recognizer),
      verdict: .noPart,
      time: refusal.time,
      sentence: "took no part: \(refusal.refuser.sentence)"
    )
  }

  /// A moment as people read it.
  func moment(_ time: TouchTime) -> String { NumberText.short(time.seconds, 3) + " s" }
}
