/// The animated way of a presented controller in or out.
///
/// Its animations are the animator's, or built in. While an interaction controller drives it they stand where
/// `updateInteractiveTransition(_:)` puts them.
final class ModalTransition: UIViewControllerContextTransitioning,
  UIViewControllerTransitionCoordinator
{
  private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private let presentation: Presentation
  private let presenter: UIViewController
  /// Whether the controller comes.
  private let isPresentation: Bool
  private let animator: (any UIViewControllerAnimatedTransitioning)?
  private let driver: (any UIViewControllerInteractiveTransitioning)?
  private let percent: UIPercentDrivenInteractiveTransition?
  private let startFrame: CGRect
  /// Does what follows from the end; nil once it is over.
  private var end: ((Bool) -> Void)?

  private var interruptible: (any UIViewImplicitlyAnimating)?
  private var heldTime: HeldTime?
  private var alongside: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []
  private var hasStarted = false
  private var isComplete = false

  private(set) var transitionDuration: TimeInterval = Presentation.duration
  private(set) var initiallyInteractive = false
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0

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
    self.end = end
    isPresentation = source != nil
    let controller = presentation.controller
    let delegate = controller.transitioningDelegate
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
    #if hasFeature(Embedded)
      // None can be made there: the code of a class that only a cast names isn't linked.
      percent = nil
    #else
      percent = driver as? UIPercentDrivenInteractiveTransition
    #endif
    isInteractive = driver?.wantsInteractiveStart ?? false
    initiallyInteractive = isInteractive
    if let animator { transitionDuration = animator.transitionDuration(using: self) }
    percent?.transition = self
    percent?.duration = CGFloat(transitionDuration)
    percent?.percentComplete = 0
  }

  /// Whether the client animates the transition.
  var hasAnimator: Bool { animator != nil }

  // MARK: Beginning

  /// Begins the animations, or the interaction.
  func start() {
    guard end != nil else { return }
    if let animator {
      let found = animator.interruptibleAnimator(using: self)
      if found !== NoAnimator.none { interruptible = found }
      // The interaction controller begins it, also where it runs in its own time at first.
      if let driver {
        if initiallyInteractive, interruptible == nil { heldTime = HeldTime() }
        driver.startInteractiveTransition(self)
      } else {
        animator.animateTransition(using: self)
      }
    } else {
      animateBuiltIn()
    }
    runAlongside()
    hasStarted = true
    // An interaction may have moved or ended before there were animations.
    guard initiallyInteractive, end != nil else { return }
    if isInteractive { follow() } else { release() }
  }

  /// Makes the animator's animations, held at their beginning unless they run in their own time.
  func animateForDriver() {
    guard end != nil, let animator else { return }
    if let heldTime {
      heldTime.capture { animator.animateTransition(using: self) }
    } else {
      animator.animateTransition(using: self)
      if initiallyInteractive { interruptible?.pauseAnimation() }
    }
  }

  private func runAlongside() {
    guard !alongside.isEmpty else { return }
    let blocks = alongside
    alongside = []
    let run = { for block in blocks { block(self) } }
    if end == nil { return run() }
    if let interruptible, interruptible.state != .stopped {
      return interruptible.addAnimations(run)
    }
    let duration = transitionDuration
    if let heldTime {
      heldTime.capture { UIView.animate(withDuration: duration, animations: run) }
    } else {
      UIView.animate(withDuration: duration, animations: run)
    }
  }

  private func animateBuiltIn() {
    guard let view = presentation.manager.presentedView, view.superview === containerView else {
      return completeTransition(true)
    }
    let (alpha, frame) = (view.alpha, view.frame)
    let isFading = presentation.controller.modalTransitionStyle == .crossDissolve
    let below = frame.offsetBy(dx: 0, dy: containerView.bounds.height - frame.minY)
    /// Shows the view as it is inside the container, or outside of it.
    func put(inside: Bool) {
      if isFading { view.alpha = inside ? alpha : 0 } else { view.frame = inside ? frame : below }
    }
    if isPresentation { put(inside: false) }
    UIView.animate(
      withDuration: transitionDuration,
      delay: 0,
      options: [.overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions],
      animations: { put(inside: isPresentation) },
      completion: { _ in
        if self.end != nil { self.completeTransition(true) }
        if isFading { view.alpha = alpha }
      }
    )
  }

  // MARK: Interaction

  /// The animator that this transition pauses and moves; an interaction controller of the client's does that itself.
  private var driven: (any UIViewImplicitlyAnimating)? { percent == nil ? nil : interruptible }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive, !percentComplete.isNaN else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    percent?.percentComplete = self.percentComplete
    follow()
  }

  func finishInteractiveTransition() { endInteraction(cancelled: false) }
  func cancelInteractiveTransition() { endInteraction(cancelled: true) }

  private func endInteraction(cancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = cancelled
    release()
    for handler in interactionHandlers { handler(self) }
  }

  func pauseInteractiveTransition() {
    guard hasStarted, end != nil, !isInteractive, driver != nil, let interruptible else { return }
    driven?.pauseAnimation()
    driven?.isReversed = false
    isInteractive = true
    transitionWasCancelled = false
    percentComplete = interruptible.fractionComplete
    percent?.percentComplete = percentComplete
    for handler in interactionHandlers { handler(self) }
  }

  /// Puts the animations where the interaction is.
  private func follow() {
    guard hasStarted else { return }
    driven?.fractionComplete = percentComplete
    heldTime?.hold(at: Double(percentComplete) * transitionDuration)
  }

  /// Lets the animations run to the end, or back.
  private func release() {
    guard hasStarted else { return }
    follow()
    let rest = Double(transitionWasCancelled ? percentComplete : 1 - percentComplete)
    let speed = Double(completionVelocity)
    if let driven {
      let timing = percent?.timingCurve
      driven.isReversed = transitionWasCancelled
      driven.continueAnimation(
        withTimingParameters: timing,
        durationFactor: timing == nil && speed == 1 ? 0 : CGFloat(rest / speed)
      )
    } else if let heldTime {
      let curve = UICubicTimingParameters(animationCurve: completionCurve)
      let pacing = curve.pacing(duration: rest * transitionDuration / speed)
      if transitionWasCancelled {
        heldTime.runBack(pacing)
      } else {
        heldTime.run(to: transitionDuration, pacing, speed: speed)
      }
    }
  }

  // MARK: The end

  func completeTransition(_ didComplete: Bool) {
    guard let end else {
      if isComplete {
        presenter.log("completeTransition(_:) was called after its transition ended")
      }
      return
    }
    isComplete = true
    abandon()
    runAlongside()
    end(didComplete)
  }

  /// Tells the coordinator's clients and the animator that it is over.
  func tell(_ didComplete: Bool) {
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
    animator?.animationEnded(didComplete)
  }

  /// Ends the transition without what follows from it.
  func abandon() {
    end = nil
    isInteractive = false
    if percent?.transition === self { percent?.transition = nil }
    interactionHandlers = []
    // What is still held goes on.
    let rest = Double(1 - percentComplete) * transitionDuration
    heldTime?.run(
      to: transitionDuration,
      UICubicTimingParameters(animationCurve: .linear).pacing(duration: rest),
      speed: 1
    )
  }

  // MARK: The coordinator

  var isInterruptible: Bool { interruptible != nil }
  var isCancelled: Bool { transitionWasCancelled }
  var completionVelocity: CGFloat {
    guard let speed = driver?.completionSpeed, speed > 0 else { return 1 }
    return speed
  }
  var completionCurve: UIView.AnimationCurve { driver?.completionCurve ?? .easeInOut }

  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard end != nil else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if !hasStarted { alongside.append(animation) }
    return !hasStarted
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    if end != nil { interactionHandlers.append(handler) }
  }

  // MARK: What takes part

  var isAnimated: Bool { true }
  var containerView: UIView { presentation.container }
  var presentationStyle: UIModalPresentationStyle { presentation.manager.presentationStyle }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: isPresentation ? presenter : presentation.controller
    case .to: isPresentation ? presentation.controller : presenter
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    guard key == .from || key == .to else { return nil }
    if (key == .to) == isPresentation { return presentation.manager.presentedView }
    return presentation.keepsPresenter ? nil : presenter.viewIfLoaded
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    if vc === presentation.controller { return startFrame }
    let isThere = vc === presenter && (isPresentation || presentation.keepsPresenter)
    return isThere ? presenterFrame : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === presentation.controller {
      return isPresentation ? presentation.manager.frameOfPresentedViewInContainerView : .zero
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
