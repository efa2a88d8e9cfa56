/// What a transition of a controller's view is like.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// How long the transition takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The view in which the transition happens.
  var containerView: UIView { get }
}

/// A transition of a controller's view, in which the controller may take part.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs one closure with the transition's changes, and another one after them.
  ///
  /// - Returns: Whether they will run; false if the transition is over.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a closure with the transition's changes.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// A window's change of size when the interface rotates.
final class SizeTransition: UIViewControllerTransitionCoordinator {
  private let window: UIWindow
  private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var isOver = false

  init(of window: UIWindow) { self.window = window }

  var isAnimated: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var containerView: UIView { window }

  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Tells the controllers of the window.
  func announce(_ size: CGSize) {
    var controller = window.rootViewController
    while let current = controller {
      if current.isViewLoaded { current.viewWillTransition(to: size, with: self) }
      controller = current.presentation?.controller
    }
  }

  /// Changes the window's size, with what the controllers do alongside.
  func run(_ size: CGSize) {
    window.frame = CGRect(origin: .zero, size: size)
    isOver = true
    for closure in alongside { closure(self) }
  }

  /// Ends the transition.
  func finish() {
    for closure in completions { closure(self) }
  }
}
