public import TouchStage
import UIKit

/// What a recording comes to at every value of a threshold.
public struct SweepResult: Hashable, Sendable {
  /// The results, in the order of values, without decisions.
  public var results: [RecordingResult]
  /// How many replays that took.
  public var replays: Int
  /// Why one replay didn't answer for every value; nil where it did.
  public var reason: String?
}

extension RecordingEvaluator {
  /// Evaluates a recording at every value of a threshold, from one replay where that is exact.
  ///
  /// - Parameters:
  ///   - task: The recording.
  ///   - variable: The threshold.
  ///   - replaysAll: Whether to replay for each value all the same, to check.
  /// - Returns: The results.
  public func sweep(
    _ task: RecordingTask,
    _ variable: SweepVariable,
    replaysAll: Bool = false
  ) -> SweepResult {
    var reference = task
    reference.settings.append(variable.setting(variable.values[variable.values.count - 1]))
    var last = replay(reference)
    let reason = replaysAll ? "asked for" : reason(last, variable)
    if reason == nil, let sweep = exactSweep(variable, last.recognizers) {
      let results = variable.values.map { value in
        var result = last.result
        match(sweep.replay(last.touches, at: value), task, last.present, &result)
        result.decisions = []
        return result
      }
      return SweepResult(results: results, replays: 1)
    }
    var results = variable.values.dropLast().map { value in
      var changed = task
      changed.settings.append(variable.setting(value))
      var result = evaluate(changed)
      result.decisions = []
      return result
    }
    match(last.touches, task, last.present, &last.result)
    last.result.decisions = []
    results.append(last.result)
    return SweepResult(results: results, replays: results.count, reason: reason)
  }

  private func exactSweep(
    _ variable: SweepVariable,
    _ recognizers: [UIGestureRecognizer]
  ) -> ExactSweep? {
    recognizers.first { $0.name == variable.recognizer }.flatMap { ExactSweep(variable, of: $0) }
  }

  /// Why one replay of a recording doesn't answer for every value; nil where it does.
  private func reason(_ replay: Replay, _ variable: SweepVariable) -> String? {
    if replay.result.error != nil { return "it can't be read" }
    if let problem = sweepProblem(variable, replay.recognizers) { return problem }
    return ExactSweep.isPlain(replay.touches) ? nil : "fingers touch together"
  }

  /// Why no replay answers for every value of a threshold; nil where some do.
  ///
  /// - Parameters:
  ///   - variable: The threshold.
  ///   - stage: A stage as recordings are replayed on.
  /// - Returns: The reason in words.
  public func sweepProblem(_ variable: SweepVariable, on stage: TouchStage) -> String? {
    sweepProblem(variable, stage.recognizers)
  }

  private func sweepProblem(
    _ variable: SweepVariable,
    _ recognizers: [UIGestureRecognizer]
  ) -> String? {
    guard exactSweep(variable, recognizers) != nil else {
      return "one replay doesn't say how \(variable.name) comes out at other values"
    }
    if hasControls
      || recognizers.contains(where: { $0.name != variable.recognizer && $0.isEnabled })
    {
      return "\(variable.recognizer) isn't alone, and others decide with it "
        + "(--gestures \(variable.recognizer) leaves them out)"
    }
    return nil
  }
}
