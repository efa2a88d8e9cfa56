extension UIView {
  /// The least `alpha` that can be touched (rule 2.2).
  static var leastTouchableAlpha: CGFloat { 0.01 }

  /// Whether the view and what is in it can be touched at all (rules 2.2, 2.6).
  var takesTouches: Bool {
    !isHidden && isUserInteractionEnabled && alpha >= UIView.leastTouchableAlpha
      && !layer.blocksTouches
  }
}
