#if !hasFeature(Embedded)
  public import TouchGraphics

  extension UIApplication {
    /// Posted when the application became active.
    public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
      "UIApplicationDidBecomeActiveNotification"
    )
    /// Posted when the application is about to be inactive.
    public nonisolated static let willResignActiveNotification = NSNotification.Name(
      "UIApplicationWillResignActiveNotification"
    )
    /// Posted when the application came to the background.
    public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
      "UIApplicationDidEnterBackgroundNotification"
    )
    /// Posted when the application is about to leave the background.
    public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
      "UIApplicationWillEnterForegroundNotification"
    )
    /// Posted when the system is short of memory.
    public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
      "UIApplicationDidReceiveMemoryWarningNotification"
    )
  }

  extension UIDevice {
    /// Posted when the device is held otherwise, before the interface follows; the sender is the device.
    public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
      "UIDeviceOrientationDidChangeNotification"
    )
  }
#endif

/// What the default notification centre hears of the application.
enum ApplicationNotice {
  case active, inactive, background, foreground, memory, orientation
}

extension UIApplication {
  /// Posts a notification; in Embedded Swift there is no centre for them.
  func post(_ notice: ApplicationNotice) {
    #if !hasFeature(Embedded)
      let name =
        switch notice {
        case .active: Self.didBecomeActiveNotification
        case .inactive: Self.willResignActiveNotification
        case .background: Self.didEnterBackgroundNotification
        case .foreground: Self.willEnterForegroundNotification
        case .memory: Self.didReceiveMemoryWarningNotification
        case .orientation: UIDevice.orientationDidChangeNotification
        }
      NotificationCenter.default.post(
        name: name,
        object: notice == .orientation ? UIDevice.current : self
      )
    #endif
  }
}
