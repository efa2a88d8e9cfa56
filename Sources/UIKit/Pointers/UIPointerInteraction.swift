#if !hasFeature(Embedded)
  /// A part of a view in which a pointer has one style.
  @preconcurrency @MainActor
  open class UIPointerRegion: PlainObject, Hashable {
    /// The rectangle, in the view's coordinates.
    public let rect: CGRect
    /// What the client knows it by.
    public let identifier: AnyHashable?
    /// Directions in which the pointer stays longer; kept.
    open var latchingAxes: UIAxis = []

    /// Creates a region.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
      self.rect = rect
      self.identifier = identifier
    }
  }

  /// Where a pointer is for which a region is asked.
  @preconcurrency @MainActor
  open class UIPointerRegionRequest: PlainObject, Hashable {
    /// The place, in the view's coordinates.
    public let location: CGPoint
    /// The keys that are held down.
    public let modifiers: UIKeyModifierFlags

    init(location: CGPoint, modifiers: UIKeyModifierFlags) {
      (self.location, self.modifiers) = (location, modifiers)
    }
  }

  /// Runs closures as a pointer comes into a region or leaves it.
  @preconcurrency @MainActor
  public protocol UIPointerInteractionAnimating {
    /// Runs a closure as the pointer comes or leaves.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Runs a closure when it has come or left.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
  }

  /// No pointer is drawn: closures are run at the end of the delegate's call.
  @MainActor
  private final class PointerAnimator: UIPointerInteractionAnimating {
    private var closures: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []
    func addAnimations(_ animations: @escaping () -> Void) { closures.append(animations) }
    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }
    func run() {
      for closure in closures { closure() }
      for closure in completions { closure(true) }
    }
  }

  /// Says what a pointer looks like over a view, and is told where it comes and goes.
  @preconcurrency @MainActor
  public protocol UIPointerInteractionDelegate: AnyObject {
    /// The region that the pointer is in; nil for none.
    func pointerInteraction(
      _ interaction: UIPointerInteraction,
      regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// The pointer's style in a region; nil for the system's.
    func pointerInteraction(
      _ interaction: UIPointerInteraction,
      styleFor region: UIPointerRegion
    ) -> UIPointerStyle?
    /// The pointer comes into a region.
    func pointerInteraction(
      _ interaction: UIPointerInteraction,
      willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    )
    /// The pointer leaves a region.
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

  /// Follows a pointer over a view from region to region, and asks for its style in each.
  ///
  /// Deviation: no pointer is drawn and no view is lifted; the style is asked for all the same.
  @preconcurrency @MainActor
  open class UIPointerInteraction: PlainObject, Hashable, UIInteraction {
    /// The view that the interaction belongs to.
    open private(set) weak var view: UIView?
    /// Says what the pointer looks like.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// Whether the pointer is followed; true by default.
    open var isEnabled = true {
      didSet {
        hover.isEnabled = isEnabled
        if !isEnabled { enter(nil) }
      }
    }

    private let hover = UIHoverGestureRecognizer()
    private var region: UIPointerRegion?

    /// Creates an interaction; the delegate isn't retained, and without one the pointer has the system's style.
    public init(delegate: (any UIPointerInteractionDelegate)?) {
      self.delegate = delegate
      hover.addTarget(self, action: Selector(UIPointerInteraction.hovered(_:)))
    }

    /// Stops following.
    open func willMove(to view: UIView?) {
      enter(nil)
      self.view?.removeGestureRecognizer(hover)
    }

    /// Follows the pointer over the view.
    open func didMove(to view: UIView?) {
      self.view = view
      view?.addGestureRecognizer(hover)
    }

    /// Asks anew for the region and the style, if the pointer is over the view.
    open func invalidate() {
      guard region != nil else { return }
      enter(nil)
      follow()
    }

    private func hovered(_ hover: UIHoverGestureRecognizer) {
      switch hover.state {
      case .began, .changed: follow()
      default: enter(nil)
      }
    }

    private func follow() {
      guard let view else { return }
      let whole = UIPointerRegion(rect: view.bounds)
      guard let delegate else { return enter(whole) }
      let request = UIPointerRegionRequest(
        location: hover.location(in: view),
        modifiers: hover.modifierFlags
      )
      enter(delegate.pointerInteraction(self, regionFor: request, defaultRegion: whole))
    }

    private func enter(_ next: UIPointerRegion?) {
      if next?.rect == region?.rect, next?.identifier == region?.identifier { return }
      // What the delegate calls in turn finds the region left.
      if let left = region {
        region = nil
        let animator = PointerAnimator()
        delegate?.pointerInteraction(self, willExit: left, animator: animator)
        animator.run()
      }
      guard let next, region == nil, isEnabled else { return }
      region = next
      let animator = PointerAnimator()
      delegate?.pointerInteraction(self, willEnter: next, animator: animator)
      _ = delegate?.pointerInteraction(self, styleFor: next)
      animator.run()
    }
  }
#endif
