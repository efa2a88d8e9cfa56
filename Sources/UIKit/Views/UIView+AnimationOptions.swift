import TouchCore

extension UIView {
  /// The options of a view animation.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, with Apple's values.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out inside the closure, so that their layout animates too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views receive touches while they animate (rule 2.6).
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// An animation that replaces one of the same property starts from what is displayed, not from what was set.
    ///
    /// Animations of positions, bounds, transforms and corner radii replace none.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation repeats until it is removed.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The animation runs backwards after running forwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// A nested animation doesn't inherit the duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// A nested animation doesn't inherit the curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// A nested animation doesn't inherit the options.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at the start and the end; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    #if !hasFeature(Embedded)
      /// As many frames as the display shows; here always.
      public static let preferredFramesPerSecondDefault: AnimationOptions = []
      /// Sixty frames a second would do; the display's own rate is what counts here.
      public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
      /// Thirty frames a second would do; the display's own rate is what counts here.
      public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    #endif

    /// The timing function of the curve.
    var timingFunction: CAMediaTimingFunction {
      switch rawValue >> 16 & 3 {
      case 1: CAMediaTimingFunction(.easeIn)
      case 2: CAMediaTimingFunction(.easeOut)
      case 3: CAMediaTimingFunction(.linear)
      default: CAMediaTimingFunction(.easeInOut)
      }
    }
  }
}
