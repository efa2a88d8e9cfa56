#if !hasFeature(Embedded)
  @MainActor
#endif
extension UIAccessibility {
  /// Whether the user wants less motion.
  public static var isReduceMotionEnabled: Bool {
    UIApplication.shared.accessibilitySettings.reducesMotion
  }

  /// Whether a screen reader is running.
  public static var isVoiceOverRunning: Bool {
    UIApplication.shared.accessibilitySettings.readsScreen
  }

  /// Whether the user wants letters in bold; false, as no host says it.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether the user wants plain backgrounds in place of blurred ones; false, as no host says it.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether the user wants more contrast; false, as no host says it.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether the user wants colours inverted; false, as no host says it.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether the user wants no colours; false, as no host says it.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether the user wants other signs beside colours; false, as no host says it.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether the user wants outlines around buttons; false, as no host says it.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether the user wants signs on switches; false, as no host says it.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether the user wants screens to fade rather than to slide, where there is to be less motion; false, as no host says
  /// it.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether switches drive the application; false, as no host says it.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether the system's touch menu is shown; false, as no host says it.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether one application alone may be used; false, as no host says it.
  public static var isGuidedAccessEnabled: Bool { false }

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
