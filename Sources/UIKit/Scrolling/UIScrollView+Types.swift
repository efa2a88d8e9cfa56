import TouchCore

extension UIScrollView {
  /// The part of the velocity that remains after a millisecond of deceleration (rule 8.11).
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part that remains: more than 0, less than 1.
    public let rawValue: CGFloat

    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The slower deceleration: 0.998.
    public static let normal = DecelerationRate(
      rawValue: CGFloat(ScrollConstants.standard.normalRate)
    )
    /// The faster deceleration: 0.99.
    public static let fast = DecelerationRate(rawValue: CGFloat(ScrollConstants.standard.fastRate))
  }

  /// The style of the indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark with a light border.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }

  /// When the safe area is added to the content inset (rule 8.16).
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The same as `scrollableAxes`.
    case automatic = 0
    /// Along the axes on which the content scrolls.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }

  /// What a drag does to the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A drag dismisses it when it begins.
    case onDrag = 1
    /// The keyboard follows a finger that drags it down, and back up.
    case interactive = 2
    /// A drag dismisses it, with the view above it, when it begins.
    case onDragWithAccessory = 3
    /// The keyboard, with the view above it, follows a finger that drags it down, and back up.
    case interactiveWithAccessory = 4
  }
}
