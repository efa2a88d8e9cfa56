/// A rectangle that contains other views and receives touches.
///
/// A view retains its `subviews`; they don't retain it. The view's layer stores `bounds`, `center`
/// and `transform`; `frame` is computed from them.
open class UIView: ViewMembers {
  // MARK: Tree

  /// The superview, uncounted: each touch goes up the tree several times.
  ///
  /// Never dangles: a view that is deallocated clears its subviews' parent.
  @exclusivity(unchecked) nonisolated(unsafe) final var parentReference: Unmanaged<UIView>?
  /// The subviews, the frontmost last.
  @exclusivity(unchecked) nonisolated(unsafe) var children: [UIView] = []
  /// The controller whose root view this is; a controller that is deallocated clears it.
  @exclusivity(unchecked)
  nonisolated(unsafe) final var controllerReference: Unmanaged<UIViewController>?

  // MARK: Layer

  /// The layer, which stores the geometry, opacity and background; an override may say its class.
  open var layer: CALayer { ownLayer }
  /// The layer, whatever a subclass makes of it.
  final let ownLayer: CALayer
  /// The layer, uncounted, for the same reason.
  nonisolated final let layerReference: Unmanaged<CALayer>

  /// The class of the view's layer; `CALayer` by default.
  open class var layerClass: LayerClass { CALayer.plainClass }

  // MARK: Geometry

  /// The view's rectangle in its own coordinates; changing its size schedules layout.
  open var bounds: CGRect {
    get { ownLayer.modelBounds }
    set { setBounds(newValue) }
  }

  /// The centre of the bounds in the superview's coordinates.
  open var center: CGPoint {
    get { ownLayer.modelPosition }
    set { setCenter(newValue) }
  }

  /// The scale, rotation and translation about the centre.
  open var transform: CGAffineTransform {
    get { ownLayer.state.geometry.transform }
    set { ownLayer.setAffineTransform(newValue) }
  }

  /// The smallest upright rectangle around the view in the superview's coordinates.
  ///
  /// Setting it sets the centre and the bounds' size, which is exact under a transform that scales;
  /// under a rotation the result is undefined.
  open var frame: CGRect {
    get { ownLayer.modelFrame }
    set { setFrame(newValue) }
  }

  // MARK: Properties

  /// A number by which clients find the view.
  open var tag = 0
  /// Whether the view and its subtree are invisible and receive no touches (rule 2.2).
  open var isHidden: Bool {
    get { ownLayer.isModelHidden }
    set { setHidden(newValue) }
  }
  /// The opacity; below 0.01 the view receives no touches (rule 2.2).
  open var alpha: CGFloat {
    get { ownLayer.modelOpacity }
    set { setAlpha(newValue) }
  }
  /// The background colour; nil for none.
  open var backgroundColor: UIColor? {
    get { traitLook.background ?? ownLayer.backgroundColor.map { UIColor(cgColor: $0) } }
    set { showBackground(newValue) }
  }
  /// The tint: the view's own, its superview's, or the system's blue; set nil to use the superview's.
  open var tintColor: UIColor! {
    get { inheritedTint.shown }
    set { setOwnTint(newValue) }
  }
  /// Whether the view and its subtree receive touches (rule 2.2).
  @exclusivity(unchecked) open var isUserInteractionEnabled = true
  /// Whether the view receives more than the first touch of a sequence (rule 2.9).
  @exclusivity(unchecked) open var isMultipleTouchEnabled = false
  /// Whether no other view in the window receives touches while this one does (rule 2.10).
  @exclusivity(unchecked) open var isExclusiveTouch = false
  /// Whether subviews are clipped to the bounds; hit testing ignores it (rule 2.4).
  open var clipsToBounds: Bool {
    get { ownLayer.state.masksToBounds }
    set { ownLayer.masksToBounds = newValue }
  }
  /// How many pixels a point of the view has: the screen's scale unless set.
  open var contentScaleFactor: CGFloat {
    get { ownLayer.contentsScale }
    set { ownLayer.contentsScale = newValue }
  }
  /// How a picture that the view shows is fitted into it: an image view's; other views have none.
  open var contentMode = ContentMode.scaleToFill
  /// Whether the view resizes its subviews by their `autoresizingMask`.
  open var autoresizesSubviews = true
  /// How the view is resized with its superview.
  open var autoresizingMask: AutoresizingMask = []

  /// The view's own tint, and what it has of its traits.
  @exclusivity(unchecked) final var traitLook = ViewLook()
  /// The interactions, in the order in which they were added.
  var interactionList: [any UIInteraction] = []
  /// The gesture and touch state.
  @exclusivity(unchecked) nonisolated(unsafe) final var gestureState = GestureAttachments()
  /// Whether `layoutSubviews` is due.
  var needsLayout = true
  /// Whether this view or its subtree needs layout.
  var subtreeNeedsLayout = true
  /// Whether the view is being laid out, before its subviews are.
  final var isInLayout = false

  // MARK: Creating

  /// Creates a view with a frame.
  public init(frame: CGRect) {
    ownLayer = CALayer.make(Self.layerClass)
    ownLayer.state.geometry = LayerGeometry(frame: frame)
    layerReference = Unmanaged.passUnretained(ownLayer)
    super.init()
    ownLayer.owner = self
    wasFoundPlain = Shortcuts.areTaken && isOfThisClass
    if !wasFoundPlain { self.frame = frame }  // Subclasses that override it are told, as on iOS.
  }

  /// Creates a view with a zero frame.
  public override convenience init() { self.init(frame: .zero) }

  /// Creates a view with a zero frame: there are no archives.
  public required init?(coder: NSCoder) {
    ownLayer = CALayer.make(Self.layerClass)
    layerReference = Unmanaged.passUnretained(ownLayer)
    super.init()
    ownLayer.owner = self
    wasFoundPlain = Shortcuts.areTaken && isOfThisClass
  }

  deinit {
    ownLayer.owner = nil
    leaveReferences()
  }

  // MARK: Responder

  /// The controller whose root view this is, otherwise the superview (rule 3.8).
  ///
  /// While the touches of a removed view are cancelled, this is its former superview, so that a
  /// responder that received the touch through the view receives its end too (rules 3.8, 3.10).
  open override var next: UIResponder? {
    if let controller { return controller }
    return gestureState.formerSuperview ?? parent
  }

  override var windowOfResponder: UIWindow? { window }
  override var viewOfResponder: UIView? { self }
  override var naturalAccessibilityFrame: CGRect { frameOnScreen }

  // MARK: Tree

  /// The superview.
  open var superview: UIView? { parent }
  /// The subviews, the frontmost last.
  open var subviews: [UIView] { children }

  /// The window that contains the view; a window is its own; O(*depth*).
  open var window: UIWindow? { topmostWindow }

  /// The view itself, if it is a window.
  var selfAsWindow: UIWindow? { nil }
  /// Whether it is.
  @exclusivity(unchecked) nonisolated(unsafe) final var isWindow = false
  /// Whether the view is of no class that overrides what follows here, so that it can be gone past.
  nonisolated final var isPlainView: Bool { Shortcuts.exist && wasFoundPlain }
  @exclusivity(unchecked) nonisolated(unsafe) final var wasFoundPlain = false
  /// Whether this is a scroll view.
  var isScrollView: Bool { false }
  /// Whether touches may begin in a view below this one (rule 8.5).
  func letsTouchesBegin(_ touches: Set<UITouch>, with event: UIEvent, in content: UIView) -> Bool {
    true
  }
  /// Marks the view for layout, without the views above, because its content was moved.
  func markScrolled() {}

  /// Whether this is the other view or in its subtree; O(*depth*).
  open func isDescendant(of view: UIView) -> Bool { stands(in: view) }

  /// The first view with a tag in this subtree, depth first.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  // MARK: Changing the tree

  /// Adds a view in front of the other subviews; one that is a subview already moves to the front.
  ///
  /// The calls are, in order, `willMove(toWindow:)`, `willMove(toSuperview:)`,
  /// `willRemoveSubview(_:)` of the old superview, `didMoveToWindow()`, `didMoveToSuperview()`,
  /// `didAddSubview(_:)`. Each may change the tree again.
  ///
  /// - Precondition: This view is neither the added one nor in its subtree.
  open func addSubview(_ view: UIView) { insert(view, at: .end) }
  /// Inserts a view at an index; one beyond the end appends it.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }

  /// Inserts a view directly behind a subview; in front of all if `siblingSubview` isn't one.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: .below(siblingSubview), nextTo: siblingSubview)
  }

  /// Inserts a view directly in front of a subview; in front of all if `siblingSubview` isn't one.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: .above(siblingSubview), nextTo: siblingSubview)
  }

  /// Removes the view from its superview; does nothing if there is none.
  open func removeFromSuperview() { takeOut() }

  /// Exchanges two subviews.
  ///
  /// - Precondition: Both indices are those of subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { swap(index1, index2) }
  /// Moves a subview in front of the others; does nothing if the view isn't a subview.
  open func bringSubviewToFront(_ view: UIView) { move(view, to: .end) }
  /// Moves a subview behind the others; does nothing if the view isn't a subview.
  open func sendSubviewToBack(_ view: UIView) { move(view, to: .index(0)) }

  // MARK: Observing changes

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the view gets another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view got another superview, or none.
  open func didMoveToSuperview() {}
  /// Called before the view moves to another window, or to none.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view moved to another window, or to none.
  open func didMoveToWindow() {}

  // MARK: Hit testing

  /// The frontmost view at a point that receives touches (rules 2.2 to 2.5).
  ///
  /// Nil if the view is hidden, nearly transparent or not interactive, or the point is outside.
  /// Otherwise the result of the frontmost subview that has one, or the view itself. A subview
  /// whose scale is zero is never hit.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    ownHit(at: point, with: event)
  }

  /// Whether a point in the view's coordinates is in its bounds (rule 2.3).
  ///
  /// The left and top edges are inside, the right and bottom ones are not.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Gestures

  /// Adds a recognizer, after taking it from its previous view; in the same window its gesture goes on (rule 4.28).
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { attach(recognizer) }

  /// Removes a recognizer; one that began is cancelled and sends its action (rule 4.28).
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { detach(recognizer) }

  /// Whether a gesture that started in this subtree may begin (rule 4.10).
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Layout

  /// Lays out the subviews where layout is due, not for clients to call; does nothing by default.
  open func layoutSubviews() {}

  /// Lays out the sublayers of a layer: for the view's own, calls `layoutSubviews()`.
  ///
  /// The end of a turn calls it where layout is due. Override it to place layers, and call `super`.
  open func layoutSublayers(of layer: CALayer) {
    if layer === ownLayer { layoutSubviews() }
  }

  /// Schedules one `layoutSubviews()` call at the end of this turn; O(*depth*) the first time.
  open func setNeedsLayout() { askForLayout() }
  /// Runs pending layout at once.
  open func layoutIfNeeded() { layOutTree() }
  /// The size that fits the content best; the current size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The size of the content itself; `noIntrinsicMetric` along both axes by default.
  ///
  /// There is no Auto Layout here: a superview that lays out by these sizes asks for them itself.
  open var intrinsicContentSize: CGSize { UIView.noIntrinsicSize }

  /// Asks the superview for layout, because `intrinsicContentSize` is another one.
  open func invalidateIntrinsicContentSize() { parent?.subviewContentSizeChanged() }
  /// Whether the view lays out a subview by its content, as a stack view does.
  func arranges(_ view: UIView) -> Bool { false }
  /// The content's size where a stack view asks for it: lines break within a width.
  func arrangedSize(within width: CGFloat) -> CGSize { intrinsicContentSize }

  /// Sets the size that fits the content best.
  ///
  /// The bounds' top left corner stays where it is in the superview.
  open func sizeToFit() { resizeInPlace(to: sizeThatFits(bounds.size)) }
  /// Asks for what `draw(_:)` draws, which nothing does here; all else is drawn anew by itself.
  open func setNeedsDisplay() {}
  /// As `setNeedsDisplay()`, of a part.
  open func setNeedsDisplay(_ rect: CGRect) {}

  // MARK: What stays away, and says so where a subclass overrides it

  /// Draws by hand.
  @available(*, unavailable, message: "drawing by hand is not part of Touchstone; see Deviations")
  open func draw(_ rect: CGRect) {}
  /// Draws a layer by hand.
  @available(*, unavailable, message: "drawing by hand is not part of Touchstone; see Deviations")
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Makes constraints.
  @available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
  open func updateConstraints() {}
  /// Whether the class needs constraints.
  @available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
  open class var requiresConstraintBasedLayout: Bool { false }

  /// How far the edges that are aligned lie inside the frame; only the methods below use it.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The rectangle that is aligned of a frame: the frame without `alignmentRectInsets`.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame whose aligned rectangle is `alignmentRect`.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.outwards)
  }

  #if !hasFeature(Embedded)
    // MARK: What is found for the view; see UIView+EmbeddedNames for Embedded Swift

    /// The screen's traits, in the style that the view or the nearest superview chose; O(*depth*).
    open var traitCollection: UITraitCollection { screensTraits }
    /// How far the screen's notch, bars and corners extend into the view; zero outside a window; O(*depth*).
    open var safeAreaInsets: UIEdgeInsets { windowsInsets }

    /// The direction in which content is laid out: that of `semanticContentAttribute`, otherwise the traits'.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { direction }

    /// How far from the edges content should be, with the safe area's insets and the superview's margins that count.
    ///
    /// 8 points unless set; of a root view 0 from top and bottom, and `systemMinimumLayoutMargins` from the sides.
    open var layoutMargins: UIEdgeInsets {
      get { margins }
      set { margins = newValue }
    }
    /// The margins by the direction in which text is read; setting them sets `layoutMargins`, and the reverse.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
      get { directionalMargins }
      set { directionalMargins = newValue }
    }
    /// A view of this one's size that shows what this one and its subtree look like now; never nil.
    ///
    /// It stretches with its size, and follows no later changes, nor running animations. With `afterUpdates` pending layout runs first.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
      snapshot(afterUpdates)
    }

    /// Lets the first responder in the view resign, with `force` also one that doesn't want to; whether it did.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { resignInside(force) }
    /// The recognizers in the order in which they were added, nil without any; setting it adds and removes.
    open var gestureRecognizers: [UIGestureRecognizer]? {
      get { recognizerList }
      set { recognizerList = newValue }
    }
    /// Adds an interaction, and removes it from the view that it belonged to; the view retains it.
    open func addInteraction(_ interaction: any UIInteraction) { appendInteraction(interaction) }
    /// The shape that collides where a dynamic animator moves the view; its bounds by default.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The shape for the type `path`, about the view's centre; empty by default.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }
  #endif

  // MARK: Being told of changes

  /// Called when `safeAreaInsets` changed.
  open func safeAreaInsetsDidChange() {}
  /// Called when `layoutMargins` changed.
  open func layoutMarginsDidChange() {}
  /// Called when `tintColor` changed, the view's own or the one that it has from its superview.
  open func tintColorDidChange() {}
  /// Called before layout when `traitCollection` changed, also in a window with other traits.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Chooses the view's own colours, fonts and alignment by its traits and its direction, which changed.
  func showTraits() {}
  /// How the content follows the direction in which the language is read.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { showDirection() } }
  }
}
