import TouchCore
import TouchGraphics

/// How what a layer showed before gives way to what it shows now.
package enum LayerTransition {
  /// It fades.
  case dissolve
  /// The layer turns about its vertical axis, seen without perspective.
  case turnAcross
  /// The layer turns about its horizontal axis, seen without perspective.
  case turnDown
  #if !hasFeature(Embedded)
    /// It slides off upwards.
    case slideUp
    /// It slides off downwards.
    case slideDown
  #endif

  /// How narrow a layer is that is seen from its edge: not zero, so that it stays a layer.
  fileprivate static var edge: CGFloat { 0.001 }
}

extension CALayer {
  /// Shows a picture of what was there before, and lets it give way.
  ///
  /// - Parameters:
  ///   - picture: What was shown, as `frozen()` made it.
  ///   - transition: How it gives way.
  ///   - change: How long it takes, and what waits for the end.
  package func give(
    way picture: CALayer,
    by transition: LayerTransition,
    _ change: ChangeAnimation
  ) {
    let environment = AnimationEnvironment.current
    picture.state.transform = CATransform3DIdentity
    picture.state.geometry.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    picture.state.geometry.position = CGPoint(
      x: state.geometry.bounds.midX,
      y: state.geometry.bounds.midY
    )
    picture.state.opacity = 0
    picture.state.isHidden = false
    insert(picture, at: children.count)

    let fading = CAKeyframeAnimation(keyPath: LayerProperty.opacity.rawValue)
    let turning: LayerProperty?
    switch transition {
    case .dissolve:
      fading.values = [1.0, 0.0]
      turning = nil
    case .turnAcross:
      fading.values = [1.0, 0.0]
      fading.calculationMode = .discrete
      turning = .scaleX
    case .turnDown:
      fading.values = [1.0, 0.0]
      fading.calculationMode = .discrete
      turning = .scaleY
    #if !hasFeature(Embedded)
      case .slideUp, .slideDown:
        fading.values = [1.0, 1.0]
        turning = nil
        slide(picture, by: transition == .slideUp ? -1 : 1, change)
    #endif
    }
    if case .curve(let function) = change.pacing { fading.timingFunction = function }
    fading.duration = change.duration
    environment.run(fading, key: kCATransition, on: picture)

    // The layer's own animation keeps touches away and waits for the end, turning or not.
    let own = CAKeyframeAnimation(keyPath: turning?.rawValue)
    if let turning, case .number(let scale)? = turning.value(in: state) {
      own.values = [scale, scale * LayerTransition.edge, scale]
        .compactMap { LayerValue.number($0).asAnimationValue }
    }
    own.timingFunction = fading.timingFunction
    own.duration = change.duration
    let gone = AnimationCompletion { _ in picture.removeFromSuperlayer() }
    environment.run(
      own,
      key: kCATransition,
      on: self,
      blocksTouches: change.blocksTouches,
      completions: [gone, change.completion].compactMap { $0 }
    )
    gone.close()
  }

  #if !hasFeature(Embedded)
    /// Moves a picture of the layer off by its heights.
    private func slide(_ picture: CALayer, by heights: CGFloat, _ change: ChangeAnimation) {
      let start = picture.state.geometry.position.y
      let sliding = CAKeyframeAnimation(keyPath: "position.y")
      sliding.values = [start, start + heights * state.geometry.bounds.height]
        .compactMap { LayerValue.number($0).asAnimationValue }
      if case .curve(let function) = change.pacing { sliding.timingFunction = function }
      sliding.duration = change.duration
      AnimationEnvironment.current.run(sliding, key: "position.y", on: picture)
    }
  #endif
}
