/// An animated change from one controller's view to another's.
///
/// Its animations are the animator's, or built in. While an interaction controller drives it they stand where
/// `updateInteractiveTransition(_:)` puts them. A subclass says which controllers and views take part.
class ControllerTransition: UIViewControllerContextTransitioning,
  UIViewControllerTransitionCoordinator
{
  private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  final private let animator: (any UIViewControllerAnimatedTransitioning)?
  final private let driver: (any UIViewControllerInteractiveTransitioning)?
  final private let percent: UIPercentDrivenInteractiveTransition?
  /// Does what follows from the end; nil once it is over.
  final private var end: ((Bool) -> Void)?

  final private var interruptible: (any UIViewImplicitlyAnimating)?
  final private var heldTime: HeldTime?
  final private var alongside: [Block] = []
  final private var completions: [Block] = []
  final private var interactionHandlers: [Block] = []
  final private var hasStarted = false
  final private var isComplete = false

  final private(set) var transitionDuration: TimeInterval = Presentation.duration
  final private(set) var initiallyInteractive = false
  final private(set) var isInteractive = false
  final private(set) var transitionWasCancelled = false
  final private(set) var percentComplete: CGFloat = 0

  /// Creates a transition that hasn't begun.
  ///
  /// - Parameters:
  ///   - animator: What animates it; nil for the built-in animation.
  ///   - driver: What drives the animator's animations; nil if nothing does.
  ///   - end: Does what follows from the end.
  init(
    animator: (any UIViewControllerAnimatedTransitioning)?,
    driver: (any UIViewControllerInteractiveTransitioning)?,
    end: @escaping (Bool) -> Void
  ) {
    self.animator = animator
    self.driver = driver
    self.end = end
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

  /// Whether the transition has ended.
  final var isOver: Bool { end == nil }
  /// Whether the client animates the transition.
  final var hasAnimator: Bool { animator != nil }

  // MARK: Beginning

  /// Begins the animations, or the interaction.
  final func start() {
    guard end != nil else { return }
    if let animator {
      let found = animator.interruptibleAnimator(using: self)
      if found !== NoAnimator.none { interruptible = found }
      // The interaction controller begins it, also where it runs in its own time at first.
      if let driver {
        if initiallyInteractive, interruptible == nil { heldTime = HeldTime() }
        driver.startInteractiveTransition(self)
      } else {
        #if !hasFeature(Embedded)
          // The animator may have ended it as it was asked for what can be interrupted.
          if end != nil { beginIgnoring() }
        #endif
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
  final func animateForDriver() {
    guard end != nil, let animator else { return }
    if let heldTime {
      heldTime.capture { animator.animateTransition(using: self) }
    } else {
      animator.animateTransition(using: self)
      if initiallyInteractive { interruptible?.pauseAnimation() }
    }
  }

  final private func runAlongside() {
    guard !alongside.isEmpty else { return }
    let blocks = alongside
    alongside = []
    let run = { for block in blocks { block(self) } }
    if end == nil { return run() }
    // One that nothing drives runs by now; a client that makes another at each call leaves this one inactive for ever.
    if let interruptible,
      driver == nil ? interruptible.state == .active : interruptible.state != .stopped
    {
      return interruptible.addAnimations(run)
    }
    let duration = transitionDuration
    if let heldTime {
      heldTime.capture { UIView.animate(withDuration: duration, animations: run) }
    } else {
      UIView.animate(withDuration: duration, animations: run)
    }
  }

  /// Animates the transition where there is no animator; a subclass that has such transitions overrides it.
  func animateBuiltIn() { completeTransition(true) }

  #if !hasFeature(Embedded)
    /// Called before an animator begins that nothing drives; a subclass has interaction ignored that the animations
    /// would meet.
    func beginIgnoring() {}
    /// Called when the transition is over, perhaps more than once and without a beginning.
    func endIgnoring() {}
  #endif

  // MARK: Interaction

  /// The animator that this transition pauses and moves; an interaction controller of the client's does that itself.
  final private var driven: (any UIViewImplicitlyAnimating)? {
    percent == nil ? nil : interruptible
  }

  final func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive, !percentComplete.isNaN else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    percent?.percentComplete = self.percentComplete
    follow()
  }

  final func finishInteractiveTransition() { endInteraction(cancelled: false) }
  final func cancelInteractiveTransition() { endInteraction(cancelled: true) }

  final private func endInteraction(cancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = cancelled
    release()
    for handler in interactionHandlers { handler(self) }
  }

  final func pauseInteractiveTransition() {
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
  final private func follow() {
    guard hasStarted else { return }
    driven?.fractionComplete = percentComplete
    heldTime?.hold(at: Double(percentComplete) * transitionDuration)
  }

  /// Lets the animations run to the end, or back.
  final private func release() {
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

  final func completeTransition(_ didComplete: Bool) {
    guard let end else {
      if isComplete {
        log("completeTransition(_:) was called after its transition ended")
      }
      return
    }
    isComplete = true
    abandon()
    runAlongside()
    end(didComplete)
  }

  /// Tells the coordinator's clients and the animator that it is over.
  final func tell(_ didComplete: Bool) {
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
    animator?.animationEnded(didComplete)
  }

  /// Ends the transition without what follows from it.
  final func abandon() {
    end = nil
    isInteractive = false
    #if !hasFeature(Embedded)
      endIgnoring()
    #endif
    if let percent, percent.transition === self {
      percent.transition = nil
      percent.percentComplete = 0
    }
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

  final var isInterruptible: Bool { interruptible != nil }
  final var isCancelled: Bool { transitionWasCancelled }
  final var completionVelocity: CGFloat {
    guard let speed = driver?.completionSpeed, speed > 0 else { return 1 }
    return speed
  }
  final var completionCurve: UIView.AnimationCurve { driver?.completionCurve ?? .easeInOut }

  final func animate(
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

  final func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    if end != nil { interactionHandlers.append(handler) }
  }

  // MARK: What takes part; each subclass says it

  final var isAnimated: Bool { true }
  final var targetTransform: CGAffineTransform { .identity }
  var containerView: UIView { preconditionFailure("The kind of transition has a container.") }
  var presentationStyle: UIModalPresentationStyle { .fullScreen }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  func initialFrame(for vc: UIViewController) -> CGRect { .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { .zero }
  /// Writes a line for developers.
  func log(_ message: String) {}
}
