#if !hasFeature(Embedded)
  /// What is notified of the changes that the user makes.
  ///
  /// Every method has a default.
  @preconcurrency @MainActor
  public protocol UIPageViewControllerDelegate: AnyObject {
    /// Called when a gesture begins to show other pages.
    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    )

    /// Called when the pages of a gesture's change are at rest.
    ///
    /// - Parameters:
    ///   - pageViewController: The controller.
    ///   - finished: Whether the movement came to its end; false where it was cut short.
    ///   - previousViewControllers: What was shown before.
    ///   - completed: Whether other pages are shown now; false where the gesture was given up.
    func pageViewController(
      _ pageViewController: UIPageViewController,
      didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController],
      transitionCompleted completed: Bool
    )

    /// Where the pages turn when the screen is held in another way; asked for `pageCurl` alone.
    ///
    /// The method may set other controllers, as a spine in the middle needs two.
    func pageViewController(
      _ pageViewController: UIPageViewController,
      spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation

    /// The orientations in which the interface may be held; here the host says it.
    func pageViewControllerSupportedInterfaceOrientations(
      _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask

    /// How the interface is best held when the controller is presented; here the host says it.
    func pageViewControllerPreferredInterfaceOrientationForPresentation(
      _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation
  }

  extension UIPageViewControllerDelegate {
    /// Does nothing.
    public func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) {}

    /// Does nothing.
    public func pageViewController(
      _ pageViewController: UIPageViewController,
      didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController],
      transitionCompleted completed: Bool
    ) {}

    /// Where they turn now.
    public func pageViewController(
      _ pageViewController: UIPageViewController,
      spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }

    /// All on a tablet, all but upside down on a telephone.
    public func pageViewControllerSupportedInterfaceOrientations(
      _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask {
      pageViewController.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    /// As the host holds the screen.
    public func pageViewControllerPreferredInterfaceOrientationForPresentation(
      _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation { pageViewController.held }
  }
#endif
