/// Hears of the application's life; where it is a responder too, it is the last in every chain.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIApplicationDelegate: AnyObject {
  /// Tells that the application is there and its windows can be made.
  func applicationDidFinishLaunching(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
}
