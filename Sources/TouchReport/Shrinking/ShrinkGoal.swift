import TouchCore
public import TouchStage

/// What a shrunk recording still has to show: a recognizer, how it came out, and the kind of its reason.
///
/// It is written `tap: no: moved`; the reason may be left out. A reason that is about another recognizer may name that:
/// `tap: no: prevented by pan`. A control, or a gesture of a scene that is no recognizer, came out as the scene told:
/// `confirm: no: intention`.
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
  /// The name of the other recognizer that the reason is about; nil for any.
  public var other: String?
  /// Whether a scene tells of it, and it is no recognizer: the scene may tell nothing where it doesn't happen.
  public var isToldByScene = false

  /// Creates a goal.
  public init(
    recognizer: String,
    outcome: Outcome,
    reason: String? = nil,
    other: String? = nil
  ) {
    self.recognizer = recognizer
    self.outcome = outcome
    self.reason = reason
    self.other = other
  }

  /// Reads a goal; nil where the text isn't one.
  public init?(_ text: String) {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false).map(Self.trimmed)
    // A recognizer's name may have colons in it: the outcome is the last part that can be one.
    guard let index = parts.lastIndex(where: { Outcome(rawValue: $0) != nil }), index > 0,
      let outcome = Outcome(rawValue: parts[index]), parts.count - index <= 2
    else { return nil }
    var reason = parts.count - index == 2 ? parts.removeLast() : nil
    var other: String?
    if let text = reason, let by = text.firstRange(of: " by ") {
      other = Self.trimmed(text[by.upperBound...])
      reason = Self.trimmed(text[..<by.lowerBound])
    }
    if reason == "" || other == "" { return nil }
    let name = parts[..<index].joined(separator: ":")
    if name.isEmpty { return nil }
    self.init(recognizer: name, outcome: outcome, reason: reason, other: other)
  }

  private static func trimmed(_ part: Substring) -> String {
    var part = part.drop { $0 == " " }
    while part.last == " " { part.removeLast() }
    return String(part)
  }

  /// The goal as it is written.
  public var description: String {
    let why = reason.map { reason in other.map { "\(reason) by \($0)" } ?? reason }
    return ([recognizer, outcome.rawValue] + [why].compactMap(\.self)).joined(separator: ": ")
  }

  /// Whether another goal is this one, or a case of it.
  public func includes(_ other: ShrinkGoal) -> Bool {
    recognizer == other.recognizer && outcome == other.outcome
      && (reason == nil || reason == other.reason)
      && (self.other == nil || self.other == other.other)
  }

  // MARK: Holding it against what was decided

  /// Whether an analysis shows it.
  public func isShown(by analysis: GestureAnalysis) -> Bool {
    ToldOutcome.all(of: recognizer, in: analysis).contains { includes($0.goal(of: recognizer)) }
  }

  /// Whether an analysis shows the other outcome.
  ///
  /// Of a success none is left, though something touches the recognizer; of what the scene tells, which may tell
  /// nothing else, though anything touches. In place of a failure there is a success, and the scene tells of no
  /// failure: a press that is recognized and then missed its goal is none. Where a recording shows several attempts,
  /// `KeptAttempt` tells whether the one that is kept is turned.
  public func isTurned(by analysis: GestureAnalysis) -> Bool {
    let all = ToldOutcome.all(of: recognizer, in: analysis)
    let hasSuccess = all.contains { $0.outcome == .yes }
    if outcome == .yes {
      return !hasSuccess && !(isToldByScene ? analysis.sequences.isEmpty : all.isEmpty)
    }
    return hasSuccess && !all.contains { $0.isByScene && $0.outcome != .yes }
  }

  /// Every goal about a recognizer that an analysis shows, each once, in the order of time.
  public static func shown(of recognizer: String, in analysis: GestureAnalysis) -> [ShrinkGoal] {
    var goals: [ShrinkGoal] = []
    for told in ToldOutcome.all(of: recognizer, in: analysis) {
      let goal = told.goal(of: recognizer)
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
