// Ours, not Apple's: there, the render server draws, which no client sees.

package import TouchCore
package import TouchGraphics

/// Turns layers into a display list: what is hidden, clear, empty or out of sight is left out.
///
/// Layers that are only moved add their position to what is drawn in them; a group stands in the list only
/// where there is a transform, a clip, a shadow or an opacity of a layer as a whole.
#if !hasFeature(Embedded)
  @MainActor
#endif
package struct LayerPainter {
  /// What conversions between layers may add to a location, in points: far less than a pixel.
  private static let rounding = 1e-6

  /// What was painted so far.
  package private(set) var list: DisplayList
  /// Whether the superlayers that are being painted show their backs.
  private var showsBack = false
  /// What the layer whose sublayers come next does to them; nil for nothing.
  private var outer: CATransform3D?

  /// Creates a painter with an empty picture.
  package init(size: CGSize) {
    list = DisplayList(width: Double(size.width), height: Double(size.height))
  }

  /// Paints a layer and what is in it.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - offset: Where the superlayer's origin is in the list's present group.
  ///   - visible: What of the superlayer can be seen, in its own coordinates.
  package mutating func paint(_ layer: CALayer, at offset: Vector, visible: Rect) {
    let state = layer.presentedState
    let geometry = state.geometry
    #if !hasFeature(Embedded)
      if layer.extras?.sharesSpace == true { return paintSpace(layer, state, at: offset, visible) }
    #endif
    guard !state.isHidden, state.opacity > 0, outer != nil || geometry.isVisible else { return }
    let outer = outer
    let map = Transform2D(outer.map { state.map(within: $0) } ?? geometry.toParentTransform)
    self.outer = nil
    defer { self.outer = outer }
    guard let back = map.inverse else { return }
    let before = showsBack
    defer { showsBack = before }
    if map.determinant < 0 { showsBack.toggle() }
    guard layer.extras?.isDoubleSided ?? true || !showsBack else { return }
    var seen = back.apply(to: visible)
    let bounds = Rect(geometry.bounds)
    var group = PaintGroup(opacity: Double(min(state.opacity, 1)))
    if state.masksToBounds {
      // Nothing of it is seen outside, its shadow included.
      guard let inside = seen.intersection(bounds), inside.hasArea else { return }
    } else if let shadow = PaintShadow(state.shadow) {
      group.shadow = shadow
      seen = seen.outsetBy(
        shadow.offset.length + shadow.blur * PaintShadow.visibleDeviations
      )
    }
    var origin = Vector(dx: map.tx, dy: map.ty) + offset
    if !map.isTranslation {
      group.transform = map.concatenating(.translation(x: offset.dx, y: offset.dy))
      origin = .zero
    }
    paint(layer, state, in: group, at: origin, seen)
  }

  /// Paints a layer alone, upright and opaque, with the origin of its bounds at the list's origin.
  package mutating func paintWhole(_ layer: CALayer) {
    let state = layer.presentedState
    let bounds = Rect(state.geometry.bounds)
    let offset = Point.zero - Point(x: bounds.minX, y: bounds.minY)
    paint(layer, state, in: PaintGroup(), at: offset, bounds)
  }

  /// Paints a layer as one group.
  private mutating func paint(
    _ layer: CALayer,
    _ state: LayerState,
    in group: PaintGroup,
    at offset: Vector,
    _ seen: Rect
  ) {
    var group = group
    if let mask = layer.maskLayer {
      guard let opening = mask.opening else { return }
      group.clip = opening.path.transformed(by: .translation(x: offset.dx, y: offset.dy))
      group.clipRule = opening.rule
    }
    list.begin(group)
    paintBackground(state, at: offset, seen)
    paintInside(layer, state, at: offset, seen)
    paintBorder(state, at: offset, seen)
    #if !hasFeature(Embedded)
      paintParticles(layer, state, at: offset, seen)
    #endif
    list.end(group)
  }

  /// Paints what the layer shows, and its sublayers.
  private mutating func paintInside(
    _ layer: CALayer,
    _ state: LayerState,
    at offset: Vector,
    _ seen: Rect
  ) {
    let bounds = Rect(state.geometry.bounds)
    var group = PaintGroup()
    var seen = seen
    if state.masksToBounds {
      guard let inside = seen.intersection(bounds) else { return }
      // A clip that cuts nothing off isn't needed.
      if state.cornerRadius > 0 || !bounds.outsetBy(Self.rounding).contains(seen) {
        group.clip = state.outline(bounds.moved(by: offset))
      }
      seen = inside
    }
    if layer.children.isEmpty, state.content == .none { return }
    list.begin(group)
    paintContent(state, at: offset, seen)
    outer = state.outerOfSublayers
    defer { outer = nil }
    if let replication = layer.extras?.replication {
      paintCopies(layer, replication, in: bounds, at: offset, seen)
    } else {
      paintSublayers(layer, at: offset, seen)
    }
    list.end(group)
  }

  private mutating func paintSublayers(_ layer: CALayer, at offset: Vector, _ seen: Rect) {
    for sublayer in layer.childrenInDrawingOrder { paint(sublayer, at: offset, visible: seen) }
  }

  #if !hasFeature(Embedded)
    /// Paints what is in a layer that shares its space with its sublayers, those that are farther away first.
    private mutating func paintSpace(
      _ layer: CALayer,
      _ state: LayerState,
      at offset: Vector,
      _ visible: Rect
    ) {
      guard !state.isHidden, state.opacity > 0, !layer.children.isEmpty else { return }
      let before = outer
      let space = state.placed(within: before)
      outer = space
      defer { outer = before }
      let group = PaintGroup(opacity: Double(min(state.opacity, 1)))
      list.begin(group)
      for sublayer in layer.childrenFromFar(in: space) {
        paint(sublayer, at: offset, visible: visible)
      }
      list.end(group)
    }
  #endif

  /// Paints the sublayers as often as their layer says, each copy in front of the one before.
  private mutating func paintCopies(
    _ layer: CALayer,
    _ replication: LayerReplication,
    in bounds: Rect,
    at offset: Vector,
    _ seen: Rect
  ) {
    let (x, y) = (bounds.minX + bounds.width / 2, bounds.minY + bounds.height / 2)
    replication.forEachCopy { index, transform in
      let map = Transform2D.translation(x: -x, y: -y)
        .concatenating(Transform2D(CATransform3DGetAffineTransform(transform)))
        .concatenating(.translation(x: x, y: y))
      let factor = replication.factor(of: index)
      guard let back = map.inverse, factor.alpha > 0 else { return }
      var group = PaintGroup(opacity: factor.alpha)
      var origin = Vector(dx: map.tx, dy: map.ty) + offset
      if !map.isTranslation {
        group.transform = map.concatenating(.translation(x: offset.dx, y: offset.dy))
        origin = .zero
      }
      var copy = self
      copy.list = DisplayList(width: list.width, height: list.height)
      if map.determinant < 0 { copy.showsBack.toggle() }
      layer.lagging(by: Double(index) * replication.delay) {
        copy.paintSublayers(layer, at: origin, back.apply(to: seen))
      }
      list.group(group) { $0.append(copy.list.multiplied(by: factor)) }
    }
  }

  // MARK: Ink

  private mutating func paintBackground(_ state: LayerState, at offset: Vector, _ seen: Rect) {
    let bounds = Rect(state.geometry.bounds)
    guard let color = state.backgroundColor, bounds.hasArea, seen.intersection(bounds) != nil
    else { return }
    let (place, outline) = (bounds.moved(by: offset), state.outline(bounds.moved(by: offset)))
    #if !hasFeature(Embedded)
      if let pattern = color.pattern {
        guard let part = seen.intersection(bounds)?.moved(by: offset) else { return }
        list.group(PaintGroup(opacity: Double(color.alpha), clip: outline)) {
          $0.tile(pattern.list, from: Point(x: place.minX, y: place.minY), over: part)
        }
        return
      }
    #endif
    list.fill(outline, PaintColor(color))
  }

  private mutating func paintBorder(_ state: LayerState, at offset: Vector, _ seen: Rect) {
    let bounds = Rect(state.geometry.bounds)
    let width = min(Double(state.borderWidth), bounds.width, bounds.height)
    guard width > 0, seen.intersection(bounds) != nil else { return }
    // The border lies inside of the bounds: the pen goes along its middle.
    let middle = bounds.moved(by: offset).outsetBy(-width / 2)
    list.stroke(
      state.outline(middle, inset: width / 2),
      state.borderColor.map { PaintColor($0) } ?? .black,
      PaintStroke(width: width)
    )
  }

  private mutating func paintContent(_ state: LayerState, at offset: Vector, _ seen: Rect) {
    switch state.content {
    case .none: break
    case .shape(let shape): list.paint(shape, at: offset, seen)
    case .text(let text):
      let room = state.geometry.bounds.inset(by: text.margins)
      list.paint(text, in: Rect(room), at: offset, seen)
    case .gradient(let gradient):
      let bounds = Rect(state.geometry.bounds)
      let outline = state.cornerRadius > 0 ? state.outline(bounds.moved(by: offset)) : nil
      list.paint(gradient, in: bounds, at: offset, within: outline)
    case .picture(let picture): list.paint(picture, in: state.geometry.bounds, at: offset, seen)
    #if !hasFeature(Embedded)
      case .emission: break  // In front of the border.
    #endif
    }
  }

  #if !hasFeature(Embedded)
    private mutating func paintParticles(
      _ layer: CALayer,
      _ state: LayerState,
      at offset: Vector,
      _ seen: Rect
    ) {
      guard let emission = state.emission else { return }
      let particles = emission.still ?? layer.particles ?? []
      let bounds = Rect(state.geometry.bounds)
      let clip = state.masksToBounds ? state.outline(bounds.moved(by: offset)) : nil
      list.group(PaintGroup(clip: clip)) { $0.paint(particles, at: offset, seen) }
    }
  #endif
}

extension LayerState {
  /// A rectangle with the layer's round corners, less by an inset.
  fileprivate func outline(_ rect: Rect, inset: Double = 0) -> Path {
    let radius = max(Double(cornerRadius) - inset, 0)
    var path = Path()
    let fitting = min(radius, rect.width / 2, rect.height / 2)
    if hasContinuousCorners {
      path.addContinuousRect(rect, radius: fitting, square: maskedCorners.square)
      return path
    }
    guard maskedCorners != .all else { return Path(rect, cornerRadius: radius) }
    path.addRoundedRect(
      rect,
      cornerWidth: fitting,
      cornerHeight: fitting,
      square: maskedCorners.square
    )
    return path
  }
}

extension CALayer {
  /// Where the layer as a mask lets through, in its superlayer's coordinates; nil where it lets nothing through.
  fileprivate var opening: (path: Path, rule: Path.FillRule)? {
    let state = presentedState
    guard !state.isHidden, state.opacity > 0 else { return nil }
    var (path, rule) = (Path(), Path.FillRule.winding)
    if let color = state.backgroundColor, color.alpha > 0 {
      path = state.outline(Rect(state.geometry.bounds))
    }
    if case .gradient(let gradient) = state.content,
      gradient.colors.contains(where: { $0.alpha > 0 })
    {
      path = state.outline(Rect(state.geometry.bounds))
    }
    if let inside = state.shape.path, let color = state.shape.fillColor, color.alpha > 0,
      state.content != .none
    {
      if path.isEmpty, state.shape.fillRule == .evenOdd { rule = .evenOdd }
      path.append(inside)
    }
    if path.isEmpty { return nil }
    return (path.transformed(by: Transform2D(state.geometry.toParentTransform)), rule)
  }
}

extension PaintShadow {
  /// The shadow of a layer; nil where there is none to see.
  fileprivate init?(_ shadow: LayerShadow) {
    let color = shadow.color.map { PaintColor($0) } ?? .black
    let alpha = color.alpha * Double(min(shadow.opacity, 1))
    guard alpha > 0 else { return nil }
    self.init(
      color: color.withAlpha(alpha),
      offset: Vector(dx: Double(shadow.offset.width), dy: Double(shadow.offset.height)),
      blur: Double(max(shadow.radius, 0))
    )
  }
}

extension Rect {
  /// Whether there is anything inside.
  fileprivate var hasArea: Bool { width > 0 && height > 0 }
}
