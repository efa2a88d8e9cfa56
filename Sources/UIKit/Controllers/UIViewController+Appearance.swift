extension UIViewController {
  /// The appearance state of a root view.
  enum Appearance {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  /// The root view is about to move to another window, or to none.
  func rootViewWillMove(toWindow window: UIWindow?) {
    willBe(onScreen: window?.isHidden == false)
  }

  /// The root view moved to another window, or to none.
  func rootViewDidMoveToWindow() { isNow(onScreen: viewIfLoaded?.window?.isHidden == false) }

  /// Calls `viewWillAppear` or `viewWillDisappear`, unless that was called already.
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

  /// Calls `viewDidAppear` or `viewDidDisappear`, and first any call that must precede it.
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
