#if !hasFeature(Embedded)
  /// What is asked and told of a presented controller that the user dismisses by a gesture of the system's.
  ///
  /// There are no sheets, so that no such gesture is there, and UIKit tells nothing of a dismissal by `dismiss`: here none of
  /// these is called by itself. A client's own presentation controller may call them.
  @preconcurrency @MainActor
  public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// Whether the gesture may dismiss the controller; true unless implemented.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
      -> Bool
    /// Called when the gesture begins to dismiss the controller.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called when the gesture dismissed the controller.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called when the gesture would have dismissed a controller that stays.
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    )
  }

  extension UIAdaptivePresentationControllerDelegate {
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
