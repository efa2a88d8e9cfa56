extension UIView {
  /// The smallest `alpha` at which a view receives touches (rule 2.2).
  static var leastTouchableAlpha: CGFloat { 0.01 }

  /// Whether the view and its subtree can receive touches (rules 2.2, 2.6).
  var takesTouches: Bool {
    !isHidden && isUserInteractionEnabled && alpha >= UIView.leastTouchableAlpha
      && !layer.blocksTouches
  }
}
