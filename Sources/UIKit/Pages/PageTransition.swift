#if !hasFeature(Embedded)
  /// A change of the pages that are shown.
  @MainActor
  final class PageTransition {
    /// What goes; nil where nothing was shown.
    let from: PageSpread?
    /// What comes.
    let to: PageSpread
    /// Where that lies.
    let direction: UIPageViewController.NavigationDirection
    /// Whether the user makes the change, so that the delegate is told of it.
    let isByUser: Bool
    /// Whether it has an animation or follows a finger.
    let isAnimated: Bool
    /// Called at its end; nil in a change by the user.
    let completion: ((Bool) -> Void)?

    init(
      from: PageSpread?,
      to: PageSpread,
      _ direction: UIPageViewController.NavigationDirection,
      isByUser: Bool,
      isAnimated: Bool,
      completion: ((Bool) -> Void)? = nil
    ) {
      (self.from, self.to, self.direction) = (from, to, direction)
      (self.isByUser, self.isAnimated, self.completion) = (isByUser, isAnimated, completion)
    }
  }

  extension UIPageViewController.NavigationDirection {
    /// The other direction.
    var opposite: Self { self == .forward ? .reverse : .forward }
    /// 1 or -1 for a coordinate that grows from page to page.
    var sign: CGFloat { self == .forward ? 1 : -1 }
  }

  /// What a data source said of the neighbours; nil where it wasn't asked, empty where there is none.
  struct PageNeighbors {
    private var after: [UIViewController]?
    private var before: [UIViewController]?

    subscript(direction: UIPageViewController.NavigationDirection) -> [UIViewController]? {
      get { direction == .forward ? after : before }
      set { if direction == .forward { after = newValue } else { before = newValue } }
    }
  }

  /// Has the pages of a page view controller in its view, and moves them.
  @MainActor
  protocol PageMover: AnyObject {
    /// What contains the pages.
    var view: UIView { get }
    /// What turns pages, for clients to attach elsewhere.
    var recognizers: [UIGestureRecognizer] { get }
    /// Whether the pages of the change under way are nearer to its end than to its beginning.
    var isPastHalf: Bool { get }
    /// Shows pages alone, where a change left them: those that go with `change` are taken away.
    func show(_ spread: PageSpread?, after change: (PageTransition, didComplete: Bool)?)
    /// Puts the pages that come beside those that are shown, or behind them.
    func place(_ transition: PageTransition)
    /// Moves the pages to the end of the change, and then ends it.
    func animate(_ transition: PageTransition)
    /// Ends the movement and the gesture, wherever the pages are.
    func stop()
    /// Puts the pages that are shown where they rest.
    func rest()
    /// The known neighbours are others.
    func neighborsChanged()
  }
#endif
