/// What a transition of a controller's view is like.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The style of the presentation; `fullScreen` where nothing is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition began with an interaction.
  var initiallyInteractive: Bool { get }
  /// Whether the animator can be interrupted.
  var isInterruptible: Bool { get }
  /// Whether an interaction controller drives the transition at this moment.
  var isInteractive: Bool { get }
  /// Whether the interaction ended with going back.
  var isCancelled: Bool { get }
  /// How long the transition takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How much of the transition was done by the last update of the interaction, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// How much faster the rest goes once the interaction is over.
  var completionVelocity: CGFloat { get }
  /// The curve of the rest.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which the transition happens.
  var containerView: UIView { get }
  /// One of the two controllers of a presentation or dismissal.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the two views of a presentation or dismissal; nil for that of a presenter which stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The turn that the transition adds; none here.
  var targetTransform: CGAffineTransform { get }
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

  /// Calls a closure each time that the transition becomes interactive or stops being so.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
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

#if !hasFeature(Embedded)
  extension UIViewControllerTransitionCoordinator {
    /// Calls a closure when the transition stops being interactive.
    public func notifyWhenInteractionEnds(
      _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
      notifyWhenInteractionChanges { context in
        if !context.isInteractive { handler(context) }
      }
    }
  }
#endif

/// A window's change of size when the interface rotates.
final class SizeTransition: UIViewControllerTransitionCoordinator {
  private let window: UIWindow
  /// How the interface was held, and how it will be; nil if the new size keeps that.
  private let turn: (from: UIInterfaceOrientation, to: UIInterfaceOrientation)?
  private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var isOver = false

  init(of window: UIWindow, from: UIInterfaceOrientation, to: UIInterfaceOrientation) {
    self.window = window
    turn = from == to ? nil : (from, to)
  }

  var isAnimated: Bool { false }
  var presentationStyle: UIModalPresentationStyle { .fullScreen }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var containerView: UIView { window }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

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

  /// Tells the controllers of the window; of the traits first, if they change.
  func announce(_ size: CGSize) {
    let root = window.rootViewController
    #if !hasFeature(Embedded)
      let traits = window.screen.traits(in: size)
      if traits != window.screen.traitCollection { announce(traits) }
    #endif
    if let root, root.isViewLoaded { root.viewWillTransition(to: size, with: self) }
    var presentation = root?.presentation
    while let current = presentation {
      current.manager.viewWillTransition(to: size, with: self)
      presentation = current.controller.presentation
    }
  }

  #if !hasFeature(Embedded)
    /// Calls the methods that controllers had for turns before they had `viewWillTransition(to:with:)`.
    func announceTurn(to controller: UIViewController) {
      guard let turn else { return }
      controller.willRotate(to: turn.to, duration: transitionDuration)
      _ = animate(
        alongsideTransition: {
          controller.willAnimateRotation(to: turn.to, duration: $0.transitionDuration)
        },
        completion: { _ in controller.didRotate(from: turn.from) }
      )
    }

    private func announce(_ traits: UITraitCollection) {
      let root = window.rootViewController
      if let root, root.isViewLoaded { root.willTransition(to: traits, with: self) }
      var presentation = root?.presentation
      while let current = presentation {
        current.manager.willTransition(to: traits, with: self)
        presentation = current.controller.presentation
      }
    }
  #endif

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

extension UIViewController {
  /// What `viewWillTransition(to:with:)` does unless it is overridden.
  final func passOn(
    _ size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    #if !hasFeature(Embedded)
      (coordinator as? SizeTransition)?.announceTurn(to: self)
    #endif
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
}
