#if !hasFeature(Embedded)
  extension UIViewController {
    /// Puts the view of a child in the place of another child's, as `transition(from:to:…)` says.
    ///
    /// - Precondition: Both are children of this controller.
    final func exchange(
      from fromViewController: UIViewController,
      to toViewController: UIViewController,
      duration: TimeInterval,
      options: UIView.AnimationOptions,
      animations: (() -> Void)?,
      completion: ((Bool) -> Void)?
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
