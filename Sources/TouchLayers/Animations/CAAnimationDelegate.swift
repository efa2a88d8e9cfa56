/// Is notified of an animation's beginning and end.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol CAAnimationDelegate: AnyObject {
  /// Tells that an animation begins to be seen.
  func animationDidStart(_ anim: CAAnimation)
  /// Tells once that an animation is over: at its end, or because it was removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}

  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
