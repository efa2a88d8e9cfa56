#if !hasFeature(Embedded)
  import TouchCore

  /// The scroll view of a page view controller: room for three pages, of which the middle one is shown.
  ///
  /// Clients set its delegate, and whether it scrolls. Where there is no neighbour, a negative inset ends the range.
  final class PageScrollView: UIScrollView, PageMover {
    private weak var owner: UIPageViewController?
    private let isVertical: Bool
    private let spacing: CGFloat
    private var shown: PageSpread?
    private var coming: PageTransition?
    /// The change that an animation makes, without a finger.
    private var animated: PageTransition?
    /// Whether the offset changes for other reasons than that pages move.
    private var isArranging = false
    private var arrangedSize = CGSize.zero

    init(_ owner: UIPageViewController, spacing: CGFloat) {
      self.owner = owner
      self.spacing = spacing
      isVertical = owner.navigationOrientation == .vertical
      super.init(frame: .zero)
      isPagingEnabled = true
      contentInsetAdjustmentBehavior = .never
      showsVerticalScrollIndicator = false
      showsHorizontalScrollIndicator = false
      scrollsToTop = false
      if isVertical { alwaysBounceVertical = true } else { alwaysBounceHorizontal = true }
      pan.addTarget(of: self, action: Selector(PageScrollView.dragged(_:)))
    }

    required init?(coder: NSCoder) { return nil }

    // MARK: Geometry

    /// The distance from page to page, in points.
    private var length: CGFloat { isVertical ? bounds.height : bounds.width }
    /// How far the content is from where the shown page rests, in points.
    private var distance: CGFloat {
      (isVertical ? contentOffset.y : contentOffset.x) - length
    }
    /// Where the content is with a page in the middle: 0 for the shown one, 1 and -1 for its neighbours.
    private func offset(_ page: CGFloat) -> CGPoint {
      let along = length * (1 + page)
      return isVertical ? CGPoint(x: 0, y: along) : CGPoint(x: along, y: 0)
    }
    private func frame(ofPage page: CGFloat) -> CGRect {
      CGRect(origin: offset(page), size: bounds.size)
        .insetBy(dx: isVertical ? 0 : spacing / 2, dy: isVertical ? spacing / 2 : 0)
    }
    /// The frame in which the pages fill a room, with half of the spacing beyond each edge.
    func frame(in room: CGRect) -> CGRect {
      room.insetBy(dx: isVertical ? 0 : -spacing / 2, dy: isVertical ? -spacing / 2 : 0)
    }

    /// Changes the offset for the pages to stay where they are, or to rest.
    private func shift(to offset: CGPoint) {
      let wasArranging = isArranging
      isArranging = true
      contentOffset = offset
      isArranging = wasArranging
    }

    private func placePages() {
      if let shown { put(shown, at: 0) }
      if let coming { put(coming.to, at: coming.direction.sign) }
    }

    private func put(_ spread: PageSpread, at page: CGFloat) {
      let frame = frame(ofPage: page)
      if spread.frame != frame { spread.frame = frame }
      spread.fill()
      if spread.superview !== self { addSubview(spread) }
    }

    // MARK: What the controller asks

    var view: UIView { self }
    var recognizers: [UIGestureRecognizer] { [] }
    var isPastHalf: Bool {
      guard let coming else { return false }
      return distance * coming.direction.sign >= length / 2
    }

    func show(_ spread: PageSpread?, after change: (PageTransition, didComplete: Bool)?) {
      animated = nil
      coming = nil
      let before = shown
      shown = spread
      if let (change, didComplete) = change {
        let leaving = didComplete ? change.from : change.to
        // A transition without an animation put the page that came into the place of the other.
        if didComplete, change.isAnimated {
          let by = change.direction.sign * length
          let now = contentOffset
          shift(to: CGPoint(x: now.x - (isVertical ? 0 : by), y: now.y - (isVertical ? by : 0)))
        }
        if leaving !== spread { leaving?.removeFromSuperview() }
      }
      if before !== spread, before?.superview === self { before?.removeFromSuperview() }
      placePages()
      neighborsChanged()
    }

    func place(_ transition: PageTransition) {
      guard transition.isAnimated else {
        put(transition.to, at: 0)
        return
      }
      coming = transition
      placePages()
    }

    func animate(_ transition: PageTransition) {
      guard coming === transition else { return }
      animated = transition
      setContentOffset(offset(transition.direction.sign), animated: true)
      if flight == nil { setNeedsLayout() }
    }

    func stop() {
      let wasArranging = isArranging
      isArranging = true
      if tracking != nil, pan.isEnabled {
        pan.isEnabled = false
        pan.isEnabled = true
      }
      endFlight(completed: false)
      isArranging = wasArranging
    }

    func rest() {
      stop()
      arrangedSize = bounds.size
      let wasArranging = isArranging
      isArranging = true
      contentSize = CGSize(
        width: bounds.width * (isVertical ? 1 : 3),
        height: bounds.height * (isVertical ? 3 : 1)
      )
      neighborsChanged()
      if contentOffset != offset(0) { contentOffset = offset(0) }
      isArranging = wasArranging
      placePages()
    }

    func neighborsChanged() {
      guard let owner else { return }
      let before = owner.neighbors[.reverse]?.isEmpty == true ? -length : 0
      let after = owner.neighbors[.forward]?.isEmpty == true ? -length : 0
      let inset =
        isVertical
        ? UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
        : UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
      guard inset != contentInset else { return }
      let wasArranging = isArranging
      isArranging = true
      contentInset = inset
      isArranging = wasArranging
    }

    // MARK: Scrolling

    override var contentOffset: CGPoint {
      didSet { if !isArranging { follow() } }
    }

    /// Begins the change to the neighbour that comes into sight, and gives up that to the other one.
    private func follow() {
      guard let owner, length > 0, animated == nil else { return }
      let distance = distance
      guard distance != 0 else { return }
      let side: UIPageViewController.NavigationDirection = distance > 0 ? .forward : .reverse
      if let change = owner.transition {
        guard change.isByUser, change.direction != side else { return }
        owner.end(change, didComplete: false, finished: true)?()
      }
      if owner.mayFollowGesture { _ = owner.beginByUser(side) }
    }

    /// Learns of the neighbours before a finger moves the pages; a page that is nearly there when a finger catches it
    /// counts as shown.
    private func prepare() {
      guard let owner else { return }
      if let change = owner.transition, isPastHalf {
        owner.end(change, didComplete: true, finished: false)?()
        follow()
      }
      _ = owner.neighbors(.forward)
      _ = owner.neighbors(.reverse)
      neighborsChanged()
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      if gestureRecognizer === pan {
        guard owner?.mayFollowGesture == true, animated == nil else { return false }
        prepare()
      }
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      guard owner?.mayFollowGesture == true, animated == nil else { return false }
      prepare()
      return super.accessibilityScroll(direction)
    }

    /// The end of a drag may leave the pages where they rest: the layout looks.
    private func dragged(_ pan: UIGestureRecognizer) {
      if pan.state != .began, pan.state != .changed { setNeedsLayout() }
    }

    /// Places the pages, and ends the change whose pages are at rest.
    override func layoutSubviews() {
      if bounds.size != arrangedSize {
        if owner?.transition == nil { rest() } else { owner?.settle() }
      }
      super.layoutSubviews()
      placePages()
      endAtRest()
    }

    private func endAtRest() {
      guard let owner, let change = owner.transition, coming === change, tracking == nil,
        flight == nil
      else { return }
      if animated === change {
        owner.end(change, didComplete: true, finished: true)?()
        if owner.transition == nil { rest() }
        return
      }
      guard change.isByUser else { return }
      let gone = distance * change.direction.sign
      if gone.magnitude < 0.5 {
        owner.end(change, didComplete: false, finished: true)?()
      } else if (gone - length).magnitude < 0.5 {
        owner.end(change, didComplete: true, finished: true)?()
      }
    }

    /// Outside of a window nothing moves.
    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window == nil, owner?.transition != nil { owner?.settle() }
    }
  }
#endif
