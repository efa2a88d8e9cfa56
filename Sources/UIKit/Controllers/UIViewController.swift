/// Makes a view and looks after it: when it is needed, when it is seen and how it is laid out.
///
/// A controller keeps its view and its child controllers alive; they don't keep it.
open class UIViewController: UIResponder {
  nonisolated(unsafe) private var loadedView: UIView?
  nonisolated(unsafe) private var childControllers: [UIViewController] = []
  /// Never dangles: a controller that goes takes itself out of here.
  nonisolated(unsafe) private unowned(unsafe) var parentController: UIViewController?
  /// How far the view has come on its way to the screen or from it.
  var appearance = Appearance.disappeared

  // MARK: Life

  /// Creates a controller; there are no nib files here.
  ///
  /// - Precondition: No nib is named.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    precondition(nibNameOrNil == nil, "There are no nib files: build the view in loadView().")
    super.init()
  }

  /// Creates a controller.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Always nil: controllers aren't read from archives here.
  public required init?(coder: NSCoder) { return nil }

  deinit {
    loadedView?.controller = nil
    for child in childControllers { child.parentController = nil }
  }

  // MARK: The view

  /// The controller's root view; the first look at it makes it.
  ///
  /// - Precondition: A view that is set has no other controller.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      guard newValue !== loadedView else { return }
      precondition(newValue?.controller == nil, "The view is another controller's root view.")
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// The root view, if it was made already.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the root view was made already.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the root view and sets `view` to it: a plain one that fills the screen, by default.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Makes the root view, if it wasn't made already.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    precondition(loadedView != nil, "loadView() didn't set the controller's view.")
    viewDidLoad()
  }

  /// Tells that the root view was made.
  open func viewDidLoad() {}

  // MARK: On and off the screen

  /// Tells that the root view is about to be in a visible window.
  open func viewWillAppear(_ animated: Bool) {}

  /// Tells that the root view is in a visible window.
  open func viewDidAppear(_ animated: Bool) {}

  /// Tells that the root view is about to be in no visible window.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Tells that the root view is in no visible window any more.
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: Layout

  /// Tells that the root view is about to place its subviews.
  open func viewWillLayoutSubviews() {}

  /// Tells that the root view has placed its subviews.
  open func viewDidLayoutSubviews() {}

  // MARK: Responder

  /// The root view's superview: the window, for a window's root controller (rule 3.8).
  open override var next: UIResponder? {
    loadedView?.gestureState.formerSuperview ?? loadedView?.superview
  }

  override var windowOfResponder: UIWindow? { loadedView?.window }
  override var viewOfResponder: UIView? { loadedView }

  /// The traits of the screen that the root view is on, or of the main screen.
  public var traitCollection: UITraitCollection {
    (loadedView?.window?.screen ?? .main).traitCollection
  }

  // MARK: Children

  /// The controller that this one is a child of.
  open var parent: UIViewController? { parentController }

  /// The child controllers, in the order in which they were added.
  open var children: [UIViewController] { childControllers }

  /// Makes a controller a child.
  ///
  /// The caller then adds the child's view and calls its `didMove(toParent:)`.
  ///
  /// - Precondition: This controller isn't the added one, nor a descendant of it.
  open func addChild(_ childController: UIViewController) {
    var ancestor: UIViewController? = self
    while let current = ancestor {
      precondition(current !== childController, "A controller can't be its own ancestor.")
      ancestor = current.parentController
    }
    guard childController.parentController !== self else { return }
    childController.willMove(toParent: self)
    childController.leaveParent()
    childControllers.append(childController)
    childController.parentController = self
  }

  /// Ends being a child; the caller calls `willMove(toParent: nil)` and removes the view before.
  open func removeFromParent() {
    guard parentController != nil else { return }
    leaveParent()
    didMove(toParent: nil)
  }

  /// Tells that the controller is about to get another parent, or none.
  open func willMove(toParent parent: UIViewController?) {}

  /// Tells that the controller has another parent, or none.
  open func didMove(toParent parent: UIViewController?) {}

  private func leaveParent() {
    parentController?.childControllers.removeAll { $0 === self }
    parentController = nil
  }
}
