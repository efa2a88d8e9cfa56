/// Owns a view and manages its loading, appearance and layout.
///
/// A controller retains its view and its child controllers; they don't retain it.
open class UIViewController: UIResponder, ViewOwner {
  nonisolated(unsafe) private var loadedView: UIView?
  nonisolated(unsafe) private var childControllers: [UIViewController] = []
  /// Never dangles: a controller that is deallocated clears its children's parent.
  nonisolated(unsafe) private unowned(unsafe) var parentController: UIViewController?
  /// The appearance state of the root view.
  var appearance = Appearance.disappeared

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

  /// Always nil: controllers aren't read from archives here.
  public required init?(coder: NSCoder) { return nil }

  deinit {
    loadedView?.controller = nil
    for child in childControllers { child.parentController = nil }
  }

  // MARK: The view

  /// The controller's root view, loaded at first access.
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

  // MARK: Layout

  /// Called before the root view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the root view laid out its subviews.
  open func viewDidLayoutSubviews() {}

  // MARK: Responder

  /// The root view's superview: the window, for a window's root controller (rule 3.8).
  open override var next: UIResponder? {
    loadedView?.gestureState.formerSuperview ?? loadedView?.superview
  }

  override var windowOfResponder: UIWindow? { loadedView?.window }
  override var viewOfResponder: UIView? { loadedView }

  /// The traits of the root view's screen, or of the main screen.
  public var traitCollection: UITraitCollection {
    (loadedView?.window?.screen ?? .main).traitCollection
  }

  // MARK: Children

  /// The controller of which this one is a child.
  open var parent: UIViewController? { parentController }

  /// The child controllers, in the order in which they were added.
  open var children: [UIViewController] { childControllers }

  /// Adds a child controller.
  ///
  /// The caller then adds the child's view and calls its `didMove(toParent:)`.
  ///
  /// - Precondition: This controller is neither the added one nor a descendant of it.
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

  /// Removes the controller from its parent; the caller first calls `willMove(toParent: nil)` and
  /// removes the view.
  open func removeFromParent() {
    guard parentController != nil else { return }
    leaveParent()
    didMove(toParent: nil)
  }

  /// Called before the controller gets another parent, or none.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the controller got another parent, or none.
  open func didMove(toParent parent: UIViewController?) {}

  private func leaveParent() {
    parentController?.childControllers.removeAll { $0 === self }
    parentController = nil
  }
}
