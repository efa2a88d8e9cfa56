import TouchCore

/// A sample whose better values are still to come (rule 1.15).
struct PendingEstimate {
  let index: Int
  let touch: UITouch
  var sample: TouchSample
  /// Who tracked the touch when the sample came.
  let recognizers: [Weak<UIGestureRecognizer>]
  /// Whether the touch is over, and the waiting will be before long.
  var isEnding = false
}

extension TouchSample {
  /// Takes in better values; what they are for is an estimate no more.
  mutating func improve(by update: EstimateUpdate, origin: CGPoint) {
    var known: UITouch.Properties = []
    if let position = update.position {
      location = CGPoint(x: CGFloat(position.x) - origin.x, y: CGFloat(position.y) - origin.y)
      known.insert(.location)
    }
    if let better = update.force {
      force = better
      known.insert(.force)
    }
    if let better = update.altitude {
      altitude = better
      known.insert(.altitude)
    }
    if let better = update.azimuth {
      azimuth = better
      known.insert(.azimuth)
    }
    estimated.subtract(known)
    expected.subtract(known)
  }
}
