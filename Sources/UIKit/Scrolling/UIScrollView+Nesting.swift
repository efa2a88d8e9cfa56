import TouchCore

// Scroll views in scroll views (rule 8.17).
extension UIScrollView {
  /// Whether the content is at its edge, and an enclosing scroll view takes a drag over.
  ///
  /// Asked when a drag begins; none is handed on later.
  func leavesDrag(along displacement: Vector) -> Bool {
    if axes.hasRoom(along: displacement, from: Point(contentOffset), constants) { return false }
    let isVertical = displacement.dy.magnitude > displacement.dx.magnitude
    guard isVertical ? transfersVerticalScrollingToParent : transfersHorizontalScrollingToParent
    else { return false }
    var view = superview
    while let here = view {
      if here.isScrollView, let outer = here as? UIScrollView, outer.takesOver(pan) { return true }
      view = here.superview
    }
    return false
  }

  /// Whether the scroll view scrolls along another one's drag, and its pan follows the same fingers.
  private func takesOver(_ inner: ScrollPanRecognizer) -> Bool {
    guard isScrollEnabled, pan.isEnabled, pan.attempt.id != nil, !pan.isFinished,
      pan.tracked.followsScroll || pan.tracked.touches.inputs.count >= pan.minimumNumberOfTouches
    else { return false }
    return axes.takesOver(inner.path(in: self), from: Point(contentOffset))
  }
}
