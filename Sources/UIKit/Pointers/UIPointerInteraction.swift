#if !hasFeature(Embedded)
  /// Runs closures as a pointer comes into a region or leaves it.
  @preconcurrency @MainActor
  public protocol UIPointerInteractionAnimating {
    /// Runs a closure as the pointer comes or goes.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Runs a closure when it has come or gone.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
  }

  /// Says what a pointer looks like over a view, and is notified of its ways.
  @preconcurrency @MainActor
  public protocol UIPointerInteractionDelegate: AnyObject {
    /// The region at a place; nil for none.
    func pointerInteraction(
      _ interaction: UIPointerInteraction,
      regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// What the pointer looks like in a region; nil for as elsewhere.
    func pointerInteraction(
      _ interaction: UIPointerInteraction,
      styleFor region: UIPointerRegion
    ) -> UIPointerStyle?
    /// The pointer is about to come into a region.
    func pointerInteraction(
      _ interaction: UIPointerInteraction,
      willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    )
    /// The pointer is about to leave a region.
    func pointerInteraction(
      _ interaction: UIPointerInteraction,
      willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    )
  }

  extension UIPointerInteractionDelegate {
    /// The whole view.
    public func pointerInteraction(
      _ interaction: UIPointerInteraction,
      regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    /// Nil.
    public func pointerInteraction(
      _ interaction: UIPointerInteraction,
      styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }
    /// Does nothing.
    public func pointerInteraction(
      _ interaction: UIPointerInteraction,
      willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {}
    /// Does nothing.
    public func pointerInteraction(
      _ interaction: UIPointerInteraction,
      willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {}
  }

  /// Follows a pointer over a view through its regions.
  ///
  /// Deviation: no pointer is drawn, so that its style changes no picture.
  open class UIPointerInteraction: PlainObject, UIInteraction {
    /// The view that the interaction belongs to.
    open private(set) weak var view: UIView?
    /// Says what the pointer looks like.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// Whether the pointer is followed; true unless set.
    open var isEnabled = true {
      didSet { if !isEnabled { enter(nil) } }
    }
    private lazy var hover = makeHover()
    /// The region that the pointer is in.
    private var region: UIPointerRegion?

    /// Creates an interaction; the delegate isn't retained.
    public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }

    /// Takes the pointer's recognizer off the view.
    open func willMove(to view: UIView?) {
      self.view?.removeGestureRecognizer(hover)
      enter(nil)
    }

    /// Gives the view the pointer's recognizer.
    open func didMove(to view: UIView?) {
      self.view = view
      view?.addGestureRecognizer(hover)
    }

    /// Asks for the region and the style anew, where the pointer is over the view.
    open func invalidate() {
      guard region != nil else { return }
      enter(nil)
      follow(hover)
    }

    private func makeHover() -> UIHoverGestureRecognizer {
      let made = UIHoverGestureRecognizer()
      made.addTarget(self, action: Selector(UIPointerInteraction.follow(_:)))
      return made
    }

    private func follow(_ recognizer: UIHoverGestureRecognizer) {
      guard isEnabled, let view, [.began, .changed].contains(recognizer.state) else {
        return enter(nil)
      }
      let request = UIPointerRegionRequest(
        location: recognizer.location(in: view),
        modifiers: recognizer.modifierFlags
      )
      let whole = UIPointerRegion(rect: view.bounds)
      enter(delegate?.pointerInteraction(self, regionFor: request, defaultRegion: whole))
    }

    /// Leaves the region and comes into another one.
    private func enter(_ next: UIPointerRegion?) {
      if let region, let next, region.isSame(as: next) { return }
      if let left = region {
        region = nil
        let animator = PointerAnimator()
        delegate?.pointerInteraction(self, willExit: left, animator: animator)
        animator.run()
      }
      guard let next else { return }
      region = next
      let animator = PointerAnimator()
      delegate?.pointerInteraction(self, willEnter: next, animator: animator)
      animator.run()
      _ = delegate?.pointerInteraction(self, styleFor: next)
    }
  }

  /// Runs animations within the system's time, and completions at its end.
  @MainActor
  private final class PointerAnimator: UIPointerInteractionAnimating {
    /// The duration in seconds; ours, Apple publishes none.
    private static let duration: TimeInterval = 0.2
    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    func run() {
      guard !animations.isEmpty || !completions.isEmpty else { return }
      let (animations, completions) = (animations, completions)
      UIView.animate(
        withDuration: Self.duration,
        delay: 0,
        options: .allowUserInteraction,
        animations: { for closure in animations { closure() } },
        completion: { isComplete in for closure in completions { closure(isComplete) } }
      )
    }
  }
#endif
