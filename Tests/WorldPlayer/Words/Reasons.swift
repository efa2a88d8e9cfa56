import DeliberateTouch
import TouchCore
import UIKit

// The words for reasons and measures. They must not change when the engine's names do, because the
// committed hashes depend on them.

/// A reason: its word, the measured values and the limits.
func reasonWords(_ reason: GestureReason) -> String {
  guard let measure = reason.measure else { return word(for: reason) }
  return "\(word(for: reason)) \(measureWords(measure))"
}

/// A measure: value, bound, limit, unit.
func measureWords(_ measure: GestureMeasure) -> String {
  let bound = measure.bound == .atMost ? "<=" : ">="
  return "\(text(measure.value))\(bound)\(text(measure.limit)) \(word(for: measure.unit))"
}

private func word(for unit: GestureMeasure.Unit) -> String {
  switch unit {
  case .count: "count"
  case .points: "points"
  case .radians: "radians"
  case .seconds: "seconds"
  case .pointsPerSecond: "points/s"
  case .force: "force"
  case .own: "own"
  }
}

private func word(for reason: GestureReason) -> String {
  switch reason {
  case .measured(let kind, _, _): "\(kind.name)"
  case .following: "following"
  case .lifted: "lifted"
  case .touchesCancelled: "touchesCancelled"
  case .hovering: "hovering"
  case .pointerLeft: "left"
  case .finished: "finished"
  case .prevented: "prevented"
  case .requirementRecognized: "requirementRecognized"
  case .refused(by: .view): "refused by view"
  case .refused(by: .delegate): "refused by delegate"
  case .disabled: "disabled"
  case .removed: "removed"
  case .decided, .unexplained: "ownDoing"
  case .explained(let text, _): "own \(text)"
  }
}

extension UIGestureRecognizer {
  /// Gives a measured drift as the reason of a recognizer's next state.
  func explainDrift(_ drift: Double, limit: Double) {
    explain("drift", GestureMeasure(drift, .atMost, limit, .points))
  }

  /// Gives a reason without a measure for a recognizer's next state.
  func explainWhim() { explain("whim") }
}

/// A miss of a deliberate gesture: its cause, the measured value and the limit.
func missWords(_ miss: GestureMiss) -> String {
  guard let value = miss.value, let limit = miss.limit else { return "\(miss.cause)" }
  return "\(miss.cause) \(text(value)) of \(text(limit))"
}
