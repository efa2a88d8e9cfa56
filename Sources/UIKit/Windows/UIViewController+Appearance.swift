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
  func rootViewDidMoveToWindow() {
    let isOnScreen = viewIfLoaded?.window?.isHidden == false
    // A transition that goes on tells it at its end.
    if isOnScreen, isInTransition { return }
    isNow(onScreen: isOnScreen)
  }

  /// Whether the controller's view, or one above it, is on its way to the screen.
  private var isInTransition: Bool {
    var view = viewIfLoaded
    while let current = view {
      if current.controller?.awaitsTransition == true { return true }
      view = current.superview
    }
    return false
  }

  /// Calls `viewWillAppear` or `viewWillDisappear`, unless that was called already.
  func willBe(onScreen: Bool, animated: Bool = false) {
    switch (appearance, onScreen) {
    case (.disappeared, true), (.disappearing, true):
      appearance = .appearing
      appearsAnimated = animated
      viewWillAppear(animated)
    case (.appeared, false), (.appearing, false):
      appearance = .disappearing
      appearsAnimated = animated
      viewWillDisappear(animated)
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
      viewDidAppear(appearsAnimated)
    case (.disappearing, false):
      appearance = .disappeared
      viewDidDisappear(appearsAnimated)
    default:
      break
    }
  }
}

extension UIView {
  /// Calls a closure for each controller whose root view is in this subtree, outer ones first.
  func forEachController(_ body: (UIViewController) -> Void) {
    if let controller { body(controller) }
    for child in children where child.parent === self { child.forEachController(body) }
  }
}
