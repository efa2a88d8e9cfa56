#if !hasFeature(Embedded)
  extension UIViewController {
    /// Tells a child that its view is about to appear or disappear, and the children in it that it tells itself.
    ///
    /// Moves of the child's view then tell nothing until `endAppearanceTransition()`.
    ///
    /// - Parameters:
    ///   - isAppearing: Whether `viewWillAppear` is called, and not `viewWillDisappear`.
    ///   - animated: What these are given.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
      if isAppearing { loadViewIfNeeded() }
      isInClientsTransition = true
      guard let view = viewIfLoaded else { return }
      view.forEachController { $0.willBe(onScreen: isAppearing, animated: animated) }
    }

    /// Tells a child that its view appeared or disappeared; does nothing without a `beginAppearanceTransition`.
    public func endAppearanceTransition() {
      guard isInClientsTransition else { return }
      isInClientsTransition = false
      let isOnScreen = appearance == .appearing || appearance == .appeared
      guard let view = viewIfLoaded else { return }
      view.forEachController { $0.isNow(onScreen: isOnScreen) }
    }
  }
#endif
