import TouchCore

/// A view whose content, larger than itself, fingers scroll and zoom (section 8 of the rules).
///
/// The origin of the `bounds` is the content's offset. Values of `TouchCore` compute the motion at
/// any time; the application's clock samples them once a frame.
open class UIScrollView: UIView {
  // MARK: State

  /// The constants, copied from the application when the scroll view is created.
  let constants = UIApplication.shared.scrolling
  // Created with the view: subclasses in Embedded Swift can't access `lazy` properties.
  let pan = ScrollPanRecognizer()
  var pinch: ScrollPinchRecognizer?
  let touchDelay = ScrollTouchDelayRecognizer()

  /// Whether fingers are down that may drag.
  @exclusivity(unchecked) var isTouched = false
  /// The current drag.
  @exclusivity(unchecked) var tracking: ScrollTracking?
  /// What the delegate asks for while it is told that the drag is about to end; nil at other times.
  var releaseWish: ReleaseWish?
  /// The current motion without a finger.
  @exclusivity(unchecked) var flight: ScrollFlight?
  /// Whether the delegate was called for the beginning of a deceleration, and not yet for its end.
  var isToldToDecelerate = false
  /// The number of the last flight or session.
  var lastSerial = 0
  /// Whether the scroll view itself is setting the offset.
  @exclusivity(unchecked) var isMovingItself = false
  /// Whether a zoom is setting the content's size, and then its offset.
  var isScaling = false
  /// Whether the content moved in this turn, so that layout is due at its end.
  @exclusivity(unchecked) var wasScrolled = false
  /// The next scheduled frame.
  @exclusivity(unchecked) var frameDeadline: DeadlineQueue.Deadline?
  /// The bounds size for which the content was last clamped.
  var fittedSize = CGSize.zero
  /// The adjusted inset, as it was last reported.
  var toldInset = UIEdgeInsets.zero

  /// The scale of the view that zoomed last, that view's anchor, and its content; 1 and nil if there was none.
  var scale: CGFloat = 1
  var scaledAnchor: Anchor?
  var zoomed = ZoomedContent()
  /// Whether the delegate is asked for its view to read the scale.
  var isReadingScale = false
  /// The current zoom by fingers.
  @exclusivity(unchecked) var zoomSession: ZoomSession?
  /// The current zoom without fingers.
  @exclusivity(unchecked) var zoomFlight: ZoomFlight?
  /// What was zoomed without fingers, from the zoom's last frame until its end is told.
  var untoldZoom: UIView?

  /// The indicators; nil until they are shown for the first time.
  @exclusivity(unchecked) var verticalIndicator: UIView?
  @exclusivity(unchecked) var horizontalIndicator: UIView?
  /// When the content came to rest; nil while it moves and while the indicators are hidden.
  @exclusivity(unchecked) var restTime: TouchTime?

  // MARK: Creating

  /// Creates a scroll view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a scroll view with a zero frame: there are no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    isMultipleTouchEnabled = true
    fittedSize = bounds.size
    pan.serve(self)
    pan.addTarget(of: self, action: Selector(UIScrollView.panned(_:)))
    addGestureRecognizer(touchDelay)
    addGestureRecognizer(pan)
    adoptSubclassAsDelegate(of: pan)
  }

  #if hasFeature(Embedded)
    /// The delegate; not retained.
    public unowned(unsafe) var delegate: (any UIScrollViewDelegate)?
    /// What is called.
    @inline(__always) final var listener: (any UIScrollViewDelegate)? { delegate }
  #else
    /// What is called: the delegate that was set, whatever an override of `delegate` answers.
    @exclusivity(unchecked) final weak var listener: (any UIScrollViewDelegate)?
    /// The delegate; held weakly.
    ///
    /// An override may answer another than the one that it sets here, which is called.
    open weak var delegate: (any UIScrollViewDelegate)? {
      get { listener }
      set { listener = newValue }
    }
  #endif

  // MARK: Content

  /// The content's offset: the origin of the bounds (rule 8.1).
  ///
  /// Setting it calls the delegate at once and doesn't clamp it to the content's range. A drag or
  /// deceleration continues from there.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let isOwn = isMovingItself
      isMovingItself = false
      changeOffset(to: newValue, isOwn: isOwn)
    }
  }

  /// The size of the content, in points at the current scale.
  @exclusivity(unchecked) open var contentSize = CGSize.zero {
    didSet { contentSizeWasSet(from: oldValue) }
  }

  /// The margin added around the content (rule 8.16).
  @exclusivity(unchecked) open var contentInset = UIEdgeInsets.zero {
    didSet { contentInsetWasSet(from: oldValue) }
  }

  /// When the safe area is added to the inset (rule 8.16).
  @exclusivity(unchecked) open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior
    .automatic
  {
    didSet { insetMayHaveChanged() }
  }

  /// The content inset plus what the safe area and a refresh control add (rule 8.16).
  ///
  /// It changes with `adjustedContentInsetDidChange()`: a view that is moved, or moves with its superview,
  /// takes its new safe area in when it lays out.
  open var adjustedContentInset: UIEdgeInsets { toldInset }

  /// Called when the adjusted inset changed.
  open func adjustedContentInsetDidChange() {}

  /// Scrolls to an offset; an animation begins with the next frame (rule 8.15).
  ///
  /// Without animation, any motion ends at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated { animate(to: contentOffset, for: .animation) } else { jump(to: contentOffset) }
  }

  /// Scrolls the shortest distance that shows a part of the content; does nothing if it is visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let target = offset(showing: rect)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  /// Stops scrolling and zooming without fingers at the current offset and scale, or the nearest that the
  /// content can rest at.
  open func stopScrollingAndZooming() { stopEverything() }

  // MARK: Scrolling

  /// Whether fingers scroll; disabling it ends a drag.
  open var isScrollEnabled = true {
    didSet {
      guard isScrollEnabled != oldValue else { return }
      pan.isEnabled = isScrollEnabled
      updateTouchDelay()
    }
  }

  /// Whether a drag that starts along one axis is locked to it (rule 8.8).
  open var isDirectionalLockEnabled = false
  /// Whether content can be dragged beyond its edges and bounces back.
  ///
  /// Setting it sets both `bouncesHorizontally` and `bouncesVertically`; it is true if either is.
  open var bounces: Bool {
    get { bouncesHorizontally || bouncesVertically }
    set {
      bouncesHorizontally = newValue
      bouncesVertically = newValue
    }
  }
  /// Whether content can be dragged beyond its left and right edges and bounces back.
  @exclusivity(unchecked) open var bouncesHorizontally = true
  /// Whether content can be dragged beyond its top and bottom edges and bounces back.
  @exclusivity(unchecked) open var bouncesVertically = true
  /// Whether it bounces vertically even if the content fits (rule 8.7).
  @exclusivity(unchecked) open var alwaysBounceVertical = false {
    didSet { insetMayHaveChanged() }
  }
  /// Whether it bounces horizontally even if the content fits (rule 8.7).
  @exclusivity(unchecked) open var alwaysBounceHorizontal = false {
    didSet { insetMayHaveChanged() }
  }
  /// Whether a vertical drag that begins at the edge it leads beyond is left to an enclosing scroll view
  /// that scrolls vertically (rule 8.17).
  open var transfersVerticalScrollingToParent = true
  /// Whether a horizontal drag that begins at the edge it leads beyond is left to an enclosing scroll view
  /// that scrolls horizontally (rule 8.17).
  open var transfersHorizontalScrollingToParent = true
  /// Whether content comes to rest at multiples of the bounds' size (rule 8.13).
  open var isPagingEnabled = false
  /// The rate at which content decelerates after a drag (rule 8.11).
  open var decelerationRate = DecelerationRate.normal
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// What a drag does to the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The control that a pull beyond the top refreshes the content with; nil for none.
  ///
  /// It becomes a subview above the content's top.
  @exclusivity(unchecked) open var refreshControl: UIRefreshControl? {
    didSet { if refreshControl !== oldValue { changeRefreshControl(from: oldValue) } }
  }

  /// Whether fingers are down that may scroll (rule 8.6).
  open var isTracking: Bool { isTouched }
  /// Whether fingers scroll (rule 8.6).
  open var isDragging: Bool { tracking != nil }
  /// Whether content moves on after a drag; also while a finger that caught it is down (rule 8.14).
  open var isDecelerating: Bool { isToldToDecelerate }
  /// Whether the content animates to a requested offset.
  open var isScrollAnimating: Bool { flight.map { $0.purpose != .deceleration } ?? false }

  // MARK: Touches

  /// Whether touches of the content are delayed until it is clear that they don't scroll (rule
  /// 8.3).
  open var delaysContentTouches = true {
    didSet { updateTouchDelay() }
  }

  /// Whether a drag may cancel touches that the content received (rule 8.5).
  open var canCancelContentTouches = true

  /// Whether the content receives the touches that hit it; true by default (rule 8.5).
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { true }

  /// Whether a drag may cancel a view's touches; true for all but controls by default (rule 8.5).
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// The pan that scrolls (rule 8.2).
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  /// The pinch that zooms; nil if the scale limits allow no zooming (rule 8.2).
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }

  // MARK: Zooming

  /// The smallest scale (rule 8.18).
  open var minimumZoomScale: CGFloat = 1 {
    didSet { updatePinch() }
  }
  /// The largest scale (rule 8.18).
  open var maximumZoomScale: CGFloat = 1 {
    didSet { updatePinch() }
  }
  /// Whether fingers can zoom beyond the limits and the scale bounces back.
  open var bouncesZoom = true
  /// The zoomed view's scale, 1 without a view; setting it zooms about the centre within the limits, without begin
  /// and end calls, and asks for layout.
  open var zoomScale: CGFloat {
    get { readScale() }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Whether fingers zoom.
  open var isZooming: Bool { zoomSession != nil }
  /// Whether the scale is bouncing back from beyond its limits.
  open var isZoomBouncing: Bool { zoomFlight?.isBounce ?? false }
  /// Whether the scale animates to a requested one.
  open var isZoomAnimating: Bool { zoomFlight.map { !$0.isBounce } ?? false }

  /// Zooms about the centre, within the limits.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomAboutMiddle(to: scale, animated: animated)
  }

  /// Zooms until a part of the zoomed view, in its own coordinates, fills the scroll view (rule
  /// 8.18).
  open func zoom(to rect: CGRect, animated: Bool) { zoomToFit(rect, animated: animated) }

  // MARK: Indicators

  /// Whether a vertical indicator shows while the content moves.
  open var showsVerticalScrollIndicator = true {
    didSet { if !showsVerticalScrollIndicator { verticalIndicator?.alpha = 0 } }
  }
  /// Whether a horizontal indicator shows while the content moves.
  open var showsHorizontalScrollIndicator = true {
    didSet { if !showsHorizontalScrollIndicator { horizontalIndicator?.alpha = 0 } }
  }
  /// The style of the indicators.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { colorIndicators() }
  }
  /// The insets of the vertical indicator's track.
  @exclusivity(unchecked) open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { placeIndicators() }
  }
  /// The insets of the horizontal indicator's track.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { placeIndicators() }
  }
  /// Both insets at once; the vertical indicator's if they differ.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Whether the safe area is added to the indicators' insets.
  @exclusivity(unchecked) open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { placeIndicators() }
  }

  /// Shows the indicators briefly.
  open func flashScrollIndicators() { showIndicators(andFade: true) }

  // MARK: View

  /// The frame; a new location may have another safe area.
  open override var frame: CGRect { didSet { wasPlaced() } }

  /// The centre; a new location may have another safe area.
  open override var center: CGPoint { didSet { wasPlaced() } }

  /// Lays out the indicators, and clamps the offset if the size changed.
  open override func layoutSubviews() {
    super.layoutSubviews()
    fitContent()
    placeIndicators()
    refreshControl?.place(in: self)
  }

  /// Updates the adjusted inset for the new safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetMayHaveChanged()
  }

  /// Ends motion without fingers if the view has no window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { settleAtOnce() } else { insetMayHaveChanged() }
  }

  /// Does nothing: a scroll view doesn't forward touches (rule 3.8).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Does nothing: a scroll view doesn't forward touches (rule 3.8).
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Does nothing: a scroll view doesn't forward touches (rule 3.8).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Does nothing: a scroll view doesn't forward touches (rule 3.8).
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Does nothing: a scroll view doesn't forward touches (rule 3.8).
  open override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// The content at rest; the scroll view itself while the content moves (rule 8.14).
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return isCatchable ? self : hit
  }

  /// Whether a gesture may begin; the scroll view's own only if it can move something (rules 8.5,
  /// 8.17).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if gestureRecognizer === pan { return dragMayBegin() }
    if gestureRecognizer === pinch { return zoomMayBegin() }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Scrolls by what is seen of the content, within the range where it rests, and posts `pageScrolled`.
  ///
  /// The next page lies below; in content that scrolls only to the side, in the direction of the language.
  ///
  /// - Returns: Whether the content moved: false at its end, and while scrolling is disabled.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrollByPage(direction)
  }

  override var isScrollView: Bool { true }

  override func letsTouchesBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent,
    in content: UIView
  ) -> Bool { touchesShouldBegin(touches, with: event, in: content) }

  override func markScrolled() {
    wasScrolled = false
    needsLayout = true
    subtreeNeedsLayout = true
  }
}
