import UIKit

/// A delegate with answers that a test sets.
@MainActor
final class Answers: UIGestureRecognizerDelegate {
  var begins = true
  var receives = true
  var together: [(String, String)] = []
  var waits: [(String, String)] = []
  var asked: [String] = []

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked.append("begin \(gestureRecognizer.name ?? "?")")
    return begins
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { receives }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    contains(together, gestureRecognizer, otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    asked.append("require \(gestureRecognizer.name ?? "?") \(otherGestureRecognizer.name ?? "?")")
    return contains(waits, gestureRecognizer, otherGestureRecognizer)
  }

  private func contains(
    _ pairs: [(String, String)],
    _ one: UIGestureRecognizer,
    _ other: UIGestureRecognizer
  ) -> Bool {
    pairs.contains { $0.0 == one.name && $0.1 == other.name }
  }
}
