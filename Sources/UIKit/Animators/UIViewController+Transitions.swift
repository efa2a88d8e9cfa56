#if !hasFeature(Embedded)
  extension UIViewController {
    /// Puts the view of a child in the place of another child's.
    ///
    /// The second view is added to the first one's superview, and the first is removed at the end. With a transition
    /// in `options` both happen at once, and the transition shows it. The children's appearance is told.
    ///
    /// - Parameters:
    ///   - fromViewController: The child whose view goes; it has a superview.
    ///   - toViewController: The child whose view comes.
    ///   - duration: The duration in seconds.
    ///   - options: The curve and the transition.
    ///   - animations: Changes the views; called at once, inside of an animation.
    ///   - completion: Called once at the end; whether the animations came to their ends.
    /// - Precondition: Both are children of this controller.
    public func transition(
      from fromViewController: UIViewController,
      to toViewController: UIViewController,
      duration: TimeInterval,
      options: UIView.AnimationOptions = [],
      animations: (() -> Void)?,
      completion: ((Bool) -> Void)? = nil
    ) {
      precondition(
        fromViewController.parent === self && toViewController.parent === self,
        "Both controllers of a transition must be children of the one that makes it."
      )
      guard let from = fromViewController.viewIfLoaded, let container = from.superview,
        let to = toViewController.view
      else {
        preconditionFailure("The view of the controller that goes must have a superview.")
      }
      let isAnimated = duration > 0
      fromViewController.beginAppearanceTransition(false, animated: isAnimated)
      toViewController.beginAppearanceTransition(true, animated: isAnimated)
      let end: (Bool) -> Void = { isComplete in
        from.removeFromSuperview()
        fromViewController.endAppearanceTransition()
        toViewController.endAppearanceTransition()
        completion?(isComplete)
      }
      if options.hasTransition {
        UIView.transition(
          with: container,
          duration: duration,
          options: options,
          animations: {
            from.removeFromSuperview()
            container.addSubview(to)
            animations?()
          },
          completion: end
        )
      } else {
        container.addSubview(to)
        UIView.animate(
          withDuration: duration,
          delay: 0,
          options: options,
          animations: { animations?() },
          completion: end
        )
      }
    }
  }
#endif
