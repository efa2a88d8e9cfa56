#if !hasFeature(Embedded)
  /// What has the controllers of a page view controller.
  @preconcurrency @MainActor
  public protocol UIPageViewControllerDataSource: AnyObject {
    /// The controller before another one; nil if that is the first.
    ///
    /// Asked when a gesture begins; the answer is kept until another page is shown.
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController?

    /// The controller after another one; nil if that is the last.
    ///
    /// Asked when a gesture begins; the answer is kept until another page is shown.
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController?

    /// The number of dots of an indicator below pages that scroll from side to side; 0, the default, for none.
    func presentationCount(for pageViewController: UIPageViewController) -> Int

    /// The dot of the page that `setViewControllers` showed, from 0; then the user's gestures change it by 1.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
  }

  extension UIPageViewControllerDataSource {
    /// 0.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// 0.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
  }
#endif
