// Decides which gestures of a superview lose to a control's own gesture (rule 7.8).
extension UIControl {
  /// Whether a recognizer belongs to a superview while the control is enabled.
  ///
  /// Recognizers on the control, or on a view in it, take precedence over the control.
  private func mayWin(over recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, let owner = recognizer.watchedView else { return false }
    return owner !== self && isDescendant(of: owner)
  }

  /// Whether a single tap with one finger fails here; a button's press recognizer isn't one.
  func losesTap(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let tap = recognizer as? UITapGestureRecognizer, mayWin(over: tap),
      !tap.attempt.isOfPresses
    else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  /// Whether a swipe with one finger along the control's x axis fails, if it started in a part.
  ///
  /// Swipe directions follow the window's axes, so the window axis nearest to the control's counts.
  func losesSwipe(_ recognizer: UIGestureRecognizer, startingIn isPart: (CGPoint) -> Bool) -> Bool {
    guard let swipe = recognizer as? UISwipeGestureRecognizer, mayWin(over: swipe),
      swipe.numberOfTouchesRequired == 1, isPart(swipe.location(in: self))
    else { return false }
    let origin = convert(CGPoint.zero, to: nil)
    let tip = convert(CGPoint(x: 1, y: 0), to: nil)
    let along: UISwipeGestureRecognizer.Direction =
      abs(tip.x - origin.x) >= abs(tip.y - origin.y) ? [.left, .right] : [.up, .down]
    return !swipe.direction.isDisjoint(with: along)
  }

  /// Whether a pan with one finger along the control's x axis fails, if it started in a part.
  func losesPan(_ recognizer: UIGestureRecognizer, startingIn isPart: (CGPoint) -> Bool) -> Bool {
    guard let pan = recognizer as? UIPanGestureRecognizer, mayWin(over: pan),
      pan.tracked.touches.inputs.count == 1, let touch = pan.tracked.touches.inputs.first
    else { return false }
    let start = convert(touch.original.location, from: nil)
    let end = touch.location(in: self)
    return isPart(start) && abs(end.x - start.x) >= abs(end.y - start.y)
  }
}
