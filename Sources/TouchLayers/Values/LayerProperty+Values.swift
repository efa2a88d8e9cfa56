import TouchGraphics

extension LayerProperty {
  /// What the property is in a state; nil where layers of the state's kind don't have it.
  ///
  /// Not inlined, and neither is what changes a transform: the cases would be in a module several times.
  @inline(never)
  func value(in state: LayerState) -> LayerValue? {
    switch self {
    case .zPosition: .number(state.zPosition)
    case .opacity: .number(state.opacity)
    case .backgroundColor: .color(state.backgroundColor)
    case .cornerRadius: .number(state.cornerRadius)
    case .borderWidth: .number(state.borderWidth)
    case .borderColor: .color(state.borderColor)
    case .shadowColor: .color(state.shadow.color)
    case .shadowOpacity: .number(state.shadow.opacity)
    case .shadowOffset: .size(state.shadow.offset)
    case .shadowOffsetWidth: .number(state.shadow.offset.width)
    case .shadowOffsetHeight: .number(state.shadow.offset.height)
    case .shadowRadius: .number(state.shadow.radius)
    case .path, .fillColor, .strokeColor, .lineWidth, .miterLimit, .lineDashPhase, .strokeStart,
      .strokeEnd:
      if case .shape(let shape) = state.content { value(in: shape) } else { nil }
    case .fontSize:
      if case .text(let text) = state.content { .number(text.font.pointSize) } else { nil }
    case .foregroundColor:
      if case .text(let text) = state.content { .color(text.color) } else { nil }
    case .transform, .scale, .scaleX, .scaleY, .rotation, .rotationX, .rotationY, .rotationZ,
      .translation, .translationX, .translationY:
      value(ofTransformIn: state)
    case .sublayerTransform: .transform(state.sublayers?.value ?? CATransform3DIdentity)
    #if !hasFeature(Embedded)
      case .colors, .locations, .startPoint, .endPoint:
        if case .gradient(let gradient) = state.content { value(in: gradient) } else { nil }
      default: value(in: state.geometry) ?? value(ofEmissionIn: state)
    #else
      default: value(in: state.geometry)
    #endif
    }
  }

  private func value(in geometry: LayerGeometry) -> LayerValue? {
    switch self {
    case .position: .point(geometry.position)
    case .positionX: .number(geometry.position.x)
    case .positionY: .number(geometry.position.y)
    case .bounds: .rect(geometry.bounds)
    case .boundsOrigin: .point(geometry.bounds.origin)
    case .boundsOriginX: .number(geometry.bounds.origin.x)
    case .boundsOriginY: .number(geometry.bounds.origin.y)
    case .boundsSize: .size(geometry.bounds.size)
    case .boundsWidth: .number(geometry.bounds.size.width)
    case .boundsHeight: .number(geometry.bounds.size.height)
    case .anchorPoint: .point(geometry.anchorPoint)
    default: nil
    }
  }

  private func value(ofTransformIn state: LayerState) -> LayerValue? {
    let tilt = state.spatial.map { TiltParts($0.value) }
    let parts = tilt?.planar ?? TransformParts(state.geometry.transform)
    return switch self {
    case .transform: .transform(state.transform)
    case .rotationX: .number(tilt?.aboutX ?? 0)
    case .rotationY: .number(tilt?.aboutY ?? 0)
    case .scale: .number((parts.scaleX + parts.scaleY) / 2)
    case .scaleX: .number(parts.scaleX)
    case .scaleY: .number(parts.scaleY)
    case .rotation, .rotationZ: .number(parts.angle)
    case .translation: .size(CGSize(width: parts.move.x, height: parts.move.y))
    case .translationX: .number(parts.move.x)
    case .translationY: .number(parts.move.y)
    default: nil
    }
  }

  private func value(in shape: LayerShape) -> LayerValue? {
    switch self {
    case .path: .path(shape.path)
    case .fillColor: .color(shape.fillColor)
    case .strokeColor: .color(shape.strokeColor)
    case .lineWidth: .number(shape.lineWidth)
    case .miterLimit: .number(shape.miterLimit)
    case .lineDashPhase: .number(shape.dashPhase)
    case .strokeStart: .number(shape.strokeStart)
    case .strokeEnd: .number(shape.strokeEnd)
    default: nil
    }
  }

  /// Sets the property in a state; does nothing with a value of another kind.
  func set(_ value: LayerValue, in state: inout LayerState) {
    switch value {
    case .number(let number): set(number, in: &state)
    case .color(let color): set(color, in: &state)
    case .point(let point):
      switch self {
      case .position: state.geometry.position = point
      case .boundsOrigin: state.geometry.bounds.origin = point
      case .anchorPoint: state.geometry.anchorPoint = point
      #if !hasFeature(Embedded)
        case .startPoint: state.changeGradient { $0.start = point }
        case .endPoint: state.changeGradient { $0.end = point }
        case .emitterPosition: state.changeEmission { $0.position = point }
      #endif
      default: break
      }
    case .size(let size):
      switch self {
      case .boundsSize: state.geometry.bounds.size = size
      case .shadowOffset: state.shadow.offset = size
      case .translation:
        changeTransform(in: &state) { $0.move = CGPoint(x: size.width, y: size.height) }
      #if !hasFeature(Embedded)
        case .emitterSize: state.changeEmission { $0.size = size }
      #endif
      default: break
      }
    case .rect(let rect): if self == .bounds { state.geometry.bounds = rect }
    case .transform(let transform):
      if self == .transform { state.transform = transform }
      if self == .sublayerTransform {
        state.sublayers = CATransform3DIsIdentity(transform) ? nil : SpatialTransform(transform)
      }
    #if !hasFeature(Embedded)
      case .list(let values): set(values, in: &state)
    #endif
    case .path(let path): if self == .path { state.shape.path = path }
    }
  }

  private func set(_ color: CGColor?, in state: inout LayerState) {
    switch self {
    case .backgroundColor: state.backgroundColor = color
    case .borderColor: state.borderColor = color
    case .shadowColor: state.shadow.color = color
    case .fillColor: state.shape.fillColor = color
    case .strokeColor: state.shape.strokeColor = color
    case .foregroundColor: state.text.color = color
    default: break
    }
  }

  private func set(_ number: CGFloat, in state: inout LayerState) {
    switch self {
    case .positionX: state.geometry.position.x = number
    case .positionY: state.geometry.position.y = number
    case .boundsOriginX: state.geometry.bounds.origin.x = number
    case .boundsOriginY: state.geometry.bounds.origin.y = number
    case .boundsWidth: state.geometry.bounds.size.width = number
    case .boundsHeight: state.geometry.bounds.size.height = number
    case .zPosition: state.zPosition = number
    case .scale:
      changeTransform(in: &state) {
        $0.scaleX = number
        $0.scaleY = number
      }
    case .scaleX: changeTransform(in: &state) { $0.scaleX = number }
    case .scaleY: changeTransform(in: &state) { $0.scaleY = number }
    case .rotation, .rotationZ: changeTransform(in: &state) { $0.angle = number }
    case .rotationX: changeTilt(in: &state) { $0.aboutX = number }
    case .rotationY: changeTilt(in: &state) { $0.aboutY = number }
    case .translationX: changeTransform(in: &state) { $0.move.x = number }
    case .translationY: changeTransform(in: &state) { $0.move.y = number }
    case .opacity: state.opacity = number
    case .cornerRadius: state.cornerRadius = number
    case .borderWidth: state.borderWidth = number
    case .shadowOpacity: state.shadow.opacity = number
    case .shadowOffsetWidth: state.shadow.offset.width = number
    case .shadowOffsetHeight: state.shadow.offset.height = number
    case .shadowRadius: state.shadow.radius = number
    case .lineWidth: state.shape.lineWidth = number
    case .miterLimit: state.shape.miterLimit = number
    case .lineDashPhase: state.shape.dashPhase = number
    case .strokeStart: state.shape.strokeStart = number
    case .strokeEnd: state.shape.strokeEnd = number
    case .fontSize: state.text.font = state.text.font.withSize(number)
    #if hasFeature(Embedded)
      default: break
    #else
      default: state.changeEmission { set(number, in: &$0) }
    #endif
    }
  }

  @inline(never)
  private func changeTransform(
    in state: inout LayerState,
    _ change: (inout TransformParts) -> Void
  ) {
    if state.spatial != nil { return changeTilt(in: &state) { change(&$0.planar) } }
    var parts = TransformParts(state.geometry.transform)
    change(&parts)
    state.transform = CATransform3DMakeAffineTransform(parts.transform)
  }

  @inline(never)
  private func changeTilt(in state: inout LayerState, _ change: (inout TiltParts) -> Void) {
    var parts = TiltParts(state.transform)
    change(&parts)
    state.transform = parts.transform
  }
}
