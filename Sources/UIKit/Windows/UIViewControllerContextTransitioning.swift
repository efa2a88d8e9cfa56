/// Names one of a transition's two controllers.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller whose view is there before.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController"
  )
  /// The controller whose view is there after.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController"
  )
}

/// Names one of a transition's two views.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is there before.
  public static let from = UITransitionContextViewKey(
    rawValue: "UITransitionContextFromView"
  )
  /// The view that is there after.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// What an animator and an interaction controller know of a transition, and what they tell of it.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which the transition happens; the animator adds the view that comes.
  var containerView: UIView { get }
  /// Whether the transition is animated; always true here, where no animator is asked otherwise.
  var isAnimated: Bool { get }
  /// Whether an interaction controller drives the transition at this moment.
  var isInteractive: Bool { get }
  /// Whether the interaction ended with `cancelInteractiveTransition()`.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Says how much of the transition is done, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the interaction; the transition goes on to its end.
  func finishInteractiveTransition()
  /// Ends the interaction; the transition goes back.
  func cancelInteractiveTransition()
  /// Begins an interaction in the middle, if the animator can be interrupted.
  func pauseInteractiveTransition()

  /// Ends the transition; it must be called once. Until then an animator that nothing drives keeps new touches from the
  /// application when a controller is presented or dismissed.
  ///
  /// - Parameter didComplete: False if everything is as before.
  func completeTransition(_ didComplete: Bool)

  /// One of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the two views; nil for that of a presenter which stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The turn that the transition adds; none here.
  var targetTransform: CGAffineTransform { get }
  /// A controller's frame before, in the container; zero if its view isn't there.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// A controller's frame after, in the container; zero if its view leaves.
  func finalFrame(for vc: UIViewController) -> CGRect
}
