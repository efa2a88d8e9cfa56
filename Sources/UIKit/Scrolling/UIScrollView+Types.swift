import TouchCore

extension UIScrollView {
  /// How soon thrown content comes to rest: what is left of its velocity after a millisecond (rule 8.11).
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part that is left: more than 0, less than 1.
    public var rawValue: CGFloat

    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The rate of content that goes a long way: 0.998.
    public static let normal = DecelerationRate(
      rawValue: CGFloat(ScrollConstants.standard.normalRate)
    )
    /// The rate of content that stops soon: 0.99.
    public static let fast = DecelerationRate(rawValue: CGFloat(ScrollConstants.standard.fastRate))
  }

  /// The look of the indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark with a light border.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }

  /// When the safe area counts as inset (rule 8.16).
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`.
    case automatic = 0
    /// Along the axes on which content scrolls.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }
}
