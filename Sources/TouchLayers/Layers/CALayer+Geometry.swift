package import TouchGraphics

extension CALayer {
  // Read here, where `state` is declared: a module above would check the access each time (Decision 0010).

  /// The frame that was set, whatever an animation shows.
  package final var modelFrame: CGRect { state.geometry.frame }
  /// The bounds that were set, whatever an animation shows.
  package final var modelBounds: CGRect { state.geometry.bounds }
  /// The position that was set, whatever an animation shows.
  package final var modelPosition: CGPoint { state.geometry.position }
  /// The opacity that was set, whatever an animation shows.
  package final var modelOpacity: CGFloat { state.opacity }
  /// Whether the layer was hidden.
  package final var isModelHidden: Bool { state.isHidden }
  /// A point of the layer above, in this layer's coordinates as they were set.
  package final func modelPoint(fromParent point: CGPoint) -> CGPoint {
    state.geometry.fromParent(point)
  }
  /// Whether the layer takes a touch at a point of its own (rules 2.2, 2.3, 2.6).
  package final func takesTouch(at point: CGPoint, _ leastOpacity: CGFloat) -> Bool {
    !state.isHidden && state.opacity >= leastOpacity && !blocksTouches
      && state.geometry.contains(point)
  }
  /// A point of the layer above, in this layer's coordinates, if the layer takes a touch there (rules 2.2, 2.3,
  /// 2.6).
  package final func takenPoint(fromParent point: CGPoint, _ leastOpacity: CGFloat) -> CGPoint? {
    if animations.isEmpty, state.geometry.isPlain {
      // As below, for speed.
      guard !state.isHidden, state.opacity >= leastOpacity else { return nil }
      let location = state.geometry.fromParent(point)
      return state.geometry.contains(location) ? location : nil
    }
    return shownPoint(fromParent: point, leastOpacity)
  }

  // A function of its own, which keeps the one above small.
  @inline(never)
  private final func shownPoint(fromParent point: CGPoint, _ leastOpacity: CGFloat) -> CGPoint? {
    guard let location = touchedPoint(fromParent: point), takesTouch(at: location, leastOpacity)
    else {
      return nil
    }
    return location
  }
  /// A point of the layer above, in this layer's coordinates, where touches find it (rule 2.6); nil where
  /// nothing of the layer is left to be touched.
  package final func touchedPoint(fromParent point: CGPoint) -> CGPoint? {
    if animations.isEmpty {
      return state.geometry.isVisible ? state.geometry.fromParent(point) : nil
    }
    let geometry = touchedGeometry
    return geometry.isVisible ? geometry.fromParent(point) : nil
  }
  /// What leads from the coordinates of the layer above to a layer's as they were set, and whether that is all.
  nonisolated package static func shift(
    of layer: Unmanaged<CALayer>
  ) -> (dx: CGFloat, dy: CGFloat, isAll: Bool) {
    layer._withUnsafeGuaranteedRef {
      ($0.state.geometry.shift.dx, $0.state.geometry.shift.dy, $0.state.geometry.isPlain)
    }
  }
  /// A point of this layer, in the coordinates of the layer above.
  package final func modelPoint(toParent point: CGPoint) -> CGPoint {
    state.geometry.toParent(point)
  }

  /// Whether the layer lies in its frame as it is, neither scaled nor turned.
  package final var isFramed: Bool { state.geometry.isPlain }
  /// A point of the layer above, in this layer's coordinates, without rounding where the frame has none.
  package final func framedPoint(fromParent point: CGPoint) -> CGPoint {
    guard state.geometry.isPlain else { return state.geometry.fromParent(point) }
    let (frame, bounds) = (state.geometry.plainFrame.origin, state.geometry.bounds.origin)
    return CGPoint(x: point.x - frame.x + bounds.x, y: point.y - frame.y + bounds.y)
  }
  /// A point of this layer in the coordinates of the layer above, without rounding where the frame has none.
  package final func framedPoint(toParent point: CGPoint) -> CGPoint {
    guard state.geometry.isPlain else { return state.geometry.toParent(point) }
    let (frame, bounds) = (state.geometry.plainFrame.origin, state.geometry.bounds.origin)
    return CGPoint(x: point.x - bounds.x + frame.x, y: point.y - bounds.y + frame.y)
  }

  /// Changes the geometry, and does what follows from a change of size.
  package func changeGeometry(_ edit: (inout LayerGeometry) -> Void) {
    let size = state.geometry.bounds.size
    var changed = state.geometry
    edit(&changed)
    precondition(changed.isSound, "A layer's geometry contains NaN.")
    change(.bounds, .position, .anchorPoint) { $0.geometry = changed }
    if state.sublayers != nil { placeSublayers() }
    if changed.bounds.size != size { sizeChanged(from: size) }
  }

  /// What a new sublayer's geometry keeps of this layer.
  var outerOfSublayers: CGAffineTransform {
    state.outerOfSublayers.map { CATransform3DGetAffineTransform($0) } ?? .identity
  }

  /// Has the sublayers keep what this layer does to them.
  func placeSublayers() {
    let outer = outerOfSublayers
    for child in children where child.state.geometry.outer != outer {
      child.state.geometry.outer = outer
    }
  }

  /// Does what follows from a change of the bounds' size.
  func sizeChanged(from size: CGSize) {
    if let owner { owner.layerSizeChanged(from: size) } else if hasLayout { setNeedsLayout() }
  }

  /// Changes the transform, in the plane or out of it.
  func changeTransform(to transform: CATransform3D) {
    change(.transform) { $0.transform = transform }
  }

  /// Sets the opacity; views know it more exactly than `opacity` does.
  package func setOpacity(_ opacity: CGFloat) { change(.opacity) { $0.opacity = opacity } }
}

extension CALayer {
  // MARK: Points

  /// The frontmost layer at a point of the superlayer, as `hitTest(_:)` finds it.
  final func hit(at p: CGPoint) -> CALayer? {
    guard !isHidden, state.geometry.isVisible else { return nil }
    let point = state.geometry.fromParent(p)
    let isInside = contains(point)
    if masksToBounds, !isInside { return nil }
    for child in childrenFromBehind.reversed() {
      if let hit = child.hitTest(point) { return hit }
    }
    return isInside ? self : nil
  }

  /// A point of this layer in another layer's coordinates; nil stands for what the topmost superlayer
  /// lies in.
  ///
  /// - Complexity: O(*depth*).
  func converted(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    var point = p
    var current: CALayer? = self
    while let here = current, here !== l {
      point = here.state.geometry.toParent(point)
      current = here.parent
    }
    return current === l ? point : l?.descend(point) ?? point
  }

  /// A point of another layer in this layer's coordinates; nil as in `convert(_:to:)`.
  ///
  /// - Complexity: O(*depth*).
  func converted(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    if let l { return l.converted(p, to: self) }
    return descend(p)
  }

  /// A rectangle of this layer in another layer's coordinates: the smallest one around its corners.
  func converted(_ r: CGRect, to l: CALayer?) -> CGRect {
    if r.isNull { return .null }
    return CGRect(
      around: converted(CGPoint(x: r.minX, y: r.minY), to: l),
      converted(CGPoint(x: r.maxX, y: r.minY), to: l),
      converted(CGPoint(x: r.minX, y: r.maxY), to: l),
      converted(CGPoint(x: r.maxX, y: r.maxY), to: l)
    )
  }

  /// A rectangle of another layer in this layer's coordinates; nil as in `convert(_:to:)`.
  func converted(_ r: CGRect, from l: CALayer?) -> CGRect {
    if r.isNull { return .null }
    return CGRect(
      around: converted(CGPoint(x: r.minX, y: r.minY), from: l),
      converted(CGPoint(x: r.maxX, y: r.minY), from: l),
      converted(CGPoint(x: r.minX, y: r.maxY), from: l),
      converted(CGPoint(x: r.maxX, y: r.maxY), from: l)
    )
  }

  /// The topmost superlayer, or the layer itself.
  var root: CALayer {
    var root = self
    while let parent = root.parent { root = parent }
    return root
  }

  /// A point of what is beyond the root in own coordinates.
  private func descend(_ point: CGPoint) -> CGPoint {
    state.geometry.fromParent(parent?.descend(point) ?? point)
  }
}
