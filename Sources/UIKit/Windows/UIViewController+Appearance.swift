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
    let isOnScreen = window?.isHidden == false
    if !isToldByClient || leavesWithParent(isOnScreen) { willBe(onScreen: isOnScreen) }
  }

  /// The root view moved to another window, or to none.
  func rootViewDidMoveToWindow() {
    let isOnScreen = viewIfLoaded?.window?.isHidden == false
    if isOnScreen { isNowInWindow() }
    // A transition that goes on tells it at its end.
    if isToldByClient && !leavesWithParent(isOnScreen) || (isOnScreen && isInTransition) { return }
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
      #if !hasFeature(Embedded)
        isYetToAppearInWindow = true
      #endif
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
      isNowInWindow()
      guard appearance == .appearing else { return }
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

extension UIViewController {
  #if hasFeature(Embedded)
    private var isToldByClient: Bool { false }
    private func leavesWithParent(_ isOnScreen: Bool) -> Bool { false }
    private func isNowInWindow() {}
  #else
    /// Whether client code tells this controller of its appearance, so that moves of its view don't.
    private var isToldByClient: Bool {
      if isInClientsTransition { return true }
      guard let parent else { return false }
      return !parent.shouldAutomaticallyForwardAppearanceMethods
        || (parent.isToldByClient && parent.appearance != .appeared)
    }

    /// Whether a container that tells its children leaves the screen in the middle of a child's transition, which then
    /// ends with the child away.
    private func leavesWithParent(_ isOnScreen: Bool) -> Bool {
      guard isInClientsTransition, !isOnScreen, let parent,
        parent.shouldAutomaticallyForwardAppearanceMethods
      else { return false }
      return parent.appearance == .disappearing || parent.appearance == .disappeared
    }

    /// Calls `viewSafeAreaInsetsDidChange` and `viewIsAppearing`, once an appearance.
    private func isNowInWindow() {
      guard isYetToAppearInWindow, appearance == .appearing, let view = viewIfLoaded,
        view.window != nil
      else { return }
      isYetToAppearInWindow = false
      if view.safeAreaInsets != .zero { viewSafeAreaInsetsDidChange() }
      viewIsAppearing(appearsAnimated)
    }
  #endif
}

extension UIView {
  /// Calls a closure for each controller whose root view is in this subtree, outer ones first, without those whose
  /// container tells them itself.
  func forEachController(_ body: (UIViewController) -> Void) {
    if let controller { body(controller) }
    for child in children where child.parent === self && child.isToldWithSuperview {
      child.forEachController(body)
    }
  }

  /// Whether a controller of the view's appears and disappears with what contains the view.
  private var isToldWithSuperview: Bool {
    #if hasFeature(Embedded)
      true
    #else
      controller?.parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
    #endif
  }
}
