// What clients write to set the looks of every object of a class: it needs Objective-C, and each name says so.

extension UIView {
  /// What sets the looks of all views of the class.
  @available(*, unavailable, message: "appearance proxies need Objective-C; set each view's looks")
  @_alwaysEmitIntoClient
  public static func appearance() -> Self { fatalError() }

  /// What sets the looks of all views of the class within others.
  @available(*, unavailable, message: "appearance proxies need Objective-C; set each view's looks")
  @_alwaysEmitIntoClient
  public static func appearance(whenContainedInInstancesOf types: [AnyObject.Type]) -> Self {
    fatalError()
  }
}
