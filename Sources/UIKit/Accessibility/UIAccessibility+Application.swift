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
