import TouchCore
import TouchStage

/// How a gesture came out, once, by the recognizer's decisions or by what the scene told.
struct ToldOutcome {
  var outcome: ShrinkGoal.Outcome
  /// The reason's name, as a goal says it.
  var reason: String?
  /// The name of the recognizer that the reason is about.
  var other: String?
  /// Whether the scene told it.
  var isByScene = false
  /// Its touches, as indices in the log: of what the scene told, and of what took no part, all of the sequence.
  var touches: [Int]
  /// The limit that its reason was held against; nil where it has none.
  var limit: Double?
  /// How far it was from success, as `explain` compares failures.
  var distance: Double

  /// It as a goal.
  func goal(of recognizer: String) -> ShrinkGoal {
    ShrinkGoal(recognizer: recognizer, outcome: outcome, reason: reason, other: other)
  }

  /// Everything that became of a gesture, in the order of time.
  static func all(of name: String, in analysis: GestureAnalysis) -> [ToldOutcome] {
    analysis.sequences.flatMap { sequence in
      let explained = SequenceExplanations(of: sequence, in: analysis)
      let absent = explained.all.filter { $0.name == name && $0.verdict == .noPart }
        .map { ToldOutcome($0, sequence.touches, in: analysis) }
      let decided = sequence.attempts.indices.filter { explained.attempts[$0].name == name }
        .map { index in
          let own = sequence.attempts[index].touches
          return ToldOutcome(
            explained.attempts[index],
            own.isEmpty ? sequence.touches : own,
            in: analysis
          )
        }
      let noted = sequence.notes.filter { $0.gesture == name }.compactMap { note in
        note.outcome.map { outcome in
          ToldOutcome(
            outcome: outcome,
            reason: note.reason?.kind,
            isByScene: true,
            touches: sequence.touches,
            limit: note.reason?.measure?.limit,
            distance: note.distance
          )
        }
      }
      return absent + decided + noted
    }
  }
}

extension ToldOutcome {
  private init(
    _ explanation: GestureExplanation,
    _ touches: [Int],
    in analysis: GestureAnalysis
  ) {
    self.init(
      outcome: explanation.outcome,
      reason: explanation.reasonName,
      other: explanation.other.map(analysis.name),
      touches: touches,
      limit: explanation.measure?.limit,
      distance: explanation.distance
    )
  }
}

extension GestureExplanation {
  /// How it came out, as a goal says it.
  fileprivate var outcome: ShrinkGoal.Outcome {
    switch verdict {
    case .recognized: .yes
    case .cancelled: .cancelled
    case .failed, .noPart, .undecided: .no
    }
  }

  /// The reason's name, as a goal says it.
  fileprivate var reasonName: String? { verdict == .noPart ? "noPart" : reason?.kind }
}
