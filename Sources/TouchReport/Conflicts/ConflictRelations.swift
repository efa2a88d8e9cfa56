import UIKit

/// How recognizers stand to each other: what the engine asks when they meet.
@MainActor
struct ConflictRelations {
  private let order: [UIGestureRecognizer: Int]

  /// Looks at recognizers, in the order of the newest last.
  init(_ recognizers: [UIGestureRecognizer]) {
    order = Dictionary(
      recognizers.enumerated().map { ($1, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Whether one's views are the same as, above or below the other's (rule 4.14).
  func areRelated(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard let view = one.view, let otherView = other.view else { return false }
    return view.isDescendant(of: otherView) || otherView.isDescendant(of: view)
  }

  /// Whether the other gets every touch that one gets (rule 3.2): it hangs on the same view or above, and
  /// takes each kind of touch that one takes.
  func sharesTouches(of one: UIGestureRecognizer, with other: UIGestureRecognizer) -> Bool {
    guard let view = one.view, let otherView = other.view else { return false }
    return view.isDescendant(of: otherView)
      && Set(one.allowedTouchTypes).isSubset(of: other.allowedTouchTypes)
  }

  /// Whether there are touches that both get.
  func mayShareTouches(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    areRelated(one, other)
      && !Set(one.allowedTouchTypes).isDisjoint(with: other.allowedTouchTypes)
  }

  /// Whether one has to wait for the other to fail, by a requirement or by an answer (rules 4.17, 4.22).
  func requires(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.recognizersRequiredToFail.contains(other)
      || one.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: one)
      || one.delegate?.gestureRecognizer(one, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: one) ?? false
  }

  /// Whether one that is recognized keeps the other from it (rules 4.11, 4.12).
  func excludes(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard winner.canPrevent(other), other.canBePrevented(by: winner) else { return false }
    return !allows(winner, other) && !allows(other, winner)
  }

  private func allows(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false
  }

  /// Whether one goes first where both want the same moment (rule 4.15).
  func precedes(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    let depths = (depth(one), depth(other))
    if depths.0 != depths.1 { return depths.0 > depths.1 }
    return order[one, default: 0] > order[other, default: 0]
  }

  /// How deep in the tree a recognizer's view is.
  func depth(_ recognizer: UIGestureRecognizer) -> Int {
    var depth = 0
    var view = recognizer.view
    while let next = view {
      depth += 1
      view = next.superview
    }
    return depth
  }
}
