#if !hasFeature(Embedded)
  extension UIView {
    /// An animation of the system's.
    public enum SystemAnimation: UInt, Sendable {
      /// The views go, and leave their superviews at the end.
      case delete = 0
    }

    /// How long the system's animations take, in seconds (our own choice).
    private static var systemDuration: TimeInterval { 0.25 }

    /// Performs an animation of the system's on views: they shrink, fade and leave their superviews.
    ///
    /// - Parameters:
    ///   - animation: What happens to the views.
    ///   - views: The views.
    ///   - options: The options of the animation.
    ///   - parallelAnimations: Changes what is animated alongside; nil for nothing.
    ///   - completion: Called once at the end; whether the animations came to their ends.
    public class func perform(
      _ animation: SystemAnimation,
      on views: [UIView],
      options: AnimationOptions = [],
      animations parallelAnimations: (() -> Void)?,
      completion: ((Bool) -> Void)? = nil
    ) {
      let looks = views.map { ($0.alpha, $0.transform) }
      animate(
        withDuration: systemDuration,
        delay: 0,
        options: options,
        animations: {
          for view in views {
            view.alpha = 0
            view.transform = view.transform.scaledBy(x: 0.5, y: 0.5)
          }
          parallelAnimations?()
        },
        completion: { isComplete in
          for (view, look) in zip(views, looks) {
            view.removeFromSuperview()
            (view.alpha, view.transform) = look
          }
          completion?(isComplete)
        }
      )
    }
  }
#endif
