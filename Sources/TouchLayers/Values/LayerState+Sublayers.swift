import TouchGraphics

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

  /// The map in the plane from the layer's coordinates to the superlayer's, where that turns its sublayers in space.
  func map(within outer: CATransform3D) -> CGAffineTransform {
    CATransform3DGetAffineTransform(placed(within: outer))
  }

  /// What leads from the layer's coordinates to those of the superlayer in space, and through what is around that.
  func placed(within outer: CATransform3D?) -> CATransform3D {
    let anchor = geometry.anchor
    let moved = CATransform3DConcat(
      CATransform3DTranslate(aboutAnchor(transform), -anchor.x, -anchor.y, 0),
      CATransform3DMakeTranslation(geometry.position.x, geometry.position.y, zPosition)
    )
    return outer.map { CATransform3DConcat(moved, $0) } ?? moved
  }
}
