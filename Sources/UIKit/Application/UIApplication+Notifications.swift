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

  extension UIScene {
    /// Posted when the scene is connected.
    public nonisolated static let willConnectNotification = NSNotification.Name(
      "UISceneWillConnectNotification"
    )
    /// Posted when the scene receives events.
    public nonisolated static let didActivateNotification = NSNotification.Name(
      "UISceneDidActivateNotification"
    )
    /// Posted when the scene is about to receive no more events.
    public nonisolated static let willDeactivateNotification = NSNotification.Name(
      "UISceneWillDeactivateNotification"
    )
    /// Posted when the scene came to the background.
    public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
      "UISceneDidEnterBackgroundNotification"
    )
    /// Posted when the scene is about to be on the screen.
    public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
      "UISceneWillEnterForegroundNotification"
    )
  }

  extension UIWindow {
    /// Posted when a window is shown; the sender is the window.
    public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
      "UIWindowDidBecomeVisibleNotification"
    )
    /// Posted when a window is hidden; the sender is the window.
    public nonisolated static let didBecomeHiddenNotification = NSNotification.Name(
      "UIWindowDidBecomeHiddenNotification"
    )
    /// Posted when a window became the key window; the sender is the window.
    public nonisolated static let didBecomeKeyNotification = NSNotification.Name(
      "UIWindowDidBecomeKeyNotification"
    )
    /// Posted when a window stopped being the key window; the sender is the window.
    public nonisolated static let didResignKeyNotification = NSNotification.Name(
      "UIWindowDidResignKeyNotification"
    )
  }

  extension UIScreen {
    /// Posted when `brightness` changed; the sender is the screen.
    public nonisolated static let brightnessDidChangeNotification = NSNotification.Name(
      "UIScreenBrightnessDidChangeNotification"
    )
  }

  extension UIContentSizeCategory {
    /// Posted when the reader chose another size of text; the sender is the screen.
    public static let didChangeNotification = NSNotification.Name(
      "UIContentSizeCategoryDidChangeNotification"
    )
    /// The key of the new category, as its raw value.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
  }

  extension UIDevice {
    /// Posted when the device is held otherwise, before the interface follows; the sender is the device.
    public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
      "UIDeviceOrientationDidChangeNotification"
    )
  }
#endif

/// What the default notification centre is notified of the application.
enum ApplicationNotice {
  case connection, active, inactive, background, foreground, memory, orientation
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
      let name: NSNotification.Name
      switch notice {
      case .connection: return
      case .active: name = Self.didBecomeActiveNotification
      case .inactive: name = Self.willResignActiveNotification
      case .background: name = Self.didEnterBackgroundNotification
      case .foreground: name = Self.willEnterForegroundNotification
      case .memory: name = Self.didReceiveMemoryWarningNotification
      case .orientation: name = UIDevice.orientationDidChangeNotification
      }
      NotificationCenter.default.post(
        name: name,
        object: notice == .orientation ? UIDevice.current : self
      )
    #endif
  }
}

extension UIScene {
  /// Posts a step of the scene's life; in Embedded Swift there is no centre for it.
  func post(_ notice: ApplicationNotice) {
    #if !hasFeature(Embedded)
      let name: NSNotification.Name
      switch notice {
      case .connection: name = Self.willConnectNotification
      case .active: name = Self.didActivateNotification
      case .inactive: name = Self.willDeactivateNotification
      case .background: name = Self.didEnterBackgroundNotification
      case .foreground: name = Self.willEnterForegroundNotification
      case .memory, .orientation: return
      }
      NotificationCenter.default.post(name: name, object: self)
    #endif
  }
}

extension UIWindow {
  /// Posts that the window was shown or hidden; in Embedded Swift there is no centre for it.
  func postVisibility() {
    #if !hasFeature(Embedded)
      NotificationCenter.default.post(
        name: isHidden ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification,
        object: self
      )
    #endif
  }

  /// Posts that the window became the key window, or stopped being it.
  func postKey() {
    #if !hasFeature(Embedded)
      NotificationCenter.default.post(
        name: isKeyWindow ? Self.didBecomeKeyNotification : Self.didResignKeyNotification,
        object: self
      )
    #endif
  }
}

extension UIScreen {
  /// Posts that the brightness is another.
  func postBrightness() {
    #if !hasFeature(Embedded)
      NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
    #endif
  }

  /// Posts that the reader chose another size of text, unless it is the one before.
  func postTextSize(since before: UITraitCollection) {
    #if !hasFeature(Embedded)
      let size = traitCollection.preferredContentSizeCategory
      guard size != before.preferredContentSizeCategory else { return }
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification,
        object: self,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: size.rawValue]
      )
    #endif
  }
}
