import TouchCore
import TouchReport
import TouchStage
import UIKit

/// What a replay came to, as far as labels are about it: contacts, recognitions and decisions.
struct ReplayedTouches {
  /// A contact from its beginning to its end.
  struct Contact {
    var began: TouchTime
    var ended: TouchTime
  }

  /// A gesture that was recognized.
  struct Recognition: Equatable {
    var recognizer: String
    var time: TouchTime
    /// When the recognizer had seen enough.
    var decided: TouchTime
    var waits: [StrokeOutcome.Wait] = []
    /// The contacts that it was made of; none for controls and pointers.
    var contacts: [Int] = []
  }

  /// A decision and the contacts of its attempt.
  struct Decision {
    var saved: SavedDecision
    var contacts: [Int]
    var isNearMiss: Bool
  }

  var contacts: [Contact] = []
  var recognitions: [Recognition] = []
  private(set) var decisions: [Decision] = []
  private var sequences = 0

  /// Adds a part of a log, which nothing is under way behind.
  mutating func add(_ log: GestureLog) {
    let analysis = GestureAnalysis(log)
    let first = contacts.count
    contacts += log.touches.map { Contact(began: $0.began, ended: max($0.began, $0.last)) }
    for sequence in analysis.sequences {
      sequences += 1
      for attempt in sequence.attempts {
        let decision = SavedDecision(attempt, in: sequence, sequences, of: analysis)
        let touches = attempt.touches.map { $0 + first }
        decisions.append(
          Decision(
            saved: decision,
            contacts: touches,
            isNearMiss: decision.isNearMiss
          )
        )
        if let time = attempt.recognized {
          recognitions.append(recognition(attempt, time, decision.recognizer, touches, log))
        }
      }
    }
    for note in log.controlNotes where note.role == .success {
      recognitions.append(
        Recognition(recognizer: note.gesture, time: note.time, decided: note.time)
      )
    }
  }

  private func recognition(
    _ attempt: GestureAnalysis.Attempt,
    _ time: TouchTime,
    _ name: String,
    _ touches: [Int],
    _ log: GestureLog
  ) -> Recognition {
    var recognition = Recognition(
      recognizer: name,
      time: time,
      decided: min(attempt.wish?.time ?? time, time),
      contacts: touches
    )
    for stretch in attempt.stretches {
      guard case .waiting(let other) = stretch.kind, stretch.until > stretch.from else { continue }
      recognition.waits.append(
        StrokeOutcome.Wait(log.recognizers[other].name, stretch.until - stretch.from)
      )
    }
    return recognition
  }
}

extension SavedDecision {
  /// Whether every limit that was missed was missed by little.
  var isNearMiss: Bool {
    guard verdict == .failed else { return false }
    let missed = measures.filter {
      !GestureMeasure($0.final, $0.bound, $0.limit, $0.unit).isKept
    }
    return !missed.isEmpty
      && missed.allSatisfy {
        $0.unit != .count && !$0.hasNoEnd
          && GestureMeasure($0.final, $0.bound, $0.limit, $0.unit).relativeSlack
            >= -GestureExplanation.nearMiss
      }
  }
}
