/// Where assistive code scrolls: across in the fingers' direction, up and down in the content's.
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
  /// What lies at the left comes into sight.
  case right = 1
  /// What lies at the right comes into sight.
  case left = 2
  /// What lies above comes into sight.
  case up = 3
  /// What lies below comes into sight.
  case down = 4
  /// The next page.
  case next = 5
  /// The page before.
  case previous = 6
}

/// What an application tells assistive code, and learns of it.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public enum UIAccessibility {
  /// What happened, for assistive code to follow.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number; Apple's.
    public let rawValue: UInt32
    /// Creates a notification of a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Another screen; the argument is the element to read first.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Elements came or went; the argument is the element to read first.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text to read; it is the argument.
    public static let announcement = Notification(rawValue: 1008)
    /// Content scrolled; the argument is a text that says where to.
    public static let pageScrolled = Notification(rawValue: 1009)
  }
}
