public import TouchStage
import UIKit

/// What a recording comes to at every value of a threshold.
public struct SweepResult: Hashable, Sendable {
  /// The results, in the order of values, without decisions, and without the sentences that come from them.
  public var results: [RecordingResult]
  /// How many replays that took.
  public var replays: Int
  /// Why one replay didn't answer for every value; nil where it did.
  public var reason: String?
}

extension RecordingEvaluator {
  /// Evaluates a recording at every value of a threshold, from one replay where that is exact.
  ///
  /// The replay with the largest value is compared with what the recognizer's machine says by itself, so that a
  /// recording in which anything else decides is replayed for each value.
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
    var last = replay(reference, keepsTrail: !replaysAll)
    let reason = replaysAll ? "asked for" : reason(last, variable)
    if reason == nil {
      let results = variable.values.map { value in
        var touches = last.touches
        touches.recognitions = recognitions(last, task, variable, at: value) ?? []
        var result = last.result
        match(touches, task, last.present, &result)
        return Self.plain(result)
      }
      return SweepResult(results: results, replays: 1)
    }
    var results = variable.values.dropLast().map { value in
      var changed = task
      changed.settings.append(variable.setting(value))
      return Self.plain(evaluate(changed))
    }
    match(last.touches, task, last.present, &last.result)
    results.append(Self.plain(last.result))
    return SweepResult(results: results, replays: results.count, reason: reason)
  }

  /// A result without decisions, and without the sentences that come from them.
  private static func plain(_ result: RecordingResult) -> RecordingResult {
    var result = result
    result.decisions = []
    for index in result.strokes.indices { result.strokes[index].why = "" }
    return result
  }

  /// What the machine of the recognizer that is varied says of a replay's fingers at a value.
  private func recognitions(
    _ replay: Replay,
    _ task: RecordingTask,
    _ variable: SweepVariable,
    at value: Double
  ) -> [ReplayedTouches.Recognition]? {
    guard let header = replay.header else { return nil }
    let stage = stage(header, task.settings + [variable.setting(value)])
    let recognizer = stage.recognizers.first { $0.name == variable.recognizer }
    return recognizer.flatMap { LoneRecognizer($0) }?.recognitions(in: replay.trail)
  }

  /// Why one replay of a recording doesn't answer for every value; nil where it does.
  private func reason(_ replay: Replay, _ variable: SweepVariable) -> String? {
    if replay.result.error != nil { return "it can't be read" }
    if let problem = sweepProblem(variable, replay.recognizers) ?? replay.trail.problem {
      return problem
    }
    let touches = replay.touches
    let told = touches.decisions.flatMap(\.contacts).sorted()
    let isWhole =
      told == Array(touches.contacts.indices)
      && touches.contacts.count == replay.trail.fingers.count
      && touches.decisions.allSatisfy { $0.saved.verdict != .undecided }
    guard isWhole else { return "\(variable.recognizer) has no part in some touches" }
    let recognizer = replay.recognizers.first { $0.name == variable.recognizer }
    let alone = recognizer.flatMap { LoneRecognizer($0) }?.recognitions(in: replay.trail)
    guard alone == touches.recognitions else {
      return "something beside \(variable.recognizer) decides"
    }
    return nil
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
    let named = recognizers.filter { $0.name == variable.recognizer }
    guard named.count == 1, LoneRecognizer(named[0]) != nil else {
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
