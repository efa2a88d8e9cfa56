import TouchCore
import TouchGraphics

extension CALayer {
  /// Makes a layer a sublayer, or gives one that is one another index.
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
    let isNew = layer.parent !== self
    // In its own layout new sublayers are what layout does.
    if isNew, owner == nil, hasLayout, !isInLayout { setNeedsLayout() }
    layer.parent = self
    let outer = state.sublayers == nil ? .identity : outerOfSublayers
    if layer.state.geometry.outer != outer { layer.state.geometry.outer = outer }
    if isNew, AnimationEnvironment.current.isRunning { AnimationEnvironment.current.retime(layer) }
    if layer.owner == nil { layer.arrival = AnimationEnvironment.current.turn }
    layer.extras?.wasPlaced?()
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
    if parent.state.sublayers != nil { state.geometry.outer = .identity }
  }

  /// The layer that this one is the mask of.
  final var masked: CALayer? {
    #if hasFeature(Embedded)
      nil
    #else
      extras?.masked?.object as? CALayer
    #endif
  }

  /// Takes the layer out of its superlayer, or off the layer that it is the mask of.
  final func leaveSuperlayer() {
    leaveParent()
    #if !hasFeature(Embedded)
      leaveMasked()
    #endif
  }

  #if !hasFeature(Embedded)
    /// Takes the layer off the one that it is the mask of.
    final func leaveMasked() {
      guard let masked else { return }
      masked.maskLayer = nil
      masked.extras?.maskOwner = nil
      extras?.masked = nil
    }
  #endif

  /// Exchanges two sublayers.
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
    return placed.ordered { $0.height < $1.height }.map { $0.layer }
  }
}

extension CALayer: SelfLayingOut {
  func layOutFromTop() {
    if let parent, parent.owner == nil { parent.layOutFromTop() }
    guard isLayoutDue else { return }
    isLayoutDue = false
    isInLayout = true
    layoutSublayers()
    isInLayout = false
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
