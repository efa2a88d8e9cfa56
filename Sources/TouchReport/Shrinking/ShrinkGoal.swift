import TouchCore
public import TouchStage

/// What a shrunk recording still has to show: a recognizer, how it came out, and the kind of its reason.
///
/// It is written `tap: no: moved`; the reason may be left out. A control, or a gesture of a scene that is no
/// recognizer, came out as the scene told: `confirm: no: intention`.
public struct ShrinkGoal: Hashable, Sendable, CustomStringConvertible {
  /// How a recognizer came out.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// It was recognized.
    case yes
    /// It was not.
    case no
    /// It began, and was broken off.
    case cancelled
  }

  /// The recognizer's name.
  public var recognizer: String
  /// How it came out.
  public var outcome: Outcome
  /// The reason's name, as `touchstone explain --json` writes it; nil for any.
  public var reason: String?
  /// Whether a scene tells of it, and it is no recognizer: the scene may tell nothing where it doesn't happen.
  public var isToldByScene = false

  /// Creates a goal.
  public init(recognizer: String, outcome: Outcome, reason: String? = nil) {
    self.recognizer = recognizer
    self.outcome = outcome
    self.reason = reason
  }

  /// Reads a goal; nil where the text isn't one.
  public init?(_ text: String) {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false).map(Self.trimmed)
    // A recognizer's name may have colons in it: the outcome is the last part that can be one.
    guard let index = parts.lastIndex(where: { Outcome(rawValue: $0) != nil }), index > 0,
      let outcome = Outcome(rawValue: parts[index]), parts.count - index <= 2
    else { return nil }
    let reason = parts.count - index == 2 ? parts.removeLast() : nil
    if reason == "" { return nil }
    let name = parts[..<index].joined(separator: ":")
    if name.isEmpty { return nil }
    self.init(recognizer: name, outcome: outcome, reason: reason)
  }

  private static func trimmed(_ part: Substring) -> String {
    var part = part.drop { $0 == " " }
    while part.last == " " { part.removeLast() }
    return String(part)
  }

  /// The goal as it is written.
  public var description: String {
    ([recognizer, outcome.rawValue] + [reason].compactMap(\.self)).joined(separator: ": ")
  }

  /// Whether another goal is this one, or a case of it.
  public func includes(_ other: ShrinkGoal) -> Bool {
    recognizer == other.recognizer && outcome == other.outcome
      && (reason == nil || reason == other.reason)
  }

  // MARK: Holding it against what was decided

  /// How a gesture came out, once, by the recognizer's decisions or by what the scene told.
  private struct Told {
    var outcome: Outcome
    var reason: String?
    var isByScene = false
  }

  /// Whether an analysis shows it.
  public func isShown(by analysis: GestureAnalysis) -> Bool {
    Self.all(of: recognizer, in: analysis).contains { told in
      told.outcome == outcome && (reason == nil || told.reason == reason)
    }
  }

  /// Whether an analysis shows the other outcome.
  ///
  /// Of a success none is left, though something touches the recognizer; of what the scene tells, which may tell
  /// nothing else, though anything touches. In place of a failure there is a success, and the scene tells of no
  /// failure: a press that is recognized and then missed its goal is none.
  public func isTurned(by analysis: GestureAnalysis) -> Bool {
    let all = Self.all(of: recognizer, in: analysis)
    let hasSuccess = all.contains { $0.outcome == .yes }
    if outcome == .yes {
      return !hasSuccess && !(isToldByScene ? analysis.sequences.isEmpty : all.isEmpty)
    }
    return hasSuccess && !all.contains { $0.isByScene && $0.outcome != .yes }
  }

  /// Every goal about a recognizer that an analysis shows, each once, in the order of time.
  public static func shown(of recognizer: String, in analysis: GestureAnalysis) -> [ShrinkGoal] {
    var goals: [ShrinkGoal] = []
    for told in all(of: recognizer, in: analysis) {
      let goal = ShrinkGoal(recognizer: recognizer, outcome: told.outcome, reason: told.reason)
      if !goals.contains(goal) { goals.append(goal) }
    }
    return goals
  }

  /// What becomes of the goal's recognizer, for a search of the change that turns it.
  public func trial(of analysis: GestureAnalysis) -> CounterfactualTrial {
    CounterfactualTrial(
      isTurned: isTurned(by: analysis),
      trace: Self.shown(of: recognizer, in: analysis).map(\.description)
    )
  }

  private static func all(of name: String, in analysis: GestureAnalysis) -> [Told] {
    analysis.sequences.flatMap { sequence in
      let decided = analysis.explanations(of: sequence).filter { $0.name == name }
        .map { Told(outcome: $0.outcome, reason: $0.reasonName) }
      let noted = sequence.notes.filter { $0.gesture == name }.compactMap { note in
        note.outcome.map { Told(outcome: $0, reason: note.reason?.kind, isByScene: true) }
      }
      return decided + noted
    }
  }
}

extension GestureNote {
  /// How a gesture came out by what the scene told; nil where it is on its way.
  public var outcome: ShrinkGoal.Outcome? {
    switch role {
    case .success: .yes
    case .miss: .no
    case .step, .update: nil
    }
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
