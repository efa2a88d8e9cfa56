import TouchCore
import TouchReport
import TouchStage
import UIKit

extension SavedDecision {
  /// What an attempt of an analysis came to.
  ///
  /// - Parameters:
  ///   - attempt: The attempt.
  ///   - sequence: Its touch sequence.
  ///   - number: The sequence's number in the recording.
  ///   - analysis: What both are of.
  init(
    _ attempt: GestureAnalysis.Attempt,
    in sequence: GestureAnalysis.Sequence,
    _ number: Int,
    of analysis: GestureAnalysis
  ) {
    let told = analysis.explanation(of: attempt, in: sequence)
    let verdict: Verdict =
      switch told.verdict {
      case .recognized: .recognized
      case .cancelled: .cancelled
      case .failed: .failed
      case .noPart, .undecided: .undecided
      }
    self.init(
      recognizer: told.name,
      sequence: number,
      began: attempt.began,
      time: told.time,
      verdict: verdict,
      reason: told.reason?.kind,
      other: told.other.map { analysis.log.recognizers[$0].name },
      sentence: told.sentence
    )
    if attempt.recognized != nil, attempt.ended > told.time { ended = attempt.ended }
    let deciding = attempt.recognized == nil ? attempt.cause?.reason : attempt.wish?.reason
    let others = attempt.recognized == nil ? attempt.otherMeasurements : attempt.satisfiedLimits
    if let deciding, var measure = deciding.measure {
      // A failure's explanation has what the touches came to in the end, where it tells of this limit; and the limit, where
      // that changed until then.
      let end = told.measure.flatMap { $0.unit == measure.unit ? $0 : nil }
      if attempt.recognized == nil, let end, end.limit != measure.limit { measure = end }
      let final =
        attempt.recognized == nil
        ? end?.value : Self.final(deciding, measure, attempt, analysis.log)
      measures.append(
        SavedMeasure(kind: deciding.kind, measure, isDeciding: true, final: final)
      )
    }
    for reason in others where reason != deciding {
      guard let measure = reason.measure else { continue }
      let final =
        attempt.recognized == nil ? nil : Self.final(reason, measure, attempt, analysis.log)
      measures.append(
        SavedMeasure(kind: reason.kind, measure, isDeciding: false, final: final)
      )
    }
  }

  /// What a gesture's measure came to when its touches were over; nil where that isn't known.
  ///
  /// A gesture that begins on reaching its limit has measured little more than the limit by then.
  private static func final(
    _ reason: GestureReason,
    _ measure: GestureMeasure,
    _ attempt: GestureAnalysis.Attempt,
    _ log: GestureLog
  ) -> Double? {
    let touches = attempt.touches.map { log.touches[$0] }
    switch reason {
    case .measured(.travelled, _, _):
      return touches.reduce(measure.value) { max($0, $1.farthest) }
    case .measured(.moved, _, _) where attempt.isDiscrete:
      // The engine tells how far the finger was when it lifted; it may have been farther on the way.
      return touches.reduce(measure.value) { max($0, $1.farthest) }
    case .measured(.pressDuration, _, _):
      guard let began = attempt.recognized else { return nil }
      let end = touches.map(\.last).max() ?? began
      return measure.value + max(end - began, .zero).seconds
    default: return nil
    }
  }
}
