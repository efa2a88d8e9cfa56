import TouchCore

extension UIView {
  // MARK: Curves

  /// Animates the changes that a closure makes to views.
  ///
  /// The changes take effect at once; the display follows within the duration. Animations of positions, bounds,
  /// transforms and corner radii add to those that are under way; those of other properties replace them. Until the end,
  /// the views receive no touches (rule 2.6).
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; 0 for no animation.
  ///   - animations: Changes the views.
  public class func animate(withDuration duration: TimeInterval, animations: UIViewAnimation) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates the changes that a closure makes to views, and reports the end.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; 0 for no animation.
  ///   - animations: Changes the views.
  ///   - completion: Called once, when all animations ended, or in the next turn if there are none.
  ///     Its argument is whether all of them finished: one that is replaced or removed doesn't.
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

  /// Animates the changes that a closure makes to views, after a delay and with options.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; 0 for no animation.
  ///   - delay: The delay in seconds.
  ///   - options: The animation's options.
  ///   - animations: Changes the views; called at once.
  ///   - completion: Called once, as in `animate(withDuration:animations:completion:)`.
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

  /// Animates the changes that a closure makes to views with a spring that settles within the
  /// duration.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; 0 for no animation.
  ///   - delay: The delay in seconds.
  ///   - dampingRatio: The damping: 1 doesn't oscillate, near 0 oscillates most.
  ///   - velocity: The initial velocity, in total displacements per second.
  ///   - options: The animation's options.
  ///   - animations: Changes the views; called at once.
  ///   - completion: Called once, as in `animate(withDuration:animations:completion:)`.
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

  /// Animates the changes that a closure makes to views with a spring of a perceptual duration,
  /// which takes longer to settle.
  ///
  /// - Parameters:
  ///   - springDuration: The perceptual duration in seconds.
  ///   - bounce: The bounce: 0 for none, up to 1; below 0 it is overdamped.
  ///   - initialSpringVelocity: The initial velocity, in total displacements per second.
  ///   - delay: The delay in seconds.
  ///   - options: The animation's options.
  ///   - animations: Changes the views; called at once.
  ///   - completion: Called once, as in `animate(withDuration:animations:completion:)`.
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

  class func run(
    _ block: AnimationBlock,
    _ animations: UIViewAnimation,
    _ completion: UIViewAnimationCompletion?
  ) {
    var block = block
    block.completion = completion.map { AnimationCompletion($0) }
    UIApplication.shared.viewAnimations.run(block, animations)
  }

  // MARK: Disabling

  /// Runs a closure whose changes aren't animated, even inside an `animate` closure.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: UIViewAnimation) {
    let animations = UIApplication.shared.viewAnimations
    let before = animations.areEnabled
    animations.areEnabled = false
    actionsWithoutAnimation()
    animations.areEnabled = before
  }

  /// Sets whether `animate` animates; if not, changes show at once.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    UIApplication.shared.viewAnimations.areEnabled = enabled
  }

  /// Whether `animate` animates.
  public class var areAnimationsEnabled: Bool { UIApplication.shared.viewAnimations.areEnabled }

  /// The duration of the running `animate` closure, in seconds; 0 outside one.
  public class var inheritedAnimationDuration: TimeInterval {
    UIApplication.shared.viewAnimations.block?.duration ?? 0
  }
}
