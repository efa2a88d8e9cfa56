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
    /// Posted before the interface turns; `statusBarOrientationUserInfoKey` has the orientation that it gets.
    public nonisolated static let willChangeStatusBarOrientationNotification = NSNotification.Name(
      "UIApplicationWillChangeStatusBarOrientationNotification"
    )
    /// Posted when the screen has turned, before views are laid out; the key below has the orientation that it had.
    public nonisolated static let didChangeStatusBarOrientationNotification = NSNotification.Name(
      "UIApplicationDidChangeStatusBarOrientationNotification"
    )
    /// The key of an orientation's raw value, an `Int`, in what these two carry.
    public nonisolated static let statusBarOrientationUserInfoKey =
      "UIApplicationStatusBarOrientationUserInfoKey"
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
  /// Posts that the interface turns, or has turned; in Embedded Swift there is no centre for it.
  ///
  /// - Parameters:
  ///   - isOver: Whether the screen has turned.
  ///   - orientation: The one that it gets, and when it has turned the one that it had.
  func postTurn(isOver: Bool, _ orientation: UIInterfaceOrientation) {
    #if !hasFeature(Embedded)
      NotificationCenter.default.post(
        name: isOver
          ? Self.didChangeStatusBarOrientationNotification
          : Self.willChangeStatusBarOrientationNotification,
        object: self,
        userInfo: [Self.statusBarOrientationUserInfoKey: orientation.rawValue]
      )
    #endif
  }

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
