extension UIView {
  /// The options of a keyframe animation.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, with Apple's values; the bits of a curve are those of `AnimationOptions`.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out inside the closure, so that their layout animates too.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Views receive touches while they animate (rule 2.6).
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// The animation starts from what is displayed; that of keyframes always does here.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// The animation repeats until it is removed.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// The animation runs backwards after running forwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// A nested animation doesn't inherit the duration.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// A nested animation doesn't inherit the options.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Between keyframes, what lies on the straight line; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// A keyframe's values are shown from its start on, without values between.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At even speed along the straight lines, whatever the keyframes' times say.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Along a smooth curve through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// At about even speed along a smooth curve through the values, whatever the keyframes' times say.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// The mode that the bits name.
    fileprivate var calculationMode: CAAnimationCalculationMode {
      switch rawValue >> 10 & 7 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }

  /// Animates the changes that the keyframes in a closure make to views.
  ///
  /// The curve of the whole is slow at the start and the end, unless the options' bits name another one.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; 0 for no animation. Inside a property animator's closure it
  ///     is the animator's.
  ///   - delay: The delay in seconds.
  ///   - options: The animation's options.
  ///   - animations: Calls `addKeyframe`; called at once.
  ///   - completion: Called once, as in `animate(withDuration:animations:completion:)`.
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [],
    animations: UIViewAnimation,
    completion: UIViewAnimationCompletion? = nil
  ) {
    let plain = AnimationOptions(rawValue: options.rawValue)
    var block = AnimationBlock(
      duration: duration,
      delay: delay,
      pacing: .curve(plain.timingFunction),
      options: plain
    )
    block.record = KeyframeRecord()
    block.calculationMode = options.calculationMode
    run(block, animations, completion)
  }

  /// Animates the changes that a closure makes within a part of the keyframe animation's time; for
  /// closures of `animateKeyframes`.
  ///
  /// - Parameters:
  ///   - frameStartTime: Where the part begins, from 0 to 1.
  ///   - frameDuration: How long it is, from 0 to 1.
  ///   - animations: Changes the views; called at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: UIViewAnimation
  ) {
    UIApplication.shared.viewAnimations
      .runKeyframe(start: frameStartTime, duration: frameDuration, animations)
  }
}
