#if !hasFeature(Embedded)
  /// Shows one controller of a row, and goes to its neighbours by the user's gestures.
  ///
  /// A data source has the neighbours; without one only code changes the page. In the style `scroll` a scroll view
  /// among the root view's subviews has the pages: the one that is shown lies one page from its content's beginning.
  open class UIPageViewController: UIViewController {
    /// How the pages change.
    public let transitionStyle: TransitionStyle
    /// Along which axis the pages follow each other.
    public let navigationOrientation: NavigationOrientation
    /// Where the pages turn; `none` in the style `scroll`.
    public internal(set) var spineLocation: SpineLocation
    /// Whether pages have content on their backs: a turn then goes on by two controllers; in the middle it always does.
    open var isDoubleSided = false {
      didSet { if isDoubleSided != oldValue { neighbors = PageNeighbors() } }
    }

    /// What is notified of the user's changes; not retained.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// What has the neighbours; not retained.
    ///
    /// Without it no gesture changes the page. Setting it, also to the same object, has the neighbours asked for anew.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
      didSet {
        neighbors = PageNeighbors()
        mover.neighborsChanged()
        if isViewLoaded, spread != nil { updateIndicator() }
      }
    }

    /// The distance between pages, in points.
    let spacing: CGFloat
    /// What is shown; during a change by code what comes.
    var spread: PageSpread?
    /// The change that is under way.
    var transition: PageTransition?
    /// What the data source said of the shown page's neighbours.
    var neighbors = PageNeighbors()
    /// The dots; nil where the data source has no number of pages.
    var indicator: UIPageControl?
    /// The page whose dot is shown, from 0.
    var shownDot = 0
    /// Shows the pages.
    private(set) lazy var mover: any PageMover =
      transitionStyle == .scroll
      ? PageScrollView(self, spacing: spacing) : PageTurnView(self)

    // MARK: Creating

    /// Creates a controller without pages.
    ///
    /// - Parameters:
    ///   - style: How the pages change.
    ///   - navigationOrientation: Along which axis they follow each other.
    ///   - options: The distance between pages, a number of points, for `scroll`; the spine's location, a
    ///     `SpineLocation` or its raw value, for `pageCurl`. Others count for nothing.
    public init(
      transitionStyle style: TransitionStyle,
      navigationOrientation: NavigationOrientation,
      options: [OptionsKey: Any]? = nil
    ) {
      transitionStyle = style
      self.navigationOrientation = navigationOrientation
      let isScrolled = style == .scroll
      spacing = isScrolled ? CGFloat(OptionsKey.number(options?[.interPageSpacing]) ?? 0) : 0
      spineLocation = isScrolled ? .none : OptionsKey.location(options?[.spineLocation]) ?? .min
      super.init(nibName: nil, bundle: nil)
      isDoubleSided = spineLocation == .mid
    }

    /// Creates a controller whose pages turn from side to side.
    public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
    {
      self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }

    /// Creates a controller whose pages turn from side to side: there are no archives.
    public required init?(coder: NSCoder) {
      (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
      (spacing, spineLocation) = (0, .min)
      super.init(coder: coder)
    }

    // MARK: Pages

    /// The controllers that are shown: one, or the two pages beside a spine in the middle.
    ///
    /// During a change by code those that come, during the user's those that go.
    open var viewControllers: [UIViewController]? { spread?.controllers }

    /// Shows other controllers.
    ///
    /// A change that is under way ends at once: one by code with its end, the user's on the page that is nearer.
    ///
    /// - Parameters:
    ///   - viewControllers: One controller; with a spine in the middle the two pages, with pages that have backs
    ///     the front, and then the back of the page before.
    ///   - direction: Where they lie.
    ///   - animated: Whether the pages move, where the controller is on the screen.
    ///   - completion: Called at the end; false where the movement was cut short.
    /// - Precondition: In the style `scroll` there is one controller at most.
    open func setViewControllers(
      _ viewControllers: [UIViewController]?,
      direction: NavigationDirection,
      animated: Bool,
      completion: ((Bool) -> Void)? = nil
    ) {
      precondition(
        transitionStyle != .scroll || (viewControllers?.count ?? 0) <= 1,
        "A page view controller that scrolls shows one controller at a time."
      )
      show(viewControllers ?? [], direction, animated: animated, completion)
    }

    /// The recognizers that turn pages; none in the style `scroll`, whose scroll view has its own.
    open var gestureRecognizers: [UIGestureRecognizer] { mover.recognizers }

    // MARK: What a container does

    /// Creates the root view, with the view of the pages in it.
    open override func loadView() {
      let root = PageRootView(frame: UIScreen.main.bounds)
      root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view = root
      root.hold(mover.view)
    }

    /// Loads the view, and then that of the page.
    open override func loadViewIfNeeded() {
      guard !isViewLoaded else { return }
      super.loadViewIfNeeded()
      let pages = mover.view
      if pages.superview == nil {
        pages.frame = view.bounds
        pages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(pages, at: 0)
      }
      guard let spread, spread.superview == nil, transition == nil else { return }
      mover.show(spread, after: nil)
      updateIndicator()
    }

    /// Asks the delegate for the spine's location.
    open override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      guard transitionStyle == .pageCurl, let delegate else { return }
      let orientation: UIInterfaceOrientation =
        size.width > size.height ? .landscapeRight : .portrait
      spineLocation = delegate.pageViewController(self, spineLocationFor: orientation)
      neighbors = PageNeighbors()
      spread?.arrange(isPair: spineLocation == .mid)
    }

    /// The delegate's orientations.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      delegate?.pageViewControllerSupportedInterfaceOrientations(self)
        ?? super.supportedInterfaceOrientations
    }

    /// The delegate's orientation.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
        ?? super.preferredInterfaceOrientationForPresentation
    }
  }
#endif
