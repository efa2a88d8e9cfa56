#if !hasFeature(Embedded)
  /// Shows the last controller of a stack.
  ///
  /// There is no navigation bar and no toolbar: the shown view fills the controller's, as beneath hidden bars.
  open class UINavigationController: UIViewController {
    /// What changes the stack.
    public enum Operation: Int, Sendable {
      /// Nothing.
      case none = 0
      /// A controller comes on top.
      case push = 1
      /// The topmost controller goes.
      case pop = 2
    }

    /// How long a bar would take to come or go, 0.2 seconds: people's own transitions take as long.
    public static let hideShowBarDuration: CGFloat = 0.2

    /// The controllers from the bottom to the top, without those that are on their way out.
    var stack: [UIViewController] = []
    /// The view that is shown.
    private(set) lazy var shown = ShownChild(owner: self)
    /// A change of the stack while a transition was under way, which follows it.
    var followingChange: StackChange?
    /// What the stack was before the change that is under way.
    var stackBefore: [UIViewController] = []
    /// The stack that the change under way leads to, without what follows.
    var stackComing: [UIViewController] = []
    /// The controller of which the delegate was told last that it will be shown.
    weak var announced: UIViewController?
    /// Drives the pop that follows a finger, while it does.
    var driver: UIPercentDrivenInteractiveTransition?
    private lazy var popGesture = PopGesture(self)

    // MARK: Creating

    /// Creates a controller with an empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller with one controller in its stack.
    public init(rootViewController: UIViewController) {
      super.init(nibName: nil, bundle: nil)
      viewControllers = [rootViewController]
    }

    /// Creates a controller with an empty stack: there are no archives.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: The stack

    /// What is notified of changes, and supplies their transitions; not retained.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// The controllers from the bottom to the top; set without animation.
    ///
    /// A popped controller isn't among them from the beginning of its way out; if that is cancelled, it is again.
    open var viewControllers: [UIViewController] {
      get { stack.filter { $0.parentController === self } }
      set { setViewControllers(newValue, animated: false) }
    }

    /// The last controller of the stack.
    open var topViewController: UIViewController? { viewControllers.last }

    /// What the topmost controller, or the navigation controller, presents; otherwise the topmost controller.
    open var visibleViewController: UIViewController? {
      let top = topViewController
      return top?.presentedViewController ?? presentedViewController ?? top
    }

    /// Replaces the stack.
    ///
    /// - Parameters:
    ///   - viewControllers: The controllers from the bottom to the top.
    ///   - animated: Whether the change is animated: as a pop, if the new topmost controller was in the stack before,
    ///     otherwise as a push.
    /// - Precondition: No controller is there twice, and none is a navigation controller.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
      let isPop = viewControllers.last.map { top in stack.contains { $0 === top } } ?? false
      change(StackChange(to: viewControllers, isPop ? .pop : .push, animated: animated))
    }

    /// Puts a controller on top of the stack and shows it.
    ///
    /// While another change is under way, the stack changes at once, and the view when that change is over.
    ///
    /// - Precondition: The controller isn't in the stack, and is no navigation controller.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
      change(StackChange(to: self.viewControllers + [viewController], .push, animated: animated))
    }

    /// Takes the topmost controller off the stack; does nothing if it is the only one.
    ///
    /// - Returns: That controller.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
      pop(toCount: viewControllers.count - 1, animated: animated)?.last
    }

    /// Takes all controllers off the stack but the first.
    ///
    /// - Returns: Those controllers, in the order of the stack; nil if there are none.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
      pop(toCount: 1, animated: animated)
    }

    /// Takes the controllers above another one off the stack.
    ///
    /// - Returns: Those controllers, in the order of the stack; nil if there are none.
    /// - Precondition: The controller is in the stack.
    @discardableResult
    open func popToViewController(
      _ viewController: UIViewController,
      animated: Bool
    ) -> [UIViewController]? {
      guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else {
        preconditionFailure("A navigation controller pops to a controller of its stack.")
      }
      return pop(toCount: index + 1, animated: animated)
    }

    private func pop(toCount count: Int, animated: Bool) -> [UIViewController]? {
      let now = viewControllers
      guard count >= 1, count < now.count else { return nil }
      change(StackChange(to: Array(now.prefix(count)), .pop, animated: animated))
      return Array(now.suffix(from: count))
    }

    /// Pushes a controller.
    open override func show(_ vc: UIViewController, sender: Any?) {
      pushViewController(vc, animated: true)
    }

    // MARK: The gesture

    /// Pops the topmost controller by a swipe from the leading edge of the window.
    ///
    /// The view follows the finger. It goes on to the side if the finger is lifted in the far half, or moves there
    /// faster than 100 points a second, and otherwise back. The delegate that it has lets it begin where there is
    /// something to pop and no change is under way.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture.recognizer }

    // MARK: What a container does

    override var transitionOfChildren: ControllerTransition? { shown.transition }

    /// Loads the view, and then that of the topmost controller.
    open override func loadViewIfNeeded() {
      guard !isViewLoaded else { return }
      super.loadViewIfNeeded()
      let root: UIView = view
      shown.enter(root)
      root.addGestureRecognizer(popGesture.recognizer)
      if !shown.isChanging { showTop(.none, animated: false) }
    }

    /// Tells the topmost controller, and the delegate, that it will be shown.
    open override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      guard let top = topViewController, announced !== top else { return }
      top.view.forEachController { $0.willBe(onScreen: true, animated: animated) }
      isYetToShow = true
      // It may have pushed another one, which was announced.
      guard top === topViewController, announced !== top else { return }
      announce(top, animated: animated)
    }

    /// Tells the topmost controller, and the delegate, that it is shown.
    open override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      guard isYetToShow, let top = topViewController, top.view.window != nil else { return }
      isYetToShow = false
      top.view.forEachController { $0.isNow(onScreen: true) }
      delegate?.navigationController(self, didShow: top, animated: animated)
    }

    /// Whether the delegate is yet to hear that the first controller is shown.
    private var isYetToShow = false
  }
#endif
