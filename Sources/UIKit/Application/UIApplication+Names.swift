#if !hasFeature(Embedded)
  public import TouchGraphics

  // What a host or the system does on a device; here most of it has nothing to follow.

  /// What a background task is known by.
  public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int
    /// Creates an identifier of a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The identifier of no task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
  }

  extension UIApplication {
    private static var lastTask = 0

    /// Asks to go on in the background; the program isn't stopped there, so that nothing ends the task.
    ///
    /// - Parameter handler: Deviation: not called, as the time is not limited.
    /// - Returns: What `endBackgroundTask(_:)` knows the task by.
    public func beginBackgroundTask(
      expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
      Self.lastTask += 1
      return UIBackgroundTaskIdentifier(rawValue: Self.lastTask)
    }

    /// As `beginBackgroundTask(expirationHandler:)`, with a name for people who debug.
    public func beginBackgroundTask(
      withName taskName: String?,
      expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(expirationHandler: handler) }

    /// Ends a task.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// How long the program may go on in the background, in seconds: without limit.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// False: there is one scene.
    public var supportsMultipleScenes: Bool { false }

    /// True: nothing is locked here.
    public var isProtectedDataAvailable: Bool { true }

    /// Asks for the events of a headset; none come here.
    public func beginReceivingRemoteControlEvents() {}
    /// Asks for the events of a headset no more.
    public func endReceivingRemoteControlEvents() {}

    /// Posted when the application is about to be ended; nothing ends it here.
    public nonisolated static let willTerminateNotification = NSNotification.Name(
      "UIApplicationWillTerminateNotification"
    )
    /// Posted when the application was launched; a host posts it that wants to.
    public nonisolated static let didFinishLaunchingNotification = NSNotification.Name(
      "UIApplicationDidFinishLaunchingNotification"
    )
    /// Posted when a day begins or the clock is set; nothing posts it.
    public nonisolated static let significantTimeChangeNotification = NSNotification.Name(
      "UIApplicationSignificantTimeChangeNotification"
    )
    /// Posted when the user took a picture of the screen; a host posts it that does.
    public nonisolated static let userDidTakeScreenshotNotification = NSNotification.Name(
      "UIApplicationUserDidTakeScreenshotNotification"
    )
    /// Posted before the status bar's frame changes; nothing posts it.
    public nonisolated static let willChangeStatusBarFrameNotification = NSNotification.Name(
      "UIApplicationWillChangeStatusBarFrameNotification"
    )
    /// Posted when the status bar's frame changed; nothing posts it.
    public nonisolated static let didChangeStatusBarFrameNotification = NSNotification.Name(
      "UIApplicationDidChangeStatusBarFrameNotification"
    )
    /// The key of the status bar's frame.
    public nonisolated static let statusBarFrameUserInfoKey =
      "UIApplicationStatusBarFrameUserInfoKey"
    /// Posted when data is locked; nothing posts it.
    public nonisolated static let protectedDataWillBecomeUnavailableNotification =
      NSNotification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
    /// Posted when data is unlocked; nothing posts it.
    public nonisolated static let protectedDataDidBecomeAvailableNotification =
      NSNotification.Name("UIApplicationProtectedDataDidBecomeAvailable")
    /// The orientations that a window's root controller wants, and without one all.
    public func supportedInterfaceOrientations(
      for window: UIWindow?
    ) -> UIInterfaceOrientationMask {
      window?.rootViewController?.supportedInterfaceOrientations ?? .all
    }
    /// The address of the application's settings, which nothing here opens.
    public nonisolated static let openSettingsURLString = "app-settings:"
  }

  extension UIScene {
    /// Posted when the scene is taken away; nothing takes it.
    public nonisolated static let didDisconnectNotification = NSNotification.Name(
      "UISceneDidDisconnectNotification"
    )
  }
#endif
