extension UIAccessibility {
  /// Whether the user wants less motion.
  public static var isReduceMotionEnabled: Bool {
    UIApplication.shared.accessibilitySettings.reducesMotion
  }

  /// Whether a screen reader is running.
  public static var isVoiceOverRunning: Bool {
    UIApplication.shared.accessibilitySettings.readsScreen
  }

  /// Whether the user operates the device with switches.
  public static var isSwitchControlRunning: Bool {
    UIApplication.shared.accessibilitySettings.usesSwitches
  }

  /// Whether the user operates the device with the menu of AssistiveTouch.
  public static var isAssistiveTouchRunning: Bool {
    UIApplication.shared.accessibilitySettings.assistsTouch
  }

  /// Whether the user wants less motion, and fades in place of what slides.
  public static var prefersCrossFadeTransitions: Bool {
    let settings = UIApplication.shared.accessibilitySettings
    return settings.reducesMotion && settings.prefersCrossFades
  }

  /// Whether the user wants less transparency.
  public static var isReduceTransparencyEnabled: Bool {
    UIApplication.shared.accessibilitySettings.reducesTransparency
  }

  /// Whether the user wants bold letters.
  public static var isBoldTextEnabled: Bool {
    UIApplication.shared.accessibilitySettings.boldText
  }

  /// Whether the user wants more contrast.
  public static var isDarkerSystemColorsEnabled: Bool {
    UIApplication.shared.accessibilitySettings.increasesContrast
  }

  /// Whether the screen shows inverted colours.
  public static var isInvertColorsEnabled: Bool {
    UIApplication.shared.accessibilitySettings.invertsColors
  }

  /// Whether the screen shows no colours.
  public static var isGrayscaleEnabled: Bool {
    UIApplication.shared.accessibilitySettings.grayscale
  }

  /// Whether the user wants differences that are told by more than colour.
  public static var shouldDifferentiateWithoutColor: Bool {
    UIApplication.shared.accessibilitySettings.differentiatesWithoutColor
  }

  /// Whether the user wants buttons with a shape.
  public static var buttonShapesEnabled: Bool {
    UIApplication.shared.accessibilitySettings.buttonShapes
  }

  /// Whether the user wants switches with signs for on and off.
  public static var isOnOffSwitchLabelsEnabled: Bool {
    UIApplication.shared.accessibilitySettings.switchLabels
  }

  /// Whether the user wants captions.
  public static var isClosedCaptioningEnabled: Bool {
    UIApplication.shared.accessibilitySettings.wantsCaptions
  }

  /// Whether videos play by themselves.
  public static var isVideoAutoplayEnabled: Bool {
    UIApplication.shared.accessibilitySettings.playsVideos
  }

  #if hasFeature(Embedded)
    /// Tells the host what happened, with an element to read first.
    public static func post(notification: Notification, argument: UIResponder?) {
      send(AccessibilityNotice(notification: notification, firstElement: argument))
    }

    /// Tells the host what happened, with a text to read.
    public static func post(notification: Notification, argument: String) {
      send(AccessibilityNotice(notification: notification, announcement: argument))
    }
  #else
    /// Tells the host what happened.
    ///
    /// - Parameters:
    ///   - notification: What happened.
    ///   - argument: The text to read, or the element to read first; nil for none.
    public static func post(notification: Notification, argument: Any?) {
      send(
        AccessibilityNotice(
          notification: notification,
          announcement: argument as? String,
          firstElement: argument as? UIResponder
        )
      )
    }
  #endif

  private static func send(_ notice: AccessibilityNotice) {
    UIApplication.shared.noticeListener?(notice)
  }

  /// A rectangle of a view in the screen's coordinates.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: view.screenForAccessibility.coordinateSpace)
  }
}

extension UIView {
  fileprivate var screenForAccessibility: UIScreen { window?.screen ?? .main }
}
