/// What is measured between two fingers, and the value that it stands for.
///
/// A span is the displacement from the first finger to the second.
struct SpanMeasurement: Sendable {
  let measure: TwoFingerMachine.Measure
  /// The fingers' distance in points, or the sum of their turns in radians.
  private(set) var sample = 0.0
  /// The sample when both fingers were down first.
  private var start = 0.0
  /// The scale, or the turn without the part of the slop.
  private(set) var value: Double
  /// How many points one unit of the measure is: 1 for a distance; for an angle the arc of a circle as
  /// large as a hand, whose radius is a power of two so that nothing is rounded.
  var pointsPerUnit: Double { measure == .distance ? 1 : 64 }
  /// The angle of the span.
  private var angle = 0.0
  /// The distance that counts as `base`, in points; 1 for an angle.
  private(set) var reference = 1.0
  /// The scale at the reference: 1, what the client set, or what it was when a finger came back.
  private(set) var base = 1.0
  /// The turn that counts as zero.
  private var origin = 0.0

  init(_ measure: TwoFingerMachine.Measure) {
    self.measure = measure
    value = measure == .distance ? 1 : 0
  }

  /// Both fingers are down, for the first time or after one came back.
  mutating func start(with span: Vector, isFirst: Bool, _ thresholds: GestureConstants) {
    switch measure {
    case .distance:
      sample = span.length
      if isFirst { start = sample }
      setValue(value, at: span, thresholds)
    case .angle:
      angle = ElementaryFunctions.atan2(span.dy, span.dx)
      if isFirst { turn(to: 0) }
    }
  }

  /// The fingers moved.
  mutating func follow(_ span: Vector, hasBegun: Bool, _ thresholds: GestureConstants) {
    switch measure {
    case .distance:
      sample = span.length
      if hasBegun { rescale(thresholds) }
    case .angle:
      // Fingers at one and the same point keep their last angle.
      guard span != .zero else { return }
      let next = ElementaryFunctions.atan2(span.dy, span.dx)
      var step = next - angle
      if step > .pi { step -= 2 * .pi }
      if step < -.pi { step += 2 * .pi }
      angle = next
      turn(to: sample + step)
    }
  }

  /// The gesture begins: the value starts near 1, or 0.
  mutating func begin(_ thresholds: GestureConstants) {
    let isNegative = sample < start
    switch measure {
    case .distance:
      let offset = isNegative ? -thresholds.pinchOffset : thresholds.pinchOffset
      reference = max(start + offset, thresholds.pinchFloor)
      base = 1
      rescale(thresholds)
    case .angle:
      origin = isNegative ? -thresholds.rotationOffset : thresholds.rotationOffset
      turn(to: sample)
    }
  }

  /// The recognizer's own code begins the gesture: the value is 1, or 0, where the fingers are.
  mutating func begin(at span: Vector?, _ thresholds: GestureConstants) {
    setValue(measure == .distance ? 1 : 0, at: span, thresholds)
  }

  /// Lets the value go on from another one where the fingers are now.
  mutating func setValue(_ value: Double, at span: Vector?, _ thresholds: GestureConstants) {
    switch measure {
    case .distance:
      self.value = value
      base = value
      if span != nil { reference = distance(thresholds) }
    case .angle:
      origin = sample - value
      turn(to: sample)
    }
  }

  /// Whether the measure has changed by the slop.
  func reachesSlop(_ thresholds: GestureConstants) -> Bool {
    Threshold.reaches((sample - start).magnitude, slop(thresholds))
  }

  /// The change so far, held against the slop.
  func progress(_ thresholds: GestureConstants) -> GestureReason {
    let change = (sample - start).magnitude
    return measure == .distance
      ? .measured(.spread, change, limit: slop(thresholds))
      : .measured(.turned, change, limit: slop(thresholds))
  }

  private func slop(_ thresholds: GestureConstants) -> Double {
    measure == .distance ? thresholds.pinchSlop : thresholds.rotationSlop
  }

  private mutating func rescale(_ thresholds: GestureConstants) {
    value = base * distance(thresholds) / reference
  }

  private mutating func turn(to sum: Double) {
    sample = sum
    value = sum - origin
  }

  /// The fingers' distance; never so small that a scale would lose its meaning.
  private func distance(_ thresholds: GestureConstants) -> Double {
    max(sample, thresholds.pinchFloor)
  }
}
