/// Drives the animations that an animator makes in `animateTransition(using:)`: holds them where it is told, and lets
/// them run to the end or back.
///
/// Each method is the context's of the same name. Methods that are called while there is no transition do nothing.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIPercentDrivenInteractiveTransition: PlainObject, Hashable,
  UIViewControllerInteractiveTransitioning
{
  /// The transition, from when the delegate returned this object until its end, which clears it.
  var transition: ControllerTransition?

  /// Creates an interaction controller; not in Embedded Swift.
  #if hasFeature(Embedded)
    @available(*, unavailable, message: "Embedded Swift has no driven transitions; see Deviations")
  #endif
  public init() {}

  /// The duration that the animator said of the last transition, in seconds.
  open internal(set) var duration: CGFloat = 0
  /// How much of the transition was done by the last update, from 0 to 1; 0 from the transition's end on.
  open internal(set) var percentComplete: CGFloat = 0
  /// How much faster the rest goes once the interaction is over; above 0.
  ///
  /// With 1 it takes its part of the duration.
  open var completionSpeed: CGFloat = 1
  /// The curve of the rest; until then it is linear.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing of the rest, if the animator can be interrupted; nil for the animator's own.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition begins with the interaction.
  open var wantsInteractiveStart = true

  /// Makes the animations, and holds them at their beginning if the transition begins with the interaction.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) { transition?.animateForDriver() }

  /// Holds an interruptible transition where it is, so that it can be driven from there.
  open func pause() { transition?.pauseInteractiveTransition() }

  /// Puts the animations where a part of the duration has passed, clamped to 0 … 1.
  open func update(_ percentComplete: CGFloat) {
    transition?.updateInteractiveTransition(percentComplete)
  }

  /// Ends the interaction and lets the animations run back.
  open func cancel() { transition?.cancelInteractiveTransition() }

  /// Ends the interaction and lets the animations run to their end.
  open func finish() { transition?.finishInteractiveTransition() }
}
