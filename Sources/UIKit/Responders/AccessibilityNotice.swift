// Ours, not Apple's: how a host receives what applications tell assistive code.

/// A notification for assistive code; ours, not Apple's.
public struct AccessibilityNotice {
  /// What happened.
  public var notification: UIAccessibility.Notification
  /// The text to read; nil if there is none.
  public var announcement: String?
  /// The element to read first; nil for the first there is.
  public var firstElement: UIResponder?
}

/// What the user chose in the device's settings for accessibility; ours, not Apple's.
public struct AccessibilitySettings: Hashable, Sendable {
  /// Whether the user wants less motion.
  public var reducesMotion = false
  /// Whether a screen reader is running.
  public var readsScreen = false

  /// Creates the settings of a new device.
  public init() {}
}
