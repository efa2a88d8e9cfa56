#if !hasFeature(Embedded)
  public import TouchGraphics

  /// What the default notification centre hears when `UIApplication.accessibilityChoices` change.
  extension UIAccessibility {
    /// Posted when a screen reader starts or stops.
    public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityVoiceOverStatusDidChangeNotification"
    )
    /// Posted when `isSwitchControlRunning` changed.
    public nonisolated static let switchControlStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilitySwitchControlStatusDidChangeNotification"
    )
    /// Posted when `isAssistiveTouchRunning` changed.
    public nonisolated static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityAssistiveTouchStatusDidChangeNotification"
    )
    /// Posted when `isReduceMotionEnabled` changed.
    public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityReduceMotionStatusDidChangeNotification"
    )
    /// Posted when `isReduceTransparencyEnabled` changed.
    public nonisolated static let reduceTransparencyStatusDidChangeNotification =
      NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification"
      )
    /// Posted when `isBoldTextEnabled` changed.
    public nonisolated static let boldTextStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityBoldTextStatusDidChangeNotification"
    )
    /// Posted when `isDarkerSystemColorsEnabled` changed.
    public nonisolated static let darkerSystemColorsStatusDidChangeNotification =
      NSNotification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification"
      )
    /// Posted when `isInvertColorsEnabled` changed.
    public nonisolated static let invertColorsStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityInvertColorsStatusDidChangeNotification"
    )
    /// Posted when `isGrayscaleEnabled` changed.
    public nonisolated static let grayscaleStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityGrayscaleStatusDidChangeNotification"
    )
    /// Posted when `shouldDifferentiateWithoutColor` changed.
    public nonisolated static let differentiateWithoutColorDidChangeNotification =
      NSNotification.Name(
        "UIAccessibilityDifferentiateWithoutColorDidChangeNotification"
      )
    /// Posted when `buttonShapesEnabled` changed.
    public nonisolated static let buttonShapesEnabledStatusDidChangeNotification =
      NSNotification.Name(
        "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification"
      )
    /// Posted when `isOnOffSwitchLabelsEnabled` changed.
    public nonisolated static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
      "UIAccessibilityOnOffSwitchLabelsDidChangeNotification"
    )
    /// Posted when `isClosedCaptioningEnabled` changed.
    public nonisolated static let closedCaptioningStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityClosedCaptioningStatusDidChangeNotification"
    )
    /// Posted when `isVideoAutoplayEnabled` changed.
    public nonisolated static let videoAutoplayStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityVideoAutoplayStatusDidChangeNotification"
    )

    /// The notifications, each with the setting that it is about.
    private static var changes: [(NSNotification.Name, (AccessibilitySettings) -> Bool)] {
      [
        (voiceOverStatusDidChangeNotification, { $0.readsScreen }),
        (switchControlStatusDidChangeNotification, { $0.usesSwitches }),
        (assistiveTouchStatusDidChangeNotification, { $0.assistsTouch }),
        (reduceMotionStatusDidChangeNotification, { $0.reducesMotion }),
        (reduceTransparencyStatusDidChangeNotification, { $0.reducesTransparency }),
        (boldTextStatusDidChangeNotification, { $0.boldText }),
        (darkerSystemColorsStatusDidChangeNotification, { $0.increasesContrast }),
        (invertColorsStatusDidChangeNotification, { $0.invertsColors }),
        (grayscaleStatusDidChangeNotification, { $0.grayscale }),
        (differentiateWithoutColorDidChangeNotification, { $0.differentiatesWithoutColor }),
        (buttonShapesEnabledStatusDidChangeNotification, { $0.buttonShapes }),
        (onOffSwitchLabelsDidChangeNotification, { $0.switchLabels }),
        (closedCaptioningStatusDidChangeNotification, { $0.wantsCaptions }),
        (videoAutoplayStatusDidChangeNotification, { $0.playsVideos }),
      ]
    }

    /// Posts what changed between two choices of the user.
    @MainActor
    static func postChanges(from before: AccessibilitySettings, to after: AccessibilitySettings) {
      for (name, setting) in changes where setting(before) != setting(after) {
        NotificationCenter.default.post(name: name, object: nil)
      }
    }
  }
#endif
