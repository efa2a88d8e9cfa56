/// What an animator is doing.
public enum UIViewAnimatingState: Int, Sendable {
  /// Nothing: its animations haven't begun, or are over.
  case inactive = 0
  /// Its animations run or are paused.
  case active = 1
  /// Its animations were stopped and wait for `finishAnimation(at:)`.
  case stopped = 2
}

/// Where animations end.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At the values that were set.
  case end = 0
  /// At the values from before.
  case start = 1
  /// At the values that were seen.
  case current = 2
}

/// An object that controls the course of animations.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIViewAnimating: PlainObject {
  /// What the animator is doing.
  var state: UIViewAnimatingState { get }
  /// Whether time moves the animations, or will after a delay.
  var isRunning: Bool { get }
  /// Whether the animations lead back to where they began.
  var isReversed: Bool { get set }
  /// The progress, from 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Starts the animations, or goes on with paused ones.
  func startAnimation()
  /// Starts the animations, or goes on with paused ones, after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animations where they are.
  func pauseAnimation()
  /// Ends the animations where they are.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends animations that were stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that animates the changes that closures make.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Animates what a closure changes, after a part of the time that is left.
  func addAnimations(_ animation: @escaping UIViewAnimation, delayFactor: CGFloat)
  /// Animates what a closure changes.
  func addAnimations(_ animation: @escaping UIViewAnimation)
  /// Calls a closure when the animations are over.
  func addCompletion(_ completion: @escaping UIViewAnimatorCompletion)
  /// Goes on with paused animations at another pace.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  )
}
