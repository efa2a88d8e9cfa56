/// Owns a view and manages its loading, appearance and layout.
///
/// A controller retains its view and its child controllers; they don't retain it.
open class UIViewController: ControllerMembers {
  nonisolated(unsafe) final var loadedView: UIView?
  nonisolated(unsafe) final var childControllers: [UIViewController] = []
  /// Never dangles: a controller that is deallocated clears its children's parent.
  nonisolated(unsafe) final unowned(unsafe) var parentController: UIViewController?
  /// The appearance state of the root view.
  var appearance = Appearance.disappeared
  /// Whether the appearance callbacks under way belong to an animated transition.
  var appearsAnimated = false
  /// Whether the end of a transition calls `viewDidAppear`, instead of the move of the view.
  var awaitsTransition = false
  /// The style of the root view, in the place of the inherited one; nil for that.
  var chosenStyle: StyleChoice?
  /// What few controllers have; nil until it is set.
  final var extras: ControllerExtras?
  /// Whether the root view's margins at the sides are at least `systemMinimumLayoutMargins`; true unless set.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue { loadedView?.marginsMayHaveChanged() }
    }
  }
  /// Whether the controller is on its way in or out as a presented one.
  var turn: Presentation.Turn?

  /// What the controller presents; nil if it presents nothing itself.
  nonisolated(unsafe) final var presentation: Presentation?
  /// The controller that presents this one itself.
  ///
  /// Never dangles: a controller that is deallocated clears that of the one that it presents.
  nonisolated(unsafe) unowned(unsafe) final var presenter: UIViewController?

  // MARK: Creating

  /// Creates a controller; there are no nib files here.
  ///
  /// - Precondition: No nib is named.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    precondition(nibNameOrNil == nil, "There are no nib files: build the view in loadView().")
    super.init()
  }

  /// Creates a controller.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller: there are no archives, so that `loadView()` makes its view.
  public required init?(coder: NSCoder) { super.init() }

  deinit {
    loadedView?.controller = nil
    for child in childControllers { child.parentController = nil }
    presentation?.controller.presenter = nil
  }

  /// A localized name for what the controller shows; nil by default.
  ///
  /// Apple's navigation bars, tab bars and window titles show it; there are none here, so that it is only
  /// stored.
  open var title: String?

  // MARK: The view

  /// The controller's root view, loaded at first access.
  ///
  /// - Precondition: A view that is set has no other controller.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { replaceView(with: newValue) }
  }

  /// The root view, if it is loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the root view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Creates the root view and sets `view`; by default a plain view that fills the screen.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Loads the root view, unless it is loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    precondition(loadedView != nil, "loadView() didn't set the controller's view.")
    viewDidLoad()
  }

  /// Called after the root view was loaded.
  open func viewDidLoad() {}

  // MARK: Appearance

  /// Called before the root view moves to a visible window.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after the root view moved to a visible window.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the root view leaves its visible window.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the root view left its visible window.
  open func viewDidDisappear(_ animated: Bool) {}

  #if !hasFeature(Embedded)
    /// Called in each appearance between `viewWillAppear` and `viewDidAppear`, when the root view is in its window.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Whether `viewIsAppearing` is still to be called.
    final var isYetToAppearInWindow = false
    /// Whether `beginAppearanceTransition` was called, and `endAppearanceTransition` wasn't yet.
    final var isInClientsTransition = false

    /// Called when the safe area of the root view changed, and when that enters a window that has some.
    open func viewSafeAreaInsetsDidChange() {}
    /// Called when the layout margins of the root view changed.
    open func viewLayoutMarginsDidChange() {}
  #endif

  // MARK: Layout

  /// Makes constraints.
  @available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
  open func updateViewConstraints() {}
  /// Called before the root view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the root view laid out its subviews.
  open func viewDidLayoutSubviews() {}

  // MARK: Responder

  /// The controller that presents this one, otherwise the root view's superview: the window, for a window's
  /// root controller (rule 3.8).
  ///
  /// Of a controller whose view made room for the one that it presents, the view's former superview.
  open override var next: UIResponder? {
    if let presenter { return presenter }
    return loadedView?.gestureState.formerSuperview ?? loadedView?.superview
      ?? presentation?.position?.superview
  }

  override var windowOfResponder: UIWindow? { loadedView?.window }
  override var viewOfResponder: UIView? { loadedView }

  // MARK: Presenting

  /// How the controller is presented by another one; `automatic` by default.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the view comes and goes where the transitioning delegate has no animator; `coverVertical` by default.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  private var transitioning = TransitioningDelegateReference()
  /// What supplies animators, interaction controllers and the presentation controller; not retained.
  open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { transitioning.object }
    set { transitioning.object = newValue }
  }
  /// Whether the root view is what a controller presented in the current context covers.
  open var definesPresentationContext = false

  /// The controller that this one, or one of its ancestors, presents.
  open var presentedViewController: UIViewController? {
    nearest { $0.presentation != nil }?.presentation?.controller
  }

  /// The controller that presents this one or one of its ancestors.
  open var presentingViewController: UIViewController? {
    nearest { $0.presenter != nil }?.presenter
  }

  /// What manages the presentation of this controller or one of its ancestors, also before it begins.
  ///
  /// Set `modalPresentationStyle` first. In the style `custom` it is nil until then.
  open var presentationController: UIPresentationController? { managerInForce }

  /// The animated transition between the children of an ancestor, of this controller's presentation, or of what it
  /// presents, while it is under way.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    #if hasFeature(Embedded)
      modalTransition
    #else
      nearest { $0.transitionOfChildren != nil }?.transitionOfChildren ?? modalTransition
    #endif
  }

  #if !hasFeature(Embedded)
    /// The animated transition between this controller's children that is under way; a container that makes some
    /// overrides it.
    var transitionOfChildren: ControllerTransition? { nil }
  #endif

  /// Whether the controller is being presented; true inside its appearance callbacks meanwhile.
  open var isBeingPresented: Bool { turn == .coming }
  /// Whether the controller is being dismissed; true inside its appearance callbacks meanwhile.
  open var isBeingDismissed: Bool { turn == .going }

  /// Presents a controller over this one's, until it is dismissed.
  ///
  /// The root view of the context, which is the outermost ancestor or the one that defines the context,
  /// leaves its window, or stays behind the presented view (`modalPresentationStyle`). Does nothing, with a
  /// line in the log, if the context isn't on the screen or presents a controller already.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: A controller without a parent that isn't presented.
  ///   - flag: Whether the transitioning delegate's animator runs, or else the view slides in from below or
  ///     appears (`modalTransitionStyle`), within `Presentation.duration`.
  ///   - completion: Called after the presented controller's `viewDidAppear`; not if the transition is cancelled.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    show(viewControllerToPresent, animated: flag, completion)
  }

  /// Dismisses the controller that this one or one of its ancestors presents, with all that it presents in
  /// turn; otherwise the controller itself, if it is presented.
  ///
  /// Does nothing, with a line in the log, while one of them is on its way in or out.
  ///
  /// - Parameters:
  ///   - flag: Whether the frontmost view goes animated; others are removed at once.
  ///   - completion: Called after the dismissed controller's `viewDidDisappear`; not if the transition is
  ///     cancelled.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    takeBack(animated: flag, completion)
  }

  // MARK: Environment

  #if !hasFeature(Embedded)
    /// The traits of the root view, or of the main screen before the view is loaded.
    open var traitCollection: UITraitCollection { viewsTraits }

    /// The style of the root view and its subtree; `unspecified`, the default, for the inherited one.
    ///
    /// What the controller presents isn't in its view.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
      get { style }
      set { style = newValue }
    }
  #endif

  /// Called when `traitCollection` changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called before the root view's size changes with its window's; by default forwarded to the children.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOn(size, with: coordinator)
  }

  /// Called when the system is short of memory; a host tells so with `UIApplication.receiveMemoryWarning()`.
  open func didReceiveMemoryWarning() {}

  // MARK: What the system asks; nothing does here, where no system draws around the screen

  /// How the status bar looks; there is none here.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether there is no status bar; there is none here.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the indicator of the home gesture goes; there is none here.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Whether the interface turns with the device; here it turns when the host says so.
  open var shouldAutorotate: Bool { true }
  /// The orientations in which the interface may be held; here the host says it.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Asks the system to ask for the status bar's looks again.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Asks the system to ask for the home gesture's indicator again.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// The edges from which the first swipe is the app's, and only the second the system's; none by default.
  ///
  /// A stage with gestures of the system asks for it whenever a touch begins at an edge.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that is asked instead of this controller; nil, the default, for the controller itself.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Says that the preferred edges are others; they are asked for anew with each touch, so that nothing is left to do.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  #if !hasFeature(Embedded)
    /// How the status bar would come and go; `fade` by default.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that says how the status bar looks; nil, the default, for the controller itself.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that says whether there is a status bar; nil, the default, for the controller itself.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// The child that says whether the home gesture's indicator goes; nil, the default, for the controller itself.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// How the interface is best held when the controller is presented; by default as the host holds it.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { held }

    // MARK: What bars would ask; there are none

    /// Whether a bar at the bottom would be hidden while the controller is pushed.
    open var hidesBottomBarWhenPushed = false
    /// Whether the user can't dismiss the controller's sheet or popover; false unless set.
    open var isModalInPresentation = false

    // MARK: Size

    /// Called before the traits change with the window's size; by default forwarded to the children.
    open func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    /// The size that the view should have in a container; zero by default, and nothing here follows it.
    ///
    /// When it changes, the parent is told, otherwise the presentation controller.
    open var preferredContentSize = CGSize.zero {
      didSet {
        guard preferredContentSize != oldValue else { return }
        let container: (any UIContentContainer)? = parent ?? presenter?.presentation?.manager
        container?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }

    /// Called when a child prefers another size.
    open func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {}

    /// The size that a child gets in a size of the controller's; the same by default.
    open func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
  #endif

  // MARK: Children

  /// The controller of which this one is a child.
  open var parent: UIViewController? { parentController }
  /// The child controllers, in the order in which they were added.
  open var children: [UIViewController] { childControllers }

  #if !hasFeature(Embedded)
    /// Shows a controller as the nearest container that overrides this method shows controllers, as a navigation
    /// controller does by a push; otherwise presents it.
    open func show(_ vc: UIViewController, sender: Any?) {
      if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
    }

    /// Whether children appear and disappear with this controller; true by default.
    ///
    /// If not, the controller calls `beginAppearanceTransition` and `endAppearanceTransition` of its children.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// Whether the controller is being added to a parent: from `addChild` to `didMove(toParent:)`.
    open var isMovingToParent: Bool { move == .in }
    /// Whether the controller is being removed from its parent: from `willMove(toParent: nil)` to the removal.
    open var isMovingFromParent: Bool { move == .out }
    /// The change of parents that is under way.
    final var move: Move?
    /// The controller, for its superclass.
    override var whole: UIViewController { self }

    /// Tells a child that its view is about to appear or disappear, and the children in it that it tells itself.
    ///
    /// Moves of the child's view then tell nothing until `endAppearanceTransition()`.
    ///
    /// - Parameters:
    ///   - isAppearing: Whether `viewWillAppear` is called, and not `viewWillDisappear`.
    ///   - animated: What these are given.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
      beginTransition(isAppearing, animated)
    }

    /// Tells a child that its view appeared or disappeared; does nothing without a `beginAppearanceTransition`.
    open func endAppearanceTransition() { endTransition() }
  #endif

  /// Adds a child controller.
  ///
  /// The caller then adds the child's view and calls its `didMove(toParent:)`.
  ///
  /// - Precondition: This controller is neither the added one nor a descendant of it.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Removes the controller from its parent; the caller first calls `willMove(toParent: nil)` and removes the view.
  open func removeFromParent() { leaveFamily() }

  /// Called before the controller gets another parent, or none.
  open func willMove(toParent parent: UIViewController?) { noteMove(to: parent) }

  /// Called after the controller got another parent, or none.
  open func didMove(toParent parent: UIViewController?) { noteArrival() }
}
