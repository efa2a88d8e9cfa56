import TouchCore
import TouchStage

/// The attempt of the whole recording that is kept, and the thresholds that would have turned it there.
@MainActor
struct RecordedAttempt {
  let kept: KeptAttempt
  /// The least change of thresholds that turns it; nil where none was found, and where it was a success.
  private(set) var fix: Counterfactual?

  private let stage: ShrinkStage
  /// The touches around the attempt, where they show the same without the rest; or else all.
  private let part: TouchStrokes
  /// By what part of it a threshold is changed to see what follows it (our own choice).
  private static let trifle = 0.02

  /// How often the attempt's fingers succeed in the part, and in the whole recording.
  private let before: (part: Int, whole: Int)

  /// Finds the attempt; nil where the recording doesn't show the goal.
  init?(_ goal: ShrinkGoal, of strokes: TouchStrokes, on stage: ShrinkStage) {
    let analysis = stage.analysis(of: strokes.frames)
    guard let kept = KeptAttempt(goal, of: strokes, in: analysis) else { return nil }
    self.kept = kept
    self.stage = stage
    let whole = kept.successes(in: analysis, of: kept.strokes)
    let around = kept.strokes.aroundKept
    let alone = around == kept.strokes ? analysis : stage.analysis(of: around.frames)
    if kept.isShown(by: alone, of: around) {
      part = around
      before = (kept.successes(in: alone, of: around), whole)
    } else {
      part = kept.strokes
      before = (whole, whole)
    }
    if goal.outcome == .yes || analysis.holdsBack(goal.recognizer) { return }
    fix = leastFix
  }

  /// The least change of thresholds that turns the attempt.
  ///
  /// First those are changed that its limit follows, as the reason names that limit; where another recognizer is then in
  /// its way, one of that recognizer's beside it. Where this doesn't turn it, any threshold of the recognizer, and of the
  /// one that prevented it.
  private var leastFix: Counterfactual? {
    let goal = kept.goal.recognizer
    let all = stage.thresholds(of: [goal] + [kept.other].compactMap(\.self), for: goal)
    let own = all.filter(isLimit)
    return least(of: own) ?? leastBesideOthers(own) ?? least(of: all)
  }

  /// The least change of one threshold that turns the attempt beside settings that are made already.
  private func least(
    of thresholds: [CounterfactualSearch.Threshold],
    beside settings: [RecognizerSetting] = []
  ) -> Counterfactual? {
    CounterfactualSearch { _, more in trial(settings + more) }
      .leastThreshold(of: part, thresholds)
  }

  /// The least change of one threshold, and beside it that of a recognizer which is in its way then.
  private func leastBesideOthers(
    _ thresholds: [CounterfactualSearch.Threshold]
  ) -> Counterfactual? {
    let others = thresholds.flatMap(obstacles)
    if others.isEmpty { return nil }
    let off = others.map {
      RecognizerSetting(recognizer: $0, property: "isEnabled", value: "false")
    }
    guard var fix = least(of: thresholds, beside: off) else { return nil }
    let theirs = stage.thresholds(of: others, for: kept.goal.recognizer)
    guard let second = least(of: theirs, beside: fix.settings) else { return nil }
    fix.settings += second.settings
    fix.sentences += second.sentences
    fix.size += second.size
    return fix
  }

  /// The recognizers that are in the attempt's way as soon as it keeps a limit.
  private func obstacles(_ threshold: CounterfactualSearch.Threshold) -> [String] {
    guard let change = threshold.change(of: CounterfactualVariant(strokes: part)) else { return [] }
    for (_, step) in change.coarseSteps {
      guard let settings = change.make(step)?.settings else { continue }
      let analysis = stage.analysis(of: part.frames, with: settings)
      let others = kept.others(in: analysis, of: part)
      if !others.isEmpty, !kept.isShown(by: analysis, of: part) { return others }
    }
    return []
  }

  /// Whether the limit that the attempt missed follows a threshold.
  private func isLimit(_ threshold: CounterfactualSearch.Threshold) -> Bool {
    func limit(_ settings: [RecognizerSetting]) -> Double? {
      kept.limit(by: stage.analysis(of: part.frames, with: settings), of: part)
    }
    guard let before = limit([]),
      let change = threshold.change(of: CounterfactualVariant(strokes: part))
    else { return false }
    // With one of the two the attempt still fails.
    return [Self.trifle, -Self.trifle].contains { part in
      change.make(part).flatMap { limit($0.settings) }.map { $0 != before } ?? false
    }
  }

  /// Whether the attempt comes to the other outcome in the recording with other thresholds.
  func isTurned(with settings: [RecognizerSetting]) -> Bool { trial(settings).isTurned }

  /// Whether the attempt comes out for another reason in the recording with other thresholds.
  func isOther(with settings: [RecognizerSetting]) -> Bool {
    !kept.isShown(by: stage.analysis(of: part.frames, with: settings), of: part)
  }

  /// What becomes of the attempt in the recording with other thresholds.
  private func trial(_ settings: [RecognizerSetting]) -> CounterfactualTrial {
    func trial(_ strokes: TouchStrokes, _ before: Int) -> CounterfactualTrial {
      kept.trial(
        of: stage.analysis(of: strokes.frames, with: settings),
        strokes,
        from: before
      )
    }
    // The part is played first, as it is shorter.
    let alone = trial(part, before.part)
    return !alone.isTurned || part == kept.strokes ? alone : trial(kept.strokes, before.whole)
  }
}

extension GestureAnalysis {
  /// The classes of recognizers that hold touches back, and always fail.
  private static let delayers: Set = ["ScrollTouchDelayRecognizer", "TouchDelayGestureRecognizer"]

  /// Whether a recognizer only holds touches back, and is never recognized.
  func holdsBack(_ recognizer: String) -> Bool {
    log.recognizers.contains { $0.name == recognizer && Self.delayers.contains($0.kind) }
  }
}

extension TouchStrokes {
  /// The kept attempt's fingers, and those that touch at the same time as one of them or of each other.
  fileprivate var aroundKept: TouchStrokes {
    let kept = strokes.filter(\.isKept)
    guard var began = kept.map(\.began).min(), var ended = kept.map(\.last).max() else {
      return self
    }
    var around: [Stroke] = []
    while true {
      let more = strokes.filter { $0.began <= ended && $0.last >= began }
      if more.count == around.count { break }
      around = more
      for stroke in around {
        began = min(began, stroke.began)
        ended = max(ended, stroke.last)
      }
    }
    var result = self
    result.strokes = around
    return result
  }
}
