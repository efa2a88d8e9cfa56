import TouchCore

extension UIView {
  /// How views animate.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The options as bits, as Apple numbers them.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out inside of the closure, so that they animate too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views can be touched while they animate (rule 2.6).
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation begins at what is seen; here it does so anyway.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation begins anew at its end, until it is removed.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The animation goes back the way that it came.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Inside of another closure, the duration isn't that one's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Inside of another closure, the curve isn't that one's.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Inside of another closure, the options aren't that one's.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at first and at last, as animations are.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at last.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// As far as the time.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The curve that the options ask for.
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
