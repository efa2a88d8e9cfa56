/// All that views and windows know of the controller whose root view a view is.
#if !hasFeature(Embedded)
  @MainActor
#endif
protocol ViewOwner: UIResponder {
  /// The root view; the first look loads it.
  var view: UIView! { get }
  /// The root view if it is loaded.
  var viewIfLoaded: UIView? { get }

  /// Tells that the root view will be in another window, or none.
  func rootViewWillMove(toWindow window: UIWindow?)
  /// Tells that the root view is in another window, or none.
  func rootViewDidMoveToWindow()
  /// Tells that the root view will be on the screen, or no longer.
  func willBe(onScreen: Bool)
  /// Tells that the root view is on the screen, or no longer.
  func isNow(onScreen: Bool)
  /// Tells that the root view will place its subviews.
  func viewWillLayoutSubviews()
  /// Tells that the root view placed its subviews.
  func viewDidLayoutSubviews()
}

extension UIView {
  /// Calls a closure for each controller whose root view is in this subtree, outer ones first.
  func forEachController(_ body: (any ViewOwner) -> Void) {
    if let controller { body(controller) }
    for child in children where child.parent === self { child.forEachController(body) }
  }
}
