/// Members of `NSNotification.Name` in Swift 3 and 4 that are seldom written; the others stand in `Spellings`.
enum OldNotifications {
  /// The names, and what they are now.
  static let names: [String: String] = [
    "UIMenuControllerWillShowMenu": "UIMenuController.willShowMenuNotification",
    "UIMenuControllerDidShowMenu": "UIMenuController.didShowMenuNotification",
    "UIMenuControllerWillHideMenu": "UIMenuController.willHideMenuNotification",
    "UIMenuControllerDidHideMenu": "UIMenuController.didHideMenuNotification",
    "UIPasteboardChanged": "UIPasteboard.changedNotification",
    "UIApplicationWillTerminate": "UIApplication.willTerminateNotification",
    "UIApplicationDidFinishLaunching": "UIApplication.didFinishLaunchingNotification",
    "UIApplicationSignificantTimeChange": "UIApplication.significantTimeChangeNotification",
    "UIApplicationUserDidTakeScreenshot": "UIApplication.userDidTakeScreenshotNotification",
    "UIApplicationWillChangeStatusBarFrame": "UIApplication.willChangeStatusBarFrameNotification",
    "UIApplicationDidChangeStatusBarFrame": "UIApplication.didChangeStatusBarFrameNotification",
    "UIWindowDidBecomeVisible": "UIWindow.didBecomeVisibleNotification",
    "UIWindowDidBecomeHidden": "UIWindow.didBecomeHiddenNotification",
    "UIWindowDidBecomeKey": "UIWindow.didBecomeKeyNotification",
    "UIWindowDidResignKey": "UIWindow.didResignKeyNotification",
    "UIScreenBrightnessDidChange": "UIScreen.brightnessDidChangeNotification",
    "UIScreenDidConnect": "UIScreen.didConnectNotification",
    "UIScreenDidDisconnect": "UIScreen.didDisconnectNotification",
    "UIContentSizeCategoryDidChange": "UIContentSizeCategory.didChangeNotification",
    "UIDeviceBatteryLevelDidChange": "UIDevice.batteryLevelDidChangeNotification",
    "UIDeviceBatteryStateDidChange": "UIDevice.batteryStateDidChangeNotification",
    "UIDeviceProximityStateDidChange": "UIDevice.proximityStateDidChangeNotification",
    "UIAccessibilityAnnouncementDidFinish": "UIAccessibility.announcementDidFinishNotification",
    "UIAccessibilityElementFocused": "UIAccessibility.elementFocusedNotification",
    "UIAccessibilityReduceMotionStatusDidChange":
      "UIAccessibility.reduceMotionStatusDidChangeNotification",
    "UIAccessibilityVoiceOverStatusDidChange":
      "UIAccessibility.voiceOverStatusDidChangeNotification",
    "UIAccessibilitySwitchControlStatusDidChange":
      "UIAccessibility.switchControlStatusDidChangeNotification",
    "UIAccessibilityInvertColorsStatusDidChange":
      "UIAccessibility.invertColorsStatusDidChangeNotification",
    "UIAccessibilityReduceTransparencyStatusDidChange":
      "UIAccessibility.reduceTransparencyStatusDidChangeNotification",
    "UIAccessibilityBoldTextStatusDidChange": "UIAccessibility.boldTextStatusDidChangeNotification",
    "UIAccessibilityVoiceOverStatusChanged": "UIAccessibility.voiceOverStatusDidChangeNotification",
  ]
}
