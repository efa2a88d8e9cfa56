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
  /// Whether the user operates the device with switches.
  public var usesSwitches = false
  /// Whether the user operates the device with the menu of AssistiveTouch.
  public var assistsTouch = false
  /// Whether the user wants fades in place of what slides.
  public var prefersCrossFades = false
  /// Whether the user wants less transparency.
  public var reducesTransparency = false
  /// Whether the user wants bold letters.
  public var boldText = false
  /// Whether the user wants more contrast.
  public var increasesContrast = false
  /// Whether the screen shows inverted colours.
  public var invertsColors = false
  /// Whether the screen shows no colours.
  public var grayscale = false
  /// Whether the user wants differences that are told by more than colour.
  public var differentiatesWithoutColor = false
  /// Whether the user wants buttons with a shape.
  public var buttonShapes = false
  /// Whether the user wants switches with signs for on and off.
  public var switchLabels = false
  /// Whether the user wants captions.
  public var wantsCaptions = false
  /// Whether videos play by themselves; true on a new device.
  public var playsVideos = true

  /// Creates the settings of a new device.
  public init() {}
}
