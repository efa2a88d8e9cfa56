import TouchCore

extension UIView {
  /// The smallest `alpha` at which a view receives touches (rule 2.2).
  static var leastTouchableAlpha: CGFloat { 0.01 }

  /// Whether the view and its subtree can receive touches (rules 2.2, 2.6).
  var takesTouches: Bool {
    !isHidden && isUserInteractionEnabled && alpha >= UIView.leastTouchableAlpha
      && !layer.blocksTouches
  }

  /// What the frontmost subview answers that has an answer.
  final func hitOfSubviews(at point: CGPoint, with event: UIEvent?) -> UIView? {
    var hit: UIView?
    children.walkBackwards(until: { child in
      guard let place = child.layer.touchedPoint(fromParent: point) else { return false }
      hit = child.hitTest(place, with: event)
      return hit != nil
    })
    return hit
  }
}
