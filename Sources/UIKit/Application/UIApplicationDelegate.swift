/// Is notified of the application's life; where it is a responder too, it is the last in every chain.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIApplicationDelegate: AnyObject {
  /// The application's window, where the delegate holds one.
  var window: UIWindow? { get set }
  /// Tells that the application is there and its windows can be made.
  func applicationDidFinishLaunching(_ application: UIApplication)
  #if !hasFeature(Embedded)
    /// Tells that the application is there and its windows can be made; by default as the method above.
    ///
    /// - Returns: Whether it can do what it was launched for; not asked here.
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
  #endif
  /// Tells that the application receives input from here on.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Tells that the application is about to receive no more input.
  func applicationWillResignActive(_ application: UIApplication)
  /// Tells that the application isn't in front any more.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Tells that the application is about to be in front again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Tells that the system is short of memory.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Nil; setting it does nothing.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  #if !hasFeature(Embedded)
    /// Calls `applicationDidFinishLaunching(_:)`.
    public func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      applicationDidFinishLaunching(application)
      return true
    }
  #endif
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}

#if !hasFeature(Embedded)
  extension UIApplication {
    /// Names why an application was launched; there is no reason here.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates a key from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
    }
  }
#endif
