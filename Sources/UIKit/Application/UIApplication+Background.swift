#if !hasFeature(Embedded)
  /// What a task is known by that goes on while the application is in the background.
  public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int

    /// Creates an identifier.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// No task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
    /// How many tasks have begun.
    nonisolated(unsafe) fileprivate static var count = 0
  }

  // Nothing suspends an application here, so that tasks go on for as long as they want.
  extension UIApplication {
    /// Begins a task that goes on in the background; its time never runs out, so that the handler isn't called.
    public func beginBackgroundTask(
      expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
      UIBackgroundTaskIdentifier.count += 1
      return UIBackgroundTaskIdentifier(rawValue: UIBackgroundTaskIdentifier.count)
    }

    /// Begins a task with a name, as `beginBackgroundTask(expirationHandler:)` does.
    public func beginBackgroundTask(
      withName taskName: String?,
      expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(expirationHandler: handler) }

    /// Ends a task.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// How long the application may go on in the background, in seconds: without an end.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    /// Whether the files that the device's lock protects can be read: always, as there is no lock.
    public var isProtectedDataAvailable: Bool { true }
    /// Whether the application may have several scenes: it has one.
    public var supportsMultipleScenes: Bool { false }

    /// The orientations that a window's root controller wants, and without one all.
    public func supportedInterfaceOrientations(
      for window: UIWindow?
    ) -> UIInterfaceOrientationMask {
      window?.rootViewController?.supportedInterfaceOrientations ?? .all
    }
  }
#endif
