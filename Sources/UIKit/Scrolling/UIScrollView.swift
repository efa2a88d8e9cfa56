import TouchCore

/// A view on content that is larger than itself, which fingers move and zoom (section 8 of the rules).
///
/// The content moves by the origin of the `bounds`. How it moves is told by values of `TouchCore` for any
/// moment; the application's clock asks them once a frame.
open class UIScrollView: UIView {
  // MARK: What the scroll view keeps

  /// The figures, taken over from the application when the scroll view was made.
  let constants = UIApplication.shared.scrolling
  // Made with the view: what is `lazy` is out of reach for subclasses in Embedded Swift.
  let pan = ScrollPanRecognizer()
  var pinch: ScrollPinchRecognizer?
  let touchDelay = ScrollTouchDelayRecognizer()

  /// Whether fingers are down that may drag.
  var isTouched = false
  /// The drag that is under way.
  var tracking: ScrollTracking?
  /// Content on its way without a finger.
  var flight: ScrollFlight?
  /// Tells one course of things from the next.
  var lastSerial = 0
  /// Whether the offset is being set by the scroll view itself.
  var isMovingItself = false
  /// Whether the content moved in this turn, so that the layout is due at its end.
  var wasScrolled = false
  /// The next frame that was asked for.
  var frameDeadline: DeadlineQueue.Deadline?
  /// The size of the bounds that the content was last fitted to.
  var fittedSize = CGSize.zero
  /// The adjusted inset that was last told of.
  var toldInset = UIEdgeInsets.zero

  /// The scale, whoever zooms.
  var scale: CGFloat = 1
  /// Fingers that zoom.
  var zoomSession: ZoomSession?
  /// Content that zooms without fingers.
  var zoomFlight: ZoomFlight?

  /// The indicators; nil until they are shown for the first time.
  var verticalIndicator: UIView?
  var horizontalIndicator: UIView?
  /// Since when the indicators wait to fade; nil while the content moves and while they are gone.
  var restTime: TouchTime?

  // MARK: Life

  /// Creates a scroll view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isMultipleTouchEnabled = true
    fittedSize = bounds.size
    pan.serve(self)
    pan.addTarget(self, action: Selector(UIScrollView.panned(_:)))
    addGestureRecognizer(touchDelay)
    addGestureRecognizer(pan)
    adoptSubclassAsDelegate(of: pan)
  }

  /// Always nil: views aren't read from archives here.
  public required init?(coder: NSCoder) { return nil }

  #if hasFeature(Embedded)
    /// Who hears of everything; held without counting.
    public unowned(unsafe) var delegate: (any UIScrollViewDelegate)?
  #else
    /// Who hears of everything; held weakly.
    open weak var delegate: (any UIScrollViewDelegate)?
  #endif

  // MARK: Content

  /// Where the content is: the origin of the bounds (rule 8.1).
  ///
  /// Setting it tells the delegate at once, and isn't held to the content's range. Fingers and
  /// deceleration go on from there.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let isOwn = isMovingItself
      isMovingItself = false
      changeOffset(to: newValue, isOwn: isOwn)
    }
  }

  /// The size of the content, in points at the present scale.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { rangeChanged() } }
  }

  /// What is added around the content (rule 8.16).
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { insetMayHaveChanged(followsTop: false) } }
  }

  /// When the safe area counts as inset (rule 8.16).
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetMayHaveChanged(followsTop: true) }
  }

  /// The inset and what the safe area adds to it (rule 8.16).
  ///
  /// - Complexity: O(*depth*) in a window with a safe area.
  open var adjustedContentInset: UIEdgeInsets { insetWithSafeArea() }

  /// Tells that the adjusted inset changed.
  open func adjustedContentInsetDidChange() {}

  /// Scrolls to an offset; an animation begins with the next frame (rule 8.15).
  ///
  /// Without animation, whatever moves the content ends at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated { animate(to: contentOffset, for: .animation) } else { jump(to: contentOffset) }
  }

  /// Scrolls as little as it takes to show a part of the content; not at all where it is seen already.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let target = offset(showing: rect)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  /// Ends whatever scrolls or zooms by itself, where it is.
  open func stopScrollingAndZooming() { stopEverything() }

  // MARK: Scrolling

  /// Whether fingers scroll; switching it off breaks a drag off.
  open var isScrollEnabled = true {
    didSet {
      guard isScrollEnabled != oldValue else { return }
      pan.isEnabled = isScrollEnabled
      updateTouchDelay()
    }
  }

  /// Whether a drag that sets out along one axis keeps to it (rule 8.8).
  open var isDirectionalLockEnabled = false
  /// Whether content goes beyond its edges and comes back.
  open var bounces = true
  /// Whether it does so up and down even where it fits (rule 8.7).
  open var alwaysBounceVertical = false
  /// Whether it does so to the sides even where it fits (rule 8.7).
  open var alwaysBounceHorizontal = false
  /// Whether content comes to rest at multiples of the bounds (rule 8.13).
  open var isPagingEnabled = false
  /// How soon thrown content comes to rest (rule 8.11).
  open var decelerationRate = DecelerationRate.normal
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true

  /// Whether fingers are down that may scroll (rule 8.6).
  open var isTracking: Bool { isTouched }
  /// Whether fingers scroll (rule 8.6).
  open var isDragging: Bool { tracking != nil }
  /// Whether the content moves by itself after a drag; also while a finger that caught it is down (8.14).
  open var isDecelerating: Bool { flight?.purpose == .deceleration }
  /// Whether the content is on its way to an offset that was asked for.
  open var isScrollAnimating: Bool { flight.map { $0.purpose != .deceleration } ?? false }

  // MARK: Touches

  /// Whether content waits for its touches until it is clear that they don't scroll (rule 8.3).
  open var delaysContentTouches = true {
    didSet { updateTouchDelay() }
  }

  /// Whether a drag takes touches from content that has had them (rule 8.5).
  open var canCancelContentTouches = true

  /// Whether touches are delivered to the content that they hit; yes by default (rule 8.5).
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { true }

  /// Whether a drag may take the touches of a view; from all but controls by default (rule 8.5).
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// The pan that scrolls (rule 8.2).
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  /// The pinch that zooms; nil as long as the limits of the scale leave nothing to zoom (rule 8.2).
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
  /// Whether the scale goes beyond its limits under the fingers, and comes back.
  open var bouncesZoom = true
  /// The scale; setting it zooms about the middle, within the limits, and tells of no zoom's begin and end.
  open var zoomScale: CGFloat {
    get { scale }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Whether fingers zoom.
  open var isZooming: Bool { zoomSession != nil }
  /// Whether the scale is coming back from beyond its limits.
  open var isZoomBouncing: Bool { zoomFlight?.isBounce ?? false }
  /// Whether the scale is on its way to one that was asked for.
  open var isZoomAnimating: Bool { zoomFlight.map { !$0.isBounce } ?? false }

  /// Zooms about the middle, within the limits.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomAboutMiddle(to: scale, animated: animated)
  }

  /// Zooms until a part of the zoomed view, in its own coordinates, fills the scroll view (rule 8.18).
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
  /// The look of the indicators.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { colorIndicators() }
  }
  /// How far the vertical indicator's track is from the edges.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { placeIndicators() }
  }
  /// How far the horizontal indicator's track is from the edges.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { placeIndicators() }
  }
  /// Both insets at once; the vertical indicator's where they differ.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Whether the safe area counts for the indicators too.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { placeIndicators() }
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() { showIndicators(andFade: true) }

  // MARK: View

  /// Places the indicators, and holds the content to its range where the size changed.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if fittedSize != bounds.size {
      fittedSize = bounds.size
      insetMayHaveChanged(followsTop: true)
      rangeChanged()
    }
    placeIndicators()
  }

  /// Takes the new safe area into the inset.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetMayHaveChanged(followsTop: true)
  }

  /// Ends what moves by itself where there is no window to see it.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { settleAtOnce() } else { insetMayHaveChanged(followsTop: true) }
  }

  /// The content while it rests, the scroll view itself while the content moves (rule 8.14).
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return isCatchable ? self : hit
  }

  /// Whether a gesture may begin: the scroll view's own only where it moves something (rules 8.5, 8.17).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if gestureRecognizer === pan { return dragMayBegin() }
    if gestureRecognizer === pinch { return zoomMayBegin() }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override var isScrollView: Bool { true }
}
