/// A rectangle on the screen that holds other views and can be touched.
///
/// A view keeps its `subviews` alive; they don't keep it. Geometry is by `bounds`, `center` and
/// `transform`, which the view's layer keeps; `frame` is worked out from these.
open class UIView: UIResponder {
  // MARK: Tree

  /// The view that this one is in.
  ///
  /// Never dangles: a view takes itself out of here when it goes.
  nonisolated(unsafe) unowned(unsafe) var parent: UIView?
  /// The views in this one, the frontmost last.
  nonisolated(unsafe) var children: [UIView] = []
  /// The controller whose root view this is; a controller that goes takes itself out of here.
  nonisolated(unsafe) unowned(unsafe) var controller: UIViewController?

  // MARK: Layer

  /// What the view looks like; its geometry, opacity and background are kept there.
  public let layer: CALayer

  /// The class of the view's layer; `CALayer` unless a subclass says otherwise.
  open class var layerClass: LayerClass { CALayer.plainClass }

  // MARK: Geometry

  /// The view's rectangle in its own coordinates; changing its size lays out the subviews anew.
  open var bounds: CGRect {
    get { layer.state.geometry.bounds }
    set { layer.bounds = newValue }
  }

  /// Where the middle of the bounds is in the superview's coordinates.
  open var center: CGPoint {
    get { layer.state.geometry.position }
    set { layer.position = newValue }
  }

  /// How the view is scaled, turned and moved about its centre.
  open var transform: CGAffineTransform {
    get { layer.state.geometry.transform }
    set { layer.setAffineTransform(newValue) }
  }

  /// The smallest upright rectangle around the view in the superview's coordinates.
  ///
  /// Setting it moves the centre and gives the bounds the size that leads to this frame under a
  /// transform that scales; under one that turns the result is no frame to rely on.
  open var frame: CGRect {
    get { layer.state.geometry.frame }
    set { layer.frame = newValue }
  }

  // MARK: Properties

  /// A number for clients to find the view by.
  open var tag = 0
  /// Whether the view and what is in it is gone from sight and touch (rule 2.2).
  open var isHidden: Bool {
    get { layer.state.isHidden }
    set { layer.isHidden = newValue }
  }
  /// How opaque the view is; below 0.01 it can't be touched (rule 2.2).
  open var alpha: CGFloat {
    get { layer.state.opacity }
    set { layer.setOpacity(newValue) }
  }
  /// What is behind everything else in the view; nothing if nil.
  open var backgroundColor: UIColor? {
    get { layer.backgroundColor.map { UIColor(cgColor: $0) } }
    set { layer.backgroundColor = newValue?.cgColor }
  }
  /// Whether the view and what is in it can be touched (rule 2.2).
  open var isUserInteractionEnabled = true
  /// Whether the view gets more than the first touch of a sequence (rule 2.9).
  open var isMultipleTouchEnabled = false
  /// Whether no other view in the window gets touches while this one does (rule 2.10).
  open var isExclusiveTouch = false
  /// Whether subviews are seen inside the bounds only; touches don't care (rule 2.4).
  open var clipsToBounds: Bool {
    get { layer.state.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// Whether the subviews' `autoresizingMask` counts when the size changes.
  open var autoresizesSubviews = true
  /// What gives way when the superview's size changes.
  open var autoresizingMask: AutoresizingMask = []

  /// The tint that was set; nil for the superview's.
  var ownTint: UIColor?
  /// What gestures and touches keep here.
  var gestureState = GestureAttachments()
  /// Whether `layoutSubviews` is due.
  var needsLayout = true
  /// Whether this view or one below it needs layout.
  var subtreeNeedsLayout = true

  // MARK: Life

  /// Creates a view with a frame.
  public init(frame: CGRect) {
    layer = CALayer.make(Self.layerClass)
    layer.state.geometry = LayerGeometry(frame: frame)
    super.init()
    layer.owner = self
  }

  /// Creates a view without a size.
  public override convenience init() { self.init(frame: .zero) }

  /// Always nil: views aren't read from archives here.
  public required init?(coder: NSCoder) { return nil }

  deinit {
    layer.owner = nil
    for child in children { child.parent = nil }
  }

  // MARK: Responder

  /// The controller whose root view this is, otherwise the superview (rule 3.8).
  ///
  /// A view that was removed with a touch in it has its former superview here while the cancellation
  /// is delivered: whoever heard of the touch through it hears of the end too (rules 3.8, 3.10).
  open override var next: UIResponder? {
    if let controller { return controller }
    return gestureState.formerSuperview ?? parent
  }

  override var windowOfResponder: UIWindow? { window }
  override var viewOfResponder: UIView? { self }

  // MARK: Tree

  /// The view that this one is in.
  open var superview: UIView? { parent }

  /// The views in this one, the frontmost last.
  open var subviews: [UIView] { children }

  /// The window that the view is in; a window is in itself.
  ///
  /// - Complexity: O(*depth*).
  open var window: UIWindow? {
    var root = self
    while let parent = root.parent { root = parent }
    return root.selfAsWindow
  }

  /// The view itself, if it is a window.
  var selfAsWindow: UIWindow? { nil }

  /// Whether this is a scroll view.
  var isScrollView: Bool { false }

  /// Whether this is the other view, or somewhere in it.
  ///
  /// - Complexity: O(*depth*).
  open func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let here = current {
      if here === view { return true }
      current = here.parent
    }
    return false
  }

  /// The first view with a tag: this one, or one in it, depth first.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Changing the tree

  /// Puts a view in front of the other subviews; one that is here already comes to the front.
  ///
  /// The order of the calls is `willMove(toWindow:)`, `willMove(toSuperview:)`,
  /// `willRemoveSubview(_:)` of the old superview, `didMoveToWindow()`, `didMoveToSuperview()`,
  /// `didAddSubview(_:)`. Each may change the tree again.
  ///
  /// - Precondition: This view isn't the added one, nor in it.
  open func addSubview(_ view: UIView) { insert(view, at: .end) }

  /// Puts a view at an index; one beyond the end means the end.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }

  /// Puts a view right behind one of the subviews.
  ///
  /// - Precondition: `siblingSubview` is a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: .below(siblingSubview), nextTo: siblingSubview)
  }

  /// Puts a view right in front of one of the subviews.
  ///
  /// - Precondition: `siblingSubview` is a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: .above(siblingSubview), nextTo: siblingSubview)
  }

  /// Takes the view out of its superview; does nothing where there is none.
  open func removeFromSuperview() { takeOut() }

  /// Lets two subviews change places.
  ///
  /// - Precondition: Both indices are those of subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    children.swapAt(index1, index2)
    layer.exchange(children[index1].layer, children[index2].layer)
    setNeedsLayout()
  }

  /// Puts a subview in front of the others; does nothing with a view that isn't one.
  open func bringSubviewToFront(_ view: UIView) {
    if view.parent === self { insert(view, at: .end) }
  }

  /// Puts a subview behind the others; does nothing with a view that isn't one.
  open func sendSubviewToBack(_ view: UIView) {
    if view.parent === self { insert(view, at: .index(0)) }
  }

  // MARK: Hearing of changes

  /// Tells that a view was put into this one.
  open func didAddSubview(_ subview: UIView) {}

  /// Tells that a view is about to be taken out of this one.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Tells that the view is about to get another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Tells that the view has another superview, or none.
  open func didMoveToSuperview() {}

  /// Tells that the view is about to get into another window, or none.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Tells that the view is in another window, or none.
  open func didMoveToWindow() {}

  // MARK: Hit testing

  /// The frontmost view at a point that takes touches (rules 2.2 to 2.5).
  ///
  /// Nil for a view that is hidden, nearly transparent or not interactive, and for a point outside.
  /// Otherwise the answer of the last subview that has one, or the view itself. A subview that is
  /// scaled to nothing is never hit.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesTouches, self.point(inside: point, with: event) else { return nil }
    for child in children.reversed() where child.layer.state.geometry.isVisible {
      let place = child.layer.state.geometry.fromParent(point)
      if let hit = child.hitTest(place, with: event) { return hit }
    }
    return self
  }

  /// Whether a point in the view's coordinates is in its bounds (rule 2.3).
  ///
  /// The left and top edges are inside, the right and bottom ones are not.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Gestures

  /// Whether a gesture may begin that started in this view or below it (rule 4.10).
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Layout

  /// Places the subviews; does nothing by default.
  ///
  /// Call `setNeedsLayout()` instead of this.
  open func layoutSubviews() {}

  /// Asks for `layoutSubviews()` at the end of this turn: once, however often it is asked for.
  ///
  /// - Complexity: O(*depth*) the first time.
  open func setNeedsLayout() { askForLayout() }

  /// Lays out what was asked for, at once.
  open func layoutIfNeeded() { layOutTree() }

  /// The size that suits the view best; its present size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size that suits it best.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// Tells that `safeAreaInsets` changed.
  open func safeAreaInsetsDidChange() {}
}
