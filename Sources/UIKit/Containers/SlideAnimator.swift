#if !hasFeature(Embedded)
  /// Slides the upper one of two views of a navigation controller in or out, over the other one, which moves less.
  final class SlideAnimator: UIViewControllerAnimatedTransitioning {
    /// How long the views take, in seconds (our own choice).
    static let duration: TimeInterval = 0.35
    /// The part of the width by which the lower view moves (our own choice).
    static let lag: CGFloat = 0.3

    private let isPush: Bool

    init(isPush: Bool) { self.isPush = isPush }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { Self.duration }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
        return context.completeTransition(true)
      }
      let container = context.containerView
      let bounds = container.bounds
      let away =
        container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        ? -bounds.width : bounds.width
      let (above, below) = (
        bounds.offsetBy(dx: away, dy: 0), bounds.offsetBy(dx: -away * Self.lag, dy: 0)
      )
      if isPush {
        container.addSubview(to)
      } else {
        container.insertSubview(to, belowSubview: from)
      }
      from.frame = bounds
      to.frame = isPush ? above : below
      UIView.animate(
        withDuration: Self.duration,
        delay: 0,
        // What a finger drives moves as far as the finger does.
        options: context.isInteractive ? .curveLinear : .curveEaseInOut,
        animations: { [isPush] in
          from.frame = isPush ? below : above
          to.frame = bounds
        },
        completion: { _ in
          from.frame = bounds
          context.completeTransition(!context.transitionWasCancelled)
        }
      )
    }
  }
#endif
