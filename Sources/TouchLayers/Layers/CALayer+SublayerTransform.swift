import TouchCore
import TouchGraphics

extension CALayer {
  /// What happens to the sublayers about the layer's anchor, beside their own transforms; nothing unless set.
  ///
  /// Deviation: it is drawn as projected into the plane, without perspective, and sublayers are in front of each other by
  /// their `zPosition` and order alone. Points are converted, and touches found, by its image in the plane.
  public var sublayerTransform: CATransform3D {
    get { state.sublayers?.value ?? CATransform3DIdentity }
    set {
      change(.sublayerTransform) {
        LayerProperty.sublayerTransform.set(.transform(newValue), in: &$0)
      }
      placeSublayers()
    }
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
}

extension LayerState {
  /// What happens to the sublayers, in the layer's coordinates; nil for nothing.
  var outerOfSublayers: CATransform3D? {
    guard let sublayers else { return nil }
    let anchor = geometry.anchor
    return CATransform3DConcat(
      CATransform3DTranslate(sublayers.value, -anchor.x, -anchor.y, 0),
      CATransform3DMakeTranslation(anchor.x, anchor.y, 0)
    )
  }

  /// What leads from the layer's coordinates to the superlayer's, in the plane, where that turns its sublayers in space.
  func map(within outer: CATransform3D) -> CGAffineTransform {
    let anchor = geometry.anchor
    let moved = CATransform3DConcat(
      CATransform3DTranslate(transform, -anchor.x, -anchor.y, 0),
      CATransform3DMakeTranslation(geometry.position.x, geometry.position.y, zPosition)
    )
    return CATransform3DGetAffineTransform(CATransform3DConcat(moved, outer))
  }
}
