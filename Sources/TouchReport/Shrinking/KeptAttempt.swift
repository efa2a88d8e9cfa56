import TouchCore
public import TouchStage

/// The attempt of a recording that is kept while the recording is made smaller.
///
/// Of several that show a goal it is the one that came closest to success, the first of equals; `touchstone explain`
/// tells of the same one. It is known by its fingers, wherever they are moved to: what other fingers come to is another attempt.
@MainActor
public struct KeptAttempt {
  /// The goal, with the other recognizer that the attempt's reason is about.
  public let goal: ShrinkGoal
  /// The recording, whose strokes know which of them are the attempt's fingers.
  public let strokes: TouchStrokes
  /// The recognizer that the attempt's reason is about, also where the goal names no reason.
  let other: String?
  /// Whether the scene told how it came out, and not the recognizer.
  private let isByScene: Bool

  /// Finds the attempt; nil where the recording shows none.
  ///
  /// - Parameters:
  ///   - goal: What the attempt has to show.
  ///   - strokes: The recording.
  ///   - analysis: What the scene made of it.
  public init?(_ goal: ShrinkGoal, of strokes: TouchStrokes, in analysis: GestureAnalysis) {
    let all = ToldOutcome.all(of: goal.recognizer, in: analysis)
      .filter { goal.includes($0.goal(of: goal.recognizer)) }
    // `min` gives the first of equals.
    guard let kept = all.min(by: { $0.distance < $1.distance }) else { return nil }
    var own = goal
    if goal.reason != nil { own.other = kept.other }
    self.goal = own
    other = kept.other
    isByScene = kept.isByScene
    let touches = kept.touches.map { analysis.log.touches[$0] }
    var marked = strokes
    for index in strokes.strokes.indices {
      marked.strokes[index].isKept = touches.contains { strokes.strokes[index].lands(as: $0) }
    }
    self.strokes = marked
  }

  /// What becomes of the attempt's fingers.
  private func told(_ analysis: GestureAnalysis, _ strokes: TouchStrokes) -> [ToldOutcome] {
    own(ToldOutcome.all(of: goal.recognizer, in: analysis), analysis, strokes)
  }

  /// Those of several outcomes that its fingers came to.
  private func own(
    _ all: [ToldOutcome],
    _ analysis: GestureAnalysis,
    _ strokes: TouchStrokes
  ) -> [ToldOutcome] {
    let fingers = strokes.strokes.filter(\.isKept)
    let touches = analysis.log.touches.indices.filter { index in
      fingers.contains { $0.lands(as: analysis.log.touches[index]) }
    }
    return all.filter { $0.touches.contains(where: touches.contains) }
  }

  /// Whether the attempt's fingers still show the goal, by what the recognizer decided or by what the scene told, as
  /// the recording did.
  public func isShown(by analysis: GestureAnalysis, of strokes: TouchStrokes) -> Bool {
    shown(by: analysis, of: strokes) != nil
  }

  /// The limit that the attempt is held against; nil where it has none, or isn't shown.
  func limit(by analysis: GestureAnalysis, of strokes: TouchStrokes) -> Double? {
    shown(by: analysis, of: strokes)?.limit
  }

  /// The recognizers that the reasons of its fingers' failures are about.
  func others(in analysis: GestureAnalysis, of strokes: TouchStrokes) -> [String] {
    told(analysis, strokes).compactMap(\.other)
  }

  private func shown(by analysis: GestureAnalysis, of strokes: TouchStrokes) -> ToldOutcome? {
    told(analysis, strokes).first {
      $0.isByScene == isByScene && goal.includes($0.goal(of: goal.recognizer))
    }
  }

  /// Whether the attempt's fingers come to the other outcome.
  ///
  /// Of a success none is left, though something touches the recognizer, or the scene that tells of it. In place of a
  /// failure there is a success more than before, and where the scene told of the failure, it tells of none.
  ///
  /// - Parameters:
  ///   - analysis: What the scene makes of the strokes.
  ///   - strokes: The strokes.
  ///   - before: How often the attempt's fingers succeed without the change (`successes`).
  /// - Returns: Whether they do.
  public func isTurned(
    by analysis: GestureAnalysis,
    of strokes: TouchStrokes,
    from before: Int
  ) -> Bool {
    isTurned(told(analysis, strokes), analysis, strokes, from: before)
  }

  private func isTurned(
    _ told: [ToldOutcome],
    _ analysis: GestureAnalysis,
    _ strokes: TouchStrokes,
    from before: Int
  ) -> Bool {
    let count = successes(told)
    if goal.outcome != .yes {
      return count > before && !(isByScene && told.contains { $0.isByScene && $0.outcome != .yes })
    }
    if count > 0 { return false }
    // A scene may tell nothing where its gesture doesn't happen.
    return goal.isToldByScene
      ? strokes.strokes.contains(where: \.isKept) && !analysis.sequences.isEmpty : !told.isEmpty
  }

  /// How often the attempt's fingers succeed.
  public func successes(in analysis: GestureAnalysis, of strokes: TouchStrokes) -> Int {
    successes(told(analysis, strokes))
  }

  private func successes(_ told: [ToldOutcome]) -> Int {
    told.count { $0.outcome == .yes && $0.isByScene == isByScene }
  }

  /// What becomes of the attempt, for a search of the change that turns it.
  public func trial(
    of analysis: GestureAnalysis,
    _ strokes: TouchStrokes,
    from before: Int
  ) -> CounterfactualTrial {
    let all = ToldOutcome.all(of: goal.recognizer, in: analysis)
    let told = own(all, analysis, strokes)
    return CounterfactualTrial(
      isTurned: isTurned(told, analysis, strokes, from: before),
      trace: all.reduce(into: []) { trace, told in
        let text = told.goal(of: goal.recognizer).description
        if !trace.contains(text) { trace.append(text) }
      }
    )
  }
}

extension TouchStrokes.Stroke {
  /// Whether a touch of a log is this finger.
  ///
  /// What holds touches back may have it begin later.
  fileprivate func lands(as touch: GestureLog.Touch) -> Bool {
    guard let first = samples.first, first.location == touch.start else { return false }
    return first.time <= touch.began && touch.began <= max(last, first.time)
  }
}
