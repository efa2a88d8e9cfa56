extension UIView.AnimationOptions {
  /// A transition shows what changes during it, instead of a picture of what was there at its end.
  public static let allowAnimatedContent = UIView.AnimationOptions(rawValue: 1 << 7)
  /// A transition hides the first view and shows the second, instead of removing and adding them.
  public static let showHideTransitionViews = UIView.AnimationOptions(rawValue: 1 << 8)

  /// No transition; the default.
  public static let transitionNone: UIView.AnimationOptions = []
  /// The view turns about its vertical axis, from the left.
  public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
  /// The view turns about its vertical axis, from the right.
  public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
  #if !hasFeature(Embedded)
    /// What was there slides off upwards.
    ///
    /// Deviation: nothing curls.
    public static let transitionCurlUp = UIView.AnimationOptions(rawValue: 3 << 20)
    /// What was there slides off downwards.
    ///
    /// Deviation: nothing curls; on iOS the new page covers it.
    public static let transitionCurlDown = UIView.AnimationOptions(rawValue: 4 << 20)
  #endif
  /// What was there fades.
  public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)
  /// The view turns about its horizontal axis, from the top.
  public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)
  /// The view turns about its horizontal axis, from the bottom.
  public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)

  /// The transition that the options name.
  fileprivate var transition: LayerTransition? {
    switch rawValue >> 20 & 7 {
    case 1, 2: .turnAcross
    #if !hasFeature(Embedded)
      case 3: .slideUp
      case 4: .slideDown
    #endif
    case 5: .dissolve
    case 6, 7: .turnDown
    default: nil
    }
  }
}

extension UIView.AnimationOptions {
  /// Whether the options name a transition.
  var hasTransition: Bool { transition != nil }
}

extension UIView {
  // MARK: Transitions

  /// Shows the changes that a closure makes to a view and in it by a transition.
  ///
  /// The changes take effect at once and aren't animated themselves, unless `options` has
  /// `allowAnimatedContent`. Options without a transition animate the changes, as `animate` does. Until the end the view receives no touches, unless `options` has
  /// `allowUserInteraction` (rule 2.6).
  ///
  /// - Parameters:
  ///   - view: The view whose content changes.
  ///   - duration: The duration in seconds; 0 for no transition.
  ///   - options: The transition and its curve.
  ///   - animations: Changes the view; called at once.
  ///   - completion: Called once, as in `animate(withDuration:animations:completion:)`.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: UIViewAnimation?,
    completion: UIViewAnimationCompletion? = nil
  ) {
    guard options.hasTransition else {
      let edit: UIViewAnimation = { animations?() }
      return animate(
        withDuration: duration,
        delay: 0,
        options: options,
        animations: edit,
        completion: completion
      )
    }
    let picture = view.layer.frozen()
    change(options) { animations?() }
    view.layoutIfNeeded()
    show(picture, on: view, duration: duration, options: options, completion)
  }

  /// Puts a view in another one's place by a transition.
  ///
  /// The first view leaves its superview and the second is added there; with `showHideTransitionViews`
  /// the first is hidden and the second shown. Does nothing but call the completion if the first view has
  /// no superview.
  ///
  /// - Parameters:
  ///   - fromView: The view that goes.
  ///   - toView: The view that comes.
  ///   - duration: The duration in seconds; 0 for no transition.
  ///   - options: The transition and its curve.
  ///   - completion: Called once, as in `animate(withDuration:animations:completion:)`.
  public class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    completion: UIViewAnimationCompletion? = nil
  ) {
    let picture = fromView.layer.frozen()
    change(options) {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else if let superview = fromView.superview, fromView !== toView {
        superview.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    toView.layoutIfNeeded()
    show(picture, on: toView, duration: duration, options: options, completion)
  }

  private class func change(_ options: AnimationOptions, _ edit: UIViewAnimation) {
    if options.contains(.allowAnimatedContent) { edit() } else { performWithoutAnimation(edit) }
  }

  private class func show(
    _ picture: CALayer,
    on view: UIView,
    duration: TimeInterval,
    options: AnimationOptions,
    _ completion: UIViewAnimationCompletion?
  ) {
    let block = AnimationBlock(
      duration: duration,
      delay: 0,
      pacing: .curve(options.timingFunction),
      options: options.subtracting([.repeat, .autoreverse])
    )
    run(
      block,
      {
        guard let change = view.changeAnimation, change.duration > 0,
          let transition = options.transition, view.superview != nil
        else { return }
        view.layer.give(way: picture, by: transition, change)
      },
      completion
    )
  }
}
