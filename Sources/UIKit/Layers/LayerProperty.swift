/// One of a layer's properties that animations change.
enum LayerProperty: Hashable {
  case position, bounds, anchorPoint, transform, zPosition
  case opacity, backgroundColor, cornerRadius, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius
  case fillColor, strokeColor, lineWidth, miterLimit, lineDashPhase, strokeStart, strokeEnd, path
  case fontSize, foregroundColor
}
