public import TouchGraphics

/// What a view looks like: a rectangle with a background, a border, a shadow and layers in it.
///
/// Every view has one and keeps its geometry there. A layer keeps its `sublayers` alive; they don't keep it.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class CALayer: LayerMembers {
  /// The layer that this one is in; a layer that goes takes itself out of here.
  nonisolated(unsafe) unowned(unsafe) final var parent: CALayer?
  /// The layers in this one, the frontmost last.
  nonisolated(unsafe) final var children: [CALayer] = []
  /// The view that the layer belongs to; a view that goes takes itself out of here.
  @exclusivity(unchecked)
  nonisolated(unsafe) unowned(unsafe) package final var owner: (any CALayerDelegate & LayerOwner)?
  /// The turn in which the layer was put where it is.
  final var arrival = 0
  /// Of a copy made by `presentation()`: the layer that it shows.
  final var original = Weak<CALayer>(nil)

  /// Whether `layoutSublayers()` is due; of a layer without a view.
  @exclusivity(unchecked) final var isLayoutDue = false
  /// Whether the layer lays out its sublayers, which has no view that does.
  @exclusivity(unchecked) final var isInLayout = false
  /// What lets the layer be seen; nil for all of it.
  final var maskLayer: CALayer?
  /// What few layers have; nil until it is set.
  final var extras: LayerExtras?
  /// How many pixels a point has, where a client said it.
  private var chosenScale: CGFloat?
  #if hasFeature(Embedded)
    /// What lays out the sublayers of a layer without a view; held without counting.
    unowned(unsafe) final var chosenDelegate: (any CALayerDelegate)?
  #else
    /// What lays out the sublayers of a layer without a view.
    weak final var chosenDelegate: (any CALayerDelegate)?
  #endif

  /// A name for clients to find the layer by.
  open var name: String?

  /// Creates a layer without a size.
  ///
  /// A subclass that has an initializer of its own without arguments marks it as `required`.
  public required override init() { super.init() }

  /// Creates a layer without a size: there are no archives.
  public required init?(coder: NSCoder) { super.init() }

  #if !hasFeature(Embedded)
    /// Creates a copy of a layer, without its sublayers and animations: `presentation()` calls it.
    ///
    /// A subclass with properties of its own overrides it to copy these, and marks it as `required`.
    public required init(layer: Any) {
      super.init()
      guard let layer = layer as? CALayer else { return }
      state = layer.state
      name = layer.name
      chosenScale = layer.chosenScale
    }

    /// A copy, with a subclass's own properties where it copies them.
    final func copied() -> Self { type(of: self).init(layer: self) }
  #else
    /// A copy with a name.
    final func copied() -> Self {
      let copy = type(of: self).init()
      copy.name = name
      return copy
    }
  #endif

  deinit { for child in children { child.parent = nil } }

  #if !hasFeature(Embedded)
    // What `LayerMembers` asks.
    override final var work: any LayerWork { self }
    // MARK: Identity

    /// Whether the layer is of a class or of one that inherits from it.
    nonisolated open func isKind(of aClass: AnyClass) -> Bool { isObject(self, of: aClass) }
    /// Whether both are the same object.
    nonisolated open func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
    /// A number that equal objects share.
    nonisolated open var hash: Int { ObjectIdentifier(self).hashValue }
    /// The layer's class.
    nonisolated open var description: String { "<\(type(of: self))>" }
    /// As `description`.
    nonisolated open var debugDescription: String { description }
  #endif

  // MARK: Geometry

  /// The layer's rectangle in its own coordinates.
  open var bounds: CGRect {
    get { state.geometry.bounds }
    set { changeGeometry { $0.bounds = newValue } }
  }

  /// Where the anchor is in the superlayer's coordinates.
  open var position: CGPoint {
    get { state.geometry.position }
    set { changeGeometry { $0.position = newValue } }
  }

  /// The point that is at `position` and that the transform turns about, as a part of the bounds.
  open var anchorPoint: CGPoint {
    get { state.geometry.anchorPoint }
    set { changeGeometry { $0.anchorPoint = newValue } }
  }

  /// The smallest upright rectangle around the layer in the superlayer's coordinates.
  ///
  /// Setting it moves the position and gives the bounds the size that leads to this frame.
  open var frame: CGRect {
    get { state.geometry.frame }
    set { changeGeometry { $0.frame = newValue } }
  }

  /// How the layer is scaled, turned and moved about its anchor.
  open var transform: CATransform3D {
    get { state.transform }
    set { changeTransform(to: newValue) }
  }

  /// How the layer is scaled, turned and moved in the plane.
  open func affineTransform() -> CGAffineTransform { state.geometry.transform }

  /// Sets how the layer is scaled, turned and moved, within the plane.
  open func setAffineTransform(_ m: CGAffineTransform) {
    changeTransform(to: CATransform3DMakeAffineTransform(m))
  }

  /// How far in front of its siblings the layer is drawn; touches are found without it (rule 2.5).
  open var zPosition: CGFloat {
    get { state.zPosition }
    set { change(.zPosition) { $0.zPosition = newValue } }
  }

  /// Sets a property to a value that was animated, at once, and does what follows from a change of size.
  final override func settle(_ property: LayerProperty, at value: LayerValue) {
    let size = state.geometry.bounds.size
    super.settle(property, at: value)
    placeSublayers()
    if state.geometry.bounds.size != size { sizeChanged(from: size) }
  }

  /// Whether a point in the layer's coordinates is in its bounds; `hitTest(_:)` asks it.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  // MARK: Looks

  /// How opaque the layer is, with everything in it, from 0 to 1.
  open var opacity: Float {
    get { Float(state.opacity) }
    set { setOpacity(CGFloat(newValue)) }
  }

  /// Whether the layer isn't drawn, and nothing that is in it.
  open var isHidden: Bool {
    get { state.isHidden }
    set { state.isHidden = newValue }
  }

  /// Whether sublayers are seen inside the bounds, with their rounded corners, only.
  open var masksToBounds: Bool {
    get { state.masksToBounds }
    set { state.masksToBounds = newValue }
  }

  /// What is behind everything else in the layer; nothing if nil.
  open var backgroundColor: CGColor? {
    get { state.backgroundColor }
    set { change(.backgroundColor) { $0.backgroundColor = newValue } }
  }

  /// How round the corners of background and border are, in points.
  open var cornerRadius: CGFloat {
    get { state.cornerRadius }
    set { change(.cornerRadius) { $0.cornerRadius = newValue } }
  }

  /// The corners that `cornerRadius` rounds; all unless set.
  open var maskedCorners: CACornerMask {
    get { state.maskedCorners }
    set { state.maskedCorners = newValue }
  }

  /// How wide the border is, which lies inside the bounds, in points.
  open var borderWidth: CGFloat {
    get { state.borderWidth }
    set { change(.borderWidth) { $0.borderWidth = newValue } }
  }

  /// The border's colour; black unless set.
  open var borderColor: CGColor? {
    get { state.borderColor }
    set { change(.borderColor) { $0.borderColor = newValue } }
  }

  // MARK: Shadow

  /// The shadow's colour; black unless set.
  open var shadowColor: CGColor? {
    get { state.shadow.color }
    set { change(.shadowColor) { $0.shadow.color = newValue } }
  }

  /// How opaque the shadow is, from 0 to 1; 0 unless set, so that there is none.
  open var shadowOpacity: Float {
    get { Float(state.shadow.opacity) }
    set { change(.shadowOpacity) { $0.shadow.opacity = CGFloat(newValue) } }
  }

  /// Where the shadow lies, seen from the layer, in points.
  open var shadowOffset: CGSize {
    get { state.shadow.offset }
    set { change(.shadowOffset) { $0.shadow.offset = newValue } }
  }

  /// How soft the shadow is, in points.
  open var shadowRadius: CGFloat {
    get { state.shadow.radius }
    set { change(.shadowRadius) { $0.shadow.radius = newValue } }
  }

  /// How many pixels a point of the contents has: the screen's scale for a view's layer, otherwise 1.
  open var contentsScale: CGFloat {
    get { chosenScale ?? owner?.layerScale ?? 1 }
    set { chosenScale = newValue }
  }

  // MARK: Layout

  /// What lays out the sublayers, held weakly; a view's layer has the view.
  open var delegate: (any CALayerDelegate)? {
    get { owner ?? chosenDelegate }
    set { chosenDelegate = newValue }
  }

  /// Asks for what `draw(in:)` draws, which nothing does here; all else is drawn anew by itself.
  open func setNeedsDisplay() {}
  /// As `setNeedsDisplay()`, of a part.
  open func setNeedsDisplay(_ r: CGRect) {}

  /// Draws by hand.
  @available(*, unavailable, message: "drawing by hand is not part of Touchstone; see Deviations")
  open func draw(in ctx: CGContext) {}
  /// Gives the layer what it shows.
  @available(*, unavailable, message: "drawing by hand is not part of Touchstone; see Deviations")
  open func display() {}
  /// Whether a change asks for drawing.
  @available(*, unavailable, message: "drawing by hand is not part of Touchstone; see Deviations")
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Asks for one call of `layoutSublayers()` at the end of the turn.
  ///
  /// A change of the bounds' size asks for it too. In a view's layer it is the view that is laid out.
  open func setNeedsLayout() {
    if let owner { owner.askForLayerLayout() } else { askForLayout() }
  }

  /// Whether `layoutSublayers()` is due.
  open func needsLayout() -> Bool { owner?.layerNeedsLayout ?? isLayoutDue }

  /// Lays out now what is due, superlayers first.
  open func layoutIfNeeded() {
    if let owner { owner.layOutLayer() } else { layOutFromTop() }
  }

  /// Lays out the sublayers: lets the delegate do it, by default.
  ///
  /// Don't call it; call `setNeedsLayout()`.
  open func layoutSublayers() {
    if let owner {
      owner.layoutSublayers(of: self)
    } else {
      chosenDelegate?.layoutSublayers(of: self)
    }
  }

  /// Asks for layout at the end of the turn; of a layer without a view.
  private func askForLayout() {
    guard !isLayoutDue else { return }
    isLayoutDue = true
    AnimationEnvironment.current.layerLayout.add(self)
  }

  /// Whether there is something that lays out sublayers: a delegate, or perhaps a subclass.
  final var hasLayout: Bool {
    #if hasFeature(Embedded)
      true
    #else
      chosenDelegate != nil || type(of: self) != CALayer.self
    #endif
  }

  #if !hasFeature(Embedded)
    // MARK: What subclasses override; see CALayer+EmbeddedNames for Embedded Swift

    /// The frontmost layer at a point, given in the superlayer's coordinates: this one or one in it.
    ///
    /// Nil for a layer that is hidden and for a point outside.
    open func hitTest(_ p: CGPoint) -> CALayer? { hit(at: p) }
    /// Lets a copy of an animation run, in place of one with the same key.
    ///
    /// - Parameters:
    ///   - anim: The animation.
    ///   - key: What the animation is found by; nil where it needn't be. A transition is found by `kCATransition`.
    open func add(_ anim: CAAnimation, forKey key: String?) {
      AnimationEnvironment.current.add(anim, forKey: key, to: self)
    }
    /// Ends the animation with a key, before its time.
    open func removeAnimation(forKey key: String) { endAnimation(forKey: key) }
    /// Ends all animations, before their time.
    open func removeAllAnimations() { endAnimations() }
    /// The animation with a key that the layer has; don't change it.
    open func animation(forKey key: String) -> CAAnimation? { findAnimation(forKey: key) }

    // MARK: Actions

    /// What the layer does when a property changes: what its delegate says or `actions` has, or the class's default.
    ///
    /// Asked before the change, of a layer without a view whose changes animate. Nil stands for an animation by the
    /// transaction.
    open func action(forKey event: String) -> (any CAAction)? {
      chosenDelegate?.action(for: self, forKey: event) ?? extras?.actions?[event]
        ?? type(of: self).defaultAction(forKey: event)
    }

    /// What layers of the class do when a property changes; nil by default.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  #endif

  // MARK: Tree

  /// Whether this is the other layer, or somewhere in it.
  final override func isIn(_ other: AnimationTarget) -> Bool {
    var current: CALayer? = self
    while let here = current {
      if here === other { return true }
      current = here.parent
    }
    return false
  }

  /// How the layer's time runs beside the clock, with that of the layers that it is in.
  final override var ownTime: LayerTime {
    let outer = (parent ?? original.object?.parent)?.timeOfSublayers ?? LayerTime()
    return extras?.timing.within(outer) ?? outer
  }

  /// The time that sublayers run in: behind the layer's own while a later copy of them is drawn.
  final var timeOfSublayers: LayerTime {
    var time = ownTime
    if let lag = extras?.lag { time.start -= lag }
    return time
  }

  /// The layer that this one is in, or is the mask of.
  open var superlayer: CALayer? { parent ?? masked }

  /// The layers in this one, the frontmost last; nil where there are none.
  ///
  /// Setting the list takes out those that aren't in it.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set { replaceChildren(with: newValue ?? []) }
  }

  /// Puts a layer in front of the other sublayers.
  ///
  /// - Precondition: This layer isn't the added one, nor in it.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  /// Puts a layer at an index; one beyond the end means the end.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Puts a layer right behind one of the sublayers; in front where that is none.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, below: sibling)
  }

  /// Puts a layer right in front of one of the sublayers; in front where that is none.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, above: sibling)
  }

  /// Puts a layer where one of the sublayers is; does nothing where that is none.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  /// Takes the layer out of its superlayer, or off the layer that it is the mask of.
  open func removeFromSuperlayer() {
    leaveSuperlayer()
    AnimationEnvironment.current.leave(self)
  }
}
