import SceneStage
import TouchCore
import TouchRecording
import TouchReport
import TouchStage

// What turns the outcome of a shrunk recording, or why nothing does.
extension Shrinking {
  /// The most frames of a whole recording in which a change is looked for, and that become a test (our own choice).
  private static let mostFrames = 100
  /// The classes of recognizers that hold touches back, and always fail.
  private static let delayers: Set = ["ScrollTouchDelayRecognizer", "TouchDelayGestureRecognizer"]

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
  ///
  /// - Parameters:
  ///   - strokes: What is left.
  ///   - all: The whole recording.
  /// - Returns: What was found.
  func turn(of strokes: TouchStrokes, from all: TouchStrokes) -> Turn {
    let shown = analysis(of: strokes.frames)
    let isDelayer = shown.log.recognizers.contains {
      $0.name == goal.recognizer && Self.delayers.contains($0.kind)
    }
    if isDelayer { return otherReason(of: strokes, shown) }
    let search = CounterfactualSearch(on: header.screen) { strokes, settings in
      goal.trial(of: analysis(of: strokes.frames, with: settings))
    }
    let thresholds = thresholds(for: shown)
    if let change = search.least(of: strokes, thresholds) {
      return .change(change, of: strokes, isOfWhole: false)
    }
    let whole = all.inMilliseconds
    if whole.frames.count <= Self.mostFrames, goal.isShown(by: analysis(of: whole.frames)),
      let change = search.least(of: whole, thresholds)
    {
      return .change(change, of: whole, isOfWhole: true)
    }
    return .nothing(decides: shown.answer(about: goal.recognizer), remedy: remedy(shown))
  }

  /// What changes the reason of a recognizer that is never recognized.
  private func otherReason(of strokes: TouchStrokes, _ shown: GestureAnalysis) -> Turn {
    guard goal.reason != nil else { return .never(change: nil, becomes: []) }
    let search = CounterfactualSearch(on: header.screen) { strokes, settings in
      let told = ShrinkGoal.shown(
        of: goal.recognizer,
        in: analysis(of: strokes.frames, with: settings)
      )
      let isOther = !told.isEmpty && !told.contains { goal.includes($0) }
      return CounterfactualTrial(isTurned: isOther)
    }
    guard let change = search.least(of: strokes, thresholds(for: shown)) else {
      return .never(change: nil, becomes: [])
    }
    let told = ShrinkGoal.shown(
      of: goal.recognizer,
      in: analysis(of: (change.touches ?? strokes).frames, with: change.settings)
    )
    return .never(change: change, becomes: told.map { "\($0)" })
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
    var thresholds: [CounterfactualSearch.Threshold] = []
    for (name, object) in Staging.adjustables(on: stage(with: [])) where names.contains(name) {
      for property in Staging.properties {
        guard let value = property.value(of: object) else { continue }
        // A recognizer that is switched off comes out as none of its own kind.
        if property.name == "isEnabled", name == goal.recognizer, value != 0 { continue }
        let threshold = CounterfactualSearch.Threshold(
          recognizer: name,
          property: property,
          value: value
        )
        thresholds.append(threshold)
      }
    }
    return thresholds
  }
}
