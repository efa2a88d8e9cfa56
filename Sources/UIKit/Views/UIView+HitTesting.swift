import TouchCore

extension UIView {
  /// The smallest `alpha` at which a view receives touches (rule 2.2).
  package static var leastTouchableAlpha: CGFloat { 0.01 }

  /// Whether the view and its subtree can receive touches (rules 2.2, 2.6).
  var takesTouches: Bool {
    !isHidden && isUserInteractionEnabled && alpha >= UIView.leastTouchableAlpha
      && !layer.blocksTouches
  }

  /// What the frontmost subview answers that has an answer.
  final func hitOfSubviews(at point: CGPoint, with event: UIEvent?) -> UIView? {
    var hit: UIView?
    children.walkBackwards(until: { child in
      hit = child.hit(fromParent: point, with: event)
      return hit != nil
    })
    return hit
  }

  /// What the view answers to a point of its superview.
  @inline(__always)
  private final func hit(fromParent point: CGPoint, with event: UIEvent?) -> UIView? {
    if isPlainView {
      // As `hitTest`, for speed.
      guard isUserInteractionEnabled,
        let place = layer.takenPoint(fromParent: point, UIView.leastTouchableAlpha)
      else { return nil }
      return hitOfSubviews(at: place, with: event) ?? self
    }
    guard let place = layer.touchedPoint(fromParent: point) else { return nil }
    return hitTest(place, with: event)
  }
}
