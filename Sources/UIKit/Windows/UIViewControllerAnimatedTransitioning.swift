/// What animates the presentation or the dismissal of a controller.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// How long the animations take, in seconds; asked once, before they begin.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Adds the views to the context's container and animates them; calls the context's `completeTransition(_:)` when
  /// they are there.
  ///
  /// Where a controller is presented or dismissed without an interaction controller, the application ignores new touches
  /// from here to that call (`UIApplication.beginIgnoringInteractionEvents()`); touches that are down go on. An animator
  /// that never calls it leaves new ones ignored until the window is gone or gets another root controller. Not in
  /// Embedded Swift.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// The animator of the transition, always the same one; by default there is none, so that the transition can't be
  /// interrupted.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// Called when the transition is over; does nothing by default.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// An animator that stands for none.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoAnimator.none }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// What drives the presentation or the dismissal of a controller.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Called instead of the animator's `animateTransition(using:)` when the transition begins, with an interaction or
  /// without: where the context isn't interactive, it starts the animations.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// How much faster the rest goes once the interaction is over; 1 by default.
  var completionSpeed: CGFloat { get }
  /// The curve of the rest; `easeInOut` by default.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins with the interaction, and not with animations in their own time; true by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1.
  public var completionSpeed: CGFloat { 1 }
  /// Slow at the start and the end.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// True.
  public var wantsInteractiveStart: Bool { true }
}
