#if !hasFeature(Embedded)
  public import TouchGraphics

  extension UIAccessibility {
    /// What reads or operates the screen for a user.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates an identifier of a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The screen reader.
      public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
        rawValue: "UIAccessibilityNotificationVoiceOverIdentifier"
      )
      /// The switches.
      public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
        rawValue: "UIAccessibilityNotificationSwitchControlIdentifier"
      )
    }

    /// The element that assistive code is at; nil for none.
    ///
    /// - Parameter assistiveTechnologyIdentifier: Deviation: not looked at, as there is one place for all.
    /// - Returns: The element.
    public static func focusedElement(
      using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
    ) -> Any? { UIApplication.shared.readElement.object }

    /// False: the device is never kept in one application here.
    public static var isGuidedAccessEnabled: Bool { false }
    /// False: no text is read aloud here.
    public static var isSpeakScreenEnabled: Bool { false }
    /// False: no text is read aloud here.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// False: there are no speakers to join.
    public static var isMonoAudioEnabled: Bool { false }
    /// Whether a shake may undo: true, as on a new device.
    ///
    /// Nothing but an application does that here.
    public static var isShakeToUndoEnabled: Bool { true }

    /// The path of a view in the screen's coordinates.
    public static func convertToScreenCoordinates(
      _ path: UIBezierPath,
      in view: UIView
    ) -> UIBezierPath {
      let (origin, x, y) = (
        convertToScreenCoordinates(CGRect(x: 0, y: 0, width: 0, height: 0), in: view).origin,
        convertToScreenCoordinates(CGRect(x: 1, y: 0, width: 0, height: 0), in: view).origin,
        convertToScreenCoordinates(CGRect(x: 0, y: 1, width: 0, height: 0), in: view).origin
      )
      let copy = UIBezierPath(cgPath: path.cgPath)
      copy.apply(
        CGAffineTransform(
          a: x.x - origin.x,
          b: x.y - origin.y,
          c: y.x - origin.x,
          d: y.y - origin.y,
          tx: origin.x,
          ty: origin.y
        )
      )
      return copy
    }

    /// Posted when `UIApplication.moveAccessibilityFocus(to:)`, which is ours, tells of another element.
    public nonisolated static let elementFocusedNotification = NSNotification.Name(
      "UIAccessibilityElementFocusedNotification"
    )
    /// The key of the element that assistive code came to.
    public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The key of the element that it left.
    public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// The key of what moved it; nothing sets it here.
    public nonisolated static let assistiveTechnologyUserInfoKey =
      "UIAccessibilityAssistiveTechnologyKey"
    /// Posted when `UIApplication.finishAnnouncement(_:wasRead:)`, which is ours, tells of an announcement's end.
    public nonisolated static let announcementDidFinishNotification = NSNotification.Name(
      "UIAccessibilityAnnouncementDidFinishNotification"
    )
    /// The key of the announcement's text.
    public nonisolated static let announcementStringValueUserInfoKey =
      "UIAccessibilityAnnouncementKeyStringValue"
    /// The key of whether all of it was read.
    public nonisolated static let announcementWasSuccessfulUserInfoKey =
      "UIAccessibilityAnnouncementKeyWasSuccessful"
    /// Guided access began or ended; nothing posts it.
    public nonisolated static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityGuidedAccessStatusDidChangeNotification"
    )
    /// Whether a shake may undo was changed; nothing posts it.
    public nonisolated static let shakeToUndoDidChangeNotification = NSNotification.Name(
      "UIAccessibilityShakeToUndoDidChangeNotification"
    )
  }
#endif
