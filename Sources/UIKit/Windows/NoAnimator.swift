/// Stands for the animator of a transition that can't be interrupted; does nothing.
final class NoAnimator: UIViewImplicitlyAnimating {
  #if hasFeature(Embedded)
    nonisolated(unsafe) static let none = NoAnimator()
  #else
    static let none = NoAnimator()
  #endif

  var state: UIViewAnimatingState { .inactive }
  var isRunning: Bool { false }
  var isReversed = false
  var fractionComplete: CGFloat = 0

  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
  func addAnimations(_ animation: @escaping UIViewAnimation, delayFactor: CGFloat) {}
  func addAnimations(_ animation: @escaping UIViewAnimation) {}
  func addCompletion(_ completion: @escaping UIViewAnimatorCompletion) {}
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {}
}
