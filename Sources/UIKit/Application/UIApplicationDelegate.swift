/// Hears of the application's life; where it is a responder too, it is the last in every chain.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIApplicationDelegate: AnyObject {
  /// The application's window, where the delegate holds one.
  var window: UIWindow? { get set }
  /// Tells that the application is there and its windows can be made.
  func applicationDidFinishLaunching(_ application: UIApplication)
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
