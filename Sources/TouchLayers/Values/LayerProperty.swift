/// One of a layer's properties that animations change, under Apple's key path.
enum LayerProperty: String, Hashable, CaseIterable {
  // MARK: Geometry

  case position
  case positionX = "position.x"
  case positionY = "position.y"
  case bounds
  case boundsOrigin = "bounds.origin"
  case boundsOriginX = "bounds.origin.x"
  case boundsOriginY = "bounds.origin.y"
  case boundsSize = "bounds.size"
  case boundsWidth = "bounds.size.width"
  case boundsHeight = "bounds.size.height"
  case anchorPoint
  case zPosition
  case transform
  case scale = "transform.scale"
  case scaleX = "transform.scale.x"
  case scaleY = "transform.scale.y"
  case rotation = "transform.rotation"
  case rotationX = "transform.rotation.x"
  case rotationY = "transform.rotation.y"
  case rotationZ = "transform.rotation.z"
  case translation = "transform.translation"
  case translationX = "transform.translation.x"
  case translationY = "transform.translation.y"
  case sublayerTransform

  // MARK: Looks

  case opacity
  case backgroundColor
  case cornerRadius
  case borderWidth
  case borderColor
  case shadowColor
  case shadowOpacity
  case shadowOffset
  case shadowOffsetWidth = "shadowOffset.width"
  case shadowOffsetHeight = "shadowOffset.height"
  case shadowRadius

  // MARK: Shapes and texts

  case path
  case fillColor
  case strokeColor
  case lineWidth
  case miterLimit
  case lineDashPhase
  case strokeStart
  case strokeEnd
  case fontSize
  case foregroundColor
  #if !hasFeature(Embedded)
    case colors
    case locations
    case startPoint
    case endPoint

    // MARK: Particles

    case birthRate
    case lifetime
    case velocity
    case emitterScale = "scale"
    case spin
    case emitterPosition
    case emitterPositionX = "emitterPosition.x"
    case emitterPositionY = "emitterPosition.y"
    case emitterZPosition
    case emitterSize
    case emitterWidth = "emitterSize.width"
    case emitterHeight = "emitterSize.height"
    case emitterDepth
  #endif
}
