#if !hasFeature(Embedded)
  /// What is asked about the style of a sheet or a popover, and asked and told when the user dismisses it.
  ///
  /// Nothing is told of a dismissal by `dismiss`.
  @preconcurrency @MainActor
  public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// The style in a narrow window; `none` for the one that the presentation has elsewhere.
    func adaptivePresentationStyle(for controller: UIPresentationController)
      -> UIModalPresentationStyle
    /// The style with traits, asked once as the presentation begins; `none` for the one that it has.
    ///
    /// A sheet becomes nothing but `fullScreen` and `overFullScreen`, a popover a sheet too.
    func adaptivePresentationStyle(
      for controller: UIPresentationController,
      traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Called before the presentation begins, with the style that it adapts to; `none` for its own.
    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    )
    /// Whether the user may dismiss the controller; true unless implemented.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
      -> Bool
    /// Called before the user's dismissal begins.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called when the controller that the user dismissed is gone.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called when the user tried to dismiss a controller that stays.
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    )
  }

  extension UIAdaptivePresentationControllerDelegate {
    /// `pageSheet` for a popover, `none` for others.
    public func adaptivePresentationStyle(for controller: UIPresentationController)
      -> UIModalPresentationStyle
    { controller.styleInNarrowWindows }
    /// What `adaptivePresentationStyle(for:)` answers in a narrow window; `none` in a wide one.
    public func adaptivePresentationStyle(
      for controller: UIPresentationController,
      traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      traitCollection.horizontalSizeClass == .compact
        ? adaptivePresentationStyle(for: controller) : .none
    }
    /// Does nothing.
    public func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}
    /// True.
    public func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool { true }
    /// Does nothing.
    public func presentationControllerWillDismiss(
      _ presentationController: UIPresentationController
    ) {}
    /// Does nothing.
    public func presentationControllerDidDismiss(
      _ presentationController: UIPresentationController
    ) {}
    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) {}
  }
#endif
