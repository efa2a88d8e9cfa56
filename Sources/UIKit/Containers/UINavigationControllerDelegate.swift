#if !hasFeature(Embedded)
  /// What is notified of a navigation controller's changes, and supplies the objects of their transitions.
  ///
  /// Every method has a default, which does nothing or answers nil; see `UIGestureRecognizerDelegate` for subclasses of
  /// a class that conforms.
  @preconcurrency @MainActor
  public protocol UINavigationControllerDelegate: AnyObject {
    /// Called before a controller is shown, after its `viewWillAppear`; not followed by `didShow` if that is cancelled.
    func navigationController(
      _ navigationController: UINavigationController,
      willShow viewController: UIViewController,
      animated: Bool
    )

    /// Called after a controller is shown, after its `viewDidAppear`.
    func navigationController(
      _ navigationController: UINavigationController,
      didShow viewController: UIViewController,
      animated: Bool
    )

    /// What drives a transition that the delegate's animator animates; nil if nothing does.
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// What animates a push or a pop; nil for the built-in animation.
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
  }

  extension UINavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(
      _ navigationController: UINavigationController,
      willShow viewController: UIViewController,
      animated: Bool
    ) {}

    /// Does nothing.
    public func navigationController(
      _ navigationController: UINavigationController,
      didShow viewController: UIViewController,
      animated: Bool
    ) {}

    /// Nil.
    public func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// Nil.
    public func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  }
#endif
