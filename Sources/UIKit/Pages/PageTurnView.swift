#if !hasFeature(Embedded)
  /// The view of pages that turn: the upper one slides away over the other, or comes over it.
  final class PageTurnView: UIView, PageMover, UIGestureRecognizerDelegate {
    /// How long a turn takes, in seconds (our own choice).
    static let duration: TimeInterval = 0.35
    /// The part of the length at each end where a tap turns the page (our own choice).
    static let tapMargin: CGFloat = 0.2
    /// The speed above which the finger's direction decides, in points a second (our own choice).
    static let decisiveSpeed: CGFloat = 100

    private weak var owner: UIPageViewController?
    private let isVertical: Bool
    private var shown: PageSpread?
    private var coming: PageTransition?
    /// The change that goes on without a finger, and whether to its end.
    private var running: (change: PageTransition, completes: Bool)?
    /// The change that a finger makes.
    private var dragged: PageTransition?
    private var arrangedSize = CGSize.zero

    private lazy var pan: UIPanGestureRecognizer = {
      let pan = UIPanGestureRecognizer(
        target: self,
        action: Selector(PageTurnView.moved(_:))
      )
      pan.delegate = self
      return pan
    }()
    private lazy var tap: UITapGestureRecognizer = {
      let tap = UITapGestureRecognizer(
        target: self,
        action: Selector(PageTurnView.tapped(_:))
      )
      tap.delegate = self
      return tap
    }()

    init(_ owner: UIPageViewController) {
      self.owner = owner
      isVertical = owner.navigationOrientation == .vertical
      super.init(frame: .zero)
      clipsToBounds = true
      addGestureRecognizer(pan)
      addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { return nil }

    // MARK: Geometry

    private var length: CGFloat { isVertical ? bounds.height : bounds.width }
    /// 1 where pages go to the left or the top as they turn, -1 with a spine on the other side.
    private var sense: CGFloat { owner?.spineLocation == .max ? -1 : 1 }
    /// The part of the turn that is seen.
    private var part: CGFloat = 0

    /// Shows a part of a turn.
    private func show(part: CGFloat, of change: PageTransition) {
      self.part = part
      let isForward = change.direction == .forward
      let away = (isForward ? part : 1 - part) * length * -sense
      for (spread, isUpper) in [(change.from, isForward), (change.to, !isForward)] {
        let by = isUpper ? away : 0
        spread?.frame = bounds.offsetBy(dx: isVertical ? 0 : by, dy: isVertical ? by : 0)
      }
    }

    // MARK: What the controller asks

    var view: UIView { self }
    var recognizers: [UIGestureRecognizer] { [pan, tap] }
    var isPastHalf: Bool { running?.completes ?? (part >= 0.5) }

    func show(_ spread: PageSpread?, after change: (PageTransition, didComplete: Bool)?) {
      let before = shown
      (coming, running, dragged, shown) = (nil, nil, nil, spread)
      if let (change, didComplete) = change {
        let leaving = didComplete ? change.from : change.to
        if leaving !== spread { leaving?.removeFromSuperview() }
      }
      if before !== spread, before?.superview === self { before?.removeFromSuperview() }
      rest()
    }

    func place(_ transition: PageTransition) {
      let isUnder = transition.isAnimated && transition.direction == .forward
      transition.to.frame = bounds
      transition.to.fill()
      if isUnder { insertSubview(transition.to, at: 0) } else { addSubview(transition.to) }
      guard transition.isAnimated else { return }
      coming = transition
      show(part: 0, of: transition)
    }

    func animate(_ transition: PageTransition) { run(transition, completes: true) }

    private func run(_ change: PageTransition, completes: Bool) {
      guard coming === change else { return }
      running = (change, completes)
      let rest = completes ? 1 - part : part
      UIView.animate(
        withDuration: Self.duration * TimeInterval(rest),
        delay: 0,
        options: .curveEaseOut,
        animations: { self.show(part: completes ? 1 : 0, of: change) },
        completion: { [weak self] finished in
          guard let self, running?.change === change else { return }
          owner?.end(change, didComplete: completes, finished: finished)?()
        }
      )
    }

    func stop() {
      (running, dragged) = (nil, nil)
      coming?.from?.ownLayer.removeAllAnimations()
      coming?.to.ownLayer.removeAllAnimations()
    }

    func rest() {
      guard coming == nil else { return }
      arrangedSize = bounds.size
      guard let shown else { return }
      shown.frame = bounds
      shown.fill()
      if shown.superview !== self { addSubview(shown) }
    }

    func neighborsChanged() {}

    override func layoutSubviews() {
      if bounds.size != arrangedSize {
        if owner?.transition == nil { rest() } else { owner?.settle() }
      }
      super.layoutSubviews()
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window == nil, owner?.transition != nil { owner?.settle() }
    }

    // MARK: Gestures

    /// A coordinate that grows as pages turn forward.
    private func forward(_ vector: CGPoint) -> CGFloat {
      (isVertical ? vector.y : vector.x) * -sense
    }

    /// The direction in which a gesture turns the page; nil if it turns none.
    private func direction(
      of recognizer: UIGestureRecognizer
    ) -> UIPageViewController.NavigationDirection? {
      if recognizer === pan {
        let way = pan.translation(in: self)
        let (along, across) = isVertical ? (way.y, way.x) : (way.x, way.y)
        guard along.magnitude > across.magnitude else { return nil }
        return forward(way) > 0 ? .forward : .reverse
      }
      let place = tap.location(in: self)
      let along = isVertical ? place.y : place.x
      let margin = length * Self.tapMargin
      if along < margin { return sense > 0 ? .reverse : .forward }
      return along > length - margin ? (sense > 0 ? .forward : .reverse) : nil
    }

    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      guard recognizer === pan || recognizer === tap else {
        return super.gestureRecognizerShouldBegin(recognizer)
      }
      guard let owner, owner.mayFollowGesture, owner.transition == nil,
        let direction = direction(of: recognizer)
      else { return false }
      return !owner.neighbors(direction).isEmpty
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
      if tap.state == .ended, let direction = direction(of: tap) { owner?.turn(direction) }
    }

    private func moved(_ pan: UIPanGestureRecognizer) {
      switch pan.state {
      case .began:
        guard let owner, owner.mayFollowGesture, let direction = direction(of: pan) else { return }
        dragged = owner.beginByUser(direction)
        follow()
      case .changed:
        follow()
      case .ended:
        follow()
        let speed = forward(pan.velocity(in: self)) * (dragged?.direction.sign ?? 1)
        release(completes: speed.magnitude > Self.decisiveSpeed ? speed > 0 : part > 0.5)
      case .cancelled, .failed:
        release(completes: false)
      case .possible:
        break
      }
    }

    private func follow() {
      guard let dragged, dragged === coming, length > 0 else { return }
      let way = forward(pan.translation(in: self)) * dragged.direction.sign
      show(part: min(max(way / length, 0), 1), of: dragged)
    }

    private func release(completes: Bool) {
      guard let dragged else { return }
      self.dragged = nil
      run(dragged, completes: completes)
    }
  }
#endif
