import UIKit

/// A delegate that answers all six questions as a test sets, and counts them.
@MainActor
final class Questions: UIGestureRecognizerDelegate {
  typealias Pair = (UIGestureRecognizer, UIGestureRecognizer) -> Bool

  var begins: (UIGestureRecognizer) -> Bool = { _ in true }
  var together: Pair = { _, _ in false }
  var requires: Pair = { _, _ in false }
  var isRequired: Pair = { _, _ in false }
  var takesTouch: (UIGestureRecognizer, UITouch) -> Bool = { _, _ in true }
  var takesEvent: (UIGestureRecognizer, UIEvent) -> Bool = { _, _ in true }
  /// The questions, in order.
  var asked: [String] = []

  private func note(_ question: String, _ one: UIGestureRecognizer, _ other: UIGestureRecognizer?) {
    asked.append(
      ([question, one.name, other?.name] as [String?]).compactMap { $0 }.joined(separator: " ")
    )
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    note("begin", gestureRecognizer, nil)
    return begins(gestureRecognizer)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    note("together", gestureRecognizer, otherGestureRecognizer)
    return together(gestureRecognizer, otherGestureRecognizer)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    note("require", gestureRecognizer, otherGestureRecognizer)
    return requires(gestureRecognizer, otherGestureRecognizer)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    note("required", gestureRecognizer, otherGestureRecognizer)
    return isRequired(gestureRecognizer, otherGestureRecognizer)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    note("touch", gestureRecognizer, nil)
    return takesTouch(gestureRecognizer, touch)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool {
    note("event", gestureRecognizer, nil)
    return takesEvent(gestureRecognizer, event)
  }
}
