import TouchGraphics

/// What a change set a property to, whose animation leads there.
struct ChangeGoal {
  /// The property.
  let property: LayerProperty
  /// What it was set to.
  let value: LayerValue
  /// Whether the animation adds to what the property is set to: then what is set meanwhile is seen at once, and other
  /// changes have animations of their own beside it.
  let addsUp: Bool

  /// Moves what the animation shows in a state by as much as the property was set to another value since.
  ///
  /// - Parameters:
  ///   - state: The state, with what the animation shows in it.
  ///   - before: What the property was in it without the animation.
  func follow(in state: inout LayerState, from before: LayerValue?) {
    guard addsUp, let before, before != value, let shown = property.value(in: state) else { return }
    property.set(shown.moved(from: value, to: before), in: &state)
  }
}

extension LayerProperty {
  /// Whether changes of the property follow the animations of views; others of a view's own layer are seen at once there.
  ///
  /// Published tests that ran on iOS saw that shadows and strokes don't, and UIKit's documentation names no border,
  /// shape, gradient or text.
  var animatesInViews: Bool {
    switch self {
    case .position, .bounds, .anchorPoint, .zPosition, .transform, .sublayerTransform, .opacity,
      .backgroundColor, .cornerRadius:
      true
    default: false
    }
  }

  /// Whether changes of the property add up in views, as UIKit's do since iOS 8; the last change of others replaces the
  /// one before it.
  var addsUp: Bool {
    switch self {
    case .position, .bounds, .cornerRadius, .transform: true
    default: false
    }
  }
}

extension LayerValue {
  /// Whether what leads to the value, or away from it, can be given as a difference from it; of transforms those in the
  /// plane that another one undoes.
  var hasDifferences: Bool {
    guard case .transform(let transform) = self else { return true }
    return CATransform3DIsAffine(transform)
      && CATransform3DGetAffineTransform(transform).isInvertible
  }

  /// The value that is as far from a value as this one is from another; of transforms the one that is ahead of it.
  fileprivate func moved(from origin: LayerValue, to base: LayerValue) -> LayerValue {
    if case .transform(let shown) = self, case .transform(let origin) = origin,
      case .transform(let base) = base
    {
      let ahead = CATransform3DGetAffineTransform(shown)
        .concatenating(CATransform3DGetAffineTransform(origin).inverted())
      return .transform(CATransform3DConcat(CATransform3DMakeAffineTransform(ahead), base))
    }
    return adding(origin, times: -1)?.adding(base) ?? base
  }
}
