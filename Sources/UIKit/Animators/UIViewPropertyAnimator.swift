import TouchCore

/// Animates changes to views, and can pause, scrub, reverse and end the animations at any time.
///
/// While it runs, the clock retains it until it is over. Views that it animates can be touched where
/// they are seen (rule 2.6).
///
/// Deviation: an animator that is deallocated while it is paused leaves its views looking as they do;
/// Apple's raises an exception.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIViewPropertyAnimator: UIViewImplicitlyAnimating, Anchored {
  /// A closure that waits for the start.
  private struct Waiting {
    let animation: UIViewAnimation
    let delayFactor: CGFloat
  }

  /// The timing that the animator was created with.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The duration of the animations, in seconds.
  public let duration: TimeInterval
  /// The delay before the start, in seconds.
  open private(set) var delay: TimeInterval = 0

  /// Whether the animated views receive touches (rule 2.6).
  open var isUserInteractionEnabled = true
  /// Whether the client finds the animated views under touches itself; if not, they are hit where they
  /// are seen (rule 2.6).
  open var isManualHitTestingEnabled = false
  /// Whether the animations can be paused, scrubbed, reversed and stopped.
  open var isInterruptible = true
  /// Whether `fractionComplete` is the part of the change; if not, it is the part of the time.
  open var scrubsLinearly = true
  /// Whether the animator stays active at its end, without calling completions.
  open var pausesOnCompletion = false

  /// What the animator is doing.
  open private(set) var state = UIViewAnimatingState.inactive

  /// What `Weak` needs to refer to the animator.
  package final var anchorage = Anchorage()
  private var motion: AnimatorMotion
  /// Follows `motion` while the animator is active.
  private var timeline: AnimationTimeline?
  private var options: UIView.AnimationOptions = []
  private var waiting: [Waiting] = []
  private var completions: [UIViewAnimatorCompletion] = []
  private var end: DeadlineQueue.Deadline?

  // MARK: Creating

  /// Creates an animator without animations.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; springs with a mass take their own.
  ///   - parameters: The timing.
  public required init(
    duration: TimeInterval,
    timingParameters parameters: any UITimingCurveProvider
  ) {
    let pacing = parameters.pacing(duration: duration)
    self.duration = pacing.duration
    timingParameters = parameters
    motion = AnimatorMotion(pacing)
  }

  #if !hasFeature(Embedded)
    /// Creates an animator that takes no time, for a property to hold before there is another one.
    public convenience init() {
      self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
    }
  #endif

  /// Creates an animator along a named curve.
  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: UIViewAnimation? = nil
  ) {
    let parameters = UICubicTimingParameters(animationCurve: curve)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator along a curve with control points.
  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: UIViewAnimation? = nil
  ) {
    let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator whose spring settles within the duration.
  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: UIViewAnimation? = nil
  ) {
    let parameters = UISpringTimingParameters(dampingRatio: ratio)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The delay in seconds.
  ///   - options: The curve, and whether the views receive touches; other options are ignored.
  ///   - animations: Changes the views.
  ///   - completion: Called once at the end.
  /// - Returns: The animator, which is running.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping UIViewAnimation,
    completion: UIViewAnimatorCompletion? = nil
  ) -> Self {
    let parameters = UICubicTimingParameters(animationCurve: options.curve)
    let animator = self.init(duration: duration, timingParameters: parameters)
    animator.options = options.intersection(.layoutSubviews)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Adding

  /// Animates what a closure changes, after a part of the time that is left.
  ///
  /// - Parameters:
  ///   - animation: Changes the views: at the start, or now if the animator is active.
  ///   - delayFactor: The part of the time that is left before the changes begin, from 0 to 1.
  open func addAnimations(_ animation: @escaping UIViewAnimation, delayFactor: CGFloat) {
    let waits = Waiting(animation: animation, delayFactor: min(max(delayFactor, 0), 1))
    switch state {
    case .inactive: waiting.append(waits)
    case .active: animate(waits)
    case .stopped: preconditionFailure("Animations can't be added to a stopped animator.")
    }
  }

  /// Animates what a closure changes: from the start on, or for the time that is left if the animator is
  /// active.
  open func addAnimations(_ animation: @escaping UIViewAnimation) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Calls a closure once when the animations are over, with the position where they ended.
  ///
  /// Those that `stopAnimation(true)` ends don't call it.
  open func addCompletion(_ completion: @escaping UIViewAnimatorCompletion) {
    completions.append(completion)
    // The end that is due already is one that something waits for now.
    if completions.count == 1, end != nil { follow() }
  }

  private func animate(_ added: Waiting) {
    guard let timeline else { return }
    let position = motion.position(at: timeline.now)
    let begin = motion.isReversed ? 0 : position
    var options = options
    if isUserInteractionEnabled { options.insert(.allowUserInteraction) }
    let block = AnimationBlock(
      duration: duration,
      delay: 0,
      pacing: .timeline(timeline, start: begin + Double(added.delayFactor) * (1 - begin)),
      options: options
    )
    UIApplication.shared.viewAnimations.run(block, added.animation)
  }

  // MARK: Running

  /// Whether time moves the animations, or will after a delay.
  open var isRunning: Bool { state == .active && motion.isRunning }

  /// Starts the animations, or goes on with paused ones.
  ///
  /// - Precondition: The animator isn't stopped.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animations, or goes on with paused ones, after a delay in seconds.
  ///
  /// The animator is active at once, and the closures run now.
  ///
  /// - Precondition: The animator isn't stopped.
  open func startAnimation(afterDelay delay: TimeInterval) {
    precondition(state != .stopped, "A stopped animator can't be started; finish it first.")
    self.delay = max(delay, 0)
    activate()
    // A closure may have ended the animator.
    guard state == .active, let timeline, !motion.isRunning else { return }
    motion.run(at: timeline.now + self.delay, now: timeline.now)
    follow()
  }

  /// Pauses the animations where they are; one that hasn't begun becomes active and stands at its start.
  ///
  /// - Precondition: The animator isn't stopped.
  open func pauseAnimation() {
    precondition(state != .stopped, "A stopped animator can't be paused; finish it first.")
    guard isInterruptible else { return }
    activate()
    guard state == .active, let timeline else { return }
    motion.pause(at: timeline.now)
    follow()
  }

  /// Goes on with paused animations at another pace; does nothing unless they are paused.
  ///
  /// - Parameters:
  ///   - parameters: The timing from here to the end; nil for the animator's own.
  ///   - durationFactor: How long it takes, as a part of `duration`; 0 for the time that is left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    guard state == .active, let timeline, !motion.isRunning else { return }
    let now = timeline.now
    if parameters == nil, durationFactor <= 0 {
      motion.run(at: now, now: now)
    } else {
      let rest = durationFactor > 0 ? Double(durationFactor) * duration : motion.rest(at: now)
      let provider = parameters ?? timingParameters ?? UICubicTimingParameters()
      motion.run(provider.pacing(duration: rest), at: now)
    }
    follow()
  }

  /// Whether the animations lead back to where they began.
  ///
  /// A change takes effect at once; `fractionComplete` then counts in the other direction.
  open var isReversed: Bool {
    get { motion.isReversed }
    set {
      guard newValue != motion.isReversed, state != .stopped else { return }
      if state == .active, !isInterruptible { return }
      motion.reverse(at: timeline?.now ?? 0, hasBegun: state == .active)
      follow()
    }
  }

  /// The progress, from 0 to 1, in the direction in which the animations lead.
  ///
  /// Setting it moves paused animations there, and makes an inactive animator active and paused. It does
  /// nothing while the animations run.
  open var fractionComplete: CGFloat {
    get {
      CGFloat(motion.fraction(at: timeline?.now ?? 0, isLinear: scrubsLinearly))
    }
    set {
      guard isInterruptible, state != .stopped else { return }
      activate()
      guard state == .active, !motion.isRunning else { return }
      motion.scrub(to: Double(newValue), isLinear: scrubsLinearly)
      follow()
    }
  }

  /// Makes an inactive animator active: runs the closures.
  private func activate() {
    guard state == .inactive else { return }
    state = .active
    let timeline = AnimationTimeline(motion)
    timeline.isHitWhereShown = !isManualHitTestingEnabled
    self.timeline = timeline
    let animator = Weak(self)
    timeline.onRetiming = { animator.object?.follow() }
    #if !hasFeature(Embedded)
      UIApplication.shared.noteStart(
        unless: { [weak timeline] in timeline?.animates(where: UIView.shows) ?? true },
        { [weak self] in self?.move(to: $0.animations) }
      )
    #endif
    let added = waiting
    waiting = []
    for animation in added where state == .active { animate(animation) }
  }

  #if !hasFeature(Embedded)
    /// Goes on in another application.
    private func move(to other: AnimationEnvironment) {
      if let end { timeline?.deadlines?.cancel(end) }
      end = nil
      timeline?.move(to: other)
      follow()
    }
  #endif

  /// Lets the animations follow the motion, and waits for its end.
  private func follow() {
    guard let timeline else { return }
    timeline.motion = motion
    if let end { timeline.deadlines?.cancel(end) }
    end = nil
    guard let time = motion.endTime, let moment = timeline.moment(of: time) else { return }
    end = timeline.deadlines?.schedule(
      at: moment,
      isRecurring: completions.isEmpty
    ) { self.arrive() }
  }

  /// The animations came to their end.
  private func arrive() {
    end = nil
    guard state == .active, let timeline else { return }
    if pausesOnCompletion {
      motion.scrub(to: 1, isLinear: false)
      return follow()
    }
    finish(at: motion.isReversed ? .start : .end, timeline)
  }

  // MARK: Ending

  /// Ends the animations where they are: the views keep the values that are seen.
  ///
  /// - Parameter withoutFinishing: If true, the animator becomes inactive and calls no completion.
  ///   Otherwise it is stopped until `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, isInterruptible, let timeline else {
      if state == .stopped, withoutFinishing { becomeInactive() }
      return
    }
    motion.pause(at: timeline.now)
    follow()
    state = .stopped
    if withoutFinishing {
      becomeInactive()
      timeline.end(at: .current)
    } else {
      timeline.halt()
    }
  }

  /// Ends animations that `stopAnimation(false)` stopped, and calls the completions; does nothing after
  /// `stopAnimation(true)`, which has ended them.
  ///
  /// - Precondition: The animator is stopped, or inactive.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if state == .inactive { return }
    precondition(state == .stopped, "Only a stopped animator can be finished.")
    if let timeline { finish(at: finalPosition, timeline) }
  }

  private func finish(at position: UIViewAnimatingPosition, _ timeline: AnimationTimeline) {
    let (called, wasStopped) = (completions, state == .stopped)
    becomeInactive()
    let ending: AnimationTimeline.Ending
    switch position {
    case .end: ending = .end
    case .start: ending = .start
    case .current: ending = .current
    }
    if wasStopped { timeline.finish(at: ending) } else { timeline.end(at: ending) }
    for completion in called { completion(position) }
  }

  private func becomeInactive() {
    if let end { timeline?.deadlines?.cancel(end) }
    end = nil
    timeline = nil
    completions = []
    state = .inactive
    let isReversed = motion.isReversed
    motion = AnimatorMotion(motion.pacing)
    if isReversed { motion.reverse(at: 0, hasBegun: false) }
  }
}
