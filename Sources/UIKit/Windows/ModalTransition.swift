/// The animated way of a presented controller in or out.
final class ModalTransition: ControllerTransition {
  private let presentation: Presentation
  private let presenter: UIViewController
  /// Whether the controller comes.
  private let isPresentation: Bool
  private let startFrame: CGRect
  #if !hasFeature(Embedded)
    /// The application that ignores interaction during the transition.
    private var ignoring = Weak<UIApplication>(nil)
  #endif

  /// Creates a transition that hasn't begun, and asks the delegate of the presented controller for its objects.
  ///
  /// - Parameters:
  ///   - presentation: What is presented or dismissed.
  ///   - presenter: The controller that presents it.
  ///   - source: The controller that was asked to present; nil for a dismissal.
  ///   - canBeDriven: Whether an interaction controller is asked for.
  ///   - end: Does what follows from the end.
  init(
    _ presentation: Presentation,
    of presenter: UIViewController,
    source: UIViewController?,
    canBeDriven: Bool,
    end: @escaping (Bool) -> Void
  ) {
    self.presentation = presentation
    self.presenter = presenter
    isPresentation = source != nil
    let controller = presentation.controller
    let delegate = controller.transitioningDelegate
    let animator: (any UIViewControllerAnimatedTransitioning)?
    let driver: (any UIViewControllerInteractiveTransitioning)?
    if let source {
      animator = delegate?.animationController(
        forPresented: controller,
        presenting: presenter,
        source: source
      )
      driver = animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
      startFrame = .zero
    } else {
      animator = delegate?.animationController(forDismissed: controller)
      driver =
        canBeDriven
        ? animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) } : nil
      startFrame = presentation.manager.presentedView?.frame ?? .zero
    }
    super.init(animator: animator, driver: driver, end: end)
  }

  override func animateBuiltIn() {
    guard let view = presentation.manager.presentedView, view.superview === containerView else {
      return completeTransition(true)
    }
    let (alpha, frame) = (view.alpha, view.frame)
    let isFading = presentation.manager.fadesInForce
    let below = frame.offsetBy(dx: 0, dy: containerView.bounds.height - frame.minY)
    /// Shows the view as it is inside the container, or outside of it.
    func put(inside: Bool) {
      if isFading { view.alpha = inside ? alpha : 0 } else { view.frame = inside ? frame : below }
    }
    if isPresentation { put(inside: false) }
    let options: UIView.AnimationOptions = [
      .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
    ]
    let end: UIViewAnimationCompletion = { _ in
      if !self.isOver { self.completeTransition(true) }
      if isFading { view.alpha = alpha }
    }
    #if !hasFeature(Embedded)
      let (speed, way) = (presentation.manager.leavingSpeed, below.minY - frame.minY)
      if !isPresentation, !isFading, speed > 0, way > 0 {
        // A finger threw the view: it goes on as fast.
        return UIView.animate(
          withDuration: transitionDuration,
          delay: 0,
          usingSpringWithDamping: 1,
          initialSpringVelocity: speed / way,
          options: options,
          animations: { put(inside: false) },
          completion: end
        )
      }
    #endif
    UIView.animate(
      withDuration: transitionDuration,
      delay: 0,
      options: options,
      animations: { put(inside: isPresentation) },
      completion: end
    )
  }

  #if !hasFeature(Embedded)
    /// As in UIKit, the whole application ignores new touches while an animator runs that nothing drives.
    override func beginIgnoring() {
      guard let window = containerView.window, let application = window.application.object
      else { return }
      ignoring = Weak(application)
      application.beginIgnoring(during: self, in: window)
    }

    override func endIgnoring() { ignoring.object?.endIgnoring(during: self) }
  #endif

  // MARK: What takes part

  override var containerView: UIView { presentation.container }
  override var presentationStyle: UIModalPresentationStyle {
    presentation.manager.presentationStyle
  }

  override func log(_ message: String) { presenter.log(message) }

  override func viewController(forKey key: UITransitionContextViewControllerKey)
    -> UIViewController?
  {
    switch key {
    case .from: isPresentation ? presenter : presentation.controller
    case .to: isPresentation ? presentation.controller : presenter
    default: nil
    }
  }

  override func view(forKey key: UITransitionContextViewKey) -> UIView? {
    guard key == .from || key == .to else { return nil }
    if (key == .to) == isPresentation { return presentation.manager.presentedView }
    return presentation.keepsPresenter ? nil : presenter.viewIfLoaded
  }

  override func initialFrame(for vc: UIViewController) -> CGRect {
    if vc === presentation.controller { return startFrame }
    let isThere = vc === presenter && (isPresentation || presentation.keepsPresenter)
    return isThere ? presenterFrame : .zero
  }

  override func finalFrame(for vc: UIViewController) -> CGRect {
    // Also of one that goes: published animators begin there.
    if vc === presentation.controller {
      return presentation.manager.frameOfPresentedViewInContainerView
    }
    let isThere = vc === presenter && (!isPresentation || presentation.keepsPresenter)
    return isThere ? presenterFrame : .zero
  }

  /// Where the presenter's view is, or will be again.
  private var presenterFrame: CGRect {
    guard let view = presenter.viewIfLoaded, let superview = view.superview else {
      return containerView.bounds
    }
    return containerView.convert(view.frame, from: superview)
  }
}
