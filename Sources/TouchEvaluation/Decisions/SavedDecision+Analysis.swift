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
    let deciding = attempt.recognized == nil ? attempt.cause?.reason : attempt.wish?.reason
    let others = attempt.recognized == nil ? attempt.otherMeasurements : attempt.satisfiedLimits
    if let deciding, let measure = deciding.measure {
      // A failure's explanation has what the touches came to in the end.
      let final = attempt.recognized == nil ? told.measure?.value : nil
      measures.append(
        SavedMeasure(kind: deciding.kind, measure, isDeciding: true, final: final)
      )
    }
    for reason in others where reason != deciding {
      guard let measure = reason.measure else { continue }
      measures.append(SavedMeasure(kind: reason.kind, measure, isDeciding: false))
    }
  }
}
