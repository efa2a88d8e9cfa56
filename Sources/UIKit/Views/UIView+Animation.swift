import TouchCore

extension UIView {
  // MARK: Curves

  /// Animates what a closure changes of views.
  ///
  /// The change is made at once; what is seen follows within the time. An animation of the same property
  /// that is under way is replaced, from where it is. Until the end, the views can't be touched
  /// (rule 2.6).
  ///
  /// - Parameters:
  ///   - duration: How long it takes, in seconds; 0 for no animation.
  ///   - animations: Changes the views.
  public class func animate(withDuration duration: TimeInterval, animations: UIViewAnimation) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates what a closure changes of views, and tells of the end.
  ///
  /// - Parameters:
  ///   - duration: How long it takes, in seconds; 0 for no animation.
  ///   - animations: Changes the views.
  ///   - completion: Called once, when all animations are over, or in the next turn where there are none.
  ///     It is told whether all of them came to their end: one that is replaced or removed doesn't.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: UIViewAnimation,
    completion: UIViewAnimationCompletion?
  ) {
    animate(
      withDuration: duration,
      delay: 0,
      options: [],
      animations: animations,
      completion: completion
    )
  }

  /// Animates what a closure changes of views, after a while and with options.
  ///
  /// - Parameters:
  ///   - duration: How long it takes, in seconds; 0 for no animation.
  ///   - delay: How long it waits before, in seconds.
  ///   - options: How it animates.
  ///   - animations: Changes the views; called at once.
  ///   - completion: Called once, as `animate(withDuration:animations:completion:)` says.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: UIViewAnimation,
    completion: UIViewAnimationCompletion? = nil
  ) {
    run(
      AnimationBlock(
        duration: duration,
        delay: delay,
        pacing: .curve(options.timingFunction),
        options: options
      ),
      animations,
      completion
    )
  }

  // MARK: Springs

  /// Animates what a closure changes of views by a spring that comes to rest within the duration.
  ///
  /// - Parameters:
  ///   - duration: How long it takes, in seconds; 0 for no animation.
  ///   - delay: How long it waits before, in seconds.
  ///   - dampingRatio: How much the spring is damped: 1 doesn't swing, near 0 swings most.
  ///   - velocity: How fast it is at first, in whole ways a second.
  ///   - options: How it animates.
  ///   - animations: Changes the views; called at once.
  ///   - completion: Called once, as `animate(withDuration:animations:completion:)` says.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: UIViewAnimation,
    completion: UIViewAnimationCompletion? = nil
  ) {
    let spring = SpringCurve(
      settlingDuration: duration,
      dampingRatio: Double(min(max(dampingRatio, 0), 1)),
      initialVelocity: Double(velocity)
    )
    run(
      AnimationBlock(duration: duration, delay: delay, pacing: .spring(spring), options: options),
      animations,
      completion
    )
  }

  /// Animates what a closure changes of views by a spring that seems to take a time; it takes longer to
  /// come to rest.
  ///
  /// - Parameters:
  ///   - springDuration: How long the spring seems to take, in seconds.
  ///   - bounce: How much it bounces: 0 not at all, up to 1; below 0 it creeps.
  ///   - initialSpringVelocity: How fast it is at first, in whole ways a second.
  ///   - delay: How long it waits before, in seconds.
  ///   - options: How it animates.
  ///   - animations: Changes the views; called at once.
  ///   - completion: Called once, as `animate(withDuration:animations:completion:)` says.
  public class func animate(
    springDuration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: UIViewAnimation,
    completion: UIViewAnimationCompletion? = nil
  ) {
    let spring = SpringCurve(
      perceptualDuration: springDuration,
      bounce: Double(bounce),
      initialVelocity: Double(initialSpringVelocity)
    )
    run(
      AnimationBlock(
        duration: springDuration > 0 ? spring.settlingDuration : 0,
        delay: delay,
        pacing: .spring(spring),
        options: options
      ),
      animations,
      completion
    )
  }

  private class func run(
    _ block: AnimationBlock,
    _ animations: UIViewAnimation,
    _ completion: UIViewAnimationCompletion?
  ) {
    var block = block
    block.completion = completion.map { AnimationCompletion($0) }
    UIApplication.shared.viewAnimations.run(block, animations)
  }

  // MARK: No animation

  /// Runs a closure whose changes aren't animated, even inside of one whose changes are.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: UIViewAnimation) {
    let animations = UIApplication.shared.viewAnimations
    let before = animations.areEnabled
    animations.areEnabled = false
    actionsWithoutAnimation()
    animations.areEnabled = before
  }

  /// Sets whether `animate` animates; where it doesn't, changes are seen at once.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    UIApplication.shared.viewAnimations.areEnabled = enabled
  }

  /// Whether `animate` animates.
  public class var areAnimationsEnabled: Bool { UIApplication.shared.viewAnimations.areEnabled }

  /// How long animations take in the closure of `animate` that is running, in seconds; 0 outside.
  public class var inheritedAnimationDuration: TimeInterval {
    UIApplication.shared.viewAnimations.block?.duration ?? 0
  }
}
