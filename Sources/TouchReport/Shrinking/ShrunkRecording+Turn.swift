import TouchCore
import TouchRecording
import TouchStage

// What turns the outcome of a shrunk recording, or why nothing does.
extension ShrunkRecording {
  /// The most frames of a whole recording in which a change is looked for, and that become a test (our own choice).
  private static let mostFrames = 100

  /// What turns an outcome.
  enum Turn {
    /// A change, of what is left or of the whole recording.
    case change(Counterfactual, of: TouchStrokes, isOfWhole: Bool)
    /// Nothing, as the recognizer holds touches back; a change, if any, after which it fails for other reasons.
    case never(change: Counterfactual?, becomes: [String])
    /// Nothing that was tried: what decides it, and what to try.
    case nothing(decides: String, remedy: String)
  }

  /// Looks for the least change that turns the outcome, or else for what decides it.
  func turn() -> Turn {
    let shown = stage.analysis(of: strokes.frames)
    if shown.holdsBack(goal.recognizer) { return otherReason(shown) }
    let thresholds = thresholds(for: shown)
    if let change = leastChange(of: strokes, shown, thresholds) {
      return .change(change, of: strokes, isOfWhole: false)
    }
    let whole = recorded.kept.strokes.inMilliseconds
    if whole.frames.count <= Self.mostFrames {
      let analysis = stage.analysis(of: whole.frames)
      if recorded.kept.isShown(by: analysis, of: whole),
        let change = leastChange(of: whole, analysis, thresholds)
      {
        return .change(change, of: whole, isOfWhole: true)
      }
    }
    return .nothing(decides: shown.answer(about: goal.recognizer), remedy: remedy(shown))
  }

  /// The least change of strokes that show the kept attempt.
  ///
  /// Other thresholds alone count if they turn the attempt in the recording, too, and beside a change of touches if the
  /// attempt comes out for another reason there: what fits only what is left mends nothing. Numbers of fingers and taps
  /// fit any recording.
  private func leastChange(
    of base: TouchStrokes,
    _ shown: GestureAnalysis,
    _ thresholds: [CounterfactualSearch.Threshold]
  ) -> Counterfactual? {
    let kept = recorded.kept
    let before = kept.successes(in: shown, of: base)
    let counts = stage.properties.filter { $0.unit == .count }.map(\.name)
    let search = CounterfactualSearch(on: stage.screen) { strokes, settings in
      let analysis = stage.analysis(of: strokes.frames, with: settings)
      var trial = kept.trial(of: analysis, strokes, from: before)
      if trial.isTurned, strokes == base {
        trial.isTurned = recorded.isTurned(with: settings)
      } else if trial.isTurned, settings.contains(where: { !counts.contains($0.property) }) {
        trial.isTurned = recorded.isOther(with: settings)
      }
      return trial
    }
    return search.least(of: base, thresholds)
  }

  /// What changes the reason of a recognizer that is never recognized.
  private func otherReason(_ shown: GestureAnalysis) -> Turn {
    guard goal.reason != nil else { return .never(change: nil, becomes: []) }
    func told(_ strokes: TouchStrokes, _ settings: [RecognizerSetting]) -> [ShrinkGoal] {
      let analysis = stage.analysis(of: strokes.frames, with: settings)
      return ShrinkGoal.shown(of: goal.recognizer, in: analysis)
    }
    let search = CounterfactualSearch(on: stage.screen) { strokes, settings in
      let told = told(strokes, settings)
      // Another recognizer that prevents it is no other reason.
      let isSame = told.contains { $0.outcome == goal.outcome && $0.reason == goal.reason }
      return CounterfactualTrial(isTurned: !told.isEmpty && !isSame)
    }
    guard let change = search.least(of: strokes, thresholds(for: shown)) else {
      return .never(change: nil, becomes: [])
    }
    let becomes = told(change.touches ?? strokes, change.settings)
    return .never(change: change, becomes: becomes.map { "\($0)" })
  }

  /// What a reader can do where no change turns the outcome.
  private func remedy(_ shown: GestureAnalysis) -> String {
    var last: GestureExplanation?
    for sequence in shown.sequences {
      last = shown.explanations(of: sequence).last { $0.name == goal.recognizer } ?? last
    }
    let other = last?.other.map { shown.log.recognizers[$0].name }
    switch last?.reason {
    case .prevented, .requirementRecognized:
      let name = other ?? "the other recognizer"
      return
        "--gestures without \(name), or its relation to \(name) in the code: \(name) decides it"
    case .refused, .decided, .unexplained, .explained:
      return
        "another recording, or other code: no threshold decides it, but what its view, its delegate or it itself "
        + "says there"
    case .disabled, .removed:
      return "more of the recording, with --from and --to: what the scene shows there decides it"
    default:
      return "a recording in which it comes out otherwise: touchstone explain says by what margin"
    }
  }

  /// What can be set of the recognizer, and of those that it was held against.
  private func thresholds(for analysis: GestureAnalysis) -> [CounterfactualSearch.Threshold] {
    var names = [goal.recognizer]
    for sequence in analysis.sequences {
      for told in analysis.explanations(of: sequence) where told.name == goal.recognizer {
        if let other = told.other { names.append(analysis.log.recognizers[other].name) }
      }
    }
    return stage.thresholds(of: names, for: goal.recognizer)
  }
}
