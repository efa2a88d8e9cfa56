#if !hasFeature(Embedded)
  /// Manages a sheet: a view at the lower edge of the window that rests at one of several heights, its detents.
  ///
  /// A controller in the style `pageSheet` or `formSheet` has one before it is presented; one in the style `automatic`
  /// becomes a sheet by being asked for it. Where the window is wide and high, the sheet is a card in the middle,
  /// where it is low the sheet fills it.
  open class UISheetPresentationController: UIPresentationController {
    // MARK: Heights

    /// The heights at which the sheet rests, of which there has to be one; `large` by default.
    open var detents: [Detent] = [.large()] {
      didSet { invalidateDetents() }
    }
    /// The detent at which the sheet rests; nil, the default, and names of none mean the smallest.
    ///
    /// A drag sets it and tells the delegate; a change by the program is told to nothing, and is animated inside of
    /// `animateChanges(_:)`.
    open var selectedDetentIdentifier: Detent.Identifier? {
      didSet { if selectedDetentIdentifier != oldValue { setNeedsArrangement() } }
    }
    /// The largest detent at which what is behind the sheet isn't dimmed, and takes touches; nil, the default, for
    /// none.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
      didSet { if largestUndimmedDetentIdentifier != oldValue { setNeedsArrangement() } }
    }

    // MARK: Looks and behaviour

    /// Whether a grabber shows at the top; false unless set.
    open var prefersGrabberVisible = false {
      didSet { surface.showsGrabber = prefersGrabberVisible }
    }
    /// Whether a drag upwards in a scroll view at its top makes the sheet larger instead of scrolling; true unless set.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet lies at the lower edge of a low window, instead of filling it; false unless set.
    open var prefersEdgeAttachedInCompactHeight = false {
      didSet { setNeedsArrangement() }
    }
    /// Whether a sheet at the lower edge is as wide as the presented controller prefers; false unless set.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
      didSet { setNeedsArrangement() }
    }
    /// The radius of the corners in points; nil, the default, for that of the system.
    open var preferredCornerRadius: CGFloat? {
      didSet { setNeedsArrangement() }
    }

    /// Computes the heights of the detents anew with the next layout.
    open func invalidateDetents() {
      knownHeights = nil
      setNeedsArrangement()
    }

    /// Animates what the changes of this object's properties in a closure move.
    open func animateChanges(_ changes: () -> Void) {
      changes()
      if isShown, !drag.isDragging { settle() }
    }

    // MARK: State

    /// What contains the presented view.
    let surface = SheetView()
    /// What dims the presenter's view.
    let dimming = SheetDimming()
    /// The drag that moves the sheet.
    private(set) lazy var drag = SheetDrag(self)
    /// The way to a detent that is under way.
    var settling: UIViewPropertyAnimator?
    /// The heights of the detents that are active in the container, the smallest first; nil until they are computed.
    private var knownHeights: [SheetHeight]?
    /// The container's size when it was laid out last.
    private var laidOutSize: CGSize?
    /// The style that the delegate wants instead of a sheet; nil for a sheet.
    private var adaptedStyle: UIModalPresentationStyle?
    /// What the delegate was told of as the style; `none` for a sheet.
    var toldStyle: UIModalPresentationStyle { adaptedStyle ?? .none }

    // MARK: The presentation

    /// `pageSheet` or `formSheet`.
    open override var presentationStyle: UIModalPresentationStyle {
      presentedViewController.modalPresentationStyle == .formSheet ? .formSheet : .pageSheet
    }

    override var shownStyle: UIModalPresentationStyle { adaptedStyle ?? presentationStyle }

    override func serves(_ style: UIModalPresentationStyle) -> Bool {
      style == .automatic || style == .pageSheet || style == .formSheet
    }

    override func adapted(to traits: UITraitCollection) -> UIPresentationController {
      let answer = delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      knownHeights = nil
      adaptedStyle = answer == .fullScreen || answer == .overFullScreen ? answer : nil
      return self
    }

    /// A view that contains the presented one.
    open override var presentedView: UIView? {
      guard adaptedStyle == nil else { return presentedViewController.view }
      surface.hold(presentedViewController.view)
      return surface
    }

    /// Where the sheet rests in the container.
    open override var frameOfPresentedViewInContainerView: CGRect {
      guard adaptedStyle == nil else { return super.frameOfPresentedViewInContainerView }
      return geometry.frame(showing: selected.value, lowest: heights[0].value)
    }

    override func takesTouch(at point: CGPoint) -> Bool {
      adaptedStyle != nil || isDimming || surface.frame.contains(point)
    }

    /// Shows what dims the presenter's view.
    open override func presentationTransitionWillBegin() {
      super.presentationTransitionWillBegin()
      let coordinator = presentedViewController.transitionCoordinator
      delegate?.presentationController(
        self,
        willPresentWithAdaptiveStyle: toldStyle,
        transitionCoordinator: coordinator
      )
      guard adaptedStyle == nil, let containerView else { return }
      drag.attach(to: surface)
      dimming.tapped = { [weak self] in self?.userLeaves() }
      dimming.frame = containerView.bounds
      dimming.alpha = 0
      containerView.insertSubview(dimming, at: 0)
      dress()
      let shown: CGFloat = isDimming ? 1 : 0
      guard let coordinator else { return dimming.alpha = shown }
      let dimming = dimming
      coordinator.animate(alongsideTransition: { _ in dimming.alpha = shown })
    }

    /// Takes the sheet away, if the presentation was cancelled.
    open override func presentationTransitionDidEnd(_ completed: Bool) {
      super.presentationTransitionDidEnd(completed)
      if !completed { clear() }
    }

    /// Lets the dimming fade.
    open override func dismissalTransitionWillBegin() {
      super.dismissalTransitionWillBegin()
      let dimming = dimming
      presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
        dimming.alpha = 0
      })
    }

    /// Takes the sheet away, or puts it back if the dismissal was cancelled.
    open override func dismissalTransitionDidEnd(_ completed: Bool) {
      super.dismissalTransitionDidEnd(completed)
      if completed { clear() } else { arrange() }
    }

    /// Puts the sheet where it belongs in the container's size.
    open override func containerViewWillLayoutSubviews() {
      super.containerViewWillLayoutSubviews()
      // A sheet that is dragged gets a new size, which lays the container out; its detents are as before.
      if drag.isDragging, containerView?.bounds.size == laidOutSize { return }
      laidOutSize = containerView?.bounds.size
      knownHeights = nil
      if isShown, !drag.isDragging { arrange() }
    }

    /// Puts a sheet whose size follows the preferred one where it belongs.
    open override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      invalidateDetents()
    }

    private func clear() {
      stopSettling()
      dimming.removeFromSuperview()
      surface.release()
      containerView = nil
      knownHeights = nil
    }

    // MARK: Places

    /// Where a sheet can be in the container.
    var geometry: SheetGeometry {
      SheetGeometry(
        container: containerView,
        isForm: presentationStyle == .formSheet,
        preferredSize: presentedViewController.preferredContentSize,
        attachesInCompactHeight: prefersEdgeAttachedInCompactHeight,
        followsWidth: widthFollowsPreferredContentSizeWhenEdgeAttached
      )
    }

    /// The heights of the active detents, the smallest first; that of the largest possible one, if none is active.
    var heights: [SheetHeight] {
      if let knownHeights { return knownHeights }
      let heights = geometry.heights(
        of: detents,
        traits: containerView?.traitCollection ?? presentedViewController.traitCollection
      )
      knownHeights = heights
      return heights
    }

    /// The height at which the sheet rests.
    var selected: SheetHeight {
      heights.first { $0.identifier == selectedDetentIdentifier } ?? heights[0]
    }

    /// Whether what is behind the sheet is dimmed, and takes no touches.
    var isDimming: Bool {
      guard let limit = heights.last(where: { $0.identifier == largestUndimmedDetentIdentifier })
      else { return true }
      return selected.value > limit.value
    }

    private func setNeedsArrangement() { containerView?.setNeedsLayout() }

    /// Puts the sheet where it rests.
    func arrange() {
      guard adaptedStyle == nil, let containerView else { return }
      dimming.frame = containerView.bounds
      dimming.alpha = isDimming ? 1 : 0
      surface.frame = frameOfPresentedViewInContainerView
      surface.layoutIfNeeded()
      dress()
    }

    /// Gives the sheet its corners, and says whether what is behind it can be used.
    private func dress() {
      let geometry = geometry
      surface.showCorners(
        radius: preferredCornerRadius ?? geometry.cornerRadius,
        isAttached: geometry.isAttached
      )
      containerView?.accessibilityViewIsModal = isDimming
    }
  }
#endif
