extension UIViewController {
  /// How far the root view has come on its way to the screen or from it.
  enum Appearance {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  /// The root view is about to be in another window, or none.
  func rootViewWillMove(toWindow window: UIWindow?) {
    willBe(onScreen: window?.isHidden == false)
  }

  /// The root view is in another window, or none.
  func rootViewDidMoveToWindow() { isNow(onScreen: viewIfLoaded?.window?.isHidden == false) }

  /// Tells what is about to be so, unless that was told already.
  func willBe(onScreen: Bool) {
    switch (appearance, onScreen) {
    case (.disappeared, true), (.disappearing, true):
      appearance = .appearing
      viewWillAppear(false)
    case (.appeared, false), (.appearing, false):
      appearance = .disappearing
      viewWillDisappear(false)
    case (.appearing, true), (.appeared, true), (.disappearing, false), (.disappeared, false):
      break
    }
  }

  /// Tells what is so, and before it what had to be told first.
  func isNow(onScreen: Bool) {
    willBe(onScreen: onScreen)
    switch (appearance, onScreen) {
    case (.appearing, true):
      appearance = .appeared
      viewDidAppear(false)
    case (.disappearing, false):
      appearance = .disappeared
      viewDidDisappear(false)
    default:
      break
    }
  }
}

extension UIView {
  /// Does something with each controller whose root view is in this subtree, outer ones first.
  func forEachController(_ body: (UIViewController) -> Void) {
    if let controller { body(controller) }
    for child in children where child.parent === self { child.forEachController(body) }
  }
}
