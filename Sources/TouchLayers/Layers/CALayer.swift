public import TouchGraphics

/// What a view looks like: a rectangle with a background, a border, a shadow and layers in it.
///
/// Every view has one and keeps its geometry there. A layer keeps its `sublayers` alive; they don't
/// keep it.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class CALayer: Anchored {
  /// What `Weak` needs to refer to the layer.
  package final var anchorage = Anchorage()
  /// What the layer is set to; animations show something else for a while.
  @exclusivity(unchecked) package final var state = LayerState(frame: .zero)
  /// The layer that this one is in; a layer that goes takes itself out of here.
  nonisolated(unsafe) unowned(unsafe) final var parent: CALayer?
  /// The layers in this one, the frontmost last.
  nonisolated(unsafe) final var children: [CALayer] = []
  /// The view that the layer belongs to; a view that goes takes itself out of here.
  nonisolated(unsafe) unowned(unsafe) package final var owner: (any LayerOwner)?
  /// The animations, in the order in which they were added.
  @exclusivity(unchecked) final var animations: [RunningAnimation] = []
  /// The turn in which the layer was put where it is.
  final var arrival = 0
  /// Of a copy made by `presentation()`: the layer that it shows.
  final var original = Weak<CALayer>(nil)

  /// A name for clients to find the layer by.
  open var name: String?

  /// Creates a layer without a size.
  ///
  /// A subclass that has an initializer of its own without arguments marks it as `required`.
  public required init() {}

  deinit {
    for child in children { child.parent = nil }
  }

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

  /// How far in front of its siblings the layer is drawn; touches don't care (rule 2.5).
  open var zPosition: CGFloat {
    get { state.zPosition }
    set { change(.zPosition) { $0.zPosition = newValue } }
  }

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

  // MARK: Tree

  /// The layer that this one is in.
  open var superlayer: CALayer? { parent }

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

  /// Takes the layer out of its superlayer; does nothing where there is none.
  open func removeFromSuperlayer() {
    leaveParent()
    AnimationEnvironment.current.leave(self)
  }
}

extension CALayer: Hashable {
  /// Whether one is the other.
  nonisolated public static func == (lhs: CALayer, rhs: CALayer) -> Bool { lhs === rhs }

  /// Feeds the identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension CALayer {
  /// Makes a layer a sublayer, or gives one that is one another place.
  func insert(_ layer: CALayer, at index: Int) {
    checkInsertion(of: layer)
    var index = min(max(index, 0), children.count)
    if layer.parent === self, let old = children.firstIndex(where: { $0 === layer }) {
      children.remove(at: old)
      index = min(index, children.count)
    } else {
      layer.leaveParent()
    }
    children.insert(layer, at: index)
    layer.parent = self
    if layer.owner == nil { layer.arrival = AnimationEnvironment.current.turn }
  }

  /// Puts a layer right behind a sublayer, or in front of all where that is none.
  package func insert(_ layer: CALayer, below sibling: CALayer?) {
    guard let sibling, sibling !== layer, sibling.parent === self else {
      if sibling !== layer { addSublayer(layer) }
      return
    }
    layer.leaveParent()
    insert(layer, at: children.firstIndex { $0 === sibling } ?? children.count)
  }

  /// Puts a layer right in front of a sublayer, or in front of all where that is none.
  func insert(_ layer: CALayer, above sibling: CALayer?) {
    guard let sibling, sibling !== layer, sibling.parent === self else {
      if sibling !== layer { addSublayer(layer) }
      return
    }
    layer.leaveParent()
    insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
  }

  /// Puts a layer where a sublayer is.
  func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new, old.parent === self else { return }
    insert(new, below: old)
    old.removeFromSuperlayer()
  }

  /// Makes a list of layers the sublayers.
  func replaceChildren(with layers: [CALayer]) {
    for child in children where !layers.contains(child) { child.removeFromSuperlayer() }
    for layer in layers { insert(layer, at: children.count) }
  }

  /// Takes the layer out of its superlayer.
  package func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
  }

  /// Lets two sublayers change places.
  package func exchange(_ one: CALayer, _ other: CALayer) {
    guard let first = children.firstIndex(of: one), let second = children.firstIndex(of: other)
    else { return }
    children.swapAt(first, second)
  }

  private func checkInsertion(of layer: CALayer) {
    var current: CALayer? = self
    while let here = current {
      precondition(here !== layer, "A layer can't be added to itself or to a layer that is in it.")
      current = here.parent
    }
  }

  /// The sublayers from the hindmost to the frontmost, as they are set: by `zPosition`, then in their
  /// order.
  ///
  /// - Complexity: O(*n*) where none has a `zPosition`, otherwise O(*n* log *n*).
  var childrenFromBehind: [CALayer] { children { $0.state.zPosition } }

  /// The sublayers as they are drawn at this moment: animations of their `zPosition` count.
  ///
  /// - Complexity: As `childrenFromBehind`.
  var childrenInDrawingOrder: [CALayer] {
    children { $0.animations.isEmpty ? $0.state.zPosition : $0.presentedState.zPosition }
  }

  private func children(by height: (CALayer) -> CGFloat) -> [CALayer] {
    guard children.contains(where: { height($0) != 0 }) else { return children }
    let placed = children.map { (layer: $0, height: height($0)) }
    // Sorting keeps no order among equals, so the place in the list decides there.
    return placed.enumerated().sorted { one, other in
      let (mine, its) = (one.element.height, other.element.height)
      return mine == its ? one.offset < other.offset : mine < its
    }.map { $0.element.layer }
  }
}
